import { heaps, heapsIn } from "../games/heaps.ts";
import type { Notation } from "../games/reading.ts";

/** Notation that suffices for `text`: that of heaps loads less code than that of all games. */
export async function notationFor(text: string): Promise<Notation> {
  const kind = heapsIn(text);
  if (kind === "named") return { named: heaps, readers: [], guesses: [] };
  return kind === "coded" ? (await import("../games/coded.ts")).codedHeaps : await wholeNotation();
}

/** Notation of all games. */
export const wholeNotation = async (): Promise<Notation> =>
  (await import("../games/notation.ts")).wholeNotation;
