import { t } from "../locale/checker.ts";
import { complement, type Machine, machineOf, type Numerals, renamed } from "./machine.ts";
import type { Meter } from "./meter.ts";
import { Unread } from "./rule.ts";
import { type Atom, type Case, equals, type Form, nameForm, nameOf, plus } from "./rule-moves.ts";

/** Atom, or the statement that a machine accepts, or does not accept, these numbers. */
export type Statement =
  | Atom
  | {
      readonly kind: "accepted";
      readonly machine: Machine;
      readonly of: readonly string[];
      readonly holds: boolean;
    };

/** Condition on the numbers of a position: some natural numbers `names` satisfy all of it. */
export interface Piece {
  readonly names: readonly string[];
  readonly said: readonly Statement[];
}

export const accepted = (machine: Machine, of: readonly string[], holds = true): Statement => ({
  kind: "accepted",
  machine,
  of,
  holds,
});

export const pieceOf = ({ names, atoms }: Case, ...more: readonly Statement[]): Piece => ({
  names,
  said: [...atoms, ...more],
});

export const and = (a: Piece, b: Piece): Piece => ({
  names: [...a.names, ...b.names],
  said: [...a.said, ...b.said],
});

/** Names for forms: new ones, unique in the piece, for forms that are not a single name. */
export function named(forms: readonly Form[], at: string): Piece & { readonly of: readonly string[] } {
  const of = forms.map((form, i) => {
    const own = nameOf(form);
    const isFirst = forms.findIndex((each) => nameOf(each) === own) === i;
    return own !== undefined && isFirst ? own : `${at}.${i}`;
  });
  const open = of.filter((name, i) => name !== nameOf(forms[i]!));
  return { of, names: open, said: open.map((name) => equals(nameForm(name), forms[of.indexOf(name)]!)) };
}

const namesIn = (said: Statement): readonly string[] =>
  said.kind === "sum"
    ? Object.keys(said.weights)
    : said.kind === "power" || said.kind === "digit"
      ? [said.of]
      : said.of;

type Sum = Atom & { readonly kind: "sum" };

/**
 * Piece without a name that an equation determines and that otherwise occurs only in sums; undefined when the name has
 * no such equation.
 */
function without(piece: Piece, name: string): Piece | undefined {
  const having = piece.said.filter((each) => namesIn(each).includes(name));
  if (!having.every((each): each is Sum => each.kind === "sum")) return undefined;
  const by = having.find(
    ({ weights, within: [only, ...more] }) =>
      Math.abs(weights[name]!) === 1 && more.length === 0 && only !== undefined && only[0] === only[1],
  );
  if (by === undefined) return undefined;
  const sign = by.weights[name]!;
  const { [name]: _, ...rest } = by.weights;
  // Solves name = sign (goal - rest), which is natural.
  const negative = (weights: Sum["weights"], factor: number): Form =>
    plus({ weights: {}, constant: 0 }, { weights, constant: 0 }, factor);
  const value: Form = { weights: negative(rest, -sign).weights, constant: sign * by.within[0]![0] };
  const natural: Statement = { kind: "sum", weights: value.weights, within: [[-value.constant, Infinity]] };
  const said = piece.said.flatMap((each): Statement[] => {
    if (each === by) return [natural];
    if (!having.includes(each as Sum)) return [each];
    const { weights, within } = each as Sum;
    const { [name]: factor, ...others } = weights;
    const sum = plus({ weights: others, constant: 0 }, value, factor!);
    return [
      {
        kind: "sum",
        weights: sum.weights,
        within: within.map(([from, to]) => [from - sum.constant, to - sum.constant]),
      },
    ];
  });
  return { names: piece.names.filter((each) => each !== name), said };
}

/** Steps of the meter for eliminating a name. */
const ELIMINATION = 2 ** 12;

/** Piece with only these names, if equations determine the others. */
export function reduced(piece: Piece, kept: readonly string[], meter: Meter): Piece | undefined {
  meter.spend(ELIMINATION);
  for (const name of piece.names) {
    if (kept.includes(name)) continue;
    const less = without(piece, name);
    const found = less === undefined ? undefined : reduced(less, kept, meter);
    if (found !== undefined) return found;
  }
  return piece.names.every((name) => kept.includes(name)) ? piece : undefined;
}

/** Piece with as few names as equations allow. */
export function least(piece: Piece): Piece {
  for (const name of piece.names) {
    const less = without(piece, name);
    if (less !== undefined) return least(less);
  }
  return piece;
}

/** Machines of the statements, with sums of the same numbers merged. @throws Unread */
export function machinesOf(numerals: Numerals, said: readonly Statement[], meter: Meter): Machine[] {
  return merged(said).map((each) => {
    if (each.kind !== "accepted") return machineOf(numerals, each, meter);
    if (new Set(each.of).size < each.of.length) throw new Unread(t("equalNumbers"));
    return renamed(each.holds ? each.machine : complement(each.machine), each.of);
  });
}

/** Merges sums with equal weights by intersecting their ranges. */
function merged(said: readonly Statement[]): Statement[] {
  const sums = new Map<string, Sum>();
  for (const each of said) {
    if (each.kind !== "sum") continue;
    const { weights, within } = oriented(each);
    const entries = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = entries.join(";");
    const known = sums.get(key);
    sums.set(key, {
      kind: "sum",
      weights: Object.fromEntries(entries),
      within: known === undefined ? within : meet(known.within, within),
    });
  }
  return [...sums.values(), ...said.filter((each) => each.kind !== "sum")];
}

/** Sum whose first weight, by name, is positive. */
function oriented(sum: Sum): Sum {
  const [first] = Object.keys(sum.weights).sort();
  if (first === undefined || sum.weights[first]! > 0) return sum;
  const weights = Object.fromEntries(Object.entries(sum.weights).map(([name, by]) => [name, -by]));
  return { ...sum, weights, within: sum.within.map(([from, to]) => [-to, -from] as const).reverse() };
}

const meet = (a: Sum["within"], b: Sum["within"]): Sum["within"] =>
  a.flatMap(([from, to]) =>
    b
      .map(([least, most]) => [Math.max(from, least), Math.min(to, most)] as const)
      .filter(([least, most]) => least <= most),
  );
