import type { Text } from "nimber";

/** What rules may export, a law being one more. */
export type Part = "start" | "moves" | "key" | "format" | "position" | "least" | "most" | "misere" | "law";

/** A mistake in someone's rules: one sentence, and the part it is in. */
export class Trouble extends Error {
  readonly text: Text;
  readonly part: Part | undefined;
  readonly line: number | undefined;
  constructor(text: Text, part?: Part, line?: number) {
    super(text.en);
    this.text = text;
    this.part = part;
    this.line = line;
  }
}

/** A value as a message shows it. */
export const shown = (value: unknown): string => cut(write(value), 60);

/** A text of no more than so many letters. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function write(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return `${value}`;
  if (Array.isArray(value) && value.length > 60) return write(value.slice(0, 60));
  try {
    return (
      JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner)) ?? `${value}`
    );
  } catch {
    return Object.prototype.toString.call(value);
  }
}
