import { systemsOfRoot } from "../automata/index.ts";
import { gcd } from "../nimber/gcd.ts";
import { type Pair, pairsOf, RADICANDS, slopeText } from "./fit.ts";
import type { Truth } from "./truth.ts";

// Guesses of Beatty sequences: P-positions (⌊kα⌋, ⌊kβ⌋) with α of a quadratic field.

/** Whether the smaller numbers of pairs grow by 1 or 2, and the larger ones by m or m + 1 with m >= 2. */
function isSpread(pairs: readonly Pair[]): boolean {
  const steps = pairs.slice(1).map(([x, y], i) => [x - pairs[i]![0], y - pairs[i]![1]] as const);
  const larger = steps.map(([, step]) => step);
  const least = Math.min(...larger);
  return least >= 2 && Math.max(...larger) <= least + 1 && steps.every(([step]) => step === 1 || step === 2);
}

/** A number (`whole` + `part` √d) / `by`. */
interface Slope {
  readonly whole: number;
  readonly part: number;
  readonly by: number;
}

/** ⌊(whole + part √d) k / by⌋ in words. */
function textOf({ whole, part, by }: Slope, d: number): string {
  if (part === 1) return slopeText(whole, d, by, "k");
  return `floor((${whole}+${part}*sqrt(${d}))/${by}*k)`;
}

/** β with 1/α + 1/β = 1, α = (u + √d) / w. */
function besideOf(u: number, d: number, w: number): Slope {
  const by = d - (u - w) ** 2;
  const whole = d - u * (u - w);
  const common = gcd(gcd(whole, w), by) * Math.sign(by);
  return { whole: whole / common, part: w / common, by: by / common };
}

/** Largest denominator and largest rational part that are tried. */
const MOST_BY = 6;
const MOST_WHOLE = 9;

/**
 * Laws of pairs (⌊kα⌋, ⌊kβ⌋) that contain each number > 0 exactly once: 1/α + 1/β = 1, and α lies in a quadratic field.
 * Source: Duchêne and Rigo, Invariant games, Theoret. Comput. Sci. 411 (2010).
 */
export function* beattyPairs(truth: Truth, [x, y]: readonly [string, string]): Generator<string> {
  const pairs = pairsOf(truth, isSpread);
  if (pairs === undefined || pairs[0]!.join() !== "0,0") return;
  for (const d of RADICANDS) {
    if (systemsOfRoot(d).length === 0) continue;
    for (let w = 1; w <= MOST_BY; w++)
      for (let u = -MOST_WHOLE; u <= MOST_WHOLE; u++) {
        const alpha = (u + Math.sqrt(d)) / w;
        if (alpha <= 1 || alpha >= 2) continue;
        const beta = alpha / (alpha - 1);
        if (!pairs.every(([a, b], k) => Math.floor(k * alpha) === a && Math.floor(k * beta) === b)) continue;
        const [small, large] = [slopeText(u, d, w, "k"), textOf(besideOf(u, d, w), d)];
        yield `P iff ${x} = ${small} and ${y} = ${large} or ${y} = ${small} and ${x} = ${large} for some k >= 0`;
      }
  }
}
