/** Count of something in English. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** Amount of a unit, which is given in the plural, in English. */
export const amount = (of: number | bigint, units: string): string =>
  `${of} ${of === 1 ? units.replace(/^(\w{3,})s\b/, "$1") : units}`;

/** Amount of a unit in Chinese; a unit in brackets stands without a space. */
export const amountInChinese = (of: number | bigint, unit: string): string =>
  `${of}${unit.startsWith("（") ? "" : " "}${unit}`;

/**
 * Text with a space before it if it begins with a Latin letter or digit, as usual between Chinese and other
 * scripts.
 */
export const spaced = (text: string): string => (/^[!-~]/.test(text) ? ` ${text}` : text);

/** Formula with its words in Chinese. */
export const inChinese = (formula: string): string =>
  formula
    .replace(/\s+for\s+some\s+([^<>=≥]*?)\s*((?:>=|≥)\s*0)?\s*$/, (_, letters: string, zero?: string) =>
      zero === undefined ? `，其中 ${letters} 为某正整数` : `，其中 ${letters} 为某自然数`,
    )
    .replace(/\s+and\s+/g, " 且 ")
    .replace(/\s+or\s+/g, " 或 ")
    .replace(/\s+xor\s+/g, " ⊕ ");

/** A clause as the beginning of a sentence. */
export const capital = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
