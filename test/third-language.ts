import { readFileSync } from "node:fs";

/**
 * Language file for a test with a third language in the place of Chinese: each English sentence in brackets.
 * Other files are unchanged.
 */
export function thirdLanguage(file: string): string {
  if (!file.endsWith("/zh.ts")) return readFileSync(file, "utf8");
  const english = readFileSync(file.replace(/zh\.ts$/, "en.ts"), "utf8");
  return english.replace(
    /^( {2}(?:\w+|"[^"]+"):)([\s\S]*?)(?=,\n(?: {2}(?:\w+|"[^"]+"):|\};))/gm,
    (_, code: string, says: string) =>
      /^\s*["'`]/.test(says)
        ? `${code} "⟦" + (${says.trim()}) + "⟧"`
        : `${code} (data: any) => "⟦" + (${says.trim()})(data) + "⟧"`,
  );
}

/**
 * Part of a text outside of all brackets.
 * @throws Error if brackets do not match
 */
export function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = "";
  for (const sign of text) {
    if (sign === "⟦") depth++;
    if (depth === 0) outside += sign;
    if (sign === "⟧" && --depth === 0) outside += " ";
  }
  if (depth !== 0) throw new Error(`brackets that do not close: ${text}`);
  return outside;
}
