import { LimitError } from "../../errors.ts";
import type { Key, Rules } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import { clusters } from "./clusters.ts";
import { ANY, leastOf, MOST_VALUE, only, shifted, soleOf, summed } from "./masks.ts";
import { NODES, type Work } from "./work.ts";

/** A position of a game whose moves may leave parts that are independent: `rules.parts` gives them. */
export type PartRules<P> = Rules<P> & Required<Pick<Rules<P>, "parts">>;

/** A part, as it is looked up. */
interface Part<P> {
  readonly position: P;
  readonly key: Key;
}

/** An option whose value is not known: the nim-sum of what is known of it, and the parts that remain, hardest last. */
interface Open<P> {
  readonly known: number;
  readonly parts: readonly Part<P>[];
  readonly effort: number;
}

/** A part of which something is known makes an option easier, in the logarithm. */
const BEGUN = 1.17;

/** What each place in the order of the rules' own makes an option harder, in the logarithm. */
const LATER = 0.02;

/** A game that can go on for longer is for a search that keeps its own stack: the Workers of a browser have half a megabyte. */
const DEEPEST = 400;

/** Values of positions by asking of parts whether they have a value. */
export interface Resolve<P> {
  /** @throws LimitError when a limit is reached, or a part has a value above 14. */
  value(position: P, deadline: Deadline): number;
  /** Whether the nim-sum of the values of `positions` is `value`. */
  is(positions: readonly P[], value: number, deadline: Deadline): boolean;
  work(): Work;
}

/**
 * A search that asks whether a part has value n, and keeps for each the set of values that it may still have: no option
 * has value n, and each lesser value that is still possible is that of an option. An option that is known decides while
 * the options are made; the others are asked in an order that is fixed by their structure.
 * Source: Lemoine & Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462 (2012) 70; sets of values and structural
 * order after Beling & Rogalski, On pruning search trees of impartial games, Artif. Intell. 283 (2020) 103262.
 */
export function resolver<P>(rules: PartRules<P>, bytes: number): Resolve<P> {
  const table = clusters(bytes);
  let [nodes, lookups, hits, depth] = [0, 0, 0, 0];
  let tick: Deadline["tick"] = () => {};
  let most = 0;

  function partOf(position: P): Part<P> {
    const standing = rules.canonical?.(position) ?? position;
    return { position: standing, key: rules.key(standing) };
  }

  /** How long a part is likely to take: of the part alone, never of what is asked of it. */
  const effortOf = ({ position }: Part<P>): number => Math.log(1 + (rules.effort?.(position) ?? 1));

  function maskOf({ position, key }: Part<P>): number {
    lookups++;
    const found = table.get(key);
    if (found !== 0) {
      hits++;
      return found;
    }
    const value = rules.value?.(position);
    if (value === undefined) return ANY;
    const mask = only(value);
    table.set(key, mask);
    return mask;
  }

  /** The parts of a position that cancel no other, by their keys. */
  function partsOf(positions: readonly P[]): Part<P>[] {
    const parts: Part<P>[] = [];
    for (const position of positions) {
      for (const piece of rules.parts(position)) {
        const part = partOf(piece);
        let twin = 0;
        while (twin < parts.length && parts[twin]!.key !== part.key) twin++;
        if (twin === parts.length) parts.push(part);
        else parts.splice(twin, 1);
      }
    }
    return parts;
  }

  /** An option, or its value where all its parts are known. */
  function optionOf(to: readonly P[], later = 0): Open<P> | number {
    let known = 0;
    let begun = 0;
    let hardest = Number.NEGATIVE_INFINITY;
    const open: Part<P>[] = [];
    for (const part of partsOf(to)) {
      const mask = maskOf(part);
      const value = soleOf(mask);
      if (value !== undefined) known ^= value;
      else {
        if (mask !== ANY) begun++;
        const effort = effortOf(part);
        if (effort >= hardest) {
          hardest = effort;
          open.push(part);
        } else open.splice(-1, 0, part);
      }
    }
    if (open.length === 0) return known;
    return { known, parts: open, effort: hardest - BEGUN * begun + later };
  }

  /** What the value of an option may be, as far as is known now. */
  const possible = ({ known, parts }: Open<P>): number =>
    parts.reduce((sum, part) => summed(sum, table.get(part.key) || ANY), shifted(1, known));

  function* left(position: P): Generator<readonly P[]> {
    for (const { to } of rules.moves(position, tick)) yield to;
  }

  function evaluate(part: Part<P>): number {
    for (;;) {
      const mask = maskOf(part);
      const value = soleOf(mask);
      if (value !== undefined) return value;
      const n = leastOf(mask);
      if (n > MOST_VALUE) throw new LimitError("value", MOST_VALUE);
      if (resolve(part, n)) return n;
    }
  }

  /** Whether an option has value n: all its parts but the hardest are valued, and that is asked. */
  function has(option: Open<P>, n: number): boolean {
    let target = option.known ^ n;
    for (const part of option.parts.slice(0, -1)) target ^= evaluate(part);
    const last = option.parts.at(-1)!;
    if (target <= MOST_VALUE) return resolve(last, target);
    return evaluate(last) === target;
  }

  function resolve(part: Part<P>, n: number): boolean {
    const before = maskOf(part);
    if ((before & (1 << n)) === 0) return false;
    if (soleOf(before) !== undefined) return true;
    if (++depth > DEEPEST) throw new LimitError("depth", DEEPEST);
    if (++nodes > most) throw new LimitError("positions", most);
    tick(nodes);
    const mask = asked(part, n, before);
    table.set(part.key, mask);
    depth--;
    return mask === 1 << n;
  }

  /** What the value of a part may be once it is known whether it is n. */
  function asked(part: Part<P>, n: number, before: number): number {
    let mask = before;
    const open: Open<P>[] = [];
    const later = rules.options === undefined ? 0 : LATER;
    let place = 0;
    for (const to of rules.options?.(part.position) ?? left(part.position)) {
      const option = optionOf(to, later * place++);
      if (typeof option !== "number") {
        if (!open.some((other) => isSame(other, option))) open.push(option);
      } else {
        if (option <= MOST_VALUE) mask &= ~(1 << option);
        if (option === n) return mask;
      }
    }
    // The value is at most the number of options.
    open.sort((a, b) => a.effort - b.effort);
    for (const option of open) {
      if (possible(option) & (1 << n) && has(option, n)) return mask & ~(1 << n);
    }
    mask &= (2 << n) - 1;
    for (let m = 0; m < n; m++) {
      if ((mask & (1 << m)) === 0) continue;
      if (!open.some((option) => possible(option) & (1 << m) && has(option, m))) return mask & ((2 << m) - 1);
      mask &= ~(1 << m);
    }
    return mask;
  }

  function begun(deadline: Deadline): void {
    tick = deadline.tick;
    // What is asked of a part may be asked again of another value, so nodes are more than parts.
    most = nodes + Math.max(deadline.positions, 1) * NODES;
    depth = 0;
  }

  return {
    value(position, deadline) {
      begun(deadline);
      return partsOf([position]).reduce((sum, part) => sum ^ evaluate(part), 0);
    },
    is(positions, value, deadline) {
      begun(deadline);
      const option = optionOf(positions);
      return typeof option === "number" ? option === value : has(option, value);
    },
    work: () => ({ nodes, lookups, hits, entries: table.entries }),
  };
}

/** Whether options are of the same parts, as many moves leave that are images of one another. */
const isSame = <P>(a: Open<P>, b: Open<P>): boolean =>
  a.known === b.known &&
  a.parts.length === b.parts.length &&
  a.parts.every(({ key }, i) => key === b.parts[i]!.key);
