// Builds dist/: the library by the compiler, the command line as one executable bundle.
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { root } from "./bootstrap.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
rmSync(join(root, "dist"), { recursive: true, force: true });
const tsc = [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"];
const { status } = spawnSync(process.execPath, tsc, { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);
const cli = join(root, "dist/cli/main.js");
buildSync({
  entryPoints: [join(root, "src/cli/main.ts")],
  outfile: cli,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  banner: { js: "#!/usr/bin/env node" },
  define: { "process.env.NIMBER_VERSION": JSON.stringify(version) },
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
});
chmodSync(cli, 0o755);
