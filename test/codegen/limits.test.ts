import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { boxWithin, parseLeast, parseLimits } from "../../src/codegen/read/limits.ts";
import { planOf } from "../../src/codegen/read/plan.ts";
import { expectSearchable } from "../../src/codegen/rule/searchable.ts";
import { parseGame } from "../../src/games/index.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { partOf, slowly } from "../part.ts";
import { inEach, run } from "./toolchains.ts";

const box = (form: string, variables: readonly string[], limits: string) => {
  const read = parseRead(form);
  return boxWithin(planOf(read, variables), parseLimits(limits, read));
};

test.each([
  ["T (n a*n)*", ["n"], "a <= 1e9, T <= 5", [1e9]],
  ["T (n a*n)*", ["n"], " a<2^31 ", [2 ** 31 - 1]],
  ["(m n p)* until 0 0 0", ["n"], "m <= 3, n <= 7, p <= 5", [7]],
  ["T (a b)* -> b-a-1", ["n"], "a ≤ 10, b ≤ 90", [89]],
  ["n w*n b*n", ["w", "b"], "w <= 4, b <= 6", [4, 6]],
  ["n (x y)*n -> x-1,0 & y,1", ["x", "y"], "x <= 4, y <= 6", [6, 1]],
  ["n s*n -> s # i-1", ["h"], "n <= 100", [99]],
  ["n (x y)*3 -> x,y+i", ["x", "y"], "x <= 4, y <= 6", [4, 9]],
  ["T (n a*n)*", ["n"], "T <= 5", "a"],
  ["n s*n -> s # i", ["h"], "s <= 5", "n"],
] as const)("%s with positions %j and limits %s", (form, variables, limits, expected) => {
  expect(box(form, variables, limits)).toEqual(expected);
});

test("limits may have a lower bound", () => {
  const read = parseRead("T (n a*n)*");
  const least = (limits: string) => [...parseLeast(limits, read), ...parseLimits(limits, read)];
  expect(least("0 <= a<=9, n <= 5")).toEqual([
    ["a", 0],
    ["a", 9],
    ["n", 5],
  ]);
  expect(least("1e3 < a < 1e4")).toEqual([
    ["a", 1001],
    ["a", 9999],
  ]);
  expect(least("3 ≤ a ≤ 3")[0]).toEqual(["a", 3]);
});

const written = (...args: string[]) => nimber(["template", ...args, "--code", "python"]);

test.each([
  [["kayles", "--limits", "a < 1e18"], "Guy & Smith"],
  [["{primes}", "--limits", "a <= 500"], "# Heaps up to 500."],
  [["[n: n-1 | n-3 | n/2]", "--limits", "a <= 1e18"], "# Proved for all positions"],
  [["--read", "n K {a*n}", "--limits", "K <= 700"], "# Heaps up to 700."],
])("%j has a program that says how far it goes", (args, expected) => {
  const { stdout, stderr, status } = written(...args);
  expect([stderr, status]).toEqual(["", 0]);
  expect(stdout).toContain(expected);
  expect(stdout).toContain(`# For inputs with ${args.at(-1)}.`);
});

test.each([
  [["kayles", "--limits", "b <= 5"], "expected a letter of the form (T, n, a), as in n <= 1e9, found `b`"],
  [["kayles", "--limits", "a 5"], "expected <=, as in n <= 1e9, found `5`"],
  [["kayles", "--limits", "a <= 2^63"], "expected a number below 2^63"],
  [["kayles", "--limits", "5 <= a <= 4"], "expected a number of at most the other bound"],
  [["kayles", "--limits", "x5 <= a <= 9"], "expected a letter of the form (T, n, a)"],
  [["kayles", "--limits", "0x <= a <= 9"], "expected a number of at most the other bound"],
  [["kayles", "--limits", "5 <= a"], "expected <=, as in n <= 1e9"],
  [["kayles", "--limits", "T <= 5"], "expected a limit of a, because positions are made of it"],
  [["kayles", "--limits", "a <= 5", "--to", "9"], "--limits: cannot be combined with --to"],
  [["kayles", "--limits", "a <= 5", "--law"], "--limits: cannot be combined with --law"],
  [["hackenbush", "--limits", "n <= 5"], "the program of hackenbush has limits of its own"],
  [["--read", "s-nim", "--limits", "h <= 1e9"], "a table has at most 10000000 positions"],
  [["grundys-game", "--limits", "a <= 3e5"], "would visit about 2e+10 options, more than 10000000000"],
  [["{primes}", "--limits", "a <= 1e9"], "a table has at most 10000000 positions"],
  // The largest position has no move; 1000000,1000 reaches more positions than a program can hold.
  ...slowly<[string[], string]>([
    [
      ["[s,c: s,c+k if k <= c*c and c+2*k <= s]", "--read", "(N (s c)*N)*", "--limits", "s <= 1e6, c <= 1e6"],
      "no program for s <= 1e6, c <= 1e6",
    ],
  ]),
])("%j is refused, with what to do or what was tried", (args, expected) => {
  const { stdout, stderr, status } = written(...args);
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toContain(expected);
  const reasons = stderr.trim().split("; ");
  expect(new Set(reasons).size).toBe(reasons.length);
});

inEach("searches", "answer more questions than they remember", (chain) => {
  const game = parseGame("[n: (n+k-1)/k if k in {2..9} and n > 1]");
  const asked = { game, read: parseRead("n*"), answer: parseAnswer("N/P"), largest: [2 ** 32] };
  const program = templateCode(asked, languageNamed(chain.id)!, "en");
  const roll = dice(77);
  const heaps = Array.from({ length: partOf(400) }, () => 2 ** 31 + roll(2 ** 15) * 2 ** 16 + roll(2 ** 16));
  const known = new Map<number, boolean>([[1, false]]);
  const wins = (n: number): boolean => {
    const found = known.get(n) ?? [2, 3, 4, 5, 6, 7, 8, 9].some((k) => !wins(Math.ceil(n / k)));
    known.set(n, found);
    return found;
  };
  const [told] = run(chain, chain.programs([program]), [{ args: ["0"], input: `${heaps.join("\n")}\n` }]);
  expect(told!.trim().split(/\s+/)).toEqual(heaps.map((n) => (wins(n) ? "N" : "P")));
});

inEach("numbers beyond 64 bits", "end a program with an error, or are read right", (chain) => {
  const { stdout } = nimber(["template", "nim", "--code", chain.id]);
  const programs = chain.programs([stdout]);
  // 2^70 and 2^70 + 2^63: a program that cuts both off at the largest integer takes them for equal.
  const input = "1\n2\n1180591620717411303424 1189815088754266079232\n";
  const call = () => run(chain, programs, [{ args: ["0"], input }]);
  if (["python", "typescript"].includes(chain.id)) expect(call()).toEqual(["First\n"]);
  else expect(call).toThrow("Command failed");
});

test("a search with too many moves is refused for its moves", () => {
  const game = parseGame("[x,y: x-k,y]");
  expect(() => expectSearchable(game, [1000, 1000], {}, 2000)).toThrow("limit of 400000 moves");
  expect(() => expectSearchable(game, [1000, 1000], {}, 500)).toThrow("limit of 500 positions");
});
