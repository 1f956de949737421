import { GameError } from "../errors.ts";
import { say } from "../locale/message.ts";
import type { Text } from "../types.ts";

/** Names that a rules file may export. */
// biome-ignore format: in the order of the Lab's guide.
export const PARTS = [
  "start", "moves", "key", "format", "position", "least", "most", "misere", "entails", "legal", "lost", "won", "law",
  "parse", "parts", "canonical", "board", "judge",
] as const;

/** Name of an export of a rules file. */
export type RulesPart = (typeof PARTS)[number];

/** Place of a mistake in a file: line and column from 1, and the line itself with a mark below it. */
export interface SourcePlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly excerpt?: string;
}

/** Mistake in a user's rules: one sentence, the part that it is in, and its place where known. */
export class UserCodeError extends GameError {
  readonly code = "program";
  readonly text: Text;
  readonly part: RulesPart | undefined;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly excerpt: string | undefined;
  constructor(text: Text, part?: RulesPart, place?: SourcePlace) {
    super(say(text, "en"));
    this.text = text;
    this.part = part;
    this.file = place?.file;
    this.line = place?.line;
    this.column = place?.column;
    this.excerpt = place?.excerpt;
  }
}

/** Value in a form for messages. */
export const shown = (value: unknown, most = 60): string => cut(write(value, most), most);

/** Text cut to at most `most` characters. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function write(value: unknown, most: number): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return `${value}`;
  if (Array.isArray(value) && value.length > most) return write(value.slice(0, most), most);
  try {
    return (
      JSON.stringify(value, (_, inner) => listed(typeof inner === "bigint" ? `${inner}n` : inner)) ??
      `${value}`
    );
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Sets, maps and typed arrays as lists; other values unchanged. */
function listed(value: unknown): unknown {
  if (value instanceof Set || value instanceof Map) return [...value];
  return ArrayBuffer.isView(value) && Symbol.iterator in value ? [...(value as Uint8Array)] : value;
}
