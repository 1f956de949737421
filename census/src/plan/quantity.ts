/** Kind of quantity in a plan: the names of its units, as multiples of the smallest one. */
export interface Measure {
  readonly units: Readonly<Record<string, number>>;
  /** Example of the notation. */
  readonly example: string;
}

export const HEAPS: Measure = { units: { "": 1 }, example: "100000, 10^5 or 1e5" };

export const SECONDS: Measure = {
  units: { "": 1, ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 },
  example: "30 s, 5 min or 2 h",
};

export const BYTES: Measure = {
  units: {
    "": 1,
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 2 ** 10,
    MiB: 2 ** 20,
    GiB: 2 ** 30,
  },
  example: "64 MiB or 2 GiB",
};

/**
 * Number with an optional unit, such as `10^5`, `1e6`, `2*10^6`, `1_000`, `64 MiB` or `1.5 h`; undefined for
 * other text.
 */
export function quantity(text: string, { units }: Measure): number | undefined {
  const match =
    /^(\d[\d_]*(?:\.\d+)?)(?:e(\d{1,2})|\^(\d{1,2})|\s*\*\s*(\d+)\^(\d{1,2}))?\s*([A-Za-z]*)$/.exec(
      text.trim(),
    );
  if (match === null || !Object.hasOwn(units, match[6]!)) return undefined;
  const [, digits, tens, power, base, exponent, unit] = match;
  const mantissa = Number(digits!.replaceAll("_", ""));
  if (power !== undefined) return mantissa ** Number(power) * units[unit!]!;
  if (tens !== undefined) return mantissa * 10 ** Number(tens) * units[unit!]!;
  const factor = base === undefined ? 1 : Number(base) ** Number(exponent);
  return mantissa * factor * units[unit!]!;
}
