// Builds census/dist/: the commands, the code of their threads, and an empty database. Libraries stay in
// node_modules; nimber itself is bundled.
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { bundleCensus } from "./bundle-census.mjs";

const outdir = join(root, "census/dist");
rmSync(outdir, { recursive: true, force: true });
await bundleCensus(outdir);

// A new census starts from a copy of this database.
const { PGlite } = createRequire(join(root, "census/package.json"))("@electric-sql/pglite");
await (await PGlite.create(join(outdir, "empty"))).close();
