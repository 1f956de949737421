/*
 * Takes of primes. A move takes a prime, or one of some numbers. If every number from 1 to m - 1 can be taken, and no
 * multiple of m, the value of n is n mod m: the options of n have the residues of all numbers but n modulo m, among them
 * all smaller ones. The statement is in docs/certificates/theorem.md.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Choice, RuleText, Term, Test } from "./rule.ts";

export interface TakesOfPrimes {
  readonly theorem: "primes";
  readonly heap: string;
  readonly modulus: number;
}

type Taken = number | "primes";

/** Fault of the hypotheses: other moves, a number below the modulus that is not taken, or a multiple that is. */
export function faultOfPrimes(rule: RuleText, { heap, modulus }: TakesOfPrimes): Message | undefined {
  const { variables, choices, legal, lost, won, block } = rule;
  if (variables.length !== 1 || variables[0] !== heap) return t("noSuchHeap");
  if ([legal, lost, won, block].some((each) => each !== undefined)) return t("otherEnds");
  const taken = new Set<Taken>();
  for (const choice of choices) {
    const found = takenBy(choice, heap);
    if (found === undefined) return t("anotherOption");
    for (const each of found) taken.add(each);
  }
  const hasPrimes = taken.has("primes");
  for (let k = 1; k < modulus; k++) if (!taken.has(k) && !(hasPrimes && isPrime(k))) return t("takeMissing");
  const isTaken = [...taken].some((each) => each !== "primes" && each % modulus === 0);
  return isTaken || (hasPrimes && isPrime(modulus)) ? t("multipleTaken") : undefined;
}

/** Takes of an option; undefined for options of another form. */
function takenBy({ parts, beside, letters, when }: Choice, heap: string): readonly Taken[] | undefined {
  const [part, second] = parts;
  if (part?.kind !== "component" || part.count !== undefined) return undefined;
  if (second !== undefined || beside.length > 0) return undefined;
  const [to] = part.position;
  if (to?.kind !== "two" || to.sign !== "-" || !isName(to.left, heap)) return undefined;
  const [letter, other] = letters;
  if (letter === undefined)
    return to.right.kind === "number" && when === undefined ? [to.right.value] : undefined;
  return other === undefined && when !== undefined && isName(to.right, letter)
    ? membersOf(when, letter)
    : undefined;
}

const isName = (term: Term, name: string): boolean => term.kind === "name" && term.name === name;

/** Primes and numbers that a condition allows for a letter. */
function membersOf(test: Test, letter: string): readonly Taken[] | undefined {
  if (test.kind === "or") {
    const each = test.of.map((of) => membersOf(of, letter));
    return each.every((found) => found !== undefined) ? each.flat() : undefined;
  }
  if (test.kind === "compare")
    return test.sign === "=" && isName(test.left, letter) && test.right.kind === "number"
      ? [test.right.value]
      : undefined;
  if (test.kind !== "in" || !isName(test.left, letter)) return undefined;
  const { set } = test;
  if (set.kind === "named") return set.name === "primes" ? ["primes"] : undefined;
  const numbers = set.ranges.map(([from, to]) =>
    from.kind === "number" && to.kind === "number" && from.value === to.value ? from.value : undefined,
  );
  return numbers.every((each) => each !== undefined) ? numbers : undefined;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}
