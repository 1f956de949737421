// npm run results [-- FAMILY…] [-- --seconds N] [-- --certificates FOLDER], or `tables` for the counts alone
// Finds and proves the laws of families of games, each with a certificate that the checker has verified.
// Writes docs/results/FAMILY.csv, and counts the rows in docs/results.md. A family ends after --seconds of
// CPU time. With --certificates every certificate is written to a file in FOLDER.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const { parseGame } = await import("../dist/games/index.js");
const { heapRules, heapTable, periodOf } = await import("../dist/index.js");
const { certificateOf, findLaw, provePeriod } = await import("../dist/law/index.js");

/** Limits for one game and its certificate. */
const LIMITS = { seconds: 300 };
/** Number of heaps searched for a period: for moves that leave at most two heaps, and for others. */
const HEAPS = [100_000, 1000];

const digit = (n) => n.toString(16).toUpperCase();
const upTo = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const subsets = (list) => upTo(0, 2 ** list.length - 1).map((mask) => list.filter((_, i) => (mask >> i) & 1));

/** Numbers below `count` in a random order from a fixed seed, so that the first ones are a sample. */
function drawn(count) {
  const order = upTo(0, count - 1);
  let seed = 1;
  for (let i = count - 1; i > 0; i--) {
    seed = (seed * 48271) % 2147483647;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const takes = (set) => set.map((taken) => `n-${taken}`);
const queen = "[x,y: x-k,y | x,y-k | x-k,y-k";

const FAMILIES = {
  "hexadecimal-2": {
    kind: "period",
    games: ["0", "4", "8", "C"].flatMap((zeroth) =>
      upTo(0, 15).flatMap((a) =>
        ["", ...upTo(0, 15)].map((b) => `${zeroth}.${digit(a)}${b === "" ? "" : digit(b)}`),
      ),
    ),
  },
  "hexadecimal-3": {
    kind: "period",
    heaps: 260,
    limits: { seconds: 20 },
    games: drawn(16 ** 3)
      .map((n) => [n >> 8, (n >> 4) & 15, n & 15])
      .filter((digits) => digits[2] > 0 && digits.some((each) => each >= 8))
      .map((digits) => `0.${digits.map(digit).join("")}`),
  },
  "wythoff-ends": { kind: "outcomes", games: upTo(0, 12).map((c) => `${queen}; lost: x+y <= ${c}]`) },
  "mark-t": {
    kind: "values",
    games: upTo(2, 8).map((t) => `[n: ${takes(upTo(1, t - 1)).join(" | ")} | n/${t}]`),
  },
  grammar: {
    kind: "values",
    limits: { seconds: 60 },
    games: upTo(2, 6).flatMap((by) =>
      subsets([1, 2, 3, 4])
        .filter((set) => set.length > 0)
        .map((set) => `[n: ${takes(set).join(" | ")} | n/${by}]`),
    ),
  },
};

function ofPeriod(game, { limits: own = LIMITS, heaps }) {
  const heap = heapRules(game);
  const limits = { ...own, heaps: heaps ?? HEAPS[Number(heap.digits.some((each) => each >= 8))] };
  const found = periodOf(heap, limits);
  if (found.preperiod === undefined) return { verdict: "none" };
  const { preperiod, period, saltus } = found;
  const base = { verdict: found.verdict, preperiod, period, saltus };
  if (found.verdict === "proved") return { ...base, by: "finite" };
  const values = heapTable(heap).values(preperiod + period - 1);
  const proof = provePeriod(game, values, found, own);
  return proof === undefined
    ? base
    : { ...base, verdict: "proved", by: "automaton", states: proof.states, law: proof.law };
}

function ofLaw(game, { kind, limits = LIMITS }) {
  const { finding } = findLaw(game, kind, "normal", limits);
  if (finding === undefined) return { verdict: "none" };
  const { verdict, by, states, text, law } = finding;
  return { verdict, by, states, text, law };
}

/** Certificate of a proof, if the checker accepts it. */
function certificate(game, kind, { verdict, by, law }) {
  if (verdict !== "proved" || (by !== "automaton" && folder === undefined)) return "";
  const found = certificateOf(game, { verdict, by, law, kind }, { seconds: LIMITS.seconds });
  return found?.finding.verdict === "valid" ? found.text : "";
}

const quoted = (cell) => (/[",]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell ?? ""}`);

const words = process.argv.slice(2);
const option = (name) => (words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : undefined);
const seconds = Number(option("--seconds") ?? Number.POSITIVE_INFINITY);
const folder = option("--certificates");
for (const each of [join(root, "docs/results"), folder]) if (each) mkdirSync(each, { recursive: true });
const unknown = words.find((name) => !Object.hasOwn(FAMILIES, name) && name !== "tables");
if (unknown !== undefined) {
  console.error(`nimber: expected tables or one of ${Object.keys(FAMILIES).join(", ")}, found ${unknown}`);
  process.exit(2);
}
for (const name of words.length > 0 ? words.filter((each) => each !== "tables") : Object.keys(FAMILIES)) {
  const { kind, games } = FAMILIES[name];
  const end = process.cpuUsage().user / 1e6 + seconds;
  const rows = [];
  for (const id of games) {
    if (process.cpuUsage().user / 1e6 > end) break;
    const game = parseGame(id);
    let found;
    let text = "";
    try {
      found = kind === "period" ? ofPeriod(game, FAMILIES[name]) : ofLaw(game, FAMILIES[name]);
      text = certificate(game, kind === "period" ? "values" : kind, found);
    } catch (error) {
      if (error?.code === undefined) throw error;
      found ??= { verdict: "none" };
    }
    const { verdict, by, preperiod, period, saltus, states } = found;
    const bytes = by === "automaton" && text !== "" ? text.length : "";
    rows.push([id, verdict, by, preperiod, period, saltus, states, bytes, found.text]);
    if (folder && text !== "") writeFileSync(join(folder, `${name}-${rows.length}.json`), text);
  }
  const head = "game,verdict,by,preperiod,period,saltus,states,certificate bytes,law";
  writeFileSync(
    join(root, "docs/results", `${name}.csv`),
    `${[head, ...rows.map((row) => row.map(quoted).join())].join("\n")}\n`,
  );
  const proved = rows.filter(([, verdict]) => verdict === "proved").length;
  console.log(`nimber: ${name}: ${rows.length} of ${games.length} games, ${proved} proved`);
}

/** Counts of the rows of a family. */
function counted(name) {
  const path = join(root, "docs/results", `${name}.csv`);
  if (!existsSync(path)) return [];
  const rows = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.replace(/^"[^"]*"/, "").split(","));
  const are = (verdict, by) =>
    rows.filter((row) => row[1] === verdict && (by === undefined || row[2] === by)).length;
  const machine = rows.filter((row) => row[2] === "automaton");
  const certificates = machine.filter((row) => row[7] !== "");
  const most = (list) => Math.max(0, ...list).toLocaleString("en");
  return [
    `[\`${name}\`](results/${name}.csv)`,
    `${rows.length} / ${FAMILIES[name].games.length}`,
    are("proved", "finite"),
    machine.length,
    most(machine.map((row) => Number(row[6]))),
    certificates.length,
    most(certificates.map((row) => Number(row[7]))),
    are("observed"),
    are("none"),
  ];
}

const table = Object.keys(FAMILIES)
  .map(counted)
  .filter((row) => row.length > 0)
  .map((row) => `| ${row.join(" | ")} |\n`)
  .join("");
for (const document of ["docs/results.md", "docs/results.zh-CN.md"]) {
  const path = join(root, document);
  if (!existsSync(path)) continue;
  const filled = readFileSync(path, "utf8").replace(
    /(?<=<!-- results -->\n.*\n.*\n)[\s\S]*?(?=<!-- \/results -->)/,
    table,
  );
  writeFileSync(path, filled);
}
