import { type Term, Unread } from "./rule-read.ts";

/** A sum of names with weights, and a number. */
export interface Form {
  readonly weights: Readonly<Record<string, number>>;
  readonly constant: number;
}

/** Integers: ranges in order that do not meet. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Something that is said of natural numbers with names. */
export type Atom =
  /** The sum with weights lies in the ranges. */
  | { readonly kind: "sum"; readonly weights: Readonly<Record<string, number>>; readonly within: Ranges }
  /** The third is the nim-sum of the others. */
  | { readonly kind: "xor"; readonly of: readonly [string, string, string] }
  /** It is, or is not, a power of `base`, or for base 0 a Fibonacci number. */
  | { readonly kind: "power"; readonly base: number; readonly of: string; readonly holds: boolean };

/** One of the ways in which something can be so: there are natural numbers `names` of which all atoms hold. */
export interface Case {
  readonly names: readonly string[];
  readonly atoms: readonly Atom[];
}

/** What a term is in one of the cases, of which exactly one is so. */
export interface Valued extends Case {
  readonly form: Form;
}

/** Cases, coefficients and constants beyond these are not read. */
const [MOST_CASES, MOST_NUMBER] = [4096, 2 ** 20];

export const constantForm = (constant: number): Form => ({ weights: {}, constant });
export const nameForm = (name: string): Form => ({ weights: { [name]: 1 }, constant: 0 });

/** `a` and `factor` times `b`. @throws Unread */
export function plus(a: Form, b: Form, factor = 1): Form {
  const weights: Record<string, number> = { ...a.weights };
  for (const [name, by] of Object.entries(b.weights)) {
    weights[name] = (weights[name] ?? 0) + factor * by;
    if (weights[name] === 0) delete weights[name];
  }
  const constant = a.constant + factor * b.constant;
  for (const each of [constant, ...Object.values(weights)])
    if (!(Math.abs(each) <= MOST_NUMBER)) throw new Unread("numbers that are too large");
  return { weights, constant };
}

const times = (a: Form, factor: number) => plus(constantForm(0), a, factor);

export const isConstant = ({ weights }: Form): boolean => Object.keys(weights).length === 0;

/** That can be seen to be no less than 0. */
export const isNatural = ({ weights, constant }: Form): boolean =>
  constant >= 0 && Object.values(weights).every((by) => by >= 0);

/** The name that the form is, if it is one. */
export function nameOf({ weights, constant }: Form): string | undefined {
  const names = Object.keys(weights);
  return constant === 0 && names.length === 1 && weights[names[0]!] === 1 ? names[0] : undefined;
}

/** That the form lies in the ranges. */
export const lies = ({ weights, constant }: Form, within: Ranges): Atom => ({
  kind: "sum",
  weights,
  within: within.map(([from, to]) => [from - constant, to - constant]),
});

const INFINITY = Number.POSITIVE_INFINITY;

export const equals = (a: Form, b: Form): Atom => lies(plus(a, b, -1), [[0, 0]]);
/** a >= b + `more`. */
export const isAtLeast = (a: Form, b: Form, more = 0): Atom => lies(plus(a, b, -1), [[more, INFINITY]]);

/** Each case of one with each of the other. @throws Unread */
export function both<A extends Case, B extends Case, C>(
  a: readonly A[],
  b: readonly B[],
  join: (x: A, y: B) => C,
): (C & Case)[] {
  if (a.length * b.length > MOST_CASES) throw new Unread("too many cases");
  return a.flatMap((x) =>
    b.map((y) => ({ ...join(x, y), names: [...x.names, ...y.names], atoms: [...x.atoms, ...y.atoms] })),
  );
}

/** Makes a name that nothing else has. */
export type Fresh = () => string;

/** The cases of a term. @throws Unread */
export function valued(term: Term, fresh: Fresh): Valued[] {
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
  if (sign === "*" && isConstant(a)) return plain(times(b, a.constant));
  if (!isConstant(b)) throw new Unread(`${sign} with a variable`);
  if (sign === "*") return plain(times(a, b.constant));
  if (sign === "**" && isConstant(a) && b.constant >= 0)
    return plain(plus(constantForm(0), constantForm(a.constant ** b.constant)));
  if (sign === "**" || b.constant === 0) throw new Unread(`${sign} of these numbers`);
  return quotient(sign, a, b.constant, fresh);
}

/** a / b rounded down, or a less b times that. */
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

/** The nim-sum, in two's complement where one is negative. */
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

/** The cases in which a form is a name, or -1 less a name. */
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
    const forms = of.map(([each]) => each!.form);
    if (!forms.every(isConstant)) throw new Unread("gcd of variables");
    const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
    return plain(constantForm(forms.map((each) => each.constant).reduce(gcd)));
  }
  if (call === "abs") return of[0]!.flatMap((each) => greater(each, each.form, times(each.form, -1), 1));
  const sign = call === "max" ? 1 : -1;
  return of.reduce((a, b) =>
    both(a, b, (x, y) => ({ x: x.form, y: y.form })).flatMap(({ x, y, ...sofar }) =>
      greater(sofar, x, y, sign),
    ),
  ) as Valued[];
}

/** The greater of two, or with sign -1 the smaller, in both cases. */
function greater({ names, atoms }: Case, a: Form, b: Form, sign: 1 | -1): Valued[] {
  const difference = times(plus(a, b, -1), sign);
  return [
    { names, atoms: [...atoms, lies(difference, [[0, INFINITY]])], form: a },
    { names, atoms: [...atoms, lies(difference, [[-INFINITY, -1]])], form: b },
  ];
}
