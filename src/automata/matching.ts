import type { Dfa } from "./dfa.ts";
import { digitsIn } from "./digit-count.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import type { Growth } from "./growth.ts";
import { minimal } from "./minimal.ts";
import type { Pattern } from "./pattern.ts";
import { intersection } from "./product.ts";
import type { System } from "./system.ts";
import { valid } from "./valid.ts";

/** Pattern of the digits of a number in the system with this growth. */
export interface Matching extends Growth {
  readonly pattern: Pattern;
}

/** Places of digits in a pattern: those that a word may begin and end with, and whether it may have no digit. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmpty: boolean;
}

/** Places of a pattern: the digits at each, and the places that may follow. */
interface Places extends Ends {
  readonly digits: readonly (readonly number[])[];
  readonly follow: readonly ReadonlySet<number>[];
}

/** Places of a pattern. Source: Glushkov, The abstract theory of automata, Russian Math. Surveys 16 (1961) 5. */
function placesOf(pattern: Pattern): Places {
  const digits: (readonly number[])[] = [];
  const follow: Set<number>[] = [];
  const joined = (before: Ends, after: Ends) => {
    for (const place of before.last) for (const next of after.first) follow[place]!.add(next);
  };
  const ends = (each: Pattern): Ends => {
    switch (each.kind) {
      case "digit": {
        const place = digits.push(each.of) - 1;
        follow.push(new Set());
        return { first: [place], last: [place], isEmpty: false };
      }
      case "or": {
        const of = each.of.map(ends);
        return {
          first: of.flatMap(({ first }) => first),
          last: of.flatMap(({ last }) => last),
          isEmpty: of.some(({ isEmpty }) => isEmpty),
        };
      }
      case "row":
        return each.of.map(ends).reduce(
          (before, after) => {
            joined(before, after);
            return {
              first: before.isEmpty ? [...before.first, ...after.first] : before.first,
              last: after.isEmpty ? [...before.last, ...after.last] : after.last,
              isEmpty: before.isEmpty && after.isEmpty,
            };
          },
          { first: [], last: [], isEmpty: true },
        );
      case "repeat": {
        const of = ends(each.of);
        if (each.most > 1) joined(of, of);
        return { ...of, isEmpty: of.isEmpty || each.least === 0 };
      }
    }
  };
  return { ...ends(pattern), digits, follow };
}

/** Places that the digits so far may have led to; undefined before the first digit other than 0. */
type State = readonly number[] | undefined;

/** Numbers whose digits, without zeros in front, match a pattern. 0 is the digit 0 or no digit. */
export function matchingDfa(system: System, of: Matching, track: string, effort: Effort): Dfa {
  const words = digitsIn(system, of);
  const { digits, follow, first, last, isEmpty } = placesOf(of.pattern);
  const ends = new Set(last);

  function step(state: State, digit: number): State {
    if (state === undefined && digit === 0) return undefined;
    const next = state === undefined ? first : state.flatMap((place) => [...follow[place]!]);
    return [...new Set(next)].filter((place) => digits[place]!.includes(digit)).sort((a, b) => a - b);
  }

  const isZero = isEmpty || first.some((place) => ends.has(place) && digits[place]!.includes(0));
  const dfa = minimal(
    explore<{ readonly at: State }>(
      {
        system,
        tracks: [track],
        classOf: Int32Array.from({ length: system.digits }, (_, digit) => digit),
        classes: system.digits,
      },
      {
        start: { at: undefined },
        key: ({ at }) => at?.join() ?? "start",
        step: ({ at }, digit) => {
          const next = words[digit]!.reduce(step, at);
          return next?.length === 0 ? undefined : { at: next };
        },
        accepts: ({ at }) => (at === undefined ? isZero : at.some((place) => ends.has(place))),
      },
      effort,
    ),
  );
  return system.carry === 0 ? dfa : minimal(intersection(dfa, valid(system, [track]), effort));
}
