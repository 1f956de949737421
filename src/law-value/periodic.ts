import { type Natural, natural } from "../nimber/natural.ts";
import type { Law, PeriodicLaw, Repeats } from "../types.ts";

/** How values repeat, or grow by a saltus, without the values. */
type Period = Pick<PeriodicLaw, "preperiod" | "period" | "saltus" | "constant">;

/** Growth of the value from a heap to the heap `period` larger. */
export const growthAt = (
  { period, saltus, constant }: Pick<Period, "period" | "saltus" | "constant">,
  heap: number,
): number => (constant?.includes(heap % period) ? 0 : saltus);

/** The value of one heap, any heap, from the values of those below `preperiod` + `period`. */
export function valueAt(law: Period, values: ArrayLike<number>, heap: Natural): Natural {
  const { preperiod, period } = law;
  if (heap < preperiod + period) return values[Number(heap)]!;
  const beyond = BigInt(heap) - BigInt(preperiod);
  const rounds = beyond / BigInt(period);
  const least = preperiod + Number(beyond % BigInt(period));
  const growth = growthAt(law, least);
  return growth === 0 ? values[least]! : natural(BigInt(values[least]!) + rounds * BigInt(growth));
}

/** How the values of single heaps repeat or grow by a law, where that is known. */
export function repeatsOf(law: Law | undefined): Repeats | undefined {
  if (law?.kind === "periodic") return law;
  return law?.kind === "formula" ? law.repeats : undefined;
}
