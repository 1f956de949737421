import { heaps, namesHeaps } from "../games/heaps.ts";
import type { Notation } from "../games/reading.ts";

/** How the games of `text` are written: those of heaps alone where it names no other, which is less to read. */
export const notationFor = async (text: string): Promise<Notation> =>
  namesHeaps(text) ? { named: heaps, readers: [], guesses: [] } : await wholeNotation();

/** How all games are written. */
export const wholeNotation = async (): Promise<Notation> =>
  (await import("../games/notation.ts")).wholeNotation;
