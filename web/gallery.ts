import type { Cell, Game } from "nimber";
import { catalogue } from "nimber/games";
import type { Plugin } from "vite";
import { below } from "./src/board/below.ts";
import { boardOf } from "./src/engine/picture.ts";
import type { GalleryGame, Kind } from "./src/home/search.ts";

const GALLERY = "virtual:gallery";

/** Kind of a game's board, by its cells: a graph, coins, squares in rows or in one row, else heaps. */
function kindOf({ space, look }: Game<unknown>, cells: readonly Cell[]): Kind {
  if (look?.kind !== undefined) return look.kind;
  if (space === "other" && cells.some(({ end }) => end !== undefined)) return "graphs";
  if (look?.picture === "coins") return "coins";
  const placed = cells.filter(({ shape, tone }) => shape === "square" || tone !== undefined);
  if (placed.length === 0) return "heaps";
  return placed.some(({ y }) => y !== placed[0]!.y) ? "boards" : "strips";
}

/** Cell without its moves. */
const drawn = ({ touch: _, ...cell }: Cell): Cell => cell;

const entries = (): readonly GalleryGame[] =>
  catalogue.map((entry) => {
    const game = "game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry;
    const cells = below(game.start.map((position) => ({ cells: boardOf(game, position).map(drawn) })));
    const { id, name, rule, start } = game;
    const sum = `${id} ${start.map((position) => game.format(position)).join(" ")}`;
    return { id, name, rule, sum, cells, kind: kindOf(game, cells) };
  });

/** Games of the catalogue with pictures of their usual starts, made when the page is built. */
export const gallery = (): Plugin => ({
  name: "gallery",
  resolveId: (id) => (id === GALLERY ? `\0${GALLERY}` : undefined),
  load: (id) => (id === `\0${GALLERY}` ? `export const games = ${JSON.stringify(entries())};` : undefined),
});
