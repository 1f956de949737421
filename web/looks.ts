import type { Look } from "nimber";
import type { catalogue } from "nimber/games";

/** Parts of a game's look that the page knows before the game is loaded. */
type Seen = Pick<Look, "picture" | "moves">;

/** Pictures and names of moves, by the ids of games and families; for a family, those of its usual game. */
export const looksOf = (entries: typeof catalogue): Readonly<Record<string, Seen>> =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const game = "game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry;
      const { picture, moves } = game.look ?? {};
      const seen: Seen = { ...(picture && { picture }), ...(moves && { moves }) };
      return Object.keys(seen).length === 0 ? [] : [[entry.id, seen]];
    }),
  );
