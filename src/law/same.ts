import { type Effort, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { rangeText } from "../messages/range.ts";
import { variablesOf } from "../rules/of-game.ts";
import { begin, type Limits, started } from "../solve/limits.ts";
import type { Game } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { lawOfKind } from "./find.ts";
import type { LawFinding } from "./finding.ts";
import { textOf } from "./known.ts";
import { sizesOf } from "./test.ts";
import { truthOf } from "./truth.ts";
import { judgeLaw } from "./verify.ts";

/** Comparison of the values of two games at all positions. */
export type SameLaws =
  | {
      readonly verdict: "refuted";
      readonly position: readonly number[];
      readonly values: readonly [number, number];
    }
  | { readonly verdict: "proved" }
  | { readonly verdict: "observed"; readonly range: string; readonly limit?: LimitError };

/** Share of the time in which a law is sought. */
const SHARE = 1 / 4;

/**
 * Compares the values of two games whose positions are as many numbers: by play at the first positions, then by a proved
 * law of one that is proved of the other too. Positions of only one of them are left out. Undefined for other games.
 * @throws LoopyError
 */
export function sameByLaw(a: Game<unknown>, b: Game<unknown>, own: Limits = {}): SameLaws | undefined {
  const variables = variablesOf(a);
  const length = variables?.length;
  if (length === undefined || variablesOf(b)?.length !== length) return undefined;
  const limits = started(own);
  const budget = begin(limits);
  const [left, right] = [truthOf(a, "values", "normal", limits), truthOf(b, "values", "normal", limits)];
  let whole = -1;
  /** The first position among the next ones whose values differ. */
  function differ(most: number): SameLaws | undefined {
    let looked = 0;
    for (const position of bySum(length!)) {
      if (looked++ === most) break;
      budget.tick();
      if (left.has(position) && right.has(position)) {
        const values = [Number(left.at(position)), Number(right.at(position))] as const;
        if (values[0] !== values[1]) return { verdict: "refuted", position, values };
      }
      whole = Math.max(whole, position.reduce((sum, each) => sum + each, 0) - 1);
    }
    return undefined;
  }
  try {
    const sizes = [left, right].map((each) => sizesOf(each, length));
    const near = differ(Math.min(...sizes.map(([few]) => few)));
    if (near !== undefined) return near;
    if (isProved(a, b, limits, own)) return { verdict: "proved" };
    const far = differ(Math.min(...sizes.map(([, all]) => all)));
    return far ?? { verdict: "observed", range: rangeText(variables!, whole) };
  } catch (error) {
    if (!(error instanceof LimitError) || whole < 0) throw error;
    return { verdict: "observed", range: rangeText(variables!, whole), limit: error };
  }
}

function isProved(a: Game<unknown>, b: Game<unknown>, limits: Limits, { seconds, ...own }: Limits): boolean {
  const shared = seconds === undefined ? limits : started({ ...own, seconds: SHARE * seconds });
  const lawOf = (game: Game<unknown>): LawFinding | undefined => {
    const { finding } = lawOfKind(game, "values", "normal", shared, [], { inPatterns: false });
    return finding?.verdict === "proved" ? finding : undefined;
  };
  const known = lawOf(a);
  if (known === undefined) return false;
  const effort: Effort = { ...usualEffort, tick: begin(shared).tick };
  if (known.law !== undefined) return judgeLaw(b, known.law, effort).verdict === "proved";
  const other = known.data && lawOf(b);
  return other?.data !== undefined && textOf(other.data) === textOf(known.data!);
}
