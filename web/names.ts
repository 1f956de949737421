import { languages } from "nimber/codegen";
import { catalogue, featured, parseSum } from "nimber/games";
import type { Plugin } from "vite";
import { looksOf } from "./looks.ts";
import { headings } from "./theory.ts";

const NAMES = "virtual:names";
const LOOKS = "virtual:looks";
const LANGUAGES = "virtual:languages";
const FEATURED = "virtual:featured";
const TRIES = "virtual:tries";
/** Shapes of the games with a table in Values. */
const SHOWN: readonly unknown[] = ["heap", "pair"];

/**
 * Plugin with the names and looks of games, a few games to try, the titles of chapters, and the programming
 * languages, collected when the page is built, so that no game has to be loaded for them.
 */
export function names(): Plugin {
  return {
    name: "names",
    resolveId: (id) => ([NAMES, LOOKS, LANGUAGES, FEATURED, TRIES].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LOOKS}`) return `export const looks = ${JSON.stringify(looksOf(catalogue))};`;
      if (id === `\0${LANGUAGES}`)
        return `export const languages = ${JSON.stringify(languages.map(({ id, name, extension, file, unbounded }) => ({ id, name, extension, file, unbounded })))};`;
      if (id === `\0${FEATURED}`) return `export const featured = ${JSON.stringify(featured.map(named))};`;
      if (id === `\0${TRIES}`)
        return `export const [ofHeaps, ofPairs] = ${JSON.stringify(featured.slice(0, 2))};`;
      if (id !== `\0${NAMES}`) return;
      const games = catalogue.map((entry) => {
        const { id, name } = entry;
        const game = "game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry;
        const usual = game.id === id ? {} : { notation: game.id, of: game.name };
        return { id, name, ...usual, ...(SHOWN.includes(game.space) && { tabled: true }) };
      });
      return [
        `export const games = ${JSON.stringify(games)};`,
        `export const chapters = ${JSON.stringify(Object.entries(headings()).map(([id, { title }]) => ({ id, title })))};`,
      ].join("\n");
    },
  };
}

/** A sum with the name of its game. */
const named = (sum: string) => ({ sum, name: parseSum(sum)[0]!.rules.name });
