import { expect, test } from "vitest";
import { GameError } from "../../src/errors.ts";
import { parseGame, parseSum } from "../../src/games/notation.ts";
import { say } from "../../src/locale/message.ts";
import { component, solver } from "../../src/solve/index.ts";
import { ownGame } from "../../src/user-rules/index.ts";
import { gameOf } from "./file.ts";

/** Report, in English, on a program when it is read and its start is solved. */
function troubleOf(code: string): string {
  try {
    const game = gameOf(code);
    solver().solve([component(game, game.first)]);
  } catch (error) {
    if (error instanceof GameError) return say(error.text, "en");
    throw error;
  }
  return "";
}

const MOVES = "export function* moves(n: number) {";

test.each([
  [
    "export const start = 5;\n",
    "rules.ts: there are no `moves`: write `export function* moves(n: number) { … }`",
  ],
  [`${MOVES} }\n`, "rules.ts: there is no `start`: write, for example, `export const start = 12;`"],
  [`export const start = 5;\n${MOVES}\n  yield n -;\n}`, "rules.ts:3:12: Expression expected."],
  [
    `enum A { x }\nexport const start = 5;\n${MOVES} }`,
    "rules.ts:1:1: only erasable types are supported: no `enum`, no `namespace`",
  ],
  [
    `import x from "y";\nexport const start = 5;\n${MOVES} }`,
    "rules.ts:1:1: imports are not supported; the useful functions are already in scope",
  ],
  [
    `export * from "y";\n`,
    "rules.ts:1:1: imports are not supported; the useful functions are already in scope",
  ],
  [`\nexport default 5;`, "rules.ts:2:1: export by name: `export const start`, `export function* moves`"],
  [
    `const a = 1; const a = 2;\nexport const start = a;`,
    "rules.ts:1:20: SyntaxError: Identifier 'a' has already been declared",
  ],
  [
    `export const start: number = (undefined as unknown as number[])[0];\n${MOVES} }`,
    "rules.ts:1:64: TypeError: Cannot read properties of undefined (reading '0')",
  ],
  [
    `export const start = 3 as number;\n${MOVES}\n  const x = undefined as unknown as string[]; if (n === 1) x.push("");\n  yield n - 1;\n}`,
    "rules.ts:3:62: TypeError: Cannot read properties of undefined (reading 'push')",
  ],
  [
    `export const start = 3;\n${MOVES} yield n > 1 ? n - 1 : undefined; }`,
    "rules.ts:2: `moves` of 1: expected a position, a list of positions or { at, to }, found undefined",
  ],
  [`export const start = 3;\n${MOVES} throw "no"; }`, "rules.ts: the program threw no"],
  [
    `export const start = 3;\nexport const board = 4;\n${MOVES} }`,
    "rules.ts:2: `board`: expected a function, found 4",
  ],
  [
    `export const start = 3;\n${MOVES} if (n > 0) yield n - 1; }\nexport const parts = (n: number) => n;`,
    "rules.ts:3: `parts` of 2: expected a list of positions, found 2",
  ],
  [
    `export const start = 3;\n${MOVES} yield { at: "1", to: 0, next: "again" }; }`,
    "rules.ts:2: `next`: a file whose moves set who moves next must contain `export const entails = true;`",
  ],
  [
    `export const start = 3;\n${MOVES} yield { at: "1", to: 0, next: "twice" }; }\nexport const entails = true;`,
    'rules.ts:2: `moves` of 3: expected `next` to be "again" or "answer", found "twice"',
  ],
  [
    `export const start = 3;\n${MOVES} }\nexport const entails = 1;`,
    "rules.ts:3: `entails`: expected true or false, found 1",
  ],
  [
    `export const start = [3];\nexport function* moves(p: number[]) { p[0] = 2; yield p; }`,
    "rules.ts:2:44: TypeError: Cannot assign to read only property '0' of object '[object Array]'; a move must not change its position: create a new one, for example `[...p]`",
  ],
])("%j is told in one line: %s", (code, says) => expect(troubleOf(code)).toBe(says));

test("types of every kind that can be left out are, and names are exported as they are said", () => {
  const game = gameOf(`type P = readonly [number, number];
    interface Held { readonly last: number }
    const begin: P = [3, 4] as const satisfies P;
    export { begin as start, type Held };
    export const least = 1, most = 5;
    function* each<T extends number>(this: void, [a, b]: P, ..._: T[]): Generator<P> {
      for (let k = 1; k <= a!; k++) yield [a - k, b];
      for (let k = 1; k <= b; k++) yield [a, b - k];
    }
    export { each as moves };`);
  expect(solver().solve([component(game, game.first)]).value).toBe(7);
  expect([game.least, game.most, game.space]).toEqual([1, 5, "pair"]);
  expect(game.parse("6,7")).toEqual([6, 7]);
});

test("position, format, parse, canonical, parts and board are heard", () => {
  const game = gameOf(`// Rows.
    // 若干行。
    export const start = "ab";
    export const parse = (text: string) => (text === "?" ? undefined : text.toUpperCase());
    export const format = (row: string) => \`<\${row}>\`;
    export const canonical = (row: string) => [...row].sort().join("");
    export const parts = (row: string) => [...row];
    export const board = (row: string) => [row, "--"];
    export function* moves(row: string) {
      if (row.length > 1) yield row.slice(1) + row[0];
    }`);
  expect(game.rule).toEqual({ en: "Rows.", zh: "若干行。" });
  expect(game.format(game.parse("cab"))).toBe("<CAB>");
  expect(game.key("CAB")).toBe(game.key("ABC"));
  expect(() => game.parse("?")).toThrow("expected a position, such as <ab>");
  expect(Array.from(game.moves("abc"))).toEqual([{ at: "<b> + <c> + <a>", to: ["b", "c", "a"] }]);
  expect(game.board("ab").map(({ x, y, text }) => [x, y, text])).toEqual([
    [0, 0, "a"],
    [1, 0, "b"],
    [0, 1, "-"],
    [1, 1, "-"],
  ]);
});

test("numbers stand for the positions that `position` makes, and positions are written as they are too", () => {
  const game = gameOf(`type Position = [tokens: number, most: number];
    export const start: Position = [21, 20];
    export const position = (n: number): Position => [n, n - 1];
    export const key = ([n, most]: Position) => \`\${n},\${Math.min(n, most)}\`;
    export function* moves([n, most]: Position) {
      for (let k = 1; k <= Math.min(n, most); k++) yield { at: \`\${k}\`, to: [n - k, 2 * k] };
    }`);
  const solving = solver();
  const outcome = (text: string) => solving.outcome([component(game, game.parse(text))]);
  expect(["1", "2", "3", "4", "5", "8", "12", "13"].map(outcome).join("")).toBe("PPPNPPNP");
  expect(["(8, 7)", "[8,7]", "(8,8)"].map(outcome).join("")).toBe("PPN");
  expect(solving.outcome([component(game, game.first)])).toBe("P");
  expect(() => game.parse("3,4")).toThrow("expected a position, such as 12");
});

test("moves that say who moves next are those of a rule in a line, of heaps and of texts", () => {
  const line = parseGame("[n: split(n, 2..2) | answer: n-1 if n > 0 | again: n-4 if n > 3]");
  const heap = gameOf(`export const start = 5, entails = true;
    export function* moves(n: number) {
      for (let a = 1; 2 * a <= n; a++) yield [a, n - a];
      if (n > 0) yield { at: "one", to: n - 1, next: "answer" };
      if (n > 3) yield { at: "four", to: n - 4, next: "again" };
    }`);
  const text = gameOf(`export const start = "xxxxx", entails = true, position = (n: number) => "x".repeat(n);
    export function* moves(w: string) {
      for (let a = 1; 2 * a <= w.length; a++) yield [w.slice(a), w.slice(0, a)];
      if (w.length > 0) yield { at: "one", to: w.slice(1), next: "answer" };
      if (w.length > 3) yield { at: "four", to: w.slice(4), next: "again" };
    }`);
  const solving = solver();
  for (const play of ["normal", "misere"] as const) {
    for (let n = 0; n < (play === "normal" ? 12 : 7); n++) {
      const solved = [line, heap, text].map((game) =>
        solving.solve([component(game, n), component(game, 3)], play),
      );
      const [first, ...others] = solved.map(({ value, outcome, winning }) => [
        value,
        outcome,
        winning.length,
      ]);
      for (const other of others) expect([play, n, other]).toEqual([play, n, first]);
    }
  }
});

test("a sum names games of one's own, whatever is in their names", () => {
  const moves = (n: number) => (n > 0 ? [n - 1] : []);
  const own = new Map(["file:a", "file:a b.ts"].map((id) => [id, ownGame({ start: 5, moves }, id)]));
  const sum = parseSum("file:a 3 4 + kayles 2 + file:a b.ts 5", undefined, own);
  expect(sum.map(({ rules, position }) => [rules.id, position])).toEqual([
    ["file:a", 3],
    ["file:a", 4],
    ["kayles", 2],
    ["file:a b.ts", 5],
  ]);
  expect(() => parseSum("file:b 3", undefined, own)).toThrow("expected a game");
});
