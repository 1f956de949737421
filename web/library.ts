/** The library as far as the build of the page asks it. */
interface Library {
  readonly codegen: typeof import("nimber/codegen");
  readonly games: typeof import("nimber/games");
  readonly judge: typeof import("nimber/judge");
  readonly session: typeof import("nimber/session");
  readonly solve: typeof import("nimber/solve");
}

/**
 * An entry point of the package as it is built. Vite reads its configuration in Node, which does not know the package
 * by its name here.
 */
export const library = async <K extends keyof Library>(name: K): Promise<Library[K]> =>
  import(/* @vite-ignore */ new URL(`../dist/${name}/index.js`, import.meta.url).href);
