import type { Game, LocalizedText } from "../types.ts";
import { type Clobbering, clobberingGame } from "./family/clobbering.ts";
import { CORNERS, type Rows, SIDES, type Square } from "./family/stones.ts";

const KING: readonly Square[] = [...SIDES, ...CORNERS];
const KNIGHT: readonly Square[] = [1, 2].flatMap((dx) =>
  CORNERS.map(([x, y]): Square => [x * dx, y * (3 - dx)]),
);

const variant = (id: string, name: LocalizedText, rule: LocalizedText, how: Clobbering): Game<Rows> => ({
  ...clobberingGame(how),
  id,
  name,
  rule,
  start: [["xox", "oxo", "xox"]],
  theorems: [],
});

/** Cannibal Clobber: Clobber whose stones also take stones of their own colour. */
export const cannibalClobber: Game<Rows> = variant(
  "cannibal-clobber",
  { en: "Cannibal Clobber, impartial", zh: "食己 Clobber（公平版）" },
  {
    en: "Move any stone onto an adjacent stone of any colour and remove that stone.",
    zh: "任选一枚棋子，移到相邻的任意颜色的棋子上并将其吃掉。",
  },
  { steps: SIDES, cannibal: true },
);

/** King Clobber: Clobber whose stones move like chess kings. */
export const kingClobber: Game<Rows> = variant(
  "king-clobber",
  { en: "King Clobber, impartial", zh: "王步 Clobber（公平版）" },
  {
    en: "Move any stone like a chess king onto a stone of the other colour and remove that stone.",
    zh: "任选一枚棋子，按国际象棋王的走法移到异色棋子上并将其吃掉。",
  },
  { steps: KING },
);

/** Knight Clobber: Clobber whose stones move like chess knights. */
export const knightClobber: Game<Rows> = variant(
  "knight-clobber",
  { en: "Knight Clobber, impartial", zh: "马步 Clobber（公平版）" },
  {
    en: "Move any stone like a chess knight onto a stone of the other colour and remove that stone.",
    zh: "任选一枚棋子，按国际象棋马的走法移到异色棋子上并将其吃掉。",
  },
  { steps: KNIGHT },
);

/** Rook Clobber: Clobber whose stones move like chess rooks. */
export const rookClobber: Game<Rows> = variant(
  "rook-clobber",
  { en: "Rook Clobber, impartial", zh: "车步 Clobber（公平版）" },
  {
    en: "Move any stone like a chess rook, over empty squares, onto a stone of the other colour and remove that stone.",
    zh: "任选一枚棋子，按国际象棋车的走法越过空格移到异色棋子上并将其吃掉。",
  },
  { steps: SIDES, far: true },
);

/** Queen Clobber: Clobber whose stones move like chess queens. */
export const queenClobber: Game<Rows> = variant(
  "queen-clobber",
  { en: "Queen Clobber, impartial", zh: "后步 Clobber（公平版）" },
  {
    en: "Move any stone like a chess queen, over empty squares, onto a stone of the other colour and remove that stone.",
    zh: "任选一枚棋子，按国际象棋后的走法越过空格移到异色棋子上并将其吃掉。",
  },
  { steps: KING, far: true },
);
