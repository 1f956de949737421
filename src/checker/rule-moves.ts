import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Moves } from "./heap-moves.ts";
import { type Choice, type Left, type Members, type RuleText, type Term, type Test, Unread } from "./rule.ts";

/** Weighted sum of names plus a constant. */
export interface Form {
  readonly weights: Readonly<Record<string, number>>;
  readonly constant: number;
}

/** Set of integers as disjoint ranges in ascending order. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Statement about named natural numbers. */
export type Atom =
  /** Condition that the weighted sum lies in the ranges. */
  | { readonly kind: "sum"; readonly weights: Readonly<Record<string, number>>; readonly within: Ranges }
  /** Condition that the third name is the nim-sum of the others. */
  | { readonly kind: "xor"; readonly of: readonly [string, string, string] }
  /** Condition that a name is, or is not, a power of `base`, or for base 0 a Fibonacci number. */
  | { readonly kind: "power"; readonly base: number; readonly of: string; readonly holds: boolean }
  /** Condition that a name has, or does not have, this digit in `base`; 0 has the digit 0. */
  | {
      readonly kind: "digit";
      readonly base: number;
      readonly digit: number;
      readonly of: string;
      readonly holds: boolean;
    };

/** One case: some natural numbers `names` satisfy all atoms. */
export interface Case {
  readonly names: readonly string[];
  readonly atoms: readonly Atom[];
}

/** Value of a term in one case; exactly one of the cases holds. */
interface Valued extends Case {
  readonly form: Form;
}

/** Limits on cases, and on coefficients and constants. */
const [MOST_CASES, MOST_NUMBER] = [4096, 2 ** 20];

export const constantForm = (constant: number): Form => ({ weights: {}, constant });
export const nameForm = (name: string): Form => ({ weights: { [name]: 1 }, constant: 0 });

/** Sum a + `factor` b. @throws Unread */
export function plus(a: Form, b: Form, factor = 1): Form {
  const weights: Record<string, number> = { ...a.weights };
  for (const [name, by] of Object.entries(b.weights)) {
    weights[name] = (weights[name] ?? 0) + factor * by;
    if (weights[name] === 0) delete weights[name];
  }
  const constant = a.constant + factor * b.constant;
  for (const each of [constant, ...Object.values(weights)])
    if (!(Math.abs(each) <= MOST_NUMBER)) throw new Unread(t("numbersTooLarge"));
  return { weights, constant };
}

const times = (a: Form, factor: number) => plus(constantForm(0), a, factor);

const isConstant = ({ weights }: Form): boolean => Object.keys(weights).length === 0;

/** Whether the form is visibly non-negative. */
const isNatural = ({ weights, constant }: Form): boolean =>
  constant >= 0 && Object.values(weights).every((by) => by >= 0);

/** Name that the form consists of, if it is one. */
export function nameOf({ weights, constant }: Form): string | undefined {
  const names = Object.keys(weights);
  return constant === 0 && names.length === 1 && weights[names[0]!] === 1 ? names[0] : undefined;
}

/** Atom for a form in the ranges. */
export const lies = ({ weights, constant }: Form, within: Ranges): Atom => ({
  kind: "sum",
  weights,
  within: within.map(([from, to]) => [from - constant, to - constant]),
});

export const equals = (a: Form, b: Form): Atom => lies(plus(a, b, -1), [[0, 0]]);
/** Atom a >= b + `more`. */
export const isAtLeast = (a: Form, b: Form, more = 0): Atom => lies(plus(a, b, -1), [[more, INFINITY]]);

/** Conjunctions of each case of the first list with each case of the second. @throws Unread */
function both<A extends Case, B extends Case, C>(
  a: readonly A[],
  b: readonly B[],
  join: (x: A, y: B) => C,
): (C & Case)[] {
  if (a.length * b.length > MOST_CASES) throw new Unread(t("manyCases"));
  return a.flatMap((x) =>
    b.map((y) => ({ ...join(x, y), names: [...x.names, ...y.names], atoms: [...x.atoms, ...y.atoms] })),
  );
}

/** Source of unused names. */
type Fresh = () => string;

/** Cases of a term. @throws Unread */
function valued(term: Term, fresh: Fresh): Valued[] {
  switch (term.kind) {
    case "number":
      return plain(plus(constantForm(0), constantForm(term.value)));
    case "name":
      return plain(nameForm(term.name));
    case "negative":
      return valued(term.of, fresh).map((each) => ({ ...each, form: times(each.form, -1) }));
    case "two":
      return both(valued(term.left, fresh), valued(term.right, fresh), (a, b) => ({ a, b })).flatMap(
        ({ a, b, ...sofar }) => both([sofar], two(term.sign, a.form, b.form, fresh), (_, each) => each),
      );
    case "call":
      return called(
        term.call,
        term.of.map((each) => valued(each, fresh)),
      );
  }
}

const plain = (form: Form): Valued[] => [{ names: [], atoms: [], form }];

function two(sign: string, a: Form, b: Form, fresh: Fresh): Valued[] {
  if (sign === "+") return plain(plus(a, b));
  if (sign === "-") return plain(plus(a, b, -1));
  if (sign === "xor") return nimSum(a, b, fresh);
  if (sign === "bitand" || sign === "bitor") return sharedBits(a, b, sign === "bitor" ? 1 : -1, fresh);
  if (sign === "*" && isConstant(a)) return plain(times(b, a.constant));
  if (!isConstant(b)) throw new Unread(t("signWithVariable", { sign }));
  if (sign === "*") return plain(times(a, b.constant));
  if (sign === "**" && isConstant(a) && b.constant >= 0)
    return plain(plus(constantForm(0), constantForm(a.constant ** b.constant)));
  if (sign === "**" || b.constant === 0) throw new Unread(t("signOfNumbers", { sign }));
  return quotient(sign, a, b.constant, fresh);
}

/** Cases of ⌊a / b⌋, or of a minus b times that. */
function quotient(sign: string, a: Form, b: number, fresh: Fresh): Valued[] {
  const [top, by] = b > 0 ? [a, b] : [times(a, -1), -b];
  return (isNatural(top) ? [1] : [1, -1]).map((direction) => {
    const name = fresh();
    const found = times(nameForm(name), direction);
    const atoms = [lies(plus(top, found, -by), [[0, by - 1]])];
    if (direction === -1) atoms.push(isAtLeast(nameForm(name), constantForm(1)));
    return { names: [name], atoms, form: sign === "/" ? found : plus(a, found, -b) };
  });
}

/** Nim-sum, in two's complement when an operand is negative. */
function nimSum(a: Form, b: Form, fresh: Fresh): Valued[] {
  return both(signed(a, fresh), signed(b, fresh), (x, y) => ({ x, y })).map(({ x, y, names, atoms }) => {
    const name = fresh();
    const sum: Atom = { kind: "xor", of: [x.name, y.name, name] };
    const form = nameForm(name);
    return {
      names: [...names, name],
      atoms: [...atoms, sum],
      form: x.negative === y.negative ? form : plus(constantForm(-1), form, -1),
    };
  });
}

/** Bitwise `and` or `or`: half of a + b minus, or plus, the nim-sum. */
function sharedBits(a: Form, b: Form, sign: 1 | -1, fresh: Fresh): Valued[] {
  return nimSum(a, b, fresh).flatMap((sum) =>
    quotient("/", plus(plus(a, b), sum.form, sign), 2, fresh).map(({ names, atoms, form }) => ({
      names: [...sum.names, ...names],
      atoms: [...sum.atoms, ...atoms],
      form,
    })),
  );
}

/** Cases in which a form is a name, or -1 minus a name. */
function signed(form: Form, fresh: Fresh): (Case & { name: string; negative: boolean })[] {
  const own = nameOf(form);
  if (own !== undefined) return [{ names: [], atoms: [], name: own, negative: false }];
  return (isNatural(form) ? [false] : [false, true]).map((negative) => {
    const name = fresh();
    const value = negative ? plus(constantForm(-1), form, -1) : form;
    return { names: [name], atoms: [equals(nameForm(name), value)], name, negative };
  });
}

function called(call: string, of: readonly (readonly Valued[])[]): Valued[] {
  if (call === "gcd") {
    const numbers = of.map((cases) => constantIn(cases, t("gcdOfVariables")));
    const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
    return plain(constantForm(numbers.reduce(gcd)));
  }
  if (call === "abs") return of[0]!.flatMap((each) => greater(each, each.form, times(each.form, -1), 1));
  const sign = call === "max" ? 1 : -1;
  return of.reduce((a, b) =>
    both(a, b, (x, y) => ({ x: x.form, y: y.form })).flatMap(({ x, y, ...sofar }) =>
      greater(sofar, x, y, sign),
    ),
  ) as Valued[];
}

/** Maximum of two, or with sign -1 the minimum, by cases. */
function greater({ names, atoms }: Case, a: Form, b: Form, sign: 1 | -1): Valued[] {
  const difference = times(plus(a, b, -1), sign);
  return [
    { names, atoms: [...atoms, lies(difference, [[0, INFINITY]])], form: a },
    { names, atoms: [...atoms, lies(difference, [[-INFINITY, -1]])], form: b },
  ];
}

/** Moves of one kind: one for each choice of natural numbers `names` that satisfies the atoms. */
export interface Clause extends Case {
  /** Components that remain, each with one form for each variable. */
  readonly parts: readonly (readonly Form[])[];
  /** Splits instead of parts: all ways to write a number as the sum of that many positive ones. */
  readonly split?: { readonly of: Form; readonly count: number };
  /** Components left out of the parts, of which a move leaves an even number: they are worth 0 under normal play. */
  readonly cancelled?: readonly (readonly Form[])[];
  /** Heaps of other games that remain too. */
  readonly beside?: readonly { readonly game: string; readonly of: Form }[];
}

/** Moves of a game, and the positions where play has ended. */
export interface Kinds {
  readonly variables: readonly string[];
  readonly clauses: readonly Clause[];
  /** Cases of legal and of illegal positions, for a rule that defines legal ones. */
  readonly legal?: readonly Case[];
  readonly illegal: readonly Case[];
  /** Moves as written from legal positions that would leave them, for a rule that defines legal ones. */
  readonly leaving?: () => readonly Clause[];
  readonly lost: readonly Case[];
  readonly won: readonly Case[];
  /** Number of moves that the opponent may forbid before each move. */
  readonly block?: number;
}

const INFINITY = Number.POSITIVE_INFINITY;
const MOST_PARTS = 8;
const SURE: readonly Case[] = [{ names: [], atoms: [] }];

const joined = (a: readonly Case[], b: readonly Case[]): readonly Case[] => both(a, b, () => ({}));

const WITHIN: Readonly<Record<string, Ranges>> = {
  "=": [[0, 0]],
  "<": [[-INFINITY, -1]],
  "<=": [[-INFINITY, 0]],
  ">": [[1, INFINITY]],
  ">=": [[0, INFINITY]],
  "!=": [
    [-INFINITY, -1],
    [1, INFINITY],
  ],
};

/** Integers in none of the ranges. */
function outside(ranges: Ranges): Ranges {
  const gaps: [number, number][] = [];
  let from = -INFINITY;
  for (const [first, last] of ranges) {
    if (first > from) gaps.push([from, first - 1]);
    from = last + 1;
  }
  if (from < INFINITY) gaps.push([from, INFINITY]);
  return gaps;
}

/** Integers in at least one of the sets. */
function union(all: Ranges): Ranges {
  const found: [number, number][] = [];
  for (const [from, to] of all.filter(([from, to]) => from <= to).sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Cases in which a condition holds, or does not hold. @throws Unread */
function cases(test: Test, fresh: Fresh, holds = true): readonly Case[] {
  switch (test.kind) {
    case "not":
      return cases(test.of, fresh, !holds);
    case "and":
    case "or": {
      const each = test.of.map((of) => cases(of, fresh, holds));
      return (test.kind === "and") === holds ? each.reduce(joined, SURE) : each.flat();
    }
    case "compare": {
      const within = holds ? WITHIN[test.sign]! : outside(WITHIN[test.sign]!);
      return both(valued(test.left, fresh), valued(test.right, fresh), (a, b) => ({
        form: plus(a.form, b.form, -1),
      })).map(({ form, names, atoms }) => ({ names, atoms: [...atoms, lies(form, within)] }));
    }
    case "in":
      return valued(test.left, fresh).flatMap(({ form, ...sofar }) =>
        joined([sofar], inside(form, test.set, fresh, holds)),
      );
  }
}

const constantOf = (set: Members & { kind: "named" }, fresh: Fresh): number =>
  constantIn(valued(set.base ?? set.of!, fresh), t("setOfVariable", { name: set.name }));

/** Number that a term is in every case. @throws Unread */
function constantIn(cases: readonly Valued[], what: Message): number {
  const [only, second] = cases;
  if (only === undefined || second !== undefined || only.atoms.length > 0 || !isConstant(only.form))
    throw new Unread(what);
  return only.form.constant;
}

function inside(form: Form, set: Members, fresh: Fresh, holds: boolean): readonly Case[] {
  const among = (ranges: Ranges): readonly Case[] => {
    const within = holds ? union(ranges) : outside(union(ranges));
    return within.length === 0 ? [] : [{ names: [], atoms: [lies(form, within)] }];
  };
  if (set.kind === "listed") {
    const ends = set.ranges.map(([from, to]) =>
      both(valued(from, fresh), valued(to, fresh), (a, b) => ({ from: a.form, to: b.form })),
    );
    const plain = ends.map(([only, ...more]) =>
      only !== undefined && more.length === 0 && isConstant(only.from) && isConstant(only.to)
        ? ([only.from.constant, only.to.constant] as const)
        : undefined,
    );
    if (plain.every((each) => each !== undefined)) return among(plain);
    const each = ends.map((all) =>
      all.flatMap(({ from, to, names, atoms }) => {
        const bounds = holds
          ? [[isAtLeast(form, from), isAtLeast(to, form)]]
          : [[isAtLeast(from, form, 1)], [isAtLeast(form, to, 1)]];
        return bounds.map((more) => ({ names, atoms: [...atoms, ...more] }));
      }),
    );
    return holds ? each.flat() : each.reduce(joined, SURE);
  }
  if (set.name === "divisors") {
    const multiple = Math.abs(constantOf(set, fresh));
    const all = Array.from({ length: multiple }, (_, i) => i + 1).filter((each) => multiple % each === 0);
    return among(all.map((each) => [each, each]));
  }
  if (set.name === "digits") return amongDigits(form, set, fresh, holds);
  if (set.name !== "powers" && set.name !== "fibonacci") throw new Unread(t("nameHere", { name: set.name }));
  const base = set.name === "powers" ? constantOf(set, fresh) : 0;
  if (set.name === "powers" && base < 0) throw new Unread(t("powersOfNegative"));
  if (set.name === "powers" && base < 2) return among(base === 0 ? [[0, 1]] : [[1, 1]]);
  const name = nameOf(form) ?? fresh();
  const given = nameOf(form) === undefined ? [equals(nameForm(name), form)] : [];
  const found: Case[] = [
    {
      names: given.length > 0 ? [name] : [],
      atoms: [...given, { kind: "power", base, of: name, holds }],
    },
  ];
  // None of these sets contains negative numbers.
  if (!holds) found.push({ names: [], atoms: [isAtLeast(constantForm(-1), form)] });
  return found;
}

/** Cases in which a number is, or is not, a digit of another natural number. */
function amongDigits(
  form: Form,
  set: Members & { kind: "named" },
  fresh: Fresh,
  holds: boolean,
): readonly Case[] {
  const base = constantOf(set, fresh);
  if (base < 2 || base > 36) throw new Unread(t("digitsInBase"));
  const found = valued(set.of!, fresh).flatMap((whole) =>
    Array.from({ length: base }, (_, digit): Case => {
      const own = nameOf(whole.form);
      const name = own ?? fresh();
      return {
        names: own === undefined ? [...whole.names, name] : whole.names,
        atoms: [
          ...whole.atoms,
          ...(own === undefined ? [equals(nameForm(name), whole.form)] : []),
          equals(form, constantForm(digit)),
          { kind: "digit", base, digit, of: name, holds },
        ],
      };
    }),
  );
  return holds
    ? found
    : [
        ...found,
        {
          names: [],
          atoms: [
            lies(form, [
              [-INFINITY, -1],
              [base, INFINITY],
            ]),
          ],
        },
      ];
}

const isNaturalHeap = ({ of }: { readonly of: Form }): Atom => isAtLeast(of, constantForm(0));

const isPositive = (name: string): Atom => isAtLeast(nameForm(name), constantForm(1));

function partCases(part: Left, fresh: Fresh): Clause[] {
  if (part.kind === "split") return splitCases(part, fresh);
  const each = part.position
    .map((term) => valued(term, fresh).map((one) => ({ ...one, forms: [one.form] })))
    .reduce((a, b) => both(a, b, (x, y) => ({ ...x, forms: [...x.forms, ...y.forms] })));
  const one = each.map(({ names, atoms, forms }) => ({
    names,
    atoms: [
      ...atoms,
      ...forms.filter((form) => !isNatural(form)).map((form) => isAtLeast(form, constantForm(0))),
    ],
    parts: [forms],
  }));
  if (part.count === undefined) return one;
  return both(copiesOf(part.count, fresh), one, ({ left, cancels }, { parts: [forms] }) => ({
    parts: Array.from({ length: left }, () => forms!),
    ...(cancels && { cancelled: [forms!] }),
  }));
}

/** How many of a number of equal components are left in one case, and whether others cancel in pairs. */
interface Copies extends Case {
  readonly left: number;
  readonly cancels?: true;
}

/** Two equal components are worth 0 together under normal play, so of a number that varies only the parity counts. */
function copiesOf(count: Term, fresh: Fresh): Copies[] {
  return valued(count, fresh).flatMap(({ names, atoms, form }): Copies[] => {
    if (isConstant(form)) {
      if (form.constant > MOST_PARTS) throw new Unread(t("numberOfComponents"));
      return [{ names, atoms, left: Math.max(0, form.constant) }];
    }
    const pairs = fresh();
    const more = (left: number): Copies => ({
      names: [...names, pairs],
      atoms: [...atoms, isPositive(pairs), equals(form, plus(constantForm(left), nameForm(pairs), 2))],
      left,
      cancels: true,
    });
    return [
      { names, atoms: [...atoms, isAtLeast(constantForm(0), form)], left: 0 },
      { names, atoms: [...atoms, equals(form, constantForm(1))], left: 1 },
      more(0),
      more(1),
    ];
  });
}

function splitCases({ of, how, least, most }: Left & { kind: "split" }, fresh: Fresh): Clause[] {
  if (most > MOST_PARTS) throw new Unread(t("numberOfParts"));
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((count) =>
    valued(of, fresh).map(({ names, atoms, form }): Clause => {
      if (how === "any" && count > 1) return { names, atoms, parts: [], split: { of: form, count } };
      const made = Array.from({ length: how === "equal" ? 1 : count }, fresh);
      const forms = made.map(nameForm);
      const all = how === "equal" ? Array<Form>(count).fill(forms[0]!) : forms;
      const sum = equals(
        all.reduce((a, b) => plus(a, b)),
        form,
      );
      const order = how === "distinct" ? forms.slice(1).map((each, i) => isAtLeast(each, forms[i]!, 1)) : [];
      if (how === "mixed") {
        order.push(...forms.slice(1).map((each, i) => isAtLeast(each, forms[i]!)));
        order.push(isAtLeast(forms.at(-1)!, forms[0]!, 1));
      }
      return {
        names: [...names, ...made],
        atoms: [...atoms, ...made.map(isPositive), ...order, sum],
        parts: all.map((each) => [each]),
      };
    }),
  );
}

function clausesOf({ parts, beside: others, when, letters }: Choice, fresh: Fresh): Clause[] {
  const chosen: Case = { names: letters, atoms: letters.map(isPositive) };
  const conditions = when === undefined ? [chosen] : joined([chosen], cases(when, fresh));
  const each = parts.map((part) => partCases(part, fresh));
  // A split next to other parts would need names of its own.
  if (parts.length + others.length > 1 && each.flat().some(({ split }) => split !== undefined))
    throw new Unread(t("splitBesideOthers"));
  const beside = (x: Clause, y: Clause) => ({
    parts: x.parts.concat(y.parts),
    ...(y.split !== undefined && { split: y.split }),
    ...((x.cancelled ?? y.cancelled) && { cancelled: [...(x.cancelled ?? []), ...(y.cancelled ?? [])] }),
  });
  const own: Clause[] = each.reduce((a, b) => both(a, b, beside), [{ ...SURE[0]!, parts: [] }]);
  const left = others.reduce(
    (sofar, { game, heap }) =>
      both(sofar, valued(heap, fresh), ({ beside = [], ...clause }, { form }) => ({
        ...clause,
        beside: [...beside, { game, of: form }],
      })).map((clause) => ({ ...clause, atoms: [...clause.atoms, ...clause.beside.map(isNaturalHeap)] })),
    own,
  );
  return both(conditions, left, (_, clause) => clause).flatMap((clause) => asSplits(clause, letters));
}

/**
 * Clause such as `a & b & n-2-a-b`, with variables that occur nowhere else, as the splits of n - 2. The rest may be 0:
 * then there is one positive part less.
 */
function asSplits(clause: Clause, letters: readonly string[]): Clause[] {
  const { names, atoms, parts, split } = clause;
  if (
    split !== undefined ||
    clause.cancelled !== undefined ||
    clause.beside !== undefined ||
    parts.length < 2 ||
    parts.some((part) => part.length > 1)
  )
    return [clause];
  const forms = parts.map(([form]) => form!);
  const rest = forms.at(-1)!;
  const alone = forms.slice(0, -1).map(nameOf);
  const isWhole =
    alone.length === letters.length &&
    letters.every((letter) => alone.includes(letter) && rest.weights[letter] === -1);
  const isOfLetters = (each: Atom) =>
    each.kind !== "sum" || letters.some((letter) => each.weights[letter] !== undefined);
  // The constraints on the letters: each is at least 1, and the rest is natural.
  if (!isWhole || atoms.filter(isOfLetters).length !== letters.length + 1) return [clause];
  const of = letters.reduce((sum, letter) => plus(sum, nameForm(letter)), rest);
  const other = {
    names: names.filter((name) => !letters.includes(name)),
    atoms: atoms.filter((each) => !isOfLetters(each)),
  };
  const into = (count: number): Clause => ({ ...other, parts: [], split: { of, count } });
  const whole: Clause = { ...other, atoms: [...other.atoms, isAtLeast(of, constantForm(1))], parts: [[of]] };
  return [into(parts.length), parts.length === 2 ? whole : into(parts.length - 1)];
}

/** Cases in which a clause leaves a part that is not the position itself, or has other parts than heaps of 0. */
export interface Idle {
  readonly same: readonly Atom[];
  readonly differ: readonly (readonly Atom[])[];
}

/** For each part of a clause, whether it may be the position itself, when leaving that is not a move. */
export function idlesOf({ parts, cancelled, beside }: Clause, variables: readonly string[]): Idle[] {
  if (cancelled !== undefined || beside !== undefined || (parts.length > 1 && variables.length > 1))
    return [];
  return parts.map((part, i) => {
    const differences = part.map((form, j) => plus(form, nameForm(variables[j]!), -1));
    const others = parts.flatMap((each, j) => (j === i ? [] : each));
    const rest = others.reduce((sum, each) => plus(sum, each), constantForm(0));
    const all = others.length === 0 ? differences : [...differences, rest];
    const same = all.map((each) => lies(each, [[0, 0]]));
    // First non-zero difference.
    return { same, differ: all.map((form, j) => [...same.slice(0, j), lies(form, WITHIN["!="]!)]) };
  });
}

type Put = (name: string) => Term;

function withTerms(term: Term, put: Put): Term {
  switch (term.kind) {
    case "number":
      return term;
    case "name":
      return put(term.name);
    case "negative":
      return { ...term, of: withTerms(term.of, put) };
    case "two":
      return { ...term, left: withTerms(term.left, put), right: withTerms(term.right, put) };
    case "call":
      return { ...term, of: term.of.map((each) => withTerms(each, put)) };
  }
}

function membersWith(set: Members, put: Put): Members {
  if (set.kind === "named") return set.of === undefined ? set : { ...set, of: withTerms(set.of, put) };
  return {
    ...set,
    ranges: set.ranges.map(([from, to]) => [withTerms(from, put), withTerms(to, put)] as const),
  };
}

/** Test of the variables, applied to other numbers. */
function testWith(test: Test, put: Put): Test {
  switch (test.kind) {
    case "compare":
      return { ...test, left: withTerms(test.left, put), right: withTerms(test.right, put) };
    case "in":
      return { ...test, left: withTerms(test.left, put), set: membersWith(test.set, put) };
    case "not":
      return { ...test, of: testWith(test.of, put) };
    case "and":
    case "or":
      return { ...test, of: test.of.map((each) => testWith(each, put)) };
  }
}

/** Moves from legal positions: to legal positions only, or those that leave an illegal one. */
function amongLegal(choice: Choice, legal: Test, variables: readonly string[], leave = false): Choice {
  const kept = choice.parts.map((part): Test => {
    if (part.kind === "split") throw new Unread(t("splitAmongLegal"));
    const said = testWith(legal, (name) => part.position[variables.indexOf(name)] ?? { kind: "name", name });
    if (part.count === undefined) return said;
    const none: Test = { kind: "compare", left: part.count, sign: "=", right: { kind: "number", value: 0 } };
    return { kind: "or", of: [none, said] };
  });
  const when = choice.when === undefined ? [] : [choice.when];
  const to: readonly Test[] = leave ? [{ kind: "not", of: { kind: "and", of: kept } }] : kept;
  return { ...choice, when: { kind: "and", of: [...when, legal, ...to] } };
}

/** Moves of a one-line rule. @throws Unread */
export function kindsOfRule({ variables, choices, legal, lost, won, block }: RuleText): Kinds {
  let made = 0;
  const fresh = () => `_${++made}`;
  const over = [lost, won].filter((each) => each !== undefined);
  const goesOn = over.map((each) => cases(each, fresh, false));
  const clausesIn = (chosen: readonly Choice[]) =>
    chosen
      .flatMap((choice) => clausesOf(choice, fresh))
      .flatMap((clause) => goesOn.reduce<Clause[]>((sofar, each) => both(sofar, each, (a) => a), [clause]));
  const among = (leave: boolean) =>
    legal === undefined ? choices : choices.map((choice) => amongLegal(choice, legal, variables, leave));
  return {
    variables,
    clauses: clausesIn(among(false)),
    ...(legal !== undefined && {
      legal: cases(legal, fresh),
      leaving: () => clausesIn(among(true)),
    }),
    illegal: legal === undefined ? [] : cases(legal, fresh, false),
    lost: lost === undefined ? [] : cases(lost, fresh),
    won: won === undefined ? [] : cases(won, fresh),
    ...(block !== undefined && { block }),
  };
}

/** Moves of a set, an all-but set or a code, with the variable n. */
export function kindsOfHeap(moves: Moves): Kinds {
  const heap = nameForm("n");
  const less = (taken: number) => plus(heap, constantForm(-taken));
  const natural = (form: Form): Atom => isAtLeast(form, constantForm(0));
  const one = (form: Form, least: number): Clause => ({
    names: [],
    atoms: [isAtLeast(form, constantForm(least))],
    parts: [[form]],
  });
  const kinds = (clauses: readonly Clause[]): Kinds => ({
    variables: ["n"],
    clauses,
    illegal: [],
    lost: [],
    won: [],
  });
  if (moves.kind === "set") return kinds(moves.takes.map((taken) => one(less(taken), 0)));
  if (moves.kind === "all but") {
    const taken = outside(union([[-Infinity, 0], ...moves.forbidden.map((each) => [each, each] as const)]));
    const left = plus(heap, nameForm("k"), -1);
    return kinds([{ names: ["k"], atoms: [lies(nameForm("k"), taken), natural(left)], parts: [[left]] }]);
  }
  return kinds(
    moves.digits.flatMap((digit, taken) => {
      const found: Clause[] = [];
      if (taken > 0 && digit & 1)
        found.push({ names: [], atoms: [equals(heap, constantForm(taken))], parts: [] });
      if (taken > 0 && digit & 2) found.push(one(less(taken), 1));
      for (const count of [2, 3])
        if (digit & (1 << count))
          found.push({ names: [], atoms: [], parts: [], split: { of: less(taken), count } });
      return found;
    }),
  );
}
