// Builds census/dist/: the commands, what its threads run, and an empty database. Libraries stay in node_modules;
// nimber goes in.
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./bootstrap.mjs";
import { withSentences } from "./sentences.mjs";

const { dependencies } = JSON.parse(readFileSync(join(root, "census/package.json"), "utf8"));
const outdir = join(root, "census/dist");
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: ["main", "work/thread", "compute", "check-thread"].map((name) =>
    join(root, `census/src/${name}.ts`),
  ),
  entryNames: "[name]",
  outdir,
  // The workspace's own names the declarations of dist/, of which nothing can be bundled.
  tsconfig: join(root, "tsconfig.json"),
  alias: { "nimber/package.json": join(root, "package.json") },
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
          const contents = withSentences(readFileSync(path, "utf8"), path);
          return contents && { contents, loader: "ts" };
        }),
    },
  ],
});

// A new census begins with a copy of it.
const { PGlite } = createRequire(join(root, "census/package.json"))("@electric-sql/pglite");
await (await PGlite.create(join(outdir, "empty"))).close();
