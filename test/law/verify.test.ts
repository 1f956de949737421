import { expect, test } from "vitest";
import { accepts, type Dfa, statesOf, systemOf, usualEffort } from "../../src/automata/index.ts";
import { checkCertificate } from "../../src/checker/index.ts";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { type AutomaticLaw, certifyLaw, guessLaws, proveLaw, saysLaw } from "../../src/law/index.ts";
import { statedLaw } from "../../src/law/stated.ts";
import { judgeLaw } from "../../src/law/verify.ts";
import { localizedIn } from "../../src/locale/message.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { oneIn, partOf, slowly } from "../part.ts";
import { OUTCOMES, VALUES } from "./laws.ts";
import { plainOutcomes, plainValues } from "./play.ts";

/** Several tests use the same laws. */
const proved = new Map<string, AutomaticLaw>();

/** The first law in a system that is found and proved. */
function provedLaw(
  notation: string,
  kind: AutomaticLaw["kind"],
  play: "normal" | "misere",
  system: string,
): AutomaticLaw {
  const asked = [notation, kind, play, system].join("; ");
  const known = proved.get(asked);
  if (known !== undefined) return known;
  const game = parseGame(notation);
  for (const law of guessLaws(game, { kind, play, systems: [systemOf(system)!] })) {
    if (judgeLaw(game, law, usualEffort).verdict !== "proved") continue;
    proved.set(asked, law);
    return law;
  }
  throw new Error(`no law of ${notation}`);
}

/** Numbers of states, including the state that accepts nothing. */
const whole = (dfa: Dfa) => statesOf(dfa) + (dfa.next.includes(-1) ? 1 : 0);

/** Laws whose certificates take seconds to write; the slow tests check them. */
const SLOW = ["0.3F", "0.29"];

function isCertified(notation: string, law: AutomaticLaw): void {
  const certificate = JSON.stringify(certifyLaw(parseGame(notation), law));
  expect(localizedIn(checkCertificate(certificate))).toMatchObject({ verdict: "valid" });
}

/** One-line rule with the moves of a game of the catalogue. */
const RULES: Readonly<Record<string, string>> = {
  "wythoff(1)": "[x,y: x-k,y | x,y-k | x-i,y-j if i-j<2 and j-i<2]",
  "wythoff(2)": "[x,y: x-k,y | x,y-k | x-i,y-j if i-j<3 and j-i<3]",
  "wythoff(3)": "[x,y: x-k,y | x,y-k | x-i,y-j if i-j<4 and j-i<4]",
};

/** Positions by the sum of their coordinates, then in lexicographic order. */
function* bySum(length: number, most: number, before: readonly number[] = []): Generator<readonly number[]> {
  for (let sum = 0; sum <= most; sum++) yield* ofSum(length, sum, before);
}

function* ofSum(length: number, sum: number, before: readonly number[]): Generator<readonly number[]> {
  if (length === 1) yield [...before, sum];
  else for (let first = 0; first <= sum; first++) yield* ofSum(length - 1, sum - first, [...before, first]);
}

/** Laws with a change in the acceptance of one state of `dfa`, or in one transition. */
function* corrupted(dfa: Dfa, count: number): Generator<Dfa> {
  const roll = dice(count + statesOf(dfa));
  for (let i = 0; i < count; i++) {
    if (i % 3 === 0) {
      const accepting = dfa.accepting.slice();
      accepting[roll(accepting.length)]! ^= 1;
      yield { ...dfa, accepting };
    } else {
      const next = dfa.next.slice();
      next[roll(next.length)] = i % 3 === 1 ? roll(statesOf(dfa)) : -1;
      yield { ...dfa, next };
    }
  }
}

/** Laws that take seconds to prove and certify. */
const isLong = ([game]: (typeof OUTCOMES)[number]) => /^wythoff\([23]\)|<= [23]\]$/.test(game);

test.each([
  ...oneIn(
    2,
    OUTCOMES.filter((each) => !isLong(each)),
  ),
  ...slowly(OUTCOMES.filter(isLong)),
])("the P-positions of %s (%s) have a certified law in %s", (notation, play, system, states) => {
  const law = provedLaw(notation, "outcomes", play, system);
  expect(whole(law.dfa)).toBe(states);
  const truth = plainOutcomes(RULES[notation] ?? notation, play === "misere");
  const length = law.dfa.tracks.length;
  for (const position of bySum(length, [0, 120, 30, 10, 6][length]!))
    if (saysLaw(law, position) !== truth(position)) expect.fail(`${position}`);
  isCertified(notation, law);
});

test.each(oneIn(2, VALUES))("the values of %s have a certified law in %s", (notation, system, states) => {
  const law = provedLaw(notation, "values", "normal", system);
  expect(whole(law.dfa)).toBe(states);
  const truth = plainValues((parseGame(notation) as Game<number>).moves);
  for (let n = 0; n <= 60; n++) expect(saysLaw(law, [n])).toBe(truth(n));
  if (!SLOW.includes(notation)) isCertified(notation, law);
});

/** Smallest position at which a law is wrong, and its right answer there. */
function firstWrong(
  law: AutomaticLaw,
  truth: (position: readonly number[]) => unknown,
  length: number,
  most: number,
) {
  for (const position of bySum(length, most)) {
    const found = truth(position);
    if (saysLaw(law, position) !== found) return { counterexample: { position, found } };
  }
  return undefined;
}

/** Refutes corrupted laws, except those that are equivalent to the original. */
function refuteAll(
  notation: string,
  law: AutomaticLaw,
  count: number,
  truth: (position: readonly number[]) => unknown,
): number {
  const game = parseGame(notation);
  let refuted = 0;
  for (const dfa of corrupted(law.dfa, count)) {
    const claimed = { ...law, dfa };
    const verdict = proveLaw(game, claimed);
    const length = law.dfa.tracks.length - (law.kind === "values" ? 1 : 0);
    const wrong = firstWrong(claimed, truth, length, verdict.verdict === "refuted" ? 200 : 30);
    if (verdict.verdict !== "refuted") {
      expect(verdict.verdict).toBe("proved");
      expect(wrong).toBeUndefined();
      continue;
    }
    refuted++;
    expect(localizedIn(verdict)).toMatchObject(wrong!);
  }
  return refuted;
}

test.each([
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "normal", "ostrowski 1"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "misere", "ostrowski 1"],
  ["[n: n-k if k in powers(3)]", "normal", "base 3"],
  ["[n,m: n-k,2*k if k <= m]", "normal", "ostrowski 1"],
] as const)("corrupted laws of %s (%s) are refuted at the least position", (notation, play, system) => {
  const law = provedLaw(notation, "outcomes", play, system);
  expect(
    refuteAll(notation, law, partOf(180, 12), plainOutcomes(notation, play === "misere")),
  ).toBeGreaterThanOrEqual(partOf(100));
});

test.each([
  ["[n: n-1 | n/2]", "base 2"],
  ["[n: n-k | a & n-a]", "base 2"],
  ["0.3F", "base 2"],
])("corrupted laws of the values of %s are refuted at the least heap", (notation, system) => {
  const law = provedLaw(notation, "values", "normal", system);
  const value = plainValues((parseGame(notation) as Game<number>).moves);
  expect(refuteAll(notation, law, partOf(180, 12), ([n]) => value(n!))).toBeGreaterThanOrEqual(partOf(100));
});

test("a law of one game is none of another", () => {
  const law = provedLaw("[x,y: x-k,y | x,y-k | x-k,y-k]", "outcomes", "normal", "ostrowski 1");
  expect(proveLaw(parseGame("wythoff"), law).verdict).toBe("proved");
  for (const other of [
    "[x,y: x-k,y | x,y-k]",
    "wythoff(1)",
    "[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 1]",
  ])
    expect(localizedIn(proveLaw(parseGame(other), law))).toMatchObject({ verdict: "refuted" });
  expect(
    localizedIn(proveLaw(parseGame("wythoff"), { ...law, play: "misere" } as AutomaticLaw)),
  ).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [0, 0], says: "P", found: "N" },
  });
});

test("a game without an end, or with parts, has no law of outcomes", () => {
  const [law] = guessLaws(parseGame("[x,y: x-k,y | x,y-k]"));
  expect(localizedIn(proveLaw(parseGame("[x,y: y,x | x-1,y]"), law!))).toMatchObject({
    verdict: "undefinable",
  });
  const single = provedLaw("{1,2}", "outcomes", "normal", "base 2");
  expect(localizedIn(proveLaw(parseGame("kayles"), single))).toMatchObject({ verdict: "undefinable" });
  expect(localizedIn(proveLaw(parseGame("[n: n-k if k in primes]"), single))).toMatchObject({
    verdict: "undefinable",
    says: { en: "no automaton computes `primes`: it is a set that digits do not determine" },
  });
});

test("zeros in front and words that are no numbers change nothing", () => {
  const plain = provedLaw("{1,2}", "outcomes", "normal", "base 2");
  // The same law with a separate start state, which no transition enters.
  const { next, classes, classOf, accepting } = plain.dfa;
  const first = Array.from(next.subarray(0, classes), (to) => to + 1);
  first[classOf[0]!] = -1;
  const dfa: Dfa = {
    ...plain.dfa,
    next: Int32Array.of(...first, ...next.map((to) => to + 1)),
    accepting: Uint8Array.of(accepting[0]!, ...accepting),
  };
  expect(proveLaw(parseGame("{1,2}"), { ...plain, dfa } as AutomaticLaw).verdict).toBe("proved");
});

test("a limit is an error and no answer", () => {
  const law = provedLaw("0.3F", "values", "normal", "base 2");
  expect(() => proveLaw(parseGame("0.3F"), law, { ...usualEffort, states: 20 })).toThrow(LimitError);
  expect(() => proveLaw(parseGame("0.3F"), law, { ...usualEffort, transitions: 20 })).toThrow(
    "stopped at the limit of 20 transitions of an automaton",
  );
});

test("a law speaks of positions of any size", () => {
  const fibonacci = provedLaw("[n,m: n-k,2*k if k <= m]", "outcomes", "normal", "ostrowski 1");
  // 2971215073 is the Fibonacci number F(47): the player to move loses unless all tokens may be taken.
  expect(saysLaw(fibonacci, [2971215073, 2971215072])).toBe("P");
  expect(saysLaw(fibonacci, [2971215074, 1])).toBe("N");
  const lasker = provedLaw("[n: n-k | a & n-a]", "values", "normal", "base 2");
  expect(saysLaw(lasker, [10n ** 18n])).toBe(10n ** 18n - 1n);
  expect(saysLaw(lasker, [10n ** 18n + 3n])).toBe(10n ** 18n + 4n);
  expect(accepts(lasker.dfa, [10n ** 18n, 10n ** 18n])).toBe(false);
});

test.each([
  ["nim", ["n"], "P iff n = 0 or n = 2**70", [2n ** 70n], `${2n ** 70n}`, "0"],
  [
    "[x,y: x-k,y | x,y-k]",
    ["x", "y"],
    "P iff x = y or x = 2**20 and y = 5",
    [2 ** 20, 5],
    `x-${2 ** 20 - 5},y`,
    "5,5",
  ],
  [
    "wythoff",
    ["x", "y"],
    "P iff x = floor(phi*k) and y = x + k or y = floor(phi*k) and x = y + k or x = 500000 and y = 2 for some k >= 0",
    [500000, 2],
    "x-499999,y",
    "1,2",
  ],
])(
  "among the many moves of %s one is named that shows where a law fails",
  (id, names, text, position, at, to) => {
    const game = parseGame(id);
    const stated = statedLaw(text, names);
    const law = stated.automaton(stated.systems[0]!, usualEffort);
    expect(localizedIn(proveLaw(game, law))).toMatchObject({
      verdict: "refuted",
      counterexample: { position, says: "P", found: "N", move: { at, to: [to] } },
    });
  },
);
