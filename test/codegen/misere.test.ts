import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { oneIn, partOf, slowly } from "../part.ts";
import { inEach, outputsOf } from "./toolchains.ts";

type Options = (pile: number) => readonly (readonly number[])[];

const upTo = (last: number) => Array.from({ length: Math.max(0, last) }, (_, i) => i + 1);
const takes =
  (...all: readonly number[]): Options =>
  (n) =>
    all.filter((k) => k <= n).map((k) => [n - k]);

/** Two heaps with these tokens together. */
const splits = (n: number) => [0, ...upTo(n)].filter((a) => 2 * a <= n).map((a) => [a, n - a]);

/** Games whose values decide sums under misère play, with the options of a heap and its limits, if any. */
const SUMS: readonly (readonly [game: string, options: Options, limits?: string])[] = [
  ["nim", (n) => takes(...upTo(n))(n)],
  ["{1..3}", takes(1, 2, 3)],
  ["{2,5}", takes(2, 5)],
  ["{1,4,6}", takes(1, 4, 6)],
  [
    "[n: n-k | a & b if a+b < n]",
    (n) => upTo(n).flatMap((k) => [[n - k], ...upTo(n).flatMap((a) => (k + a < n ? [[k, a]] : []))]),
    "a <= 40",
  ],
  // By misère quotients.
  ["kayles", (n) => [1, 2].flatMap((k) => splits(n - k)), "a <= 1e9"],
  ["0.123", (n) => [...(n === 1 ? [[]] : []), ...(n > 2 ? [[n - 2]] : []), ...(n >= 3 ? [[n - 3]] : [])]],
  ["grundys-game", (n) => splits(n).filter(([a, b]) => a! > 0 && a !== b), "a <= 16"],
  ["[n: n-1 | n-k if 2*k <= n]", (n) => [...takes(1)(n), ...takes(...upTo(Math.floor(n / 2)))(n)], "a <= 60"],
];

/** Whether the player to move wins heaps under misère play, by plain play. */
function misere(options: Options): (piles: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const wins = (piles: readonly number[]): boolean => {
    const key = piles.filter((each) => options(each).length > 0).toSorted((a, b) => a - b);
    const found = known.get(key.join());
    if (found !== undefined) return found;
    const next = key.flatMap((pile, i) => options(pile).map((to) => key.toSpliced(i, 1, ...to)));
    const answer = next.length === 0 || next.some((each) => !wins(each));
    known.set(key.join(), answer);
    return answer;
  };
  return wins;
}

inEach("sums under misère play", "are won as plain play wins them", (chain) => {
  const roll = dice(91);
  const drawn = SUMS.map(([game, options, limits]) => {
    const words = ["--misere", "--read", "T (n a*n)*", "--print", "W/L", "--code", chain.id];
    const { stdout, stderr } = nimber(["template", game, ...words, ...(limits ? ["--limits", limits] : [])]);
    expect(stderr).toBe("");
    const wins = misere(options);
    const asked = Array.from({ length: partOf(240, 15) }, () =>
      Array.from({ length: 1 + roll(3) }, () => (roll(3) === 0 ? roll(2) : roll(8))),
    );
    return {
      game,
      source: stdout,
      input: `${asked.length}\n${asked.map((piles) => `${piles.length} ${piles.join(" ")}`).join("\n")}\n`,
      expected: asked.map((piles) => (wins(piles) ? "W" : "L")),
    };
  });
  const sources = drawn.map(({ source }) => source);
  const outputs = outputsOf(chain, sources, drawn);
  for (const [i, { game, expected }] of drawn.entries()) {
    expect([game, outputs[i]!.trim().split(/\s+/)]).toEqual([game, expected]);
    expect(new Set(expected).size, game).toBe(2);
  }
});

inEach("copies under misère play", "are won as plain play wins them", (chain) => {
  const roll = dice(92);
  const words = ["--misere", "--read", "T (n (c a)*n)* -> c # a", "--print", "W/L", "--code", chain.id];
  const { stdout, stderr } = nimber(["template", "{1..3}", ...words]);
  expect(stderr).toBe("");
  const wins = misere(takes(1, 2, 3));
  const asked = Array.from({ length: 60 }, () => upTo(1 + roll(2)).map(() => [roll(4), roll(7)] as const));
  const expected = asked.map((pairs) => wins(pairs.flatMap(([c, a]) => upTo(c).map(() => a))));
  const input = `${asked.length}\n${asked.map((pairs) => `${pairs.length} ${pairs.join(" ").replaceAll(",", " ")}`).join("\n")}\n`;
  const [told] = outputsOf(chain, [stdout], [{ input }]);
  expect(told!.trim().split(/\s+/)).toEqual(expected.map((won) => (won ? "W" : "L")));
  expect(new Set(expected).size).toBe(2);
});

inEach("positions under misère play", "are won as plain play wins them", (chain) => {
  const rule = "[x,y: x-1,y | x,y-2 | x-k,y-k]";
  const { stdout } = nimber([
    "template",
    rule,
    "--misere",
    "--read",
    "T (x y)*",
    "--to",
    "9",
    "--code",
    chain.id,
  ]);
  const known = new Map<string, boolean>();
  const wins = (x: number, y: number): boolean => {
    const found = known.get(`${x},${y}`);
    if (found !== undefined) return found;
    const next = [[x - 1, y], [x, y - 2], ...upTo(Math.min(x, y)).map((k) => [x - k, y - k])]
      .filter(([a, b]) => a! >= 0 && b! >= 0)
      .map(([a, b]) => wins(a!, b!));
    const answer = next.length === 0 || next.includes(false);
    known.set(`${x},${y}`, answer);
    return answer;
  };
  const all = upTo(100).map((i) => [Math.floor((i - 1) / 10), (i - 1) % 10] as const);
  const input = `${all.length}\n${all.map((place) => place.join(" ")).join("\n")}\n`;
  const ended = "[n: n-1 | n-4 ; won: n in {4,9}]";
  const options = ["--misere", "--read", "T (n)*", "--to", "40", "--code", chain.id];
  const { stdout: ending } = nimber(["template", ended, ...options]);
  const outcomes: boolean[] = [];
  for (let n = 0; n <= 40; n++)
    outcomes.push(
      n === 4 || n === 9 || n === 0 || [n - 1, n - 4].some((left) => left >= 0 && !outcomes[left]),
    );
  const heaps = `${outcomes.length}\n${[...outcomes.keys()].join("\n")}\n`;
  const [told, toldEnding] = outputsOf(chain, [stdout, ending], [{ input }, { input: heaps }]);
  expect(told!.trim().split(/\s+/)).toEqual(all.map(([x, y]) => (wins(x, y) ? "First" : "Second")));
  expect(toldEnding!.trim().split(/\s+/)).toEqual(outcomes.map((won) => (won ? "First" : "Second")));
});

const python = spawnSync("python3", ["--version"]).status === 0;
test.skipIf(!python)("a law that is asked for, or found for the limits, is that of the play", () => {
  const takes = { "{1,3,4}": [1, 3, 4], "[n: n-1 | n-3 | n-4]": [1, 3, 4], nim: upTo(40) };
  for (const [game, set] of oneIn(6, Object.entries(takes)))
    for (const form of ["T (n)*", "T (n a*n)*"])
      for (const more of [["--law"], ["--limits", `${form === "T (n)*" ? "n" : "a"} <= 1e15`]]) {
        const words = ["--misere", "--read", form, "--print", "W/L", "--code", "python", ...more];
        const { stdout, stderr } = nimber(["template", game, ...words]);
        expect([game, form, more, stderr]).toEqual([game, form, more, ""]);
        const wins = misere((n) => set.filter((k) => k <= n).map((k) => [n - k]));
        const heaps = [0, ...upTo(30)];
        const input = heaps.map((n) => (form === "T (n)*" ? `${n}` : `1 ${n}`)).join("\n");
        const ran = spawnSync("python3", ["-c", stdout], {
          input: `${heaps.length}\n${input}\n`,
          encoding: "utf8",
        });
        const expected = heaps.map((n) => (wins([n]) ? "W" : "L"));
        expect([game, form, more, ran.stdout.trim().split("\n")]).toEqual([game, form, more, expected]);
      }
});

test.each([
  ...slowly<[string[], string]>([[["0.4"], "values do not decide sums of 0.4 under misère play"]]),
  [["kayles", "--read", "T (n (c a)*n)* -> c # a"], "expected positions without a number of copies"],
  [["kayles", "--print", "count"], "kayles: no program prints count for misère sums by a quotient"],
  [["hackenbush"], "the theorem of hackenbush, on which its program relies, is about normal play"],
  [["--rules", "examples/rules/game-of-31.ts"], "a rules file uses `export const misere = true`"],
])("%j has no program under misère play", (args, message) => {
  const { stdout, stderr, status } = nimber(["template", ...args, "--misere", "--to", "50", "--code", "cpp"]);
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toContain(message);
});

test("a program for sums refuses what was not looked at, and one for takes of a fixed set does not", () => {
  const source = (game: string) =>
    nimber(["template", game, "--misere", "--to", "50", "--code", "python"]).stdout;
  expect(source("[n: n-1 | n-k if 2*k <= n]")).toContain("expected a number from 0 to 50");
  expect(source("{2,5}")).not.toContain("from 0 to 50");
});
