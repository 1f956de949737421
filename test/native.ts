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

/**
 * Modules that run natively, including those imported by them. Tests of the page and their helpers import the
 * page, so they are excluded.
 */
const SOURCES =
  /^src\/(?!.*\/assembly\/)|^test\/(?!native|(lab|web|mutation|slow|additions)\/)(?!.*\.test\.ts)/;

/**
 * Plugin that runs sources as modules of Node. In Vitest's own modules every use of an imported name is a
 * lookup, and every process transforms all files. Watch mode needs Vitest's modules, which track
 * dependencies.
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

/** Converted modules by their sources. */
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
  // Another run may still use modules of older sources.
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

/** Converts each source to a separate module that reports the location of its source. */
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
