import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../src/games/catalogue.ts";
import { beyondNamed, problemNamed } from "../../src/games/problems/index.ts";
import { problems } from "../../src/judge/index.ts";
import { component, solver } from "../../src/solve/index.ts";
import { nimber } from "../nimber.ts";
import { dice, type Options, plainGrundy } from "../oracle.ts";
import { exampleOf, folder } from "./file.ts";

/** Winners of positions of a file, in its notation. */
function outcomes(name: string, positions: readonly string[]): string {
  const game = exampleOf(`problems/${name}.ts`);
  const play = game.misere ? "misere" : "normal";
  const solving = solver();
  return positions.map((text) => solving.outcome([component(game, game.parse(text))], play)).join("");
}

const plain = <P>(options: Options<P>) => {
  const value = plainGrundy(options, (position) => JSON.stringify(position));
  return (position: P) => (value(position) === 0 ? "P" : "N");
};
const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

test("each file begins with its rule in both languages, has 25 lines at most, and is in the documents", () => {
  const documented = readFileSync(new URL("../../docs/problems.md", import.meta.url), "utf8");
  for (const name of readdirSync(`${folder}problems`)) {
    const lines = readFileSync(`${folder}problems/${name}`, "utf8").trimEnd().split("\n");
    expect([name, lines.length <= 25]).toEqual([name, true]);
    expect(lines[0]).toMatch(/^\/\/ [ -~]+$/);
    expect(lines[1]).toMatch(/\/\/ .*\p{Script=Han}/u);
    expect([name, documented.includes(name)]).toEqual([name, true]);
  }
});

test("HDU 1404: digits are made smaller, or cut off at a 0", () => {
  const wins = plain<string>((digits) =>
    [...digits].flatMap((digit, i) => [
      ...(digit === "0" ? [[digits.slice(0, i)]] : []),
      ...upTo(Number(digit)).map((less) => [digits.slice(0, i) + (less - 1) + digits.slice(i + 1)]),
    ]),
  );
  const asked = ["0", "00", "1", "20", "299", ...upTo(9).map((n) => `${n}${9 - n}`), "101", "430"];
  expect(outcomes("hdu-1404", asked)).toBe(asked.map(wins).join(""));
  // Sample of the statement.
  expect(outcomes("hdu-1404", asked.slice(0, 5))).toBe("NNPPP");
});

test("HDU 4111: stones are taken, or heaps are joined", () => {
  const sorted = (heaps: readonly number[]) => heaps.filter((n) => n > 0).sort((a, b) => a - b);
  const wins = plain<readonly number[]>((heaps) => [
    ...heaps.map((n, i) => [sorted(heaps.with(i, n - 1))]),
    ...heaps.flatMap((n, i) =>
      heaps
        .slice(i + 1)
        .map((m, j) => [sorted([...heaps.filter((_, at) => at !== i && at !== i + 1 + j), n + m])]),
    ),
  ]);
  const roll = dice(5);
  const asked = [
    [1, 1, 2],
    [3, 4],
    [2, 3, 5],
    ...upTo(40).map(() => upTo(1 + roll(5)).map(() => 1 + roll(4))),
  ];
  expect(outcomes("hdu-4111", asked.map(String))).toBe(asked.map((heaps) => wins(sorted(heaps))).join(""));
});

test("HDU 1079: days of the calendar", () => {
  const end = Date.UTC(2001, 10, 4);
  const wins = plain<number>((day) => {
    const date = new Date(day);
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const month = Date.UTC(y, m + 1, d);
    const same = new Date(month).getUTCDate() === d;
    return [Date.UTC(y, m, d + 1), ...(same ? [month] : [])].filter((to) => to <= end).map((to) => [to]);
  });
  const from = Date.UTC(1999, 10, 1);
  const asked = upTo(180).map((n) => from + n * 4 * 86_400_000);
  const written = asked.map((day) => {
    const date = new Date(day);
    return `${date.getUTCFullYear()},${date.getUTCMonth() + 1},${date.getUTCDate()}`;
  });
  expect(outcomes("hdu-1079", written)).toBe(asked.map(wins).join(""));
  for (const wrong of ["2001,11", "2001,2,29", "2001,11,5", "2001,13,1", "2001,1,1,1", "x"])
    expect(() => outcomes("hdu-1079", [wrong])).toThrow("expected a position");
});

test("POJ 2068: whoever takes the last stone loses", () => {
  const wins = ([stones = 0, ...limits]: readonly number[]): boolean =>
    stones === 0 ||
    upTo(Math.min(limits[0]!, stones)).some((k) => !wins([stones - k, ...limits.slice(1), limits[0]!]));
  const roll = dice(7);
  const asked = upTo(30).map(() => [1 + roll(14), ...upTo(2 * (1 + roll(2))).map(() => 1 + roll(4))]);
  expect(outcomes("poj-2068", asked.map(String))).toBe(asked.map((p) => (wins(p) ? "N" : "P")).join(""));
  expect(outcomes("poj-2068", ["101,1,1", "100,1,1"])).toBe("PN");
});

test("Codeforces 317D: the numbers to n without the powers of those that were chosen", () => {
  const wins = plain<readonly number[]>((left) =>
    left.map((x) => {
      const gone = new Set<number>();
      for (let power = x; power <= 20; power *= x === 1 ? 21 : x) gone.add(power);
      return [left.filter((n) => !gone.has(n))];
    }),
  );
  const asked = upTo(17);
  expect(outcomes("codeforces-317d", asked.map(String))).toBe(asked.map((n) => wins(upTo(n))).join(""));
  expect(() => outcomes("codeforces-317d", ["0"])).toThrow("expected a position");
});

test("AGC 002 E: whoever eats the last candy loses", () => {
  const sorted = (piles: readonly number[]) => piles.filter((n) => n > 0).sort((a, b) => b - a);
  const wins = (piles: readonly number[]): boolean =>
    piles.length === 0 || !wins(piles.slice(1)) || !wins(sorted(piles.map((n) => n - 1)));
  const roll = dice(8);
  const asked = [
    [1, 3],
    [1, 2, 1],
    [1, 2, 3],
    ...upTo(30).map(() => upTo(1 + roll(4)).map(() => 1 + roll(5))),
  ];
  expect(outcomes("agc-002-e", asked.map(String))).toBe(
    asked.map((p) => (wins(sorted(p)) ? "N" : "P")).join(""),
  );
});

test("AGC 010 F: the token goes down to fewer stones", () => {
  const roll = dice(6);
  for (let i = 0; i < 12; i++) {
    const size = 2 + roll(3);
    const edges = upTo(size - 1).map((n) => [n, roll(n)] as const);
    const near = (v: number) => edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : []));
    const wins = plain<readonly [number, readonly number[]]>(([v, stones]) =>
      stones[v] === 0 ? [] : near(v).map((u) => [[u, stones.with(v, stones[v]! - 1)] as const]),
    );
    const stones = upTo(size).map(() => roll(4));
    const down = plain<number>((v) =>
      near(v)
        .filter((u) => stones[u]! < stones[v]!)
        .map((u) => [u]),
    );
    for (const v of stones.keys())
      expect([edges, stones, v, down(v)]).toEqual([edges, stones, v, wins([v, stones])]);
  }
});

test("P4136: on a board of even side the first player wins", () => {
  const wins = (side: number, at: number, gone: ReadonlySet<number>): boolean =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([dx, dy]) => {
      const [x, y] = [(at % side) + dx!, Math.floor(at / side) + dy!];
      const to = y * side + x;
      if (x < 0 || y < 0 || x >= side || y >= side || gone.has(to)) return false;
      return !wins(side, to, new Set([...gone, to]));
    });
  expect([1, 2, 3, 4].map((side) => wins(side, 0, new Set([0])))).toEqual([false, true, false, true]);
});

test.each([
  ["HDU 1848", "hdu-1848"],
  ["CF 603C", "codeforces-603c"],
  ["cf850c", "codeforces-850c"],
  ["AtCoder AGC 010 F", "atcoder-agc010f"],
  ["abc255_g", "atcoder-abc255g"],
  ["P2148", "luogu-p2148"],
  ["Luogu 2148", "luogu-p2148"],
  ["PE 306", "euler-306"],
  ["洛谷 P2148", "luogu-p2148"],
  ["洛谷2148", "luogu-p2148"],
  ["力扣 292", "leetcode-292"],
  ["hdoj 1848", "hdu-1848"],
])("the name %s", (name, id) => expect(problemNamed(name)?.ids).toContain(id));

test.each(["p3179", "P4101", "P7864", "P8347", "CF 494E", "CF1149E", "CF1451F", "1451F", "COT3"])(
  "%s is said to be beyond, and why",
  (name) => {
    expect(problemNamed(name)).toBeUndefined();
    const { why, title } = beyondNamed(name)!;
    expect(title.zh).not.toBe("");
    expect(why.en).toMatch(/^impartial, /);
    expect(why.zh).toMatch(/公平/);
  },
);

test("problems that are not listed are told so, and all that are can be searched for", () => {
  expect(nimber(["games", "HDU", "9999"])).toMatchObject({
    status: 2,
    stderr: "nimber: there is no problem `HDU 9999`; nimber games --search finds words\n",
  });
  expect(nimber(["games", "--search", "江南", "--json"]).stdout).toContain("luogu-p4101");
  expect(nimber(["games", "1451G"]).stderr).toContain("there is no problem `1451G`");
  expect(nimber(["games", "P4101"])).toMatchObject({ status: 0 });
});

test("every format and each of its names is listed among the problems, with the command that reads it", () => {
  for (const { id, aliases } of problems)
    for (const name of [id, ...aliases].filter((each) => catalogue.every((game) => game.id !== each))) {
      const { ids, ask } = JSON.parse(nimber(["games", name, "--json"]).stdout);
      expect(ask, name).toMatch(/^nimber (?:judge|solve|count) /);
      expect(
        ids.some((each: string) => [id, ...aliases].includes(each)),
        name,
      ).toBe(true);
    }
  expect(nimber(["games", "P6560"]).stdout).toContain("nimber judge luogu-p6560 < input.txt");
  expect(nimber(["games", "--search", "时光"]).stdout).toContain("luogu-p6560");
});
