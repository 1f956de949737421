import { type PlainLaw, saysOf } from "../law-value/evaluate.ts";
import { inQuotient } from "../law-value/quotient.ts";
import { lawClaim } from "../messages/law.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { alternatives, conjuncts } from "../rules/alternatives.ts";
import { added, coefficient, linearOf } from "../rules/linear.ts";
import { leastPrime } from "../rules/primes.ts";
import { printExpression } from "../rules/print.ts";
import type { Comparison, Condition, Expression, Option, OptionPart, Rule } from "../rules/syntax.ts";
import { isName, namesIn } from "../rules/walk.ts";
import type { Accelerators, Hypotheses, Theorem } from "../types.ts";
import { naturals, tuples } from "./family/natural.ts";

// Theorems on rules with one letter: the letter is taken from the heap, or the heap becomes the letter or is
// divided by it. The letter divides the heap, is coprime to it, or is at most a share of it. The proofs are
// in docs/theory/period.md.

/** Condition on the letter of a move. */
type Said =
  | "above 1"
  | "below n"
  | "divides"
  | "misses"
  | "leaves 0"
  | "some heap"
  | "heap above 1"
  | "coprime"
  | "prime"
  | "odd"
  | Share;

/** The letter is at most (`a` n + b) / `c`, rounded down, where 0 < a < c. */
type Share = `share ${bigint} ${bigint} ${bigint}`;

/**
 * Result of a move: the heap minus the letter, the quotient, the letter itself, or several heaps of these
 * sizes.
 */
type OptionKind = "take" | "quotient" | "letter" | "heaps" | "heaps of letter";

/** Bounds on the letter that exclude moves which leave the heap as it is. */
const CHANGING: Readonly<Record<OptionKind, readonly Said[]>> = {
  take: [],
  quotient: ["above 1"],
  letter: ["below n"],
  heaps: ["above 1"],
  "heaps of letter": ["below n"],
};

/** Laws for the heap `n`, by the result of the moves and the conditions on the letter. */
const LAWS: Readonly<Record<string, (n: string) => PlainLaw>> = {
  "take: above 1, below n, divides": (n) =>
    formula(n, `P iff ${n} = 0 or ${n} % 2 = 1 or ${n} in powers(2) and valuation(${n},2) % 2 = 1`),
  "take: divides": () => ({ kind: "recurrence", base: 2, first: [0], steps: ["g + 1", "1"] }),
  "take: below n, divides": () => ({ kind: "recurrence", base: 2, first: [0], steps: ["g + 1", "0"] }),
  "take: coprime": (n) => formula(n, `sg = 0 if ${n} % 2 = 0; 1 if ${n} = 1; else primepi(lpf(${n}))`),
  "take: below n, coprime": (n) => formula(n, `sg = primepi(lpf(${n}))`),
  "quotient: above 1, divides": (n) => formula(n, `sg = bigomega(${n})`),
  "quotient: above 1, below n, divides": (n) => formula(n, `sg = max(bigomega(${n})-1,0)`),
  "quotient: above 1, divides, odd": (n) => formula(n, `sg = bigomega(${n}) - valuation(${n},2)`),
  "quotient: above 1, divides, prime": (n) => formula(n, `sg = bigomega(${n}) % 2`),
  "letter: below n, divides": (n) => formula(n, `sg = bigomega(${n})`),
  "letter: above 1, below n, divides": (n) => formula(n, `sg = max(bigomega(${n})-1,0)`),
  "letter: below n, misses": (n) => formula(n, `P iff ${n} = 0 or ${n} in powers(2)`),
  "heaps: above 1, divides": (n) => formula(n, `sg = bigomega(${n}) - max(valuation(${n},2)-1,0)`),
  "heaps of letter: below n, divides": (n) => formula(n, `sg = bigomega(${n}) - max(valuation(${n},2)-1,0)`),
};

/** Rules that the checker knows, with the same moves. */
const RULES: Readonly<Record<string, string>> = {
  "take: above 1, below n, divides": "[n: n-k if k in divisors(n) and 1 < k < n]",
  "take: divides": "[n: n-k if k in divisors(n)]",
  "take: below n, divides": "[n: n-k if k in divisors(n) and k < n]",
  "take: coprime": "[n: n-k if gcd(k,n) = 1]",
  "take: below n, coprime": "[n: n-k if gcd(k,n) = 1 and k < n]",
  "quotient: above 1, divides": "[n: n/k if k in divisors(n) and k > 1]",
  "quotient: above 1, below n, divides": "[n: n/k if k in divisors(n) and 1 < k < n]",
  "quotient: above 1, divides, odd": "[n: n/k if k in divisors(n) and k > 1 and k % 2 = 1]",
  "quotient: above 1, divides, prime": "[n: n/k if k in divisors(n) and k in primes]",
  "letter: below n, divides": "[n: k if k in divisors(n) and k < n]",
  "letter: above 1, below n, divides": "[n: k if k in divisors(n) and 1 < k < n]",
  "letter: below n, misses": "[n: k if k < n and not k in divisors(n)]",
  "heaps: above 1, divides": "[n: k # n/k if k in divisors(n) and k > 1]",
  "heaps of letter: below n, divides": "[n: n/k # k if k in divisors(n) and k < n]",
};

const formula = (n: string, text: string): PlainLaw => ({ kind: "formula", text, variables: [n] });

/** Theorem on a rule with such moves; undefined for any other rule. */
export function takesByArithmetic({
  variables,
  options,
  legal,
  lost,
  won,
}: Rule): Theorem<unknown> | undefined {
  const [option, second] = options;
  const [heap] = variables;
  if (legal !== undefined || lost !== undefined || won !== undefined) return undefined;
  if (heap === undefined || option === undefined || options.some(({ next }) => next !== undefined))
    return undefined;
  if (variables.length === 1) {
    const primes = primesLaw(options, heap);
    if (primes !== undefined) return theoremOf(primes.law, variables, primes.hypotheses);
    const law = oneOrOddQuotient(options, heap);
    if (law !== undefined) return theoremOf(law, variables, asRule(heap, ODD_QUOTIENT));
  }
  if (second !== undefined) return undefined;
  const law = variables.length === 1 ? lawOf(option, heap) : undefined;
  if (law !== undefined) {
    const move = moveBy(option, heap);
    const hypotheses = move === undefined ? asRule(heap, EQUAL_PARTS) : hypothesesOf(move, heap);
    return theoremOf(law, variables, hypotheses);
  }
  const coprime = coprimeLaw(option, variables);
  return coprime && theoremOf(coprime.law, variables, { ...asRule(coprime.heap, COPRIME), m: coprime.to });
}

const ODD_QUOTIENT = "[n: n-1 if n > 1 | n/k if k in divisors(n) and k > 1 and k % 2 = 1]";
const EQUAL_PARTS = "[n: split(n, equal)]";
const COPRIME = "[n,m: n-k,m if gcd(k,m) = 1]";

function hypothesesOf(move: Move, heap: string): Hypotheses | undefined {
  const share = [...move.said].find(isShare);
  if (share !== undefined) return { theorem: "share", heap, share: share.split(" ").slice(1).map(Number) };
  const rule = RULES[keyOf(move)];
  return rule === undefined ? undefined : asRule(heap, rule);
}

/** Hypothesis that a rule has the moves of another one. */
const asRule = (heap: string, as: string): Hypotheses => ({ theorem: "arithmetic", heap, as });

function theoremOf(law: PlainLaw, variables: readonly string[], hypotheses?: Hypotheses): Theorem<unknown> {
  const isOutcome = law.kind === "formula" && law.text.startsWith("P iff");
  return {
    claim: lawClaim(law),
    source: {
      en: "docs/theory/period.md, takes by arithmetic",
      zh: "docs/theory/period.zh-CN.md，按数的性质取",
    },
    proof: { by: "theory", chapter: "period", ...(hypotheses !== undefined && { hypotheses }) },
    law,
    ...(isOutcome && { covers: (...heaps: readonly unknown[]) => heaps.length === 1 }),
    *cases() {
      if (variables.length === 1) yield* naturals();
      else for (const position of tuples(variables.length)) yield [position];
    },
    says: (position) => saysOf(law)(...([position].flat() as readonly Natural[])),
  };
}

function lawOf(option: Option, heap: string): PlainLaw | undefined {
  const [part, second] = option.parts;
  if (part === undefined || second !== undefined) return undefined;
  if (part.kind === "split") {
    const isWhole = part.how === "equal" && isName(part.of, heap) && option.condition === undefined;
    const isAny = part.least === 2 && part.most === Number.POSITIVE_INFINITY;
    return isWhole && isAny ? LAWS["heaps: above 1, divides"]!(heap) : undefined;
  }
  const move = moveBy(option, heap);
  if (move === undefined) return undefined;
  const { left, said } = move;
  const [share, another] = said;
  if (left === "take" && share !== undefined && another === undefined && isShare(share))
    return shareLaw(share);
  return LAWS[keyOf(move)]?.(heap);
}

/** A move by one letter: the position that it leaves, and the conditions on the letter. */
interface Move {
  readonly left: OptionKind;
  readonly said: ReadonlySet<Said>;
}

const keyOf = ({ left, said }: Move): string => `${left}: ${[...said].sort().join(", ")}`;

function moveBy({ parts, letters, condition }: Option, heap: string): Move | undefined {
  const [part, second] = parts;
  const [letter, other] = letters;
  if (part?.kind !== "component" || second !== undefined) return undefined;
  if (letter === undefined || other !== undefined) return undefined;
  const left = leftBy(part, heap, letter);
  const said = conjuncts(condition).map((each) => saidBy(each, heap, letter));
  if (left === undefined || !said.every((each) => each !== undefined)) return undefined;
  // No move leaves the heap as it is. Since 0 % k is 0 for every k, the heap 0 then needs another bound on
  // the letter, or a condition; other conditions hold for no letter there.
  const own: readonly Said[] = CHANGING[left];
  const all = new Set([...said.flat(), ...own]);
  if ((all.has("above 1") || all.has("below n")) && all.delete("heap above 1")) all.add("some heap");
  const isSome = all.delete("some heap");
  if (all.delete("leaves 0")) {
    if (left !== "take" && left !== "letter" && !isSome) return undefined;
    all.add("divides");
  }
  return { left, said: all };
}

const isShare = (said: Said): said is Share => said.startsWith("share ");

/**
 * Limits on the size of a law: larger denominators give a recurrence with too many steps, and more first
 * values are too many to state.
 */
const MOST_BASE = 16n;
const MOST_FIRST = 12n;

/** Recurrence for values when at most a share of the heap is taken, by digits in the base `c`. */
function shareLaw(said: Share): PlainLaw | undefined {
  const [a, b, c] = said.split(" ").slice(1).map(BigInt) as [bigint, bigint, bigint];
  if (c > MOST_BASE) return undefined;
  const share = (n: bigint) => floorOf(a * n + b, c);
  /** Values of the first heaps, up to where the share is neither negative nor more than the heap. */
  const first = [0n];
  const within = (n: bigint) => {
    const most = share(n);
    return most < 0n ? 0n : most > n ? n : most;
  };
  const played = (n: bigint): bigint =>
    within(n) > within(n - 1n) ? within(n) : first[Number(n - 1n - within(n))]!;
  for (let n = 1n; share(n - 1n) !== within(n - 1n); n++) {
    if (n > MOST_FIRST) return undefined;
    first.push(played(n));
  }
  /** Value of a heap by the recurrence, which does not bound the share. */
  const stated = (n: bigint) => (share(n) > share(n - 1n) ? share(n) : first[Number(n - 1n - share(n))]);
  const isStated = (n: number) => share(BigInt(n)) >= 0n && stated(BigInt(n)) === first[n];
  while (first.length > 1 && isStated(first.length - 1)) first.pop();
  const steps: string[] = [];
  const of: string[] = [];
  for (let digit = 0n; digit < c; digit++) {
    const isMore = share(digit) > share(digit - 1n);
    const rest = digit - 1n - share(digit);
    steps.push(isMore ? inQuotient(a, share(digit)) : "g");
    of.push(isMore ? "q" : inQuotient(c - a, rest));
  }
  const isPlain = of.every((heap) => heap === "q");
  return {
    kind: "recurrence",
    base: Number(c),
    first: first.map(Number),
    steps,
    ...(!isPlain && { of }),
  };
}

const floorOf = (a: bigint, b: bigint): bigint => (a - (((a % b) + b) % b)) / b;

const isNumber = (node: Expression | undefined, value: bigint): boolean =>
  node?.kind === "number" && node.value === value;

function leftBy(
  { position: [to], count }: OptionPart & { readonly kind: "component" },
  heap: string,
  letter: string,
): OptionKind | undefined {
  const isQuotient = to!.kind === "arithmetic" && to!.sign === "/" && isOf(to!, heap, letter);
  const isLetter = isName(to, letter);
  if (count !== undefined) {
    if (isQuotient && isName(count, letter)) return "heaps";
    const isOther = count.kind === "arithmetic" && count.sign === "/" && isOf(count, heap, letter);
    return isLetter && isOther ? "heaps of letter" : undefined;
  }
  if (isQuotient) return "quotient";
  if (isLetter) return "letter";
  return to!.kind === "arithmetic" && to!.sign === "-" && isOf(to!, heap, letter) ? "take" : undefined;
}

/** Whether the operands are these two names, in this order. */
const isOf = ({ left, right }: Expression & { readonly kind: "arithmetic" }, a: string, b: string): boolean =>
  isName(left, a) && isName(right, b);

/**
 * Conditions on a letter from 1 to the heap that `condition` expresses; undefined if it says anything else.
 */
function saidBy(condition: Condition, heap: string, letter: string): readonly Said[] | undefined {
  if (condition.kind === "not" && condition.of.kind === "chain") {
    const [link, more] = condition.of.links;
    if (more !== undefined || link === undefined) return undefined;
    if (link.sign === "in") {
      const divides = link.set.kind === "divisors" && isName(link.set.of, heap);
      return divides && isName(condition.of.first, letter) ? ["misses"] : undefined;
    }
    if (link.sign !== "=") return undefined;
    return unequal(condition.of.first, link.right, heap, letter);
  }
  if (condition.kind !== "chain") return undefined;
  const found: Said[] = [];
  let left = condition.first;
  for (const link of condition.links) {
    if (link.sign === "in") {
      if (!isName(left, letter)) return undefined;
      if (link.set.kind === "primes") found.push("prime");
      else if (link.set.kind === "divisors" && isName(link.set.of, heap)) found.push("divides");
      else return undefined;
      continue;
    }
    const { sign, right } = link;
    const said =
      sign === "!="
        ? unequal(left, right, heap, letter)
        : sign === "="
          ? equal(left, right, heap, letter)
          : compared(left, sign, right, heap, letter);
    if (said === undefined) return undefined;
    found.push(...said);
    left = right;
  }
  return found;
}

function unequal(a: Expression, b: Expression, heap: string, letter: string): readonly Said[] | undefined {
  if (a.kind === "arithmetic" && a.sign === "%" && isOf(a, heap, letter) && isNumber(b, 0n))
    return ["misses"];
  if (isName(a, heap) && isNumber(b, 0n)) return ["some heap"];
  const [own, other] = isName(a, letter) ? [a, b] : [b, a];
  if (!isName(own, letter)) return undefined;
  if (isNumber(other, 1n)) return ["above 1"];
  return isName(other, heap) ? ["below n"] : undefined;
}

function equal(a: Expression, b: Expression, heap: string, letter: string): readonly Said[] | undefined {
  if (a.kind === "arithmetic" && a.sign === "%" && isOf(a, heap, letter) && isNumber(b, 0n))
    return ["leaves 0"];
  const isOdd = a.kind === "arithmetic" && a.sign === "%" && isName(a.left, letter) && isNumber(a.right, 2n);
  if (isOdd && isNumber(b, 1n)) return ["odd"];
  return isGcd(a, heap, letter) && isNumber(b, 1n) ? ["coprime"] : undefined;
}

/** Whether an expression is the greatest common divisor of these two names. */
function isGcd(node: Expression, a: string, b: string): boolean {
  if (node.kind !== "call" || node.call !== "gcd" || node.of.length !== 2) return false;
  const [x, y] = node.of;
  return (isName(x, a) && isName(y, b)) || (isName(x, b) && isName(y, a));
}

function compared(
  a: Expression,
  sign: Exclude<Comparison, "=" | "!=">,
  b: Expression,
  heap: string,
  letter: string,
): readonly Said[] | undefined {
  const [small, large] = sign.startsWith("<") ? [a, b] : [b, a];
  // k <= n / d means d k <= n.
  const isPlain =
    !sign.endsWith("=") ||
    large.kind !== "arithmetic" ||
    large.sign !== "/" ||
    large.right.kind !== "number" ||
    large.right.value < 1n;
  const [less, more] = [linearOf(small), linearOf(isPlain ? large : large.left)];
  if (less === undefined || more === undefined) return undefined;
  const times = isPlain ? 1n : large.right.value;
  const form = added(more, less, -times);
  if (form.of.size > 2 || [...form.of.keys()].some((name) => name !== heap && name !== letter))
    return undefined;
  const rest = form.rest - (sign.endsWith("=") ? 0n : 1n);
  const [heaps, taken] = [coefficient(form, heap), -coefficient(form, letter)];
  return (
    SAID[`${heaps} ${-taken} ${rest}`] ??
    (heaps > 0n && heaps < taken ? [shareOf(heaps, rest, taken)] : undefined)
  );
}

/** Share in lowest terms. */
function shareOf(a: bigint, b: bigint, c: bigint): Share {
  let [common, rest] = [c, a];
  while (rest > 0n) [common, rest] = [rest, common % rest];
  return `share ${a / common} ${floorOf(b, common)} ${c / common}`;
}

/** Meaning of a n + b k + c >= 0, by the text "a b c". */
const SAID: Readonly<Record<string, readonly Said[]>> = {
  "1 -1 0": [],
  "1 0 -1": ["some heap"],
  "1 0 -2": ["heap above 1"],
  "0 1 -1": [],
  "0 1 0": [],
  "0 1 -2": ["above 1"],
  "1 -1 -1": ["below n"],
};

/**
 * Law when a move takes a prime or one of some numbers, including 1. Let `m` be the least number that cannot
 * be taken. If no number that can be taken is a multiple of it, the value is n mod m.
 */
function primesLaw(
  options: readonly Option[],
  heap: string,
): { readonly law: PlainLaw; readonly hypotheses: Hypotheses } | undefined {
  const each = options.map((option) => takenBy(option, heap));
  if (!each.every((taken) => taken !== undefined)) return undefined;
  const taken = each.flat();
  if (!taken.includes("primes")) return undefined;
  const numbers = taken.filter((each) => typeof each === "bigint");
  let m = 1n;
  while (numbers.includes(m) || (m > 1n && leastPrime(natural(m)) === natural(m))) m++;
  if (m === 1n || numbers.some((each) => each % m === 0n)) return undefined;
  return {
    law: formula(heap, `sg = ${heap} % ${m}`),
    hypotheses: { theorem: "primes", heap, modulus: Number(m) },
  };
}

/** The winners where one token is taken from a heap of more, or the heap is divided by an odd number above 1. */
function oneOrOddQuotient(options: readonly Option[], heap: string): PlainLaw | undefined {
  const [one, quotient, third] =
    options[0]?.letters.length === 0 ? options : [options[1], options[0], options[2]];
  if (one === undefined || quotient === undefined || third !== undefined) return undefined;
  const move = moveBy(quotient, heap);
  if (!takesOneOfMore(one, heap) || move === undefined) return undefined;
  if (keyOf(move) !== "quotient: above 1, divides, odd") return undefined;
  return formula(
    heap,
    `P iff ${heap} <= 1 or ${heap} > 2 and ${heap} in powers(2) or ${heap} % 4 = 2 and bigomega(${heap}) = 2`,
  );
}

/** Whether an option takes one token from every heap of more than one. */
function takesOneOfMore({ parts, condition, letters }: Option, heap: string): boolean {
  const [part, second] = parts;
  if (part?.kind !== "component" || part.count !== undefined || second !== undefined) return false;
  const [to] = part.position;
  const takesOne =
    to?.kind === "arithmetic" && to.sign === "-" && isName(to.left, heap) && isNumber(to.right, 1n);
  if (!takesOne || letters.length > 0 || condition?.kind !== "chain") return false;
  const [link, more] = condition.links;
  if (link === undefined || more !== undefined || link.sign === "in") return false;
  const { sign, right } = link;
  if (sign === "=" || sign === "!=") return false;
  const [small, large] = sign.startsWith("<") ? [condition.first, right] : [right, condition.first];
  const [less, above] = [linearOf(small), linearOf(large)];
  if (less === undefined || above === undefined) return false;
  const { of, rest } = added(above, less, -1n);
  return of.size === 1 && of.get(heap) === 1n && rest === (sign.endsWith("=") ? -2n : -1n);
}

/** Primes and numbers that an option takes from every heap. */
function takenBy(
  { parts, condition, letters }: Option,
  heap: string,
): readonly (bigint | "primes")[] | undefined {
  const [part, second] = parts;
  if (part?.kind !== "component" || part.count !== undefined || second !== undefined) return undefined;
  const [to] = part.position;
  if (to?.kind !== "arithmetic" || to.sign !== "-" || !isName(to.left, heap)) return undefined;
  const [letter, other] = letters;
  if (letter === undefined)
    return to.right.kind === "number" && condition === undefined ? [to.right.value] : undefined;
  if (other !== undefined || condition === undefined || !isName(to.right, letter)) return undefined;
  const each = alternatives(condition).map((one) => membersOf(one, letter));
  return each.every((members) => members !== undefined) ? each.flat() : undefined;
}

function membersOf(condition: Condition, letter: string): readonly (bigint | "primes")[] | undefined {
  if (condition.kind !== "chain" || !isName(condition.first, letter)) return undefined;
  const [link, more] = condition.links;
  if (link === undefined || more !== undefined) return undefined;
  if (link.sign === "in" && link.set.kind === "primes") return ["primes"];
  const listed = link.sign === "in" && link.set.kind === "listed" ? link.set.ranges : undefined;
  const ends = listed ?? (link.sign === "=" ? [{ from: link.right, to: undefined }] : []);
  const numbers = ends.map(({ from, to }) =>
    to === undefined && from.kind === "number" ? from.value : undefined,
  );
  return numbers.length > 0 && numbers.every((each) => each !== undefined) ? numbers : undefined;
}

/**
 * Law when a move takes a number coprime to one that no move changes: the heap modulo its least prime factor.
 */
function coprimeLaw(
  option: Option,
  variables: readonly string[],
): { readonly law: PlainLaw; readonly heap: string; readonly to: string } | undefined {
  const [part, second] = option.parts;
  const [letter, other] = option.letters;
  if (part?.kind !== "component" || part.count !== undefined || second !== undefined) return undefined;
  if (letter === undefined || other !== undefined) return undefined;
  const changed = variables.filter((name, i) => !isName(part.position[i], name));
  const [heap, more] = changed;
  if (heap === undefined || more !== undefined) return undefined;
  const to = part.position[variables.indexOf(heap)]!;
  if (to.kind !== "arithmetic" || to.sign !== "-" || !isOf(to, heap, letter)) return undefined;
  const [condition, rest] = conjuncts(option.condition);
  if (condition?.kind !== "chain" || rest !== undefined) return undefined;
  const [link, next] = condition.links;
  const { first } = condition;
  if (next !== undefined || link?.sign !== "=" || !isNumber(link.right, 1n)) return undefined;
  if (first.kind !== "call" || first.call !== "gcd" || first.of.length !== 2) return undefined;
  const by = isName(first.of[0], letter)
    ? first.of[1]!
    : isName(first.of[1], letter)
      ? first.of[0]!
      : undefined;
  if (by === undefined || namesIn(by).some((name) => name === heap || name === letter)) return undefined;
  // Only a variable or a number of at least 2 will do.
  if (by.kind !== "name" && (by.kind !== "number" || by.value < 2n)) return undefined;
  const text =
    by.kind === "number"
      ? `sg = ${heap} % ${leastPrime(natural(by.value))}`
      : `sg = ${heap} % 2 if ${by.name} = 0; ${heap} if ${by.name} = 1; else ${heap} % lpf(${by.name})`;
  return { law: { kind: "formula", text, variables }, heap, to: printExpression(by) };
}

/** Routine of a generated program that fills a table of values which count primes. */
export function routineOf({ law }: Theorem<unknown>): Accelerators<unknown>["routine"] {
  if (law?.kind !== "formula" || !law.text.includes("primepi")) return undefined;
  return law.text.includes("if") ? "coprime-takes" : "proper-coprime-takes";
}
