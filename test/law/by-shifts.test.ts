// Periods of values where moves leave heaps of other games, compared with plain play.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { byShifts } from "../../src/law/by-shifts.ts";
import { certificateOf, lawOfGame, saysLaw } from "../../src/law/index.ts";
import { truthOf } from "../../src/law/truth.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";
import type { Roll } from "./kinds-one.ts";

/** Values of heaps, where `options` has the values of what the moves from a heap leave, given those of smaller heaps. */
function plain(
  options: (n: number, smaller: readonly number[]) => readonly number[],
  count: number,
): number[] {
  const found: number[] = [];
  for (let n = 0; n < count; n++) {
    const seen = new Set(options(n, found));
    let least = 0;
    while (seen.has(least)) least++;
    found.push(least);
  }
  return found;
}

const FAR = 600;

const KAYLES = plain(
  (n, g) =>
    [1, 2].flatMap((taken) => Array.from({ length: n - taken + 1 }, (_, a) => g[a]! ^ g[n - taken - a]!)),
  FAR,
);

const OTHERS: readonly (readonly [string, readonly number[]])[] = [
  ["kayles", KAYLES],
  ["{1,3,8}", plain((n, g) => [1, 3, 8].filter((k) => k <= n).map((k) => g[n - k]!), FAR)],
];

const found = (game: Game<unknown>) =>
  byShifts(game, {
    ...{ kind: "values", play: "normal", variables: ["n"], limits: {} },
    truth: truthOf(game, "values", "normal", {}),
  });

interface Shift {
  readonly own: readonly number[];
  readonly beside: readonly { readonly of: (typeof OTHERS)[number]; readonly less: number }[];
}

/** Moves to one or two heaps, the first of them with a heap of another game. */
const randomMoves = (roll: Roll): readonly Shift[] =>
  Array.from({ length: 1 + roll(3) }, (_, j) => ({
    own: Array.from({ length: 1 + roll(2) }, () => 1 + roll(4)),
    beside: j > 0 && roll(2) === 0 ? [] : [{ of: OTHERS[roll(2)]!, less: roll(5) }],
  }));

/** Rule in a line; a certificate has a code for Kayles. */
function ruleOf(moves: readonly Shift[]): string {
  const heap = (less: number) => (less === 0 ? "n" : `n-${less}`);
  const left = moves.map(({ own, beside }) =>
    [...own.map(heap), ...beside.map(({ of: [name], less }) => `${name} ${heap(less)}`)].join(" & "),
  );
  return `[n: ${left.join(" | ")}]`;
}

const played = (moves: readonly Shift[]) =>
  plain(
    (n, g) =>
      moves.flatMap(({ own, beside }) => {
        if ([...own, ...beside.map(({ less }) => less)].some((less) => less > n)) return [];
        const parts = [...own.map((less) => g[n - less]!), ...beside.map(({ of, less }) => of[1][n - less]!)];
        return [parts.reduce((a, b) => a ^ b, 0)];
      }),
    FAR,
  );

test("values of rules that leave heaps of other games repeat as in play", () => {
  const roll = dice(156);
  for (let i = 0; i < partOf(48); i++) {
    const moves = randomMoves(roll);
    const rule = ruleOf(moves);
    const values = played(moves);
    const law = found(parseGame(rule));
    expect([rule, law?.verdict]).toEqual([rule, "proved"]);
    for (let n = 0; n < FAR; n++) expect([rule, n, saysLaw(law!.data!, [n])]).toEqual([rule, n, values[n]]);
  }
});

/** Whether values repeat as a law says, and begin as it tells. */
function holds(law: string, values: readonly number[]): boolean {
  const [repeats, listed = ""] = law.split(", sg");
  const [period, from] = repeats!.match(/\d+/g)!.map(Number);
  const told = (listed.split(" = ")[1] ?? "").match(/\d+/g)?.map(Number) ?? [];
  return (
    told.every((value, n) => values[n] === value) &&
    values.every((value, n) => n < from! || n + period! >= FAR || values[n + period!] === value)
  );
}

test("certificates of such laws are valid, and changed ones are valid only if they hold in play", () => {
  const roll = dice(157);
  const verdicts = { valid: 0, refused: 0, malformed: 0, limit: 0 };
  for (let i = 0; i < partOf(60); i++) {
    const moves = randomMoves(roll);
    const game = parseGame(ruleOf(moves));
    const { text, finding } = certificateOf(game, found(game)!)!;
    expect([text, finding.verdict]).toEqual([text, "valid"]);
    const claim = JSON.parse(text);
    expect(holds(claim.law, played(moves))).toBe(true);
    for (let j = 0; j < 12; j++) {
      const changed = roll(3) === 0 ? moves.with(0, { ...moves[0]!, own: [1 + roll(4)] }) : moves;
      const game = ruleOf(changed).replaceAll("kayles", "0.77");
      const by = () => roll(4) - 1;
      const law = roll(2) === 0 ? claim.law : claim.law.replace(/\d+/, (n: string) => `${Number(n) + by()}`);
      const mutant = {
        ...claim,
        game,
        law,
        from: claim.from + (roll(4) === 0 ? by() : 0),
        to: claim.to + (roll(4) === 0 ? by() : 0),
      };
      const { verdict } = checkCertificate(JSON.stringify(mutant));
      verdicts[verdict]++;
      if (verdict === "valid") expect([mutant, holds(law, played(changed))]).toEqual([mutant, true]);
    }
  }
  expect(verdicts.valid).toBeGreaterThan(0);
  expect(verdicts.refused).toBeGreaterThan(partOf(60) * 2);
});

test("a component with a period of 349 from heap 3479 on gives a proved period", () => {
  const { finding } = lawOfGame(parseGame("[n: n-1 & 0.156 n-1 | n-2]"), "normal", { seconds: 20 });
  expect(finding).toMatchObject({
    verdict: "proved",
    by: "theorem",
    text: "sg(n + 349) = sg(n) for n >= 3575",
  });
});

test.each([
  "[n: n-1 & mark n-1]",
  "[n: n-1 & kayles n-1 if n % 2 = 0]",
  "[n: n-k & kayles n-1]",
  "[n: n/2 & kayles n-1 if n > 0]",
  "[n: n-1 & kayles n-1 ; lost: n = 3]",
  "[n: n-1 | n-2]",
])("%s is no such rule", (rule) => {
  expect(found(parseGame(rule))).toBe(undefined);
});
