import { catalogue, parseGame } from "nimber";
import type { Entry } from "./protocol.ts";

export function entries(): Entry[] {
  return catalogue.map((entry) => {
    const { id, name, rule } = entry;
    const game = "game" in entry ? parseGame(id) : entry;
    return { id, name, rule, notation: game.notation, parameters: "game" in entry ? entry.parameters : [] };
  });
}
