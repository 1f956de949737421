import {
  and,
  atLeast,
  type Dfa,
  type Effort,
  equal,
  exists,
  type Formula,
  relation,
  relationOf,
  type System,
} from "../automata/index.ts";
import type { Clause, Worth } from "./moves.ts";
import { equals, nameOf, nameSum, type WeightedSum } from "./weighted-sum.ts";

/** Part of a move by names, and the conditions that define the names. */
interface Part {
  readonly names: readonly string[];
  readonly fresh: readonly string[];
  readonly equal: readonly Formula[];
}

/** Names of the forms, each once: new ones for forms that are not a single name, or whose name another form has. */
export function named(part: readonly WeightedSum[], at: string): Part {
  const single = part.map(nameOf);
  const own = single.map((name, i) => (single.indexOf(name) === i ? name : undefined));
  const names = own.map((name, i) => name ?? `${at}.${i}`);
  const open = part.flatMap((form, i) => (own[i] === undefined ? [equals(nameSum(names[i]!), form)] : []));
  return { names, fresh: names.filter((_, i) => own[i] === undefined), equal: open };
}

/** Conditions for `value` to be the value of a component of another game, and the new names in them. */
export function worthOf(
  { of, by }: Worth<WeightedSum>,
  value: string,
  system: System,
  i: number,
): { readonly fresh: readonly string[]; readonly holds: readonly Formula[] } {
  if (by === undefined) return { fresh: [], holds: [equals(nameSum(value), of)] };
  const { names, fresh, equal } = named([of], `beside${i}`);
  return { fresh, holds: [...equal, relation(by.dfa(system), ...names, value)] };
}

/** How a law tells the value 0 of no component: by itself, or as a power. */
export const ofNothing = (powers: number | undefined): number => (powers === undefined ? 0 : 1);

/** Relations between a number and the nim-sums of the values of parts with that sum. */
export type Sums = (least: readonly number[]) => Dfa;

export function optionOfValue(clause: Clause, values: Dfa, of: string, sums: Sums, powers?: number): Formula {
  const { hidden, holds, split } = clause;
  if (split !== undefined) {
    const rest = named([split.of], "rest");
    const sum = relation(sums(split.least), rest.names[0]!, of);
    return exists([...hidden, ...rest.fresh], and(...holds, ...rest.equal, sum));
  }
  const parts = clause.parts.map((part, i) => named(part, `to${i}`));
  const worths = clause.worths ?? [];
  const count = parts.length + worths.length;
  if (count === 0) return exists(hidden, and(...holds, equal({ [of]: 1 }, ofNothing(powers))));
  const each = Array.from({ length: count }, (_, i) => (count === 1 ? of : `value${i}`));
  const before = each.map((name, i) => (i === 0 ? name : i === count - 1 ? of : `sum${i}`));
  const beside = worths.map((worth, i) => worthOf(worth, each[parts.length + i]!, values.system, i));
  const worth = [
    ...parts.map(({ names }, i) => relation(values, ...names, each[i]!)),
    ...beside.flatMap(({ holds }) => holds),
  ];
  const added = each
    .slice(1)
    .map((name, i): Formula => ({ kind: "xor", of: [before[i]!, name, before[i + 1]!] }));
  const inner = count === 1 ? [] : [...each, ...before.slice(1, -1)];
  return exists(
    [...hidden, ...[...parts, ...beside].flatMap(({ fresh }) => fresh), ...inner],
    and(...holds, ...parts.flatMap(({ equal }) => equal), ...worth, ...added),
  );
}

/** Relation of r and h, where h is the nim-sum of the values of parts with sum r, each at least `least`. */
export function sumsOf(values: Dfa, effort: Effort): Sums {
  const known = new Map<string, Dfa>();
  const sums: Sums = (least) => {
    const key = least.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const [first, ...others] = least;
    const one = and(relation(values, "u", "g"), atLeast({ u: 1 }, first!));
    const all =
      others.length === 0
        ? exists(["u", "g"], and(one, equal({ u: 1, r: -1 }, 0), equal({ g: 1, h: -1 }, 0)))
        : exists(
            ["u", "v", "g", "f"],
            and(one, relation(sums(others), "v", "f"), equal({ u: 1, v: 1, r: -1 }, 0), {
              kind: "xor",
              of: ["g", "f", "h"],
            }),
          );
    const made = relationOf(values.system, ["r", "h"], all, effort);
    known.set(key, made);
    return made;
  };
  return sums;
}
