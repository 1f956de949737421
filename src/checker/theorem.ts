/*
 * Certificates of laws that follow from a theorem whose proof is in the documents. The certificate has the rule, the law,
 * the name of the theorem, and its hypotheses on this rule. The check reads the rule and the law itself, and shows that
 * the rule satisfies the hypotheses and that the law is the conclusion: in all cases of the letters, by linear arithmetic
 * (`reasoning.ts`). The theorems are stated in `takes.ts`, `arithmetic.ts`, `share.ts`, `blocks.ts`, `primes.ts` and `shifts.ts`.
 *
 * A certificate of a law by a theorem, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-theorem"; `version`: 1; `game`: a rule in a line; `play`: "normal" or "misere";
 * - `law`: `sg = …` or `P iff …` as a text; `theorem`: its name, and with it the fields of its hypotheses:
 * - of "range", "two", "range-and-one", "powers" and "multiples": `heap`, the variable from which moves take; `left`, the
 *   least number of tokens that a move leaves; `takes`, for each option `{"times","from","to"}`, `{"times","of"}` or
 *   `{"powers"}` with terms as texts, `to` left out where only the heap bounds the takes, and `of` a list of numbers; `one`,
 *   of "range-and-one", the option that takes one number; `unit`, of "multiples", the number whose multiples are taken.
 * - of "arithmetic": `heap`; `as`, the rule of the theorem to which the rule is equivalent; `m`, the number of which
 *   that rule speaks as m, if it does.
 * - of "share": `heap`, and `share`, the numbers a, b, c. The law is `sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)`.
 * - of "shifts": `from` and `to`, heaps before which the same values stand; `others`, the certificates of the periods of
 *   the other games, by their notation in the rule. The law is `sg(n + p) = sg(n) for n >= …`.
 * - of "growing-takes": `heap`, `last`, the variable that keeps the last take, and `more`, how much more may be taken.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  faultOfArithmetic,
  isKnownRule,
  isRecurrenceOf,
  lawOf,
  scopeOf,
  type TakesByArithmetic,
} from "./arithmetic.ts";
import { faultOfBlocks, faultOfGrowingTakes, type GrowingTakes } from "./blocks.ts";
import {
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import type { Meter } from "./meter.ts";
import { faultOfPrimes, type TakesOfPrimes } from "./primes.ts";
import { constant, type Facts, inAllCases, type Scope, type Sum, Undecided } from "./reasoning.ts";
import { type RuleText, readRule, Unread } from "./rule.ts";
import { type AtMostAShare, faultOfShare, faultOfTakesByShare, isShare, readRecurrence } from "./share.ts";
import { faultOfShifts, readShifts, type Shifts } from "./shifts.ts";
import { readStatement, readTerm, type Statement } from "./statement.ts";
import { conclusionOf, faultOfTakes, lettersOf, type Takes, type TakesByLetters } from "./takes.ts";

interface Claim {
  readonly game: string;
  readonly rule: RuleText;
  readonly play: "normal" | "misere";
  readonly law: string;
  readonly by:
    | Shifts
    | AtMostAShare
    | (TakesByArithmetic & { readonly statement: Statement | undefined })
    | ((TakesByLetters | GrowingTakes | TakesOfPrimes) & { readonly statement: Statement });
}

const FIELDS = ["certificate", "version", "game", "play", "law", "theorem"];
const TAKES = ["heap", "left", "takes"];

/** Fields of the hypotheses of each theorem. */
const HYPOTHESES: Readonly<Record<string, readonly string[]>> = {
  range: TAKES,
  two: TAKES,
  powers: TAKES,
  "range-and-one": [...TAKES, "one"],
  multiples: [...TAKES, "unit"],
  arithmetic: ["heap", "as"],
  "growing-takes": ["heap", "last", "more"],
  share: ["heap", "share"],
  primes: ["heap", "modulus"],
  shifts: ["from", "to", "others"],
};

/** Fields that a theorem may have besides. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = { arithmetic: ["m"] };

/** Checks a certificate of a law by a theorem. */
export function* findingOfTheorem(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const claim = read(given);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const { game, law, play } = claim;
  const wrong = yield* faultOf(claim, counts);
  if (wrong !== undefined) return { verdict: "refused", says: t("theoremFault", { message: wrong }) };
  return { verdict: "valid", says: t("lawByTheorem", { shortened: shortened(game), law, play }) };
}

function read(given: Given): Claim | Message {
  const { version, game, play, law, theorem } = given;
  const more =
    typeof theorem === "string" && Object.hasOwn(HYPOTHESES, theorem) ? HYPOTHESES[theorem] : undefined;
  if (more === undefined) return wrongField("theorem");
  const all = [...FIELDS, ...more];
  const may = OPTIONAL[theorem as string] ?? [];
  const strange = Object.keys(given).find((name) => !all.includes(name) && !may.includes(name));
  const missing = all.find((name) => !Object.hasOwn(given, name));
  if (strange !== undefined || missing !== undefined) return wrongField(strange ?? missing!);
  if (version !== 1) return wrongField("version");
  if (typeof game !== "string") return wrongField("game");
  if (play !== "normal" && play !== "misere") return wrongField("play");
  if (typeof law !== "string") return wrongField("law");
  try {
    const by = theorem === "shifts" ? readShifts(given) : hypothesesOf(given);
    if (isText(by)) return by;
    const rule = readRule(game);
    if (by.theorem === "shifts" || by.theorem === "share") return { game, rule, play, law, by };
    if (by.theorem === "arithmetic" && isRecurrenceOf(law, by.as))
      return { game, rule, play, law, by: { ...by, statement: undefined } };
    return { game, rule, play, law, by: { ...by, statement: readStatement(law) } };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return t("ruleNotReadChecker", { message: error.says });
  }
}

/** A rule takes each smaller number, so a larger modulus is none. */
const MOST_MODULUS = 100_000;

/** Hypotheses of the theorem, or the fault in their form. @throws Unread */
function hypothesesOf(
  given: Given,
): TakesByLetters | TakesByArithmetic | AtMostAShare | GrowingTakes | TakesOfPrimes | Message {
  const { law, share, theorem, heap, modulus, as, m, last, more, left, takes, one, unit } = given;
  if (typeof heap !== "string") return wrongField("heap");
  if (theorem === "primes") {
    if (!isNatural(modulus) || modulus === 0 || modulus > MOST_MODULUS) return wrongField("modulus");
    return { theorem, heap, modulus };
  }
  if (theorem === "growing-takes") {
    if (typeof last !== "string") return wrongField("last");
    if (!isNatural(more) || more === 0) return wrongField("more");
    return { theorem, heap, last, more };
  }
  if (theorem === "arithmetic") {
    if (typeof as !== "string" || !isKnownRule(as)) return wrongField("as");
    if (m !== undefined && typeof m !== "string") return wrongField("m");
    return { theorem, heap, as, ...(m !== undefined && { m: readTerm(m) }) };
  }
  if (theorem === "share") {
    if (!isShare(share)) return wrongField("share");
    return { theorem, heap, share, law: readRecurrence(law as string) };
  }
  if (!isNatural(left)) return wrongField("left");
  if (one !== undefined && !isNatural(one)) return wrongField("one");
  if (unit !== undefined && typeof unit !== "string") return wrongField("unit");
  const each = Array.isArray(takes) ? takes.map(takesOf) : [undefined];
  if (!each.every((found) => found !== undefined)) return wrongField("takes");
  const name = theorem as TakesByLetters["theorem"];
  return {
    ...{ theorem: name, heap, left, takes: each },
    ...(one !== undefined && { one }),
    ...(unit !== undefined && { unit: readTerm(unit) }),
  };
}

function takesOf(value: unknown): Takes | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { of, ...texts } = value as Readonly<Record<string, unknown>>;
  if (!Object.values(texts).every((text) => typeof text === "string")) return undefined;
  const names = Object.keys(texts).sort().join();
  const { powers, times, from, to } = texts as Readonly<Record<string, string>>;
  if (of !== undefined)
    return names === "times" && Array.isArray(of) && of.every(isNatural)
      ? { kind: "listed", times: readTerm(times!), of }
      : undefined;
  if (names === "powers") return { kind: "powers", base: readTerm(powers!) };
  if (names !== "from,times" && names !== "from,times,to") return undefined;
  return {
    ...{ kind: "range", times: readTerm(times!), from: readTerm(from!) },
    ...(to !== undefined && { to: readTerm(to) }),
  };
}

/** Fault of a claim; undefined if the rule satisfies the hypotheses and the law is the conclusion. */
function* faultOf({ rule, play, by }: Claim, meter: Meter): Generator<number, Message | undefined> {
  try {
    if (by.theorem === "shifts")
      return play === "misere" ? t("normalNeeded") : yield* faultOfShifts(rule, by, meter);
    if (by.theorem === "share")
      return play === "misere"
        ? t("normalNeeded")
        : (faultOfTakesByShare(rule, by, meter) ?? faultOfShare(by, meter));
    if (by.theorem === "arithmetic") return faultOfLawByArithmetic(rule, play, by.statement, by, meter);
    const { statement } = by;
    if (by.theorem === "growing-takes")
      return play === "misere"
        ? t("normalNeeded")
        : (faultOfGrowingTakes(rule, by, meter) ?? faultOfBlocks(statement, by, meter));
    if (by.theorem === "primes")
      return play === "misere"
        ? t("normalNeeded")
        : (faultOfPrimes(rule, by) ?? faultOfResidues(statement, by, meter));
    return (
      faultOfTakes(rule, by, meter) ??
      inAllCases(meter, (facts) => {
        const letters = lettersOf(facts, rule, by.heap);
        if (letters === undefined) return undefined;
        const found = conclusionOf(facts, by, letters);
        if (isText(found)) return found;
        const scope = new Map(letters).set(by.heap, facts.natural(by.heap));
        return isConclusion(facts, statement, scope, play, found) ? undefined : t("theLaw");
      })
    );
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return error.says;
  }
}

/** Fault of a law that is not the heap modulo a number. @throws Undecided */
const faultOfResidues = (
  statement: Statement,
  { heap, modulus }: TakesOfPrimes,
  meter: Meter,
): Message | undefined =>
  inAllCases(meter, (facts) => {
    const scope = new Map([[heap, facts.natural(heap)]]);
    const by = { kind: "number", value: modulus } as const;
    const value = facts.numberOf(
      { kind: "two", sign: "%", left: { kind: "name", name: heap }, right: by },
      scope,
    );
    const isOne = () => facts.isEqual(value, constant(1n));
    return isConclusion(facts, statement, scope, "normal", { value, isOne }) ? undefined : t("theLaw");
  });

/** Fault of a law that the rule of a theorem has; both speak of the same heap and letters. @throws Undecided */
function faultOfLawByArithmetic(
  rule: RuleText,
  play: Claim["play"],
  statement: Statement | undefined,
  by: TakesByArithmetic,
  meter: Meter,
): Message | undefined {
  if (play === "misere") return t("normalNeeded");
  const wrong = faultOfArithmetic(rule, by, meter);
  if (wrong !== undefined || statement === undefined) return wrong;
  const known = lawOf(by);
  if (known === undefined) return t("theLaw");
  return inAllCases(meter, (facts) => {
    const scope = new Map(rule.variables.map((name) => [name, facts.natural(name)]));
    const letters = new Map(scope);
    letters.delete(by.heap);
    const named = scopeOf(facts, by, letters, scope.get(by.heap)!);
    if (known.kind === "outcomes") {
      if (statement.kind !== "outcomes" || statement.letter !== undefined) return t("theLaw");
      const isLost = facts.holds(known.when, named);
      return facts.holds(statement.when, scope) === (isLost === (statement.of === "P"))
        ? undefined
        : t("theLaw");
    }
    const value = valueBy(facts, known, named);
    if (value === undefined) return t("theTheorem");
    const isOne = () => facts.isEqual(value, constant(1n));
    return isConclusion(facts, statement, scope, play, { value, isOne }) ? undefined : t("theLaw");
  });
}

/** Value of a position by a law of values. @throws Undecided */
function valueBy(facts: Facts, law: Statement & { kind: "values" }, scope: Scope): Sum | undefined {
  const found = law.cases.find(({ when }) => when === undefined || facts.holds(when, scope));
  return found && facts.numberOf(found.value, scope);
}

/** Whether a law says what the theorem says of a position. */
function isConclusion(
  facts: Facts,
  law: Statement,
  scope: Scope,
  play: "normal" | "misere",
  { value, isOne }: { readonly value: Sum; isOne(): boolean },
): boolean {
  if (law.kind === "outcomes") {
    const isLost = play === "normal" ? facts.isEqual(value, constant(0n)) : isOne();
    return law.letter === undefined && facts.holds(law.when, scope) === (isLost === (law.of === "P"));
  }
  if (play === "misere") return false;
  const found = valueBy(facts, law, scope);
  return found !== undefined && facts.isEqual(found, value);
}
