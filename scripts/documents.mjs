// npm run documents [-- DOCUMENT…]
// Fills generated parts of the documents, or of those named: transcripts with the output of the commands in
// the language of the document; the contents of the theory with the titles and leads of its chapters; tables
// between <!-- theorems --> and <!-- positions --> marks from the catalogue; usage and options of commands
// between <!-- command --> marks; programs of contest problems between <!-- programs --> marks; and files of
// test/additions between <!-- addition --> marks. Without a name it also writes test/public-types.txt.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./bootstrap.mjs";
import { commandList, commandReference } from "./command-reference.mjs";
import { programTable } from "./program-table.mjs";
import { publicTypes } from "./public-types.mjs";
import { run, setsUp } from "./session.mjs";

const { catalogue, parseGame } = await import("../dist/games/index.js");
const documents = ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", "CONTRIBUTING.zh-CN.md"].concat(
  ["docs", "docs/certificates", "docs/commands", "docs/theory", "docs/tutorials", "docs/how-to"].flatMap(
    (folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${folder}/${name}`),
  ),
);
/** Languages of code blocks by the extension of the file. */
const FENCES = { ".ts": "typescript", ".tsx": "tsx", ".css": "css" };
/** Games outside of the catalogue with theorems. */
const sets = ["{divisors}", "{proper-divisors}", "{powers(2)}", "{powers(3)}"];

/** Short forms of the proofs of a theorem, for a table cell. */
const PROOFS = {
  automaton({ heaps }) {
    const [of, zhOf] = heaps === undefined ? ["", ""] : [`, ${heaps} heaps`, `，${heaps} 堆`];
    return { en: `automaton${of}`, zh: `自动机${zhOf}` };
  },
  finite: () => ({ en: "finite theorem", zh: "有限判定" }),
  theory: ({ chapter }) => ({ en: `[chapter](${chapter}.md)`, zh: `[见此章](${chapter}.zh-CN.md)` }),
  cited: () => ({ en: "cited", zh: "引用" }),
};

const measured = JSON.parse(readFileSync(join(root, "test/slow/largest-programs.json"), "utf8"));
const timeLimits = JSON.parse(readFileSync(join(root, "test/slow/time-limits.json"), "utf8"));
const cli = await commandLine();
const asked = process.argv.slice(2);
for (const path of documents) {
  if (asked.length > 0 && !asked.includes(path)) continue;
  const language = path.includes(".zh-CN") ? "zh" : "en";
  const before = readFileSync(join(root, path), "utf8");
  const after = before
    .replace(/(?<=<!-- theorems -->\n)[\s\S]*?(?=<!-- \/theorems -->)/, () => theorems(language))
    .replace(/(?<=<!-- positions -->\n)[\s\S]*?(?=<!-- \/positions -->)/, () => positions(language))
    .replace(/(?<=<!-- commands -->\n)[\s\S]*?(?=<!-- \/commands -->)/, () =>
      commandList(cli.commands, language, cli),
    )
    .replace(/(?<=^<!-- command (\w+) -->\n)[\s\S]*?(?=^<!-- \/command -->)/gm, (_, name) =>
      commandReference(cli.loaded.get(name), language, cli),
    )
    .replace(/(?<=<!-- programs -->\n)[\s\S]*?(?=<!-- \/programs -->)/, () =>
      programTable(cli.contestPrograms, cli.problemNamed, measured.seconds, timeLimits, language),
    )
    .replace(/(?<=<!-- addition (\w+) -->\n)[\s\S]*?(?=<!-- \/addition -->)/g, (_, kind) =>
      addition(kind, language),
    )
    .replace(/^- \[.*\]\((theory\/[\w.-]+\.md)\).*$/gm, (_, chapter) => heading(chapter, language))
    .replace(/(?<=<!-- laws -->\n)[\s\S]*?(?=<!-- \/laws -->)/g, (rows) => laws(rows, language))
    .replace(/(?<=^```console\n)[\s\S]*?(?=^```$)/gm, (session) => transcript(session, language));
  if (after === before) continue;
  writeFileSync(join(root, path), after);
  console.log(`nimber: ${path} is filled in again`);
}

if (asked.length === 0) writeFileSync(join(root, "test/public-types.txt"), publicTypes());

/** Commands with their help texts, bundled from the sources, since the built program does not export them. */
async function commandLine() {
  const folder = mkdtempSync(join(tmpdir(), "nimber-commands-"));
  try {
    const outfile = join(folder, "commands.mjs");
    const contents = `export { commands } from "./src/cli/commands/index.ts";
      export { placeholder, usageText } from "./src/cli/usage.ts";
      export { contestPrograms, problemNamed } from "./src/games/problems/index.ts";
      export { say } from "./src/locale/message.ts";`;
    await build({
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "error",
    });
    const { commands, ...words } = await import(pathToFileURL(outfile));
    const loaded = new Map();
    for (const { name, load } of commands) loaded.set(name, await load());
    return { commands, loaded, ...words };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Line in the contents of the theory: the title of a chapter and its lead. */
function heading(path, language) {
  const [title, lead] = readFileSync(join(root, "docs", path), "utf8").split("\n\n");
  return `- [${title.slice(2)}](${path})${{ en: ": ", zh: "：" }[language]}${lead.replaceAll("\n", " ")}`;
}

/** Commands with their output. Those that set up a clone are not run. */
function transcript(session, language) {
  return session
    .split(/^(?=\$ )/m)
    .map((part) => {
      const command = part.slice(2, part.indexOf("\n"));
      if (setsUp(command)) return part;
      const { shown } = run(command, language);
      return `$ ${command}\n${shown === "" ? "" : `${shown}\n`}`;
    })
    .join("");
}

/**
 * Table whose rows end in a command, the law that it finds, and its proof; the last two cells are filled in.
 */
function laws(table, language) {
  const [head, line, ...rows] = table.trim().split("\n");
  const filled = rows.map((row) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const command = cells.at(-4).slice(1, -1).replaceAll("\\|", "|");
    const { formula, because, by, states } = JSON.parse(run(`${command} --json`, "en").shown);
    const proof = {
      automaton: {
        en: `automaton, ${states} ${states === 1 ? "state" : "states"}`,
        zh: `自动机，${states} 个状态`,
      },
      finite: { en: "finite theorem", zh: "有限判定定理" },
      theorem: { en: "theorem", zh: "定理" },
    }[by];
    const law = formula === undefined ? because[language] : code(formula.replaceAll("|", "\\|"));
    return [...cells.slice(1, -3), law, proof?.[language] ?? "–"].join(" | ");
  });
  return `${[head, line, ...filled.map((row) => `| ${row} |`)].join("\n")}\n`;
}

function theorems(language) {
  const rows = [...usual(), ...sets.map((id) => ({ label: id, game: parseGame(id) }))].flatMap(
    ({ label, game }) =>
      game.theorems.map((theorem) => {
        const { claim, source, play, proof } = theorem;
        const under = play === "misere" ? { en: " (misère play)", zh: "（反常规则）" }[language] : "";
        return [
          code(label),
          claim[language] + under,
          source[language] ?? source,
          PROOFS[proof?.by ?? "cited"](proof)[language],
        ];
      }),
  );
  const without = usual().flatMap(({ label, game }) => (game.theorems.length === 0 ? [code(label)] : []));
  const rest = {
    en: `Games of the catalogue without a theorem: ${without.join(", ")}. Their answers come from the rules alone.`,
    zh: `目录中没有定理的游戏：${without.join("、")}。它们的答案只来自规则。`,
  };
  const head = { en: ["game", "theorem", "source", "proof"], zh: ["游戏", "定理", "出处", "证明"] };
  return `${table(head[language], rows)}${without.length === 0 ? "" : `\n${rest[language]}\n`}`;
}

function positions(language) {
  const head = {
    en: ["game", "a position", "the usual start", "some moves of its first component"],
    zh: ["游戏", "局面", "初始局面", "第一个子游戏的几种走法"],
  };
  const rows = usual().map(({ label, game }) => {
    const start = game.start.map((position) => game.format(position)).join(" ");
    const names = [];
    for (const { at } of game.moves(game.start[0])) {
      if (names.push(names.length < 4 ? code(at) : "…") > 4) break;
    }
    return [code(label), game.notation[language], code(start), names.join(" ")];
  });
  return table(head[language], rows);
}

/** New files and list entry of an addition in test/additions, with its documentation if there is any. */
function addition(kind, language) {
  const folder = join(root, "test", "additions", kind);
  const shown = (name) => readFileSync(join(folder, name), "utf8");
  const files = readdirSync(folder).filter((name) => extname(name) in FENCES);
  const list = shown("list.diff");
  const where = dirname(/^\+\+\+ (\S+)$/m.exec(list)[1]);
  // A route has a folder of its own.
  const into =
    files.length > 1
      ? `${where}/${basename(
          files.find((name) => name.endsWith(".tsx")),
          ".tsx",
        )}`
      : where;
  const ending = { en: ".md", zh: ".zh-CN.md" }[language];
  const document = readdirSync(folder).find((name) => name.replace(/\..*/, ending) === name);
  const documents =
    document !== undefined
      ? `\n\`docs/commands/${document}\`:\n\n${shown(document).replace(/^(?=.)/gm, "    ")}`
      : "";
  const sources = files.map(
    (file) => `\n\`${into}/${file}\`:\n\n\`\`\`${FENCES[extname(file)]}\n${shown(file)}\`\`\`\n`,
  );
  return `${sources.join("")}\n\`\`\`diff\n${list}\`\`\`\n${documents}\n`;
}

/** All entries of the catalogue; families with their usual parameters. */
function usual() {
  return catalogue.map((entry) => {
    if (!("game" in entry)) return { label: entry.id, game: entry };
    const given = entry.parameters.map(({ name, usual }) => `${name}=${usual}`);
    return { label: `${entry.id}(${given.join(",")})`, game: parseGame(entry.id) };
  });
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;
  return line(head) + line(head.map(() => "---")) + rows.map(line).join("");
}

function code(text) {
  return `\`${text}\``;
}
