/** A condition, and what is said after it of its letters. */
interface Some {
  readonly condition: string;
  /** Where the condition begins. */
  readonly offset: number;
  readonly letters: readonly string[];
  /** From where on they are. */
  readonly least: 0 | 1 | 2;
}

const LEAST: Readonly<Record<string, 0 | 2>> = { ">=0": 0, ">1": 2 };

/** A condition without `for some k` after it, which may say how large its letters are; else they are integers >= 1. */
export function withoutLetters(body: string): Some {
  const [, before, list = "", bound = ""] =
    /^([\s\S]*?)\s+for\s+some\s+([a-z]\d*(?:\s*[,，]\s*[a-z]\d*)*)\s*((?:>=|≥|>)\s*[01])?\s*$/.exec(body) ??
    [];
  const offset = body.length - body.trimStart().length;
  if (before === undefined) return { condition: body.trim(), offset, letters: [], least: 1 };
  const least = LEAST[bound.replace("≥", ">=").replace(/\s/g, "")] ?? 1;
  return { condition: before.trim(), offset, letters: list.split(/\s*[,，]\s*/), least };
}
