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
/** Take-and-break code or set of numbers at the start of a term of a sum. */
const CODE_OR_SET = /^\s*(?:\d\.[\dA-F]+|!?\{\s*\d+(?:[\s,.]+\d+)*\s*\})(?=\s|$)/;

/**
 * Kinds of heap games in `text`, a game or a sum: only these games by their names, or also take-and-break codes and
 * sets of numbers. Undefined when it has anything else.
 */
export function heapsIn(text: string): "named" | "coded" | undefined {
  const typed = halfWidth(text);
  const others = typed.split("+").filter((term) => {
    const name = NAME.exec(term)?.[1];
    return term.includes("[") || term.includes("{") || heaps.every(({ id }) => id !== name);
  });
  if (others.length === 0) return "named";
  return others.every((term) => CODE_OR_SET.test(term)) ? "coded" : undefined;
}
