import { type Natural, natural } from "../nimber/natural.ts";
import type { Law, PeriodicLaw, Repeats } from "../types.ts";

/** Period of values, without the values. */
type Period = Pick<PeriodicLaw, "preperiod" | "period" | "saltus" | "constant">;

/** Growth of the value from `heap` to the heap that is larger by `period`. */
export const growthAt = (
  { period, saltus, constant }: Pick<Period, "period" | "saltus" | "constant">,
  heap: number,
): number => (constant?.includes(heap % period) ? 0 : saltus);

/** Value of any heap, from the values of the heaps below `preperiod` + `period`. */
export function valueAt(law: Period, values: ArrayLike<number>, heap: Natural): Natural {
  const { preperiod, period } = law;
  if (heap < preperiod + period) return values[Number(heap)]!;
  const beyond = BigInt(heap) - BigInt(preperiod);
  const rounds = beyond / BigInt(period);
  const least = preperiod + Number(beyond % BigInt(period));
  const growth = growthAt(law, least);
  return growth === 0 ? values[least]! : natural(BigInt(values[least]!) + rounds * BigInt(growth));
}

/** Period of the values of single heaps by a law, where known. */
export function repeatsOf(law: Law | undefined): Repeats | undefined {
  if (law?.kind === "periodic") return law;
  return law?.kind === "formula" ? law.repeats : undefined;
}
