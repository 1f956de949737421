import { digitsFor, MOST_DIGITS } from "./growth.ts";
import { continued, ostrowski, type System } from "./system.ts";

/** Trace and determinant of the growth over a whole period: its factor e satisfies e² = trace e - sign. */
export function growthOf({ quotients }: System): { readonly trace: number; readonly sign: 1 | -1 } {
  let [a, b, c, d] = [1, 0, 0, 1];
  for (const each of quotients) [a, b, c, d] = [each * a + c, each * b + d, a, b];
  return { trace: a + d, sign: quotients.length % 2 === 0 ? 1 : -1 };
}

const discriminantOf = (system: System): number => {
  const { trace, sign } = growthOf(system);
  return trace * trace - 4 * sign;
};

/** Systems of continued fractions with a period of several quotients, fewest digits first. */
let periods: readonly System[] | undefined;

function severalQuotients(): readonly System[] {
  if (periods !== undefined) return periods;
  const found: System[] = [];
  const extend = (quotients: readonly number[]): void => {
    for (let a = 1; digitsFor([...quotients, a]) <= MOST_DIGITS; a++) {
      const more = [...quotients, a];
      if (more.length > 1) {
        const system = continued(more);
        if (system.quotients.length === more.length) found.push(system);
      }
      extend(more);
    }
  };
  extend([]);
  periods = found.sort((a, b) => a.digits - b.digits || a.quotients.length - b.quotients.length);
  return periods;
}

/** Limit on the systems with several quotients. */
const MOST_SYSTEMS = 2;

const known = new Map<number, readonly System[]>();

/**
 * Systems whose weights grow by a number in the field of √`radicand`, fewest digits first: systems of one quotient or,
 * if there are none, of several.
 */
export function systemsOfRoot(radicand: number): readonly System[] {
  let found = known.get(radicand);
  if (found !== undefined) return found;
  const isOfField = (system: System) => Number.isInteger(Math.sqrt(discriminantOf(system) * radicand));
  const single = Array.from({ length: 12 }, (_, i) => ostrowski(i + 1)).filter(isOfField);
  found = single.length > 0 ? single : severalQuotients().filter(isOfField).slice(0, MOST_SYSTEMS);
  known.set(radicand, found);
  return found;
}
