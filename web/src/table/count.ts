/** Reads `1e6`, `10^6`, `1,000,000` or `1000000` as a number; `undefined` for anything else. */
export function readCount(text: string): number | undefined {
  const word = text.trim().replace(/[,\s_]/g, "");
  const power = /^(?:(\d{1,3})[×*x])?10(?:\^|\*\*)(\d{1,2})$/.exec(word);
  const value =
    power !== null
      ? Number(power[1] ?? 1) * 10 ** Number(power[2])
      : /^\d{1,12}(?:e\d{1,2})?$/i.test(word)
        ? Number(word)
        : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
