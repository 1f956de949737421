// Builds census/dist/: the commands, what its threads run, and an empty database. Libraries stay in node_modules;
// nimber goes in.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { bundleCensus } from "./bundle-census.mjs";

const outdir = join(root, "census/dist");
rmSync(outdir, { recursive: true, force: true });
await bundleCensus(outdir);

// A new census begins with a copy of it.
const { PGlite } = createRequire(join(root, "census/package.json"))("@electric-sql/pglite");
await (await PGlite.create(join(outdir, "empty"))).close();
