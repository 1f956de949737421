import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./bootstrap.mjs";
import { withSentences } from "./sentences.mjs";

const { dependencies } = JSON.parse(readFileSync(join(root, "census/package.json"), "utf8"));

/**
 * Bundles the commands of the census and the code of their threads. Sentences come from the language files as
 * returned by `read`.
 */
export const bundleCensus = (outdir, read) =>
  build({
    entryPoints: ["main", "work/thread", "compute", "check-thread"].map((name) =>
      join(root, `census/src/${name}.ts`),
    ),
    entryNames: "[name]",
    outdir,
    conditions: ["nimber-source"],
    external: Object.keys(dependencies),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    plugins: [
      {
        name: "sentences",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
            const contents = withSentences(readFileSync(path, "utf8"), path, read);
            return contents && { contents, loader: "ts" };
          }),
      },
    ],
  });
