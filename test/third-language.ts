import { readFileSync } from "node:fs";

/**
 * The files of languages, but for that of Chinese, which has each English sentence in brackets: a third language in its
 * place, as somebody would write one.
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

/** The part of a text that stands outside of all brackets. @throws Error where brackets do not close */
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
