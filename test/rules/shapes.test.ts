// Rules of known shapes give the same answers as the sets, codes or pairs that they equal.
import { describe, expect, test } from "vitest";
import { encodedAs, type HeapRules, heapRules } from "../../src/encoding.ts";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { say } from "../../src/locale/message.ts";
import { certify } from "../../src/solve/period/certificate.ts";
import { periodOf } from "../../src/solve/period/find.ts";
import { heapTable } from "../../src/solve/period/table.ts";
import { grundyValues } from "../../src/solve/search/grundy.ts";
import { solver } from "../../src/solve/sum.ts";
import type { Theorem } from "../../src/types.ts";
import { isQuick } from "../part.ts";

/** Without final digits that allow nothing. */
const trimmed = (rules: HeapRules) =>
  rules.kind === "break"
    ? { ...rules, digits: rules.digits.slice(0, rules.digits.findLastIndex((digit) => digit > 0) + 1) }
    : rules;

test("a table is asked no farther than the rule has an answer", () => {
  const rule = parseGame("[n: n-k if 12/(k-5) > 1]");
  for (const n of [0, 3, 4]) {
    expect(heapTable(heapRules(rule)!).grundy(n)).toBe(0);
    expect(solver().solve(parseSum(`${rule.id} ${n}`)).value).toBe(0);
  }
  for (const n of [6, 7, 9])
    expect(() => heapTable(heapRules(rule)!).grundy(n)).toThrow(`division by zero at ${n}`);
  // Nothing that was known before is lost.
  const table = heapTable(heapRules(rule)!);
  expect(table.grundy(4)).toBe(0);
  expect(() => table.grundy(9)).toThrow("division by zero at 9");
  expect(table.grundy(4)).toBe(0);
});

describe("of one heap", () => {
  test.each([
    ["[n: n-2 | n-5]", "{2,5}"],
    ["[n: n-k if k in {1,3,4}]", "{1,3,4}"],
    ["[n: n-k if k <= 3]", "{1..3}"],
    ["[n: n-k if 2 <= k < 5]", "{2..4}"],
    ["[n: n-k if k = 3 or k = 7]", "{3,7}"],
    ["[n: n-k if k*k <= 30]", "{1..5}"],
    ["[n: n-k if k in primes and k < 12]", "{2,3,5,7,11}"],
    ["[n: n-k-2 if k < 3 | n-9]", "{3,4,9}"],
    ["[n: n | n-2]", "{2}"],
    ["[n: n-k]", "!{}"],
    ["[n: n-k if k != 3]", "!{3}"],
    ["[n: n-k if k >= 7 or k = 2]", "{2,7..}"],
    ["[n: n-k if not k in {2,4..5}]", "!{2,4,5}"],
    ["[n: n-k-1 | n-k-4]", "!{1}"],
    ["[n: n-1 | n-k if k > 3]", "!{2,3}"],
    ["[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", "0.77"],
    ["[n: n-2 | a & n-2-a]", "0.07"],
    ["[n: a & n-a]", "4.0"],
    ["[n: a & n-a if a <= n-a | n-1]", "4.3"],
    ["[n: n-2 if n > 2 | n-3 if n = 3]", "0.021"],
    ["[n: a & n-1-a if n-1-a > 0]", "0.4"],
    ["[n: a & n-1-a if a >= n-1-a and n > a+1]", undefined],
    ["[n: n-2-a & a if a > n-2-a]", undefined],
    ["[n: a & b & n-a-b]", "C.0"],
    ["[n: a & b & n-2-a-b if n-2-a-b > 0]", "0.08"],
    ["[n: a & b & n-a-b if a <= b <= n-a-b]", "8.0"],
    ["[n: split(n, 2..2)]", "4.0"],
    ["[n: split(n-1, 1..3)]", "0.E"],
    ["[n: a & n-a if a < n-a]", "grundys-game"],
    ["[n: a & n-a if a != n-a]", "grundys-game"],
    ["[n: split(n, distinct, 2..2)]", "grundys-game"],
    ["[n: a & n-a if 2*a < n]", "grundys-game"],
  ])("%s is %s", (line, known) => {
    const heap = heapRules(parseGame(line));
    if (known === undefined)
      return expect(heap?.kind === "break" ? heap.unequal : heap).toBeOneOf([true, undefined]);
    const same = parseGame(known);
    expect(trimmed(heap!)).toEqual(trimmed(heapRules(same)!));
    const [rules, values] = [grundyValues(parseGame(line)), heapTable(heap!).values(60)];
    for (let n = 0; n <= 60; n++) expect([n, values[n]]).toEqual([n, rules.at(n)]);
  });

  test.each([
    ["[n: n-2 | n-5 | n-7]", "{2,5,7}"],
    ["[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", "kayles"],
    ["[n: n-k if k != 2 and k != 3]", "!{2,3}"],
  ])("%s has the proved period, and the certificate, of %s", (line, known) => {
    const proof = (game: string) => {
      const heap = heapRules(parseGame(game));
      const verdict = periodOf(heap!);
      if (verdict.verdict !== "proved") throw new Error(`${game} is not proved`);
      return certify(heapTable(heap!), verdict);
    };
    expect(proof(line)).toEqual(proof(known));
  });

  test.each([
    ["[n: n-k if k in squares]", "{squares}"],
    ["[n: n-k if k in primes]", "{primes}"],
    ["[n: n-k if k in powers(3)]", "{powers(3)}"],
    ["[n: n-k if k in fibonacci]", "{fibonacci}"],
    ["[n: n-k if k in divisors(n)]", "{divisors}"],
    ["[n: n-1 | n-k if k in squares and k > 4]", undefined],
    ["[n: n-k*k]", "{squares}"],
    ["[n: n-1 | n/2]", "mark"],
    ["[n: n-k if 2*k <= n]", undefined],
    ["[n: n-1 | n-2 ; lost: n % 5 = 3]", undefined],
    ["[n: n % 3 | n-2]", undefined],
  ])("%s has a table of its takes, as %s", (line, known) => {
    const game = parseGame(line);
    const values = heapTable(heapRules(game)!).values(200);
    const rules = grundyValues(game);
    const same = known === undefined ? undefined : heapTable(heapRules(parseGame(known))!).values(200);
    for (let n = 0; n <= 200; n++) {
      expect([n, values[n]]).toEqual([n, rules.at(n)]);
      if (same !== undefined) expect([n, values[n]]).toEqual([n, same[n]]);
    }
  });

  test.each([
    "[n: n+1 if n < 9 | n-2]",
    "[n: n-k | a & n-a]",
    "[n: n-1 ; won: n = 2]",
    "[n: n xor 1]",
    "[n: a & n-a if a < n-a | a & n-1-a]",
    "[n: 2 # n/2 | n-1]",
    "[n: a & a if a < n]",
    "[n: a & n-a if a < 10]",
  ])("%s is no shape of the tables", (line) => expect(heapRules(parseGame(line))).toBeUndefined());

  test("few options reach far below a large heap, which needs no table", () => {
    const game = parseGame("[n: n/2 | n/3 | n/6 if n > 0]");
    const { value, by } = solver().at({ rules: game, position: 10n ** 18n });
    expect([value, by]).toEqual([grundyValues(game).at(10n ** 18n), "search"]);
  });

  test.skipIf(isQuick)("a heap far beyond any table has its winning move by its own name", () => {
    const [game, position] = [parseGame("[n: n-k]"), 10n ** 18n];
    const { winning } = solver().solve([
      { rules: game, position },
      { rules: parseGame("nim"), position: 5 },
    ]);
    expect(winning.map(({ move }) => [move.at, ...move.to])).toContainEqual(["n-999999999999999995", 5]);
  });
});

describe("of two heaps", () => {
  test.each([
    ["[x,y: x-k,y | x,y-k | x-k,y-k]", "wythoff"],
    ["[a,b: a,b-j | a-i,b-i | a-k,b]", "wythoff"],
    ["[x,y: x-k,y | x,y-k | x-j,y-k if abs(j-k) <= 2]", "wythoff(2)"],
    ["[x,y: x-k,y | x,y-k | x-j,y-k if abs(k-j) < 3]", "wythoff(2)"],
  ])("%s is %s", (line, known) => {
    const [game, same] = [parseGame(line), parseGame(known)];
    expect(encodedAs(game, "pair")).toEqual(encodedAs(same, "pair"));
    expect(game.theorems.map(({ claim }) => claim)).toEqual(same.theorems.map(({ claim }) => claim));
    const [a, b] = [solver(), solver()];
    for (let x = 0; x <= 12; x++)
      for (let y = 0; y <= 12; y++)
        expect(a.at({ rules: game, position: [x, y] }).value).toBe(
          b.at({ rules: same, position: [x, y] }).value,
        );
  });

  test("far beyond a table the theorem answers, and names the move as the rule does", () => {
    const game = parseGame("[x,y: x-k,y | x,y-k | x-k,y-k]");
    const position = [10n ** 18n, 10n ** 18n + 5n] as const;
    const same = solver().solve([{ rules: parseGame("wythoff"), position }]);
    const { outcome, winning } = solver().solve([{ rules: game, position }]);
    expect(outcome).toBe("N");
    expect(winning[0]!.move.to).toEqual(same.winning[0]!.move.to);
    expect(winning[0]!.move.at).toMatch(/^x-\d+,y-\d+$/);
  });

  test.each([
    "[x,y: x-k,y | x,y-k]",
    "[x,y: x-k,y | x,y-k | x-k,y-k if k > 1]",
    "[x,y: x-k,y | x,y-k | x-k,y-2*k]",
  ])("%s is not", (line) => expect(encodedAs(parseGame(line), "pair")).toBeUndefined());

  test.each([
    "[n,m: n-k,2*k if k <= m]",
    "[x,y: x-2*k,y+k | x+k,y-2*k]",
    "[x,y: x-1,y xor 1]",
    "[x,y: x-k,y & x,y-k]",
  ])("%s does not only fall, and has no table", (line) =>
    expect(encodedAs(parseGame(line), "grid")).toBeUndefined(),
  );
});

describe("what the catalogue knows is known of the same rule in a line", () => {
  test.each([
    ["[n: n-1 | n/2]", "mark", 40],
    ["[h: h/2 | h-1]", "mark", 40],
    ["[m: i & m-i | m-j]", "lasker", 30],
    ["[n: a & n-a-k if a+k < n | n-k]", "rims", 20],
    ["[x,y: x-j*y,y if y > 0 | x,y-k*x if x > 0]", "euclid", 12],
    ["[a,b,c: a,b+k,c-k | a-k,b,c | a+k,b-k,c]", "staircase", 4],
  ])("%s is %s", (line, known, most) => {
    const game = parseGame(line);
    const same = parseGame(known);
    expect(game.theorems.map(({ claim }) => claim)).toEqual(same.theorems.map(({ claim }) => claim));
    expect(game.rule.en).toContain(same.name.en);
    // Compared with plain play of the written rule.
    const { theorems: _, accelerators, ...plain } = game;
    const played = grundyValues(plain);
    const numbers = (place: number) => [0, 1, 2].map((i) => Math.floor(place / (most + 1) ** i) % (most + 1));
    const size = game.space === "heap" ? 1 : game.space === "pair" ? 2 : 3;
    const positions = Array.from({ length: (most + 1) ** size }, (_, place) =>
      size === 1 ? place : numbers(place).slice(0, size),
    );
    for (const theorem of game.theorems.filter(({ play }) => play !== "misere"))
      for (const position of positions) {
        if (theorem.covers?.(position) === false) continue;
        const [said, value] = [theorem.says(position), played.at(position)];
        expect([position, said]).toEqual([
          position,
          typeof said === "string" ? (value === 0 ? "P" : "N") : value,
        ]);
        const move = value === 0 ? undefined : accelerators?.moveToValue?.(position, 0);
        if (move === undefined) continue;
        expect(move.to.reduce<number>((sum, each) => sum ^ played.at(each), 0)).toBe(0);
        expect([...game.moves(position)].map(({ at }) => at)).toContain(move.at);
      }
    expect(theoremCases(game.theorems, size)).toBe(true);
  });

  test("and only of that", () => {
    for (const line of ["[n: n-1 | n/3]", "[n: n-1 | n/2 | n/3]", "[n: n-k | a & n-a ; lost: n = 1]"])
      expect(parseGame(line).theorems.map(({ claim }) => say(claim, "en"))).toEqual([]);
  });

  test("far out it answers for one that cannot be searched", () => {
    expect(solver().solve(parseSum("[n: n-1 | n/2] 1000000000000000000"))).toMatchObject({ value: 2 });
  });
});

/** Whether the cases of theorems are positions with this many numbers. */
function theoremCases(theorems: readonly Theorem<unknown>[], size: number): boolean {
  return theorems.every(({ cases }) => {
    let looked = 0;
    for (const sum of cases()) {
      if (!sum.every((each) => (size === 1 ? !Array.isArray(each) : (each as unknown[]).length === size)))
        return false;
      if (++looked > 50) break;
    }
    return looked > 0;
  });
}
