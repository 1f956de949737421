import { looks } from "virtual:looks";

/** How boards of a game are drawn, by its id: as those of its family. */
export const lookOf = (id: string): (typeof looks)[string] => looks[id.replace(/\(.*$/s, "")] ?? {};

/** Picture of the cells of a game's boards; stones unless the game has one. */
export const pictureOf = (id: string): string => lookOf(id).picture ?? "stones";
