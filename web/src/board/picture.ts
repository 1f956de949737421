import { looks } from "virtual:looks";

/** Look of a game's boards, by its id; that of its family. */
export const lookOf = (id: string): (typeof looks)[string] => looks[id.replace(/\(.*$/s, "")] ?? {};

/** Style of the cells of a game's boards; stones by default. */
export const pictureOf = (id: string): string => lookOf(id).picture ?? "stones";
