import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { build } from "esbuild";
import usual from "../../vitest.config.ts";
import type { Area } from "./areas.ts";

/** A change of a source; `line` is what is changed, without its margin. */
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

/** In place of the command line, which has no mutants: its tests find none, and take most of the time. */
const BUILT = `
  export const main = "";
  export function nimber() { throw new Error("this runs what is built, in which nothing is changed"); }
  export { nimber as spawned, nimber as wordsOf };
`;

/** The mutants of the sources of an area; `outfile` becomes one script that has them, and the tests. */
export async function bundled(root: string, { files, tests }: Area, outfile: string): Promise<Mutant[]> {
  const given = files.map((name) => ({
    name: join(root, name),
    mutate: true as const,
    content: readFileSync(join(root, name), "utf8"),
  }));
  // Texts that people read are not mutated.
  const options = { plugins: null, excludedMutations: ["StringLiteral"], ignorers: [] };
  const made = await new Instrumenter(quiet as never).instrument(given, options);
  const mutated = new Map(made.files.map(({ name, content }) => [name, content]));
  const aliases = (usual.resolve?.alias ?? []) as { find: RegExp; replacement: string }[];
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
            const alias = aliases.find(({ find }) => find.test(path));
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
