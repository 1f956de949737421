import { type Natural, natural } from "./natural.ts";

/** Most digits that an exponent may produce. */
const MOST_DIGITS = 100_000;

/**
 * Reads a natural number exactly: decimal digits, an exponent as in 1e9 or 1.5e3, or a power as in 10^18.
 * `undefined` for other text, and if an exponent makes more than 100,000 digits.
 */
export function readNatural(text: string): Natural | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const [, base, power] = /^(\d+)\^(\d+)$/.exec(text) ?? [];
  if (base !== undefined) return powerOf(BigInt(base), Number(power));
  const [, whole, fraction = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:[eE](\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole + fraction.replace(/0+$/, "");
  const zeros = Number(exponent) - (digits.length - whole.length);
  if (zeros < 0 || (zeros > 0 && digits.length + zeros > MOST_DIGITS)) return undefined;
  return natural(BigInt(digits + "0".repeat(zeros)));
}

function powerOf(base: bigint, exponent: number): Natural | undefined {
  const digits = base < 2n ? 1 : exponent * Math.log10(Number(base));
  if (!(digits < MOST_DIGITS)) return undefined;
  return natural(base < 2n && exponent > 0 ? base : base ** BigInt(exponent));
}
