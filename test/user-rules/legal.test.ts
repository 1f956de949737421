import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readGame } from "../../src/user-rules/read.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

const folder = mkdtempSync(join(tmpdir(), "nimber-legal-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Conditions on one and two numbers, as the file writes them and as functions. */
const CONDITIONS: readonly (readonly [text: string, is: (x: number, y: number) => boolean])[] = [
  ["x % 3 !== 0", (x) => x % 3 !== 0],
  ["x > 4 || x === 1", (x) => x > 4 || x === 1],
  ["x !== y", (x, y) => x !== y],
  ["x >= y", (x, y) => x >= y],
  ["(x + y) % 4 !== 2 && x < 9", (x, y) => (x + y) % 4 !== 2 && x < 9],
];

interface Drawn {
  readonly path: string;
  readonly sides: 1 | 2;
  readonly misere: boolean;
  readonly is: (place: readonly number[]) => boolean;
  /** Under misère play 0 if the player to move loses, else 1; under normal play the value. */
  readonly value: (place: readonly number[]) => number;
}

/** File whose moves take from either number, with the value of each legal position by the definition. */
function drawn(seed: number): Drawn {
  const roll = dice(seed);
  const [text, holds] = CONDITIONS[seed % CONDITIONS.length]!;
  const sides = text.includes("y") ? 2 : 1;
  const misere = roll(2) === 1;
  const takes = [1 + roll(2), 2 + roll(3), 3 + roll(4)];
  const is = ([x, y = 0]: readonly number[]) => holds(x!, y);
  const known = new Map<string, number>();
  const value = (place: readonly number[]): number => {
    const found = known.get(place.join());
    if (found !== undefined) return found;
    const options = takes
      .flatMap((take) => place.map((_, i) => place.map((each, j) => (i === j ? each - take : each))))
      .filter((to) => to.every((each) => each >= 0) && is(to))
      .map(value);
    let least = 0;
    while (options.includes(least)) least++;
    const own = !misere ? least : options.length === 0 || options.includes(0) ? 1 : 0;
    known.set(place.join(), own);
    return own;
  };
  let start = [7, 5].slice(0, sides);
  while (!is(start)) start = start.map((each, i) => each + (i === 0 ? 1 : -1));
  const names = sides === 1 ? "x" : "x, y";
  const path = join(folder, `${seed}.ts`);
  writeFileSync(
    path,
    `export const start = ${sides === 1 ? start[0] : `[${start}]`}, most = 12, misere = ${misere};
export const position = (${sides === 1 ? "x: number" : "x: number, y: number"}) => ${sides === 1 ? "x" : "[x, y]"};
export function legal(${sides === 1 ? "x: number" : "[x, y]: number[]"}) { return ${text}; }
export function* moves(place: any) {
  const [${names}] = [place].flat();
  for (const k of [${takes}]) {
    if (x >= k) yield ${sides === 1 ? "x - k" : "[x - k, y]"};
${sides === 1 ? "" : "    if (y >= k) yield [x, y - k];\n"}  }
}
`,
  );
  return { path, sides, misere, is, value };
}

const json = (...args: string[]) => JSON.parse(nimber([...args, "--json"]).stdout);

test("tables, answers and programs of files with `legal` speak of legal positions, as plain play does", () => {
  for (let seed = 1; seed <= partOf(32); seed++) {
    const { path, sides, misere, is, value } = drawn(seed);
    const places = Array.from({ length: 13 ** sides }, (_, i) =>
      sides === 1 ? [i] : [Math.floor(i / 13), i % 13],
    );
    if (!misere) {
      const { values } = json("values", "--rules", path);
      expect([path, values.flat()]).toEqual([path, places.map((at) => (is(at) ? value(at) : null))]);
    }
    const legal = places.filter(is).slice(0, 60);
    const lines = nimber(["solve", "--rules", path, "-"], `${legal.map((at) => at.join()).join("\n")}\n`);
    const outcomes = lines.stdout
      .trim()
      .split("\n")
      .map((line) => line.split("\t")[1]);
    expect([path, outcomes]).toEqual([path, legal.map((at) => (value(at) === 0 ? "P" : "N"))]);
    const illegal = places.find((at) => !is(at))!;
    const refused = nimber(["solve", "--rules", path, illegal.join()]);
    expect([refused.status, refused.stderr]).toEqual([
      2,
      expect.stringContaining("for which `legal` is true"),
    ]);
  }
});

test.skipIf(isQuick)("a law of a file is sought and tested at legal positions alone", () => {
  const path = join(folder, "apart.ts");
  const code = (law: string) => `export const start = [3, 5];
export const legal = ([x, y]: number[]) => x !== y;
export function* moves([x, y]: number[]) { if (x > 0) yield [x - 1, y]; if (y > 0) yield [x, y - 1]; }
export const law = (x: number, y: number) => ${law};
`;
  writeFileSync(path, code("(x + y) % 2 === 1"));
  expect(nimber(["law", "--rules", path, "--time", "2"]).stdout).toContain("sg = 1 if x % 2 = y % 2; else 0");
  expect(nimber(["verify", "--rules", path])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("agrees with the rules"),
  });
  writeFileSync(path, code("x === y || (x + y) % 2 === 0"));
  expect(nimber(["verify", "--rules", path]).stdout).toContain("refuted: at (0, 1) it says N");
});

test("no law is stated of a file none of whose small positions is legal", () => {
  const path = join(folder, "far.ts");
  writeFileSync(
    path,
    "export const start = 2000000;\nexport const legal = (n: number) => n > 1000000;\nexport function* moves(n: number) { yield n - 1; }\n",
  );
  const { status, stdout, stderr } = nimber(["law", "--rules", path, "--time", "5"]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("some position meets");
});

test("a start that is not legal, and what is neither true nor false, is refused", () => {
  const moves = (n: unknown) => [Number(n) - 1];
  expect(() => readGame({ start: 3, moves, legal: true })).toThrow("`legal`: expected a function");
  const said = readGame({ start: 3, moves, legal: (n: number) => n });
  expect(() => [...said.rules.moves(3)]).toThrow("`legal` of 3: expected true or false, found 3");
  expect(() => readGame({ start: 3, moves, legal: () => true }, { allLegal: true })).toThrow(
    "not in the Lab",
  );
  const path = join(folder, "start.ts");
  writeFileSync(
    path,
    "export const start = 4;\nexport const legal = (n: number) => n % 2 === 1;\nexport function* moves(n: number) {}\n",
  );
  const { status, stderr } = nimber(["solve", "--rules", path]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("expected a legal position, found 4")]);
});
