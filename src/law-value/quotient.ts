import type { RecurrenceLaw } from "../types.ts";

/** The expression `times q + rest` in a step of a recurrence. */
export const inQuotient = (times: bigint, rest: bigint): string =>
  `${times === 1n ? "q" : `${times}*q`}${rest === 0n ? "" : rest < 0n ? rest : `+${rest}`}`;

/** Step of a recurrence with the values of smaller heaps in place of their letters. */
export const stepText = (
  { base, steps, of }: RecurrenceLaw,
  digit: number,
  written: (heap: string) => string,
): string =>
  steps[digit]!.replace(/\b[gh]\b/g, (letter) =>
    written(letter === "h" ? `${base}*q-1` : (of?.[digit] ?? "q")),
  );
