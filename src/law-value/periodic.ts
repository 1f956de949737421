import { type Natural, natural } from "../nimber/natural.ts";
import type { Law, PeriodicLaw, Repeats } from "../types.ts";

/** How values repeat, or grow by a saltus, without the values. */
type Period = Pick<PeriodicLaw, "preperiod" | "period" | "saltus">;

/** The value of one heap, any heap, from the values of those below `preperiod` + `period`. */
export function valueAt(
  { preperiod, period, saltus }: Period,
  values: ArrayLike<number>,
  heap: Natural,
): Natural {
  if (heap < preperiod + period) return values[Number(heap)]!;
  const beyond = BigInt(heap) - BigInt(preperiod);
  const rounds = beyond / BigInt(period);
  const value = values[preperiod + Number(beyond % BigInt(period))]!;
  return saltus === 0 ? value : natural(BigInt(value) + rounds * BigInt(saltus));
}

/** How the values of single heaps repeat or grow by a law, where that is known. */
export function repeatsOf(law: Law | undefined): Repeats | undefined {
  if (law?.kind === "periodic") return law;
  return law?.kind === "formula" ? law.repeats : undefined;
}
