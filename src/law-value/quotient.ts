/** The expression `times q + rest` in a step of a recurrence. */
export const inQuotient = (times: bigint, rest: bigint): string =>
  `${times === 1n ? "q" : `${times}*q`}${rest === 0n ? "" : rest < 0n ? rest : `+${rest}`}`;
