import type { Plugin } from "vite";

/** Modules of the library that are lists, and the short lists that the first Worker has in their place. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [
    /\/src\/games\/notation\.ts$/,
    `import { nim } from "./nim.ts";
    export const parseGame = () => nim;
    export const parseSum = (text) =>
      text.split(" ").slice(1).map((heap) => ({ rules: nim, position: nim.parse(heap) }));`,
  ],
  [
    /\/src\/solve\/methods\/index\.ts$/,
    `import { quotient } from "./quotient.ts";
    import { search } from "./search.ts";
    import { theorem } from "./theorem.ts";
    export const methods = [theorem, quotient, search];`,
  ],
  // The quotient of Nim is its own rule: none has to be learned.
  [/\/src\/solve\/misere\/quotient\/learned\.ts$/, "export const learnedQuotients = () => () => undefined;"],
];

/**
 * A visit begins at a board of Nim. The Worker that answers there is made of the same modules as the one that knows
 * every game, but for two lists: those of games and of ways to solve them bring everything else of the library.
 */
export function firstWorker(): Plugin {
  let first = false;
  return {
    name: "first-worker",
    enforce: "pre",
    options(options) {
      first = JSON.stringify(options.input ?? "").includes("/engine/first/");
    },
    load(id) {
      return first ? SHORT.find(([path]) => path.test(id))?.[1] : undefined;
    },
  };
}
