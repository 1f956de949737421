import {
  and,
  atLeast,
  type Dfa,
  type Effort,
  equal,
  exists,
  isEmpty,
  not,
  ofNumbers,
  or,
  relation,
  relationOf,
  Undefinable,
} from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { conditionOf, holding } from "../law-value/evaluate.ts";
import { STEP_BEFORE } from "../law-value/heap-before.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, RecurrenceLaw } from "../types.ts";
import { guessLaws } from "./guess.ts";
import { textOf } from "./known.ts";
import { type AutomaticLaw, saysLaw } from "./law.ts";
import { judgeLaw } from "./verify.ts";

// States a proved automaton for the values of one number as a recurrence: for each last digit d in the base b of the
// automaton, the value of b q + d from those of q and of b q - 1, the heap before the block. It is guessed from the first
// values; automata prove it for all q >= 1, so it gives the same values by induction.

/** Limits on the length of a law, which a person reads at a glance, and on the values. */
const MOST_LAW = 300;
const MOST_VALUE = 5;

/** Number of first values from which a recurrence is guessed. */
const SEEN = 4000;

/** Value of a heap with those of heap q and of the heap before the block. */
interface Triple {
  readonly g: number;
  readonly h: number;
  readonly value: number;
}

/** A text, and the pairs of values at which it holds or is right, as bits. */
interface TextWithPairs {
  readonly text: string;
  readonly set: bigint;
}

/** The law of an automaton of one number as such a recurrence, if there is a short one. */
export function inSteps(law: AutomaticLaw, effort: Effort): RecurrenceLaw | undefined {
  const { system } = law.dfa;
  if (law.kind !== "values" || law.powers !== undefined || law.dfa.tracks.length !== 2) return undefined;
  if (system.carry === 1 || system.quotients.length > 1) return undefined;
  const base = system.digits;
  const values = Array.from({ length: SEEN }, (_, n) => Number(saysLaw(law, [n])));
  const most = Math.max(...values);
  if (!(most <= MOST_VALUE)) return undefined;
  const seen = triplesIn(values, base);
  const steps: string[] = [];
  for (const triples of seen) {
    const step = stepFor(triples, most, base);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  const data: RecurrenceLaw = {
    kind: "recurrence",
    base,
    first: values.slice(0, base),
    steps,
    before: true,
  };
  return textOf(data).length <= MOST_LAW && holdsIn(law, seen, effort) ? data : undefined;
}

/**
 * Proves a stated recurrence by the automaton of the values, if one is found and proved; undefined otherwise. @throws
 * LimitError
 */
export function provedSteps(
  game: Game<unknown>,
  data: RecurrenceLaw,
  effort: Effort,
  limits: Limits,
): { readonly law: AutomaticLaw; readonly states: number } | undefined {
  const stated = Array.from({ length: SEEN }, (_, n) => Number(saysLaw(data, [n])));
  for (const law of guessLaws(game, { kind: "values", effort, limits })) {
    if (law.dfa.system.digits !== data.base || law.dfa.system.carry === 1) continue;
    if (stated.some((value, n) => Number(saysLaw(law, [n])) !== value)) continue;
    const verdict = judgeLaw(game, law, effort);
    if (verdict.verdict !== "proved") continue;
    return holdsIn(law, triplesIn(stated, data.base), effort) ? { law, states: verdict.states } : undefined;
  }
  return undefined;
}

/** For each last digit, the triples of values from the second block on. */
function triplesIn(values: readonly number[], base: number): readonly (readonly Triple[])[] {
  return Array.from({ length: base }, (_, digit) => {
    const found = new Map<string, Triple>();
    for (let q = 1; base * q + digit < values.length; q++) {
      const triple = { g: values[q]!, h: values[base * q - 1]!, value: values[base * q + digit]! };
      found.set(Object.values(triple).join(), triple);
    }
    return [...found.values()];
  });
}

/** Shortest step with at most three cases; undefined when two heaps of equal pairs have different values, too. */
function stepFor(triples: readonly Triple[], most: number, base: number): string | undefined {
  const pairs = new Set(triples.map(({ g, h }) => `${g},${h}`));
  if (pairs.size < triples.length) return undefined;
  const setOf = (is: (triple: Triple) => boolean): bigint =>
    triples.reduce((set, triple, i) => (is(triple) ? set | (1n << BigInt(i)) : set), 0n);
  const whole = setOf(() => true);
  const valued = valuesTo(most).map(
    ({ text, at }): TextWithPairs => ({ text, set: setOf((triple) => at(triple) === triple.value) }),
  );
  const conditions = conditionTexts(most).flatMap((text): TextWithPairs[] => {
    const holds = holding(conditionOf(text, STEP_BEFORE), STEP_BEFORE);
    const set = setOf(({ g, h }) => holds([0, 0, g, h]));
    return set === 0n || set === whole ? [] : [{ text, set }];
  });
  const lengthOf = (text: string) =>
    text.replace(/\bg\b/g, "sg(q)").replace(/\bh\b/g, `sg(${base}*q-1)`).length;
  const shortest = (texts: Iterable<string>) =>
    [...texts].reduce<string | undefined>(
      (best, each) => (best === undefined || lengthOf(each) < lengthOf(best) ? each : best),
      undefined,
    );
  /** Ends of a step for the pairs of a set: one value. */
  const last = (left: bigint) =>
    shortest(valued.flatMap(({ text, set }) => ((left & ~set) === 0n ? [text] : [])));
  function* cases(left: bigint): Generator<readonly [text: string, left: bigint]> {
    for (const condition of conditions) {
      const inside = condition.set & left;
      if (inside === 0n || inside === left) continue;
      for (const { text, set } of valued)
        if ((inside & ~set) === 0n) yield [`${text} if ${condition.text}`, left & ~inside];
    }
  }
  const ended = function* (begin: string, left: bigint): Generator<string> {
    const end = last(left);
    if (end !== undefined) yield `${begin}; else ${end}`;
  };
  const only = last(whole);
  if (only !== undefined) return only;
  const first = [...cases(whole)];
  const two = shortest(first.flatMap(([text, left]) => [...ended(text, left)]));
  if (two !== undefined) return two;
  return shortest(
    first.flatMap(([text, left]) =>
      [...cases(left)].flatMap(([second, rest]) => [...ended(`${text}; ${second}`, rest)]),
    ),
  );
}

/** Expressions for values: constants, the values of smaller heaps, and what they lack to a sum. */
function valuesTo(most: number): { readonly text: string; readonly at: (of: Triple) => number }[] {
  const terms = [
    { text: "g", at: ({ g }: Triple) => g },
    { text: "h", at: ({ h }: Triple) => h },
  ];
  const others = [...terms, { text: "g - h", at: ({ g, h }: Triple) => g + h }];
  return [
    ...Array.from({ length: most + 1 }, (_, value) => ({ text: `${value}`, at: () => value })),
    ...terms,
    ...others.flatMap(({ text, at }) =>
      Array.from({ length: 2 * most }, (_, i) => ({
        text: `${i + 1} - ${text}`,
        at: (of: Triple) => i + 1 - at(of),
      })),
    ),
  ];
}

function conditionTexts(most: number): string[] {
  const all = Array.from({ length: most + 1 }, (_, value) => value);
  const compared = (of: string) =>
    ["=", "!=", "<", ">"].flatMap((sign) => all.map((c) => `${of} ${sign} ${c}`));
  return [...["g", "h"].flatMap(compared), "g = h", "g != h"];
}

/** Whether an automaton has no other triples of values than these, from the second block on. */
function holdsIn({ dfa: of }: AutomaticLaw, seen: readonly (readonly Triple[])[], effort: Effort): boolean {
  const dfa: Dfa = ofNumbers(of, effort);
  const base = dfa.system.digits;
  try {
    return seen.every((triples, digit) => {
      const known = triples.map(({ g, h, value }) =>
        and(equal({ g: 1 }, g), equal({ h: 1 }, h), equal({ v: 1 }, value)),
      );
      const all = exists(
        ["n", "q", "m"],
        and(
          relation(dfa, "n", "v"),
          relation(dfa, "q", "g"),
          relation(dfa, "m", "h"),
          atLeast({ q: 1 }, 1),
          equal({ n: 1, q: -base }, digit),
          equal({ m: 1, q: -base }, -1),
        ),
      );
      return isEmpty(relationOf(dfa.system, ["g", "h", "v"], and(all, not(or(...known))), effort));
    });
  } catch (error) {
    if (error instanceof Undefinable || (error instanceof LimitError && error.limit === "states"))
      return false;
    throw error;
  }
}
