import { startOf } from "nimber/games";
import { type Answering, answeringSums, gameOf } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { lasting, reply } from "./lasting.ts";
import { draw, open, randomStart, read } from "./rules.ts";
import { theorems } from "./told.ts";

/** Questions that boards of all games ask. */
type Playing =
  | "read"
  | "startOf"
  | "randomStart"
  | "draw"
  | "open"
  | "solve"
  | "explain"
  | "reply"
  | "lasting"
  | "theorems";

export const playing: Answering<Pick<PageAsks, Playing>> = {
  ...answeringSums,
  reply,
  lasting,
  theorems: ({ games: [game] }) => theorems(game),
  read: ({ games: [sum] }) => read(sum),
  startOf: ({ games: [game] }) => startOf(gameOf(game)),
  randomStart: ({ games: [game], seed }) => randomStart(game, seed),
  draw: ({ games: [sum] }) => draw(sum),
  open: ({ games: [sum], moves, at }) => open(sum, moves, at),
};
