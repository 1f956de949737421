import { heaps, namesHeaps } from "../games/heaps.ts";
import type { Notation } from "../games/reading.ts";

/** Notation that suffices for `text`: only heap games if it names no other game, which loads less code. */
export const notationFor = async (text: string): Promise<Notation> =>
  namesHeaps(text) ? { named: heaps, readers: [], guesses: [] } : await wholeNotation();

/** Notation of all games. */
export const wholeNotation = async (): Promise<Notation> =>
  (await import("../games/notation.ts")).wholeNotation;
