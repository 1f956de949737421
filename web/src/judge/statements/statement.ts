import type { LocalizedText } from "nimber";

/** Contest problem in our own words: the game, how its input stands in a file, and what to print. */
export interface Statement {
  readonly says: LocalizedText;
  readonly input: LocalizedText;
  readonly output: LocalizedText;
  readonly limits?: string;
}

export type Statements = Readonly<Record<string, Statement>>;

/** How often the input comes: once, after the number of tests, to the end of the file, or until a line of zeros. */
const BEFORE = {
  once: ["", ""],
  T: ["T; per test: ", "T；每组测试："],
  end: ["to the end of input: ", "读到输入结束："],
  zero: ["until a line of zeros: ", "读到一行 0 为止："],
} as const;

type Both = readonly [en: string, zh: string];

export const statement = (
  [en, zh]: Both,
  often: keyof typeof BEFORE,
  input: string | Both,
  [output, outputZh]: Both,
  limits?: string,
): Statement => {
  const [before, beforeZh] = BEFORE[often];
  const [lines, linesZh] = typeof input === "string" ? [input, input] : input;
  return {
    says: { en, zh },
    input: { en: `${before}${lines}`, zh: `${beforeZh}${linesZh}` },
    output: { en: output, zh: outputZh },
    ...(limits !== undefined && { limits }),
  };
};

/** One word when the first player wins, and another when not. */
export const words = (first: string, second: string): Both => [
  `\`${first}\` if the first player wins, else \`${second}\``,
  `先手胜输出 \`${first}\`，否则输出 \`${second}\``,
];
