import { heaps } from "./heaps.ts";
import { code } from "./readers/code.ts";
import { allBut, set } from "./readers/sets.ts";
import type { Notation } from "./reading.ts";

/** Notation of the most used heap games, by their names, codes and sets. */
export const codedHeaps: Notation = { named: heaps, readers: [code, allBut, set], guesses: [] };
