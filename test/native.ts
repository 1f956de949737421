import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin as Step } from "esbuild";
import type { Plugin } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const HOUR = 3_600_000;
const kept = join(root, "node_modules/.cache/nimber-native");

/** What modules that run natively import natively too: what a test of the page is helped by imports the page. */
const SOURCES =
  /^src\/(?!.*\/assembly\/)|^test\/(?!native|(lab|web|mutation|slow|additions)\/)(?!.*\.test\.ts)/;

/**
 * Sources run as Node's own modules: within vitest's, each use of an imported name looks it up, and each process
 * transforms them all. Watching needs vitest's, which know what a change concerns.
 */
export function native(): Plugin {
  let made: ReadonlyMap<string, string> = new Map();
  return {
    name: "native",
    enforce: "pre",
    async configureVitest({ vitest }) {
      if (!vitest.config.watch) made = await modules();
    },
    resolveId(name, importer) {
      return made.get(name.startsWith(".") && importer ? resolve(dirname(importer), name) : name);
    },
  };
}

/** The modules that are made, by their sources. */
async function modules(): Promise<ReadonlyMap<string, string>> {
  const names = ["src", "test"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => name.endsWith(".ts") && SOURCES.test(name.replaceAll("\\", "/")))
    .sort();
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(root, name)));
  const folder = join(kept, hash.digest("hex"));
  const made = new Map(names.map((name) => [join(root, name), join(folder, name.replace(/\.ts$/, ".js"))]));
  if (!existsSync(folder)) await make(made, folder);
  return made;
}

async function make(made: ReadonlyMap<string, string>, folder: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  // Another run may go on with sources as they were.
  for (const old of readdirSync(kept).map((name) => join(kept, name)))
    if (statSync(old).mtimeMs < Date.now() - HOUR) rmSync(old, { recursive: true, force: true });
  const outdir = mkdtempSync(`${folder}-`);
  await build({
    absWorkingDir: root,
    entryPoints: [...made.keys()],
    outbase: root,
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    logLevel: "error",
    plugins: [oneByOne(made)],
  });
  try {
    renameSync(outdir, folder);
  } catch (error) {
    // Another project of this run was sooner, with the same modules.
    if (!existsSync(folder)) throw error;
    rmSync(outdir, { recursive: true });
  }
}

/** Each source becomes a module that imports others, and says that it is where its source is. */
const oneByOne = (made: ReadonlyMap<string, string>): Step => ({
  name: "one by one",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind, resolveDir }) => {
      if (kind === "entry-point") return;
      if (!path.startsWith(".")) return { path, external: true };
      if (made.has(join(resolveDir, path))) return { path: path.replace(/\.ts$/, ".js"), external: true };
      return { errors: [{ text: "expected a module that is made natively too" }] };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: "ts",
    }));
  },
});
