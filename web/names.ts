import type { Plugin } from "vite";
import { languages } from "../src/codegen/languages/index.ts";
import { catalogue } from "../src/games/catalogue.ts";
import { lessonIds, lessons } from "./src/theory/pages/index.ts";

const NAMES = "virtual:names";
const LANGUAGES = "virtual:languages";
/** The games of which Values has a table: of one heap, or of two. */
const SHOWN: readonly unknown[] = ["heap", "pair"];

/** What can be chosen by name, written down when the page is built: no game is fetched to be named. */
export function names(): Plugin {
  return {
    name: "names",
    resolveId: (id) => (id === NAMES || id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`)
        return `export const languages = ${JSON.stringify(languages.map(({ id, name }) => ({ id, name })))};`;
      if (id !== `\0${NAMES}`) return;
      const games = catalogue.map((entry) => {
        const { id, name } = entry;
        const game = "game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry;
        const usual = game.id === id ? {} : { notation: game.id, of: game.name };
        return { id, name, ...usual, ...(SHOWN.includes(game.space) && { tabled: true }) };
      });
      return [
        `export const games = ${JSON.stringify(games)};`,
        `export const lessons = ${JSON.stringify(lessonIds.map((id) => ({ id, title: lessons[id].title })))};`,
      ].join("\n");
    },
  };
}
