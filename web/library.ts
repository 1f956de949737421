/** Parts of the library that the build of the page uses. */
interface Library {
  readonly codegen: typeof import("nimber/codegen");
  readonly games: typeof import("nimber/games");
  readonly judge: typeof import("nimber/judge");
  readonly session: typeof import("nimber/session");
  readonly solve: typeof import("nimber/solve");
}

/**
 * Built entry point of the package. Vite reads its configuration in Node, which cannot resolve the package by
 * name here.
 */
export const library = async <K extends keyof Library>(name: K): Promise<Library[K]> =>
  import(/* @vite-ignore */ new URL(`../dist/${name}/index.js`, import.meta.url).href);
