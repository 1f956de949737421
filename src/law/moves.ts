import { atLeast, type Dfa, type Formula, type System, Undefinable } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { printExpression } from "../rules/print.ts";
import type { Condition, Expression, Option, OptionPart, Rule } from "../rules/syntax.ts";
import type { Game } from "../types.ts";
import { both, type Case, type Fresh, freshNames } from "./cases.ts";
import { casesOf } from "./conditions.ts";
import { termOf } from "./terms.ts";
import { refusal } from "./undefinable.ts";
import {
  constantSum,
  equals,
  isAtMost,
  isConstant,
  isNatural,
  nameOf,
  nameSum,
  plus,
  type WeightedSum,
} from "./weighted-sum.ts";

/** Moves of one kind: one for each choice of natural numbers `hidden` that satisfies all of `holds`. */
export interface Clause extends Case {
  /** Components that remain, each with one form for each variable. */
  readonly parts: readonly (readonly WeightedSum[])[];
  /** Splits instead of parts: all ways to write `of` as a sum of parts, each at least the bound. */
  readonly split?: { readonly of: WeightedSum; readonly least: readonly number[] };
  /** Components of other games that remain, by their values under normal play. */
  readonly worths?: readonly Worth<WeightedSum>[];
  /** Components left out of the parts, of which a move leaves an even number: they are worth 0 under normal play. */
  readonly cancelled?: readonly (readonly WeightedSum[])[];
}

/** Moves of a game as formulas of its variables. */
export interface Moves {
  readonly variables: readonly string[];
  readonly clauses: readonly Clause[];
  /** Cases in which numbers are not a position: moves neither begin nor end there, and laws do not apply. */
  readonly illegal?: readonly Case[];
  /** Cases in which the player to move has lost, or won, and has no move. */
  readonly lost?: readonly Case[];
  readonly won?: readonly Case[];
  /** Number of moves that the opponent may forbid. */
  readonly blocked?: number;
}

/** Limit on the parts that are written one by one. */
const MOST_PARTS = 8;

const TURNS = t("turns");

/** Component of another game: its value, or its heap, whose value is given by a law. */
export interface Worth<Sum> {
  readonly of: Sum;
  readonly by?: ValuesElsewhere;
}

/** Values of all heaps of another game. */
export interface ValuesElsewhere {
  readonly game: Game<unknown>;
  /** Relation of the heaps and their values in a system. */
  dfa(system: System): Dfa;
}

/** Components of other games that each option of a rule leaves. */
export type Worths = readonly (readonly Worth<Expression>[])[];

/** The moves of a rule. @throws Undefinable, LimitError */
export function movesOfRule(rule: Rule, fresh: Fresh = freshNames(), worths: Worths = []): Moves {
  if (rule.options.some(({ next }) => next !== undefined)) throw new Undefinable(TURNS);
  const { variables } = rule;
  const over = [rule.lost, rule.won].filter((each): each is Condition => each !== undefined);
  const goesOn = over.map((each) => casesOf(each, fresh, false));
  const clauses = rule.options
    .flatMap((option, i) => clausesOf(option, fresh, worths[i]))
    .flatMap((clause) =>
      goesOn.reduce<readonly Clause[]>((sofar, each) => both(sofar, each, (a) => a), [clause]),
    );
  return {
    variables,
    clauses,
    ...(rule.legal !== undefined && { illegal: casesOf(rule.legal, fresh, false) }),
    ...(rule.lost !== undefined && { lost: casesOf(rule.lost, fresh) }),
    ...(rule.won !== undefined && { won: casesOf(rule.won, fresh) }),
  };
}

function clausesOf(option: Option, fresh: Fresh, worths: Worths[number] = []): Clause[] {
  const letters: Case = {
    hidden: option.letters,
    holds: option.letters.map((letter) => atLeast({ [letter]: 1 }, 1)),
  };
  const when =
    option.condition === undefined
      ? [letters]
      : both([letters], casesOf(option.condition, fresh), () => ({}));
  const [first, second] = option.parts;
  const parts =
    second === undefined && first?.kind === "split" && first.how === "any" && worths.length === 0
      ? anySplit(first, fresh)
      : option.parts
          .map((part) => partCases(part, fresh))
          .reduce((a, b) => both(a, b, beside), [NOTHING_LEFT]);
  const all = worths.reduce(
    (sofar, worth) =>
      both(sofar, heapsOf(worth.of, fresh), ({ worths = [], ...clause }, { form }) => ({
        ...clause,
        worths: [...worths, { ...worth, of: form }],
      })),
    parts,
  );
  return both(when, all, (_, clause) => clause).flatMap((clause) => asSplits(clause, option.letters));
}

/** Cases of a natural number. */
const heapsOf = (of: Expression, fresh: Fresh) =>
  termOf(of, fresh).map((each) =>
    isNatural(each.form) ? each : { ...each, holds: [...each.holds, isAtMost(constantSum(0), each.form)] },
  );

function partCases(part: OptionPart, fresh: Fresh): Clause[] {
  if (part.kind === "split") return splitCases(part, fresh);
  const each = part.position
    .map((coordinate) => termOf(coordinate, fresh).map((one) => ({ ...one, forms: [one.form] })))
    .reduce((a, b) => both(a, b, (x, y) => ({ ...x, forms: [...x.forms, ...y.forms] })));
  const one = each.map(({ hidden, holds, forms }) => ({
    hidden,
    holds: [
      ...holds,
      ...forms.filter((form) => !isNatural(form)).map((form) => isAtMost(constantSum(0), form)),
    ],
    parts: [forms],
  }));
  if (part.count === undefined) return one;
  return both(copiesOf(part.count, fresh), one, ({ left, cancels }, { parts: [forms] }) => ({
    parts: Array.from({ length: left }, () => forms!),
    ...(cancels && { cancelled: [forms!] }),
  }));
}

const NOTHING_LEFT: Clause = { hidden: [], holds: [], parts: [] };

const beside = (x: Clause, y: Clause): Omit<Clause, keyof Case> => ({
  parts: [...x.parts, ...y.parts],
  ...((x.cancelled ?? y.cancelled) && { cancelled: [...(x.cancelled ?? []), ...(y.cancelled ?? [])] }),
});

/** How many of a number of equal components are left in one case, and whether others cancel in pairs. */
interface Copies extends Case {
  readonly left: number;
  readonly cancels?: true;
}

function copiesOf(count: Expression, fresh: Fresh): Copies[] {
  return termOf(count, fresh).flatMap(({ hidden, holds, form }): Copies[] => {
    if (isConstant(form)) {
      if (form.constant > MOST_PARTS) throw new LimitError("parts", MOST_PARTS, form.constant);
      return [{ hidden, holds, left: Math.max(0, form.constant) }];
    }
    const pairs = fresh();
    const more = (left: number): Copies => ({
      hidden: [...hidden, pairs],
      holds: [...holds, atLeast({ [pairs]: 1 }, 1), equals(form, plus(constantSum(left), nameSum(pairs), 2))],
      left,
      cancels: true,
    });
    return [
      { hidden, holds: [...holds, isAtMost(form, constantSum(0))], left: 0 },
      { hidden, holds: [...holds, equals(form, constantSum(1))], left: 1 },
      more(0),
      more(1),
    ];
  });
}

type SplitPart = OptionPart & { kind: "split" };

function countsOf({ of, least, most }: SplitPart): number[] {
  if (most === Number.POSITIVE_INFINITY)
    throw refusal(`split(${printExpression(of)})`, t("anyNumberComponents"));
  if (most > MOST_PARTS) throw new LimitError("parts", MOST_PARTS, most);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function anySplit(part: SplitPart, fresh: Fresh): Clause[] {
  return countsOf(part).flatMap((count) =>
    termOf(part.of, fresh).map(({ hidden, holds, form }) => ({
      hidden,
      holds,
      parts: [],
      split: { of: form, least: Array<number>(count).fill(1) },
    })),
  );
}

function splitCases(part: SplitPart, fresh: Fresh): Clause[] {
  return countsOf(part).flatMap((count) =>
    termOf(part.of, fresh).map(({ hidden, holds, form }) => {
      const names = Array.from({ length: part.how === "equal" ? 1 : count }, fresh);
      const forms = names.map(nameSum);
      const all = part.how === "equal" ? Array<WeightedSum>(count).fill(forms[0]!) : forms;
      const sum = equals(
        all.reduce((a, b) => plus(a, b)),
        form,
      );
      const inOrder =
        part.how === "distinct" ? forms.slice(1).map((each, i) => isAtMost(forms[i]!, each, -1)) : [];
      if (part.how === "mixed") {
        inOrder.push(...forms.slice(1).map((each, i) => isAtMost(forms[i]!, each, 0)));
        inOrder.push(isAtMost(forms[0]!, forms.at(-1)!, -1));
      }
      return {
        hidden: [...hidden, ...names],
        holds: [...holds, ...names.map((name) => atLeast({ [name]: 1 }, 1)), ...inOrder, sum],
        parts: all.map((each) => [each]),
      };
    }),
  );
}

/**
 * A clause such as `a & b & n-2-a-b`, with variables that occur nowhere else, as the splits of n - 2. The rest may be
 * 0: then there is one positive part less, because 0 has no move when every move makes a heap smaller.
 */
function asSplits(clause: Clause, letters: readonly string[]): Clause[] {
  const { parts, hidden, holds } = clause;
  if (
    clause.split !== undefined ||
    clause.cancelled !== undefined ||
    clause.worths !== undefined ||
    parts.length < 2 ||
    parts.some((part) => part.length > 1)
  )
    return [clause];
  const forms = parts.map(([form]) => form!);
  const rest = forms.at(-1)!;
  const names = forms.slice(0, -1).map(nameOf);
  if (letters.length !== names.length || !letters.every((letter) => names.includes(letter))) return [clause];
  if (!letters.every((letter) => rest.weights[letter] === -1)) return [clause];
  // The constraints on the letters: each is at least 1, and the rest is natural.
  const isOfLetters = (each: Formula) =>
    each.kind !== "linear" || letters.some((letter) => each.weights[letter] !== undefined);
  if (holds.filter(isOfLetters).length !== letters.length + 1) return [clause];
  const of = letters.reduce((sum, letter) => plus(sum, nameSum(letter)), rest);
  const plain = {
    hidden: hidden.filter((name) => !letters.includes(name)),
    holds: holds.filter((each) => !isOfLetters(each)),
  };
  const split = (count: number): Clause => ({
    ...plain,
    parts: [],
    split: { of, least: Array<number>(count).fill(1) },
  });
  const whole: Clause = { ...plain, holds: [...plain.holds, isAtMost(constantSum(1), of)], parts: [[of]] };
  return [split(parts.length), parts.length === 2 ? whole : split(parts.length - 1)];
}
