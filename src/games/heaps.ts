import { halfWidth } from "../rules/width.ts";
import { bash } from "./bash.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { kayles } from "./kayles.ts";
import { lasker } from "./lasker.ts";
import type { Entry } from "./names.ts";
import { nim } from "./nim.ts";
import { wythoffFamily } from "./wythoff.ts";

/** The most used heap games, so that questions about them need not load the catalogue. */
export const heaps: readonly Entry[] = [
  nim,
  bash,
  wythoffFamily,
  kayles,
  dawsonsKayles,
  dawsonsChess,
  grundysGame,
  lasker,
];

/** Name at the start of a term of a sum. */
const NAME = /^\s*([a-z-]+)(?=[\s(]|$)/;

/** Whether `text`, a game or a sum, uses only these games, by their names. */
export function namesHeaps(text: string): boolean {
  const typed = halfWidth(text);
  const names = typed.split("+").map((term) => NAME.exec(term)?.[1]);
  return !/[[{]/.test(typed) && names.every((name) => heaps.some(({ id }) => id === name));
}
