/*
 * Growing takes. A move from (n, k) takes k + 1 to k + m tokens, and leaves the number that it took as the second number.
 * Let A(i, k) and B(i, k) be polynomials. The P-positions are those with A(i, k) <= n <= B(i, k) for some i >= 0 if, for
 * all natural i and k and for t = 1, ..., m:
 *
 * - A(0, k) = 0, B(0, k) <= k, A(i + 1, k) > A(i, k) and B(i + 1, k) >= B(i, k);
 * - B(i, k + t) < A(i + 1, k) - k - t and B(i + 1, k) - k - t < A(i + 1, k + t): moves from a block lead between blocks;
 * - A(i, k + 1) + k <= B(i, k), A(i, k + t + 1) <= B(i, k + t) for t < m, and B(i, k + m) + k + m + 1 >= A(i + 1, k):
 *   from each place between blocks some move leads to a block.
 *
 * The proof is in docs/certificates/theorem.md. The inequalities follow from signs of coefficients.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import { constant, type Facts, inAllCases, minus, plus, type Sum } from "./reasoning.ts";
import type { RuleText, Term } from "./rule.ts";
import type { Statement } from "./statement.ts";

export interface GrowingTakes {
  readonly theorem: "growing-takes";
  readonly heap: string;
  readonly last: string;
  readonly more: number;
}

const [ZERO, ONE] = [constant(0n), constant(1n)];

/** Fault of the hypotheses: other moves than those of `more` tokens more than the last take. */
export function faultOfGrowingTakes(rule: RuleText, claim: GrowingTakes, meter: Meter): Message | undefined {
  const { heap, last, more } = claim;
  const { variables, choices, legal, lost, won, block } = rule;
  if ([legal, lost, won, block].some((each) => each !== undefined)) return t("otherEndsOrPositions");
  const [choice, other] = choices;
  if (variables.length !== 2 || !variables.includes(heap) || !variables.includes(last) || heap === last)
    return t("noHeapAndLast");
  if (choice === undefined || other !== undefined) return t("severalOptions");
  const [part, second] = choice.parts;
  const [letter, another] = choice.letters;
  if (part?.kind !== "component" || part.count !== undefined) return t("noSingleHeap");
  if (second !== undefined || choice.beside.length > 0) return t("severalComponents");
  if (letter === undefined || another !== undefined) return t("noSingleLetter");
  return inAllCases(meter, (facts) => {
    const [n, k, taken] = [heap, last, letter].map((name) => facts.natural(name)) as [Sum, Sum, Sum];
    facts.assume(minus(taken, ONE));
    const scope = new Map([
      [heap, n],
      [last, k],
      [letter, taken],
    ]);
    const isTaken =
      facts.isNatural(minus(minus(taken, k), ONE)) &&
      facts.isNatural(minus(plus(k, constant(BigInt(more))), taken)) &&
      facts.isNatural(minus(n, taken));
    const holds = choice.when === undefined || facts.holds(choice.when, scope);
    if (!holds) return isTaken ? t("takeMissing") : undefined;
    const [left, next] = [heap, last].map((name) =>
      facts.numberOf(part.position[variables.indexOf(name)]!, scope),
    ) as [Sum, Sum];
    if (!facts.isNatural(left) || !facts.isNatural(next)) return isTaken ? t("takeMissing") : undefined;
    const isRight = isTaken && facts.isEqual(left, minus(n, taken)) && facts.isEqual(next, taken);
    return isRight ? undefined : t("anotherTake");
  });
}

/** Bounds of the blocks in a law `P iff A <= n <= B for some i >= 0`. */
function boundsOf(law: Statement, { heap }: GrowingTakes): readonly [Term, Term] | undefined {
  if (law.kind !== "outcomes" || law.of !== "P" || law.letter === undefined || law.when.kind !== "and")
    return undefined;
  const [low, high, more] = law.when.of;
  const isHeap = (term: Term) => term.kind === "name" && term.name === heap;
  if (more !== undefined || low?.kind !== "compare" || high?.kind !== "compare") return undefined;
  const isChain = low.sign === "<=" && high.sign === "<=" && isHeap(low.right) && isHeap(high.left);
  return isChain ? [low.left, high.right] : undefined;
}

/** Fault of a law of blocks. */
export function faultOfBlocks(law: Statement, claim: GrowingTakes, meter: Meter): Message | undefined {
  const bounds = boundsOf(law, claim);
  if (bounds === undefined || law.kind !== "outcomes" || [claim.heap, claim.last].includes(law.letter!))
    return t("lawOfBlocks");
  const [low, high] = bounds;
  return inAllCases(meter, (facts) =>
    areBlocks(facts, low, high, law.letter!, claim) ? undefined : t("theBlocks"),
  );
}

function areBlocks(
  facts: Facts,
  low: Term,
  high: Term,
  letter: string,
  { last, more }: GrowingTakes,
): boolean {
  const m = constant(BigInt(more));
  // The take is k + t with t = s + 1.
  const [i, k, s] = [letter, last, "_s"].map((name) => facts.natural(name)) as [Sum, Sum, Sum];
  const rest = minus(minus(m, ONE), s);
  for (const each of [ONE, i, k]) facts.assume(facts.times(each, rest));
  const at = (term: Term) => (index: Sum, before: Sum) =>
    facts.numberOf(
      term,
      new Map([
        [letter, index],
        [last, before],
      ]),
    );
  const [a, b] = [at(low), at(high)];
  const isAtMost = (x: Sum, y: Sum) => facts.isSurelyNatural(minus(y, x));
  const isLess = (x: Sum, y: Sum) => isAtMost(plus(x, ONE), y);
  const next = plus(i, ONE);
  const taken = plus(k, plus(s, ONE));
  return (
    isAtMost(a(ZERO, k), ZERO) &&
    isAtMost(ZERO, a(ZERO, k)) &&
    isAtMost(b(ZERO, k), k) &&
    isLess(a(i, k), a(next, k)) &&
    isAtMost(b(i, k), b(next, k)) &&
    isLess(plus(b(i, taken), taken), a(next, k)) &&
    isLess(b(next, k), plus(a(next, taken), taken)) &&
    isAtMost(plus(a(i, plus(k, ONE)), k), b(i, k)) &&
    (facts.isNatural(minus(ZERO, rest)) || isAtMost(a(i, plus(taken, ONE)), b(i, taken))) &&
    isAtMost(a(next, k), plus(b(i, plus(k, m)), plus(k, plus(m, ONE))))
  );
}
