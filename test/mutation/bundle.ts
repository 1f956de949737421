import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { build } from "esbuild";
import usual from "../../vitest.config.ts";
import type { Area } from "./areas.ts";

/** Change of a source; `line` is the changed text without its indentation. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly at: string;
  readonly line: string;
  readonly becomes: string;
}

const silent = Object.fromEntries(
  ["trace", "debug", "info", "warn", "error"].map((name) => [name, () => undefined]),
);
const quiet = { ...silent, isTraceEnabled: () => false, isDebugEnabled: () => false };

/**
 * Replacement for the built command line, which has no mutants: its tests would find none and take most of
 * the time.
 */
const BUILT = `
  export const main = "";
  export function nimber() { throw new Error("this runs what is built, in which nothing is changed"); }
  export { nimber as spawned, nimber as wordsOf };
`;

/** Mutants of the sources of an area. Writes one script with them and the tests to `outfile`. */
export async function bundled(root: string, { files, tests }: Area, outfile: string): Promise<Mutant[]> {
  const given = files.map((name) => ({
    name: join(root, name),
    mutate: true as const,
    content: readFileSync(join(root, name), "utf8"),
  }));
  // Texts for people are not mutated.
  const options = { plugins: null, excludedMutations: ["StringLiteral"], ignorers: [] };
  const made = await new Instrumenter(quiet as never).instrument(given, options);
  const mutated = new Map(made.files.map(({ name, content }) => [name, content]));
  const aliases = (usual.resolve?.alias ?? []) as { find: string | RegExp; replacement: string }[];
  await build({
    stdin: {
      contents: tests.map((name) => `import ${JSON.stringify(`./${name}`)};`).join("\n"),
      resolveDir: root,
    },
    bundle: true,
    ignoreAnnotations: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "error",
    outfile,
    plugins: [
      {
        name: "mutants",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^[^./]/ }, ({ path }) => {
            const alias = aliases.find(({ find }) =>
              typeof find === "string" ? find === path : find.test(path),
            );
            return alias === undefined
              ? { path, external: true }
              : { path: path.replace(alias.find, alias.replacement) };
          });
          onLoad({ filter: /\/test\/nimber\.ts$/ }, () => ({ contents: BUILT }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            contents: (mutated.get(path) ?? readFileSync(path, "utf8")).replaceAll(
              "import.meta.url",
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: "ts",
          }));
        },
      },
    ],
  });
  const lines = new Map(given.map(({ name, content }) => [name, content.split("\n")]));
  return made.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, replacement, location: { start } }) => ({
      id,
      file: relative(root, fileName),
      at: `${start.line + 1}:${start.column + 1}`,
      line: lines.get(fileName)![start.line]!.trim(),
      becomes: replacement,
    }));
}
