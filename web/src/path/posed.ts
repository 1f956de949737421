import type { Play } from "nimber";
import type { Field } from "../shell/fields.ts";

// Positions that a teacher gives to a class, and the results that come back. Nothing is sent to a server: the
// link holds the positions, and a result is a line of text.

/** Position in which a pupil looks for a winning move. */
export interface Posed {
  readonly sum: string;
  readonly play: Play;
}

/** Most positions of a session, and the longest notation of one. */
export const MOST = 20;
const LONGEST = 400;

/** Sign before a position under misère play. */
const MISERE = "!";

/** Positions of a session in an address, one a line, because notations contain all other separators. */
export const posed: Field<readonly Posed[]> = {
  usual: [],
  read(text) {
    const lines = text.split("\n");
    const positions = lines.map((line): Posed => {
      const misere = line.startsWith(MISERE);
      return { sum: line.slice(misere ? 1 : 0), play: misere ? "misere" : "normal" };
    });
    const fits = positions.every(({ sum }) => sum.trim() !== "" && sum.length <= LONGEST);
    return fits && positions.length <= MOST ? positions : undefined;
  },
  write: (positions) =>
    positions.length === 0
      ? undefined
      : positions.map(({ sum, play }) => `${play === "misere" ? MISERE : ""}${sum}`).join("\n"),
};

/** Digits of codes, without those that look alike. */
const DIGITS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Code of a session: four digits from the FNV-1a hash of its positions. */
export function codeOf(positions: readonly Posed[]): string {
  let hash = 0x811c9dc5;
  for (const letter of posed.write(positions) ?? "")
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return Array.from({ length: 4 }, (_, i) => DIGITS[(hash >>> (5 * i)) % DIGITS.length]).join("");
}

/** Result of a pupil. */
export interface Result {
  readonly name: string;
  /** Whether the move in each position was right. */
  readonly right: readonly boolean[];
}

/** Longest name in a result. */
export const NAME = 40;

/** Result as a line of text: `K7QX 1011 Anna`. */
export const lineOf = (positions: readonly Posed[], { name, right }: Result): string =>
  `${codeOf(positions)} ${right.map(Number).join("")} ${name.trim()}`.trim();

/** Results in lines of text, the last one of each pupil, and lines that are no results of the session. */
export function resultsIn(
  positions: readonly Posed[],
  text: string,
): { readonly results: readonly Result[]; readonly others: readonly string[] } {
  const code = codeOf(positions);
  const results = new Map<string, Result>();
  const others: string[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    const [, given, marks = "", name = ""] = /^(\w{4})\s+([01]+)(?:\s+(.+))?$/.exec(line) ?? [];
    if (given?.toUpperCase() !== code || marks.length !== positions.length) others.push(line);
    else results.set(name, { name: name.slice(0, NAME), right: [...marks].map((mark) => mark === "1") });
  }
  return { results: [...results.values()], others };
}
