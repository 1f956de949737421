import { type Formula, not, or } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { printSet } from "../rules/print.ts";
import { type Comparison, type Condition, type Link, NEGATED, type NumberSet } from "../rules/syntax.ts";
import { both, type Case, type Fresh } from "./cases.ts";
import { countedCases, namedCases } from "./digit-terms.ts";
import { termOf } from "./terms.ts";
import { refusal } from "./undefinable.ts";
import {
  constantSum,
  equals,
  isAtMost,
  isBetween,
  isConstant,
  isNatural,
  nameOf,
  nameSum,
  type WeightedSum,
} from "./weighted-sum.ts";

const SURE: readonly Case[] = [{ hidden: [], holds: [] }];

const joined = (a: readonly Case[], b: readonly Case[]): readonly Case[] => both(a, b, () => ({}));

/** Cases in which a condition holds, or does not hold. @throws Undefinable */
export function casesOf(condition: Condition, fresh: Fresh, holds = true): readonly Case[] {
  switch (condition.kind) {
    case "not":
      return casesOf(condition.of, fresh, !holds);
    case "and":
    case "or": {
      const each = condition.of.map((of) => casesOf(of, fresh, holds));
      return (condition.kind === "and") === holds ? each.reduce(joined, SURE) : each.flat();
    }
    case "chain": {
      const counted = countedCases(condition, fresh, holds, termOf);
      if (counted !== undefined) return counted;
      let left = condition.first;
      const each = condition.links.map((link) => {
        const terms = both(
          termOf(left, fresh),
          link.sign === "in" ? [{ hidden: [], holds: [], form: constantSum(0) }] : termOf(link.right, fresh),
          (a, b) => ({ a: a.form, b: b.form }),
        );
        if (link.sign !== "in") left = link.right;
        return terms.flatMap(({ a, b, ...sofar }) => joined([sofar], linkCases(link, a, b, fresh, holds)));
      });
      return holds ? each.reduce(joined, SURE) : each.flat();
    }
  }
}

function linkCases(
  link: Link,
  a: WeightedSum,
  b: WeightedSum,
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  if (link.sign === "in") return inSet(a, link.set, fresh, holds);
  return compared(a, b, holds ? link.sign : NEGATED[link.sign]).map((each) => ({
    hidden: [],
    holds: [each],
  }));
}

/** Cases in which the comparison of a with b holds. */
function compared(a: WeightedSum, b: WeightedSum, sign: Comparison): Formula[] {
  const less = isAtMost(a, b, -1);
  const more = isAtMost(b, a, -1);
  switch (sign) {
    case "=":
      return [equals(a, b)];
    case "!=":
      return [less, more];
    case "<":
      return [less];
    case ">":
      return [more];
    case "<=":
      return [isAtMost(a, b)];
    case ">=":
      return [isAtMost(b, a)];
  }
}

function inSet(of: WeightedSum, set: NumberSet, fresh: Fresh, holds: boolean): readonly Case[] {
  switch (set.kind) {
    case "squares":
      throw refusal("squares", t("squares"));
    case "primes":
      throw refusal("primes", t("primes"));
    case "fibonacci":
      return member(of, (name) => ({ kind: "fibonacci", of: name }), fresh, holds);
    case "powers": {
      const base = constantOf(set, fresh);
      if (base >= -1 && base <= 1) return inNumbers(of, [...new Set([1, base])], holds);
      if (base < 0) throw refusal(printSet(set), t("setNumbersBothSigns"));
      return member(of, (name) => ({ kind: "power", base, of: name }), fresh, holds);
    }
    case "divisors": {
      const multiple = Math.abs(constantOf(set, fresh));
      const divisors = Array.from({ length: multiple }, (_, i) => i + 1).filter(
        (each) => multiple % each === 0,
      );
      return inNumbers(of, divisors, holds);
    }
    case "digits":
      return inDigits(of, set, fresh, holds);
    case "matching":
      return member(of, (name) => ({ kind: "matching", by: set, of: name }), fresh, holds);
    case "columns":
      return inColumns(of, set, fresh, holds);
    case "listed":
      return inRanges(of, set, fresh, holds);
  }
}

/** Cases in which digits add up to a multiple in every place, do not, or a number is negative. */
function inColumns(
  of: WeightedSum,
  { others, base, modulus }: NumberSet & { kind: "columns" },
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  const none: readonly (Case & { readonly names: readonly string[] })[] = [{ ...SURE[0]!, names: [] }];
  const named = others
    .map((each) => namedCases(each, fresh, termOf))
    .reduce((a, b) => both(a, b, ({ names }, { name }) => ({ names: [...names, name] })), none);
  return named.flatMap(({ hidden, holds: given, names }) =>
    member(of, (name) => ({ kind: "columns", base, modulus, of: [name, ...names] }), fresh, holds).map(
      (each): Case => ({ hidden: [...hidden, ...each.hidden], holds: [...given, ...each.holds] }),
    ),
  );
}

/** Largest base: each digit is a case. */
const MOST_BASE = 36;

/** Cases in which a number is a digit of another in a constant base. */
function inDigits(
  of: WeightedSum,
  set: NumberSet & { kind: "digits" },
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  const base = constantOf(set, fresh);
  if (base < 2 || base > MOST_BASE) throw refusal(printSet(set), t("setDependsVariable"));
  const digits = Array.from({ length: base }, (_, digit) =>
    namedCases(set.of, fresh, termOf).map(({ hidden, holds: given, name }): Case => {
      const has = hasDigit(name, digit, base);
      return {
        hidden,
        holds: [...given, equals(of, constantSum(digit)), holds ? has : not(has)],
      };
    }),
  ).flat();
  if (holds) return digits;
  const outside = [isAtMost(of, constantSum(-1)), isAtMost(constantSum(base), of)];
  return [...digits, ...outside.map((each): Case => ({ hidden: [], holds: [each] }))];
}

/** Condition that a number has a digit; 0 has the digit 0. */
function hasDigit(name: string, digit: number, base: number): Formula {
  const told = { what: "count", quotients: [base], carry: 0, places: 0, block: [digit] } as const;
  const found: Formula = {
    kind: "digit count",
    count: told,
    within: { members: [false, true], loop: 1 },
    of: name,
  };
  return digit === 0 ? or(found, equals(nameSum(name), constantSum(0))) : found;
}

function constantOf(set: NumberSet & { kind: "powers" | "divisors" | "digits" }, fresh: Fresh): number {
  const [only, second] = termOf(set.kind === "divisors" ? set.of : set.base, fresh);
  if (second !== undefined || !isConstant(only!.form)) throw refusal(printSet(set), t("setDependsVariable"));
  return only!.form.constant;
}

/** Cases in which a number lies in a set defined by its digits, does not lie in it, or is negative. */
function member(
  of: WeightedSum,
  make: (name: string) => Formula,
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  const own = nameOf(of);
  const name = own ?? fresh();
  const given = own === undefined ? { hidden: [name], holds: [equals(nameSum(name), of)] } : SURE[0]!;
  const inside = { ...given, holds: [...given.holds, holds ? make(name) : not(make(name))] };
  if (holds || isNatural(of)) return [inside];
  return [inside, { hidden: [], holds: [isAtMost(of, constantSum(-1))] }];
}

/** Limit on the number of listed members. */
const MOST_LISTED = 4096;

/** Members of a set that is not a single range, grouped into runs. */
export function inNumbers(of: WeightedSum, members: readonly number[], holds: boolean): readonly Case[] {
  return inRuns(
    of,
    members.map((each) => [each, each] as const),
    holds,
  );
}

type Run = readonly [from: number, to: number];

function inRuns(of: WeightedSum, ranges: readonly Run[], holds: boolean): readonly Case[] {
  if (ranges.length > MOST_LISTED) throw new LimitError("clauses", MOST_LISTED, ranges.length);
  const runs: [number, number][] = [];
  for (const [from, to] of ranges.filter(([from, to]) => from <= to).sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else runs.push([from, to]);
  }
  if (holds) return runs.map((run) => ({ hidden: [], holds: between(of, ...run) }));
  const gaps = Array.from({ length: runs.length + 1 }, (_, i) =>
    between(
      of,
      (runs[i - 1]?.[1] ?? Number.NEGATIVE_INFINITY) + 1,
      (runs[i]?.[0] ?? Number.POSITIVE_INFINITY) - 1,
    ),
  );
  return gaps.map((each) => ({ hidden: [], holds: each }));
}

function between(of: WeightedSum, from: number, to: number): Formula[] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [isBetween(of, from, to)];
  if (Number.isFinite(from)) return [isAtMost(constantSum(from), of)];
  return Number.isFinite(to) ? [isAtMost(of, constantSum(to))] : [];
}

function inRanges(
  of: WeightedSum,
  set: NumberSet & { kind: "listed" },
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  const ranges = set.ranges.map(({ from, to }) =>
    both(termOf(from, fresh), termOf(to ?? from, fresh), (a, b) => ({ from: a.form, to: b.form })),
  );
  const plain = ranges.map(([only, second]): Run | undefined =>
    second === undefined && isConstant(only!.from) && isConstant(only!.to)
      ? [only!.from.constant, only!.to.constant]
      : undefined,
  );
  if (plain.every((run) => run !== undefined)) return inRuns(of, plain, holds);
  const each = ranges.map((cases) =>
    cases.flatMap(({ from, to, ...sofar }) => {
      const ends = [compared(from, of, holds ? "<=" : ">")[0]!, compared(of, to, holds ? "<=" : ">")[0]!];
      const found = holds ? [ends] : ends.map((end) => [end]);
      return found.map((more) => ({ hidden: sofar.hidden, holds: [...sofar.holds, ...more] }));
    }),
  );
  return holds ? each.flat() : each.reduce(joined, SURE);
}
