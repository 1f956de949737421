import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { catalogue } from "../src/games/catalogue.ts";
import { comparedGames } from "../src/games/sequences.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ids = new Set(catalogue.map(({ id }) => id));

/** Ids of games that programs also use as ordinary words: shapes, marks, columns, sets of pictures. */
const WORDS = new Set(["circle", "coins", "col", "interval", "mark", "poset"]);

/** Places outside their folder where games are named, with the reason. */
const NAMED: Readonly<Record<string, string>> = {
  "src/checker/board-position.ts": "the checker shares nothing with what it checks",
  "src/checker/law.ts": "a heap of Nim is its own value",
  "src/cli/commands/index.ts": "a command is called nim",
  "src/judge/": "a problem says of which game it is",
  "src/law/certificate.ts": "a heap of Nim is its own value",
  "src/law/elsewhere.ts": "a heap of Nim is its own value",
  "src/types.ts": "chapters that prove theorems are called as games are",
  "web/src/engine/claims/": "claims of chapters speak of games",
  "web/src/engine/fetched.ts": "a visit begins at Nim, for which no method is fetched",
  "web/src/judge/problems-text.ts": "problems have topics",
  "web/src/lab/examples/": "examples are rules with names of their own",
  "web/src/graph/address.ts": "a page begins with a game",
  "web/src/law/address.ts": "a page begins with a game",
  "web/src/locale/": "codes of messages",
  "web/src/path/": "lessons are about games, and called as they are",
  "web/src/play/address.ts": "a page begins with a game",
  "web/src/program/address.ts": "a page begins with a game",
  "web/src/shell/field/chapters.ts": "what contestants call a chapter",
  "web/src/table/": "a page begins with a game, and tells laws of Wythoff's",
  "web/src/theory/": "chapters are about games, and called as they are",
  "web/src/why/address.ts": "a page begins with a game",
};

/** Matches a text with such an id; most sources have none, and need not be parsed. */
const NAMING = new RegExp(
  `(?:["'\`]|\\b)(?:${[...ids].filter((id) => !WORDS.has(id)).join("|")})(?:["'\`( ]|\\s*:)`,
);

/** Ids of games that a source contains as a string, before a position in a string, or as a property name. */
function idsIn(path: string): string[] {
  const text = readFileSync(`${ROOT}${path}`, "utf8");
  if (!NAMING.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => /^[a-z-]+(?=$|\(| [^ ]*\d)/.exec(text)?.[0] ?? "")
    .filter((name) => ids.has(name) && !WORDS.has(name));
}

test("the catalogue is the folder: games and families that its files export are listed", async () => {
  const files = readdirSync(`${ROOT}src/games`, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^([^/\\]+|[^/\\]+.index)\.ts$/.test(name),
  );
  const isEntry = (value: unknown): value is { readonly id: string } =>
    typeof value === "object" && value !== null && "id" in value && "name" in value && "rule" in value;
  const exported = await Promise.all(
    files.map(async (name) => Object.values(await import(`${ROOT}src/games/${name}`)).filter(isEntry)),
  );
  expect(new Set(exported.flat().map(({ id }) => id))).toEqual(ids);
});

test("games whose values are compared with sequences have one heap, and those with an OEIS number are among them", () => {
  const entries = catalogue.flatMap((entry) => ("game" in entry ? [] : [entry]));
  const compared = entries.filter(({ id }) => comparedGames.includes(id));
  expect(compared.map(({ id }) => id).toSorted()).toEqual(comparedGames.toSorted());
  for (const { id, space } of compared) expect([id, space]).toEqual([id, "heap"]);
  for (const { id, oeis } of entries) if (oeis !== undefined) expect(comparedGames).toContain(id);
});

test("games are named in their folder only, or for a reason", () => {
  const files = ["src", "web/src", "census/src"].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("src/games/")),
  );
  const naming = files.filter((path) => idsIn(path).length > 0);
  const reasonOf = (path: string) => Object.keys(NAMED).find((prefix) => path.startsWith(prefix));
  expect(naming.filter((path) => reasonOf(path) === undefined)).toEqual([]);
  expect(Object.keys(NAMED).filter((prefix) => !naming.some((path) => path.startsWith(prefix)))).toEqual([]);
});
