import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions, defineConfig, type Plugin, type UserConfig } from "vite";
import { GROUPS, onDemand } from "../scripts/on-demand.mjs";
import { sentences } from "../scripts/sentences.mjs";
import { gallery } from "./gallery.ts";
import { helpPages } from "./help.ts";
import { kernels } from "./kernels.ts";
import { linesOfGames } from "./lines.ts";
import { names } from "./names.ts";
import { notices } from "./notices.ts";
import { theory } from "./theory.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package's exports lead to the sources that they are built from, so that only used parts are bundled. */
const resolve = { conditions: ["nimber-source", ...defaultClientConditions] };

type Read = (file: string) => string;

const { collect, write } = notices(here(".."));

/** Bundle of a file and its imports as one script, whose exports are in `lab`. */
async function inlinedScript(entry: string, read?: Read): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    resolve,
    plugins: [sentences(read), collect],
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "lab" } },
  });
  const [result] = Array.isArray(made) ? made : [made];
  if (result === undefined || !("output" in result)) throw new Error(`inlined: nothing was made of ${entry}`);
  return result.output[0].code.trim();
}

/**
 * Plugin for `import { source } from "./file.ts?inlined"`: scripts for the Lab's sandbox, which may load
 * nothing.
 */
const inlined = (read?: Read): Plugin => ({
  name: "inlined",
  load: {
    filter: { id: /\?inlined$/ },
    async handler(id) {
      const script = await inlinedScript(id.replace(/\?inlined$/, ""), read);
      return `export const source = ${JSON.stringify(script)};`;
    },
  },
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * Content security policy: the page may run its own scripts and the solver's WebAssembly, and load nothing
 * from elsewhere. The Lab's sandbox inherits it, so it names the sandbox's one inline script and allows
 * Workers from blobs.
 */
const policyWith = (frame: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${sha256(frame)}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

const contentPolicy = (read?: Read): Plugin => ({
  name: "content-policy",
  apply: "build",
  transformIndexHtml: async () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: policyWith(await inlinedScript(here("src/lab/sandbox/frame.ts"), read)),
      },
      injectTo: "head-prepend",
    },
  ],
});

/** KaTeX lists three formats of each font; every supported browser reads the first. */
const woff2Only: Plugin = {
  name: "woff2-only",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("katex.min.css")
      ? code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, "")
      : undefined,
};

/** Constant that the build replaces by the bytes of all files for offline use. */
const SIZE = "__OFFLINE_BYTES__";

/** Files that are copied, and stored for offline use like the built ones. */
const OWN = ["icon.svg", "manifest.webmanifest"];

/**
 * Plugin that gives the service worker the names of all files, so that one visit suffices for offline use.
 */
const offline: Plugin = {
  name: "offline",
  enforce: "post",
  // Without a build nothing is stored.
  config: (_, { command }) => (command === "serve" ? { define: { [SIZE]: "0" } } : {}),
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") throw new Error("offline: expected the chunk sw.js");
    const files = Object.keys(bundle).filter((name) => name !== "sw.js");
    const hash = createHash("sha256");
    let bytes = 0;
    for (const name of OWN) bytes += statSync(here(`public/${name}`)).size;
    for (const name of files.sort()) {
      const file = bundle[name]!;
      const content = file.type === "chunk" ? file.code : file.source;
      hash.update(name).update(content);
      bytes += Buffer.byteLength(content);
    }
    for (const name of files) {
      const file = bundle[name]!;
      if (file.type === "chunk") file.code = file.code.replaceAll(SIZE, `${bytes}`);
    }
    const manifest = { version: hash.digest("hex").slice(0, 16), files: ["./", ...OWN, ...files] };
    worker.code = worker.code.replace("__MANIFEST__", JSON.stringify(manifest));
  },
};

/**
 * Modules that most routes share, too small for separate files: one file with the parts of the library they
 * need.
 */
const SHARED =
  /jsx-runtime|src\/(shell\/(paper|segments|numbers|resource|loaded)|board\/(outlines|picture|phrase)|graph\/address)\.tsx?$|virtual:looks/;

/** Seven characters of a hash suffice to tell builds apart. The first files list more than a hundred such names. */
const NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/**
 * Configuration of the page. Sentences come from the language files as returned by `read`; a test uses its
 * own language.
 */
export const configured = (read?: Read): UserConfig =>
  defineConfig({
    root: here("."),
    base: "./",
    resolve,
    worker: {
      format: "es",
      plugins: () => [sentences(read), collect, onDemand(), linesOfGames(), kernels()],
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { ...NAMES, codeSplitting: { groups: GROUPS } },
      },
    },
    build: {
      outDir: here("../dist/web"),
      emptyOutDir: true,
      target: "es2022",
      // A font in a data: address would violate the content policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The compiler of the Lab is one file of four megabytes, loaded on demand.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { index: here("index.html"), sw: here("src/sw.ts") },
        output: {
          ...NAMES,
          entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : NAMES.entryFileNames),
          codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
        },
      },
    },
    plugins: [
      sentences(read),
      names(),
      gallery(),
      theory(),
      helpPages(),
      inlined(read),
      contentPolicy(read),
      woff2Only,
      collect,
      write,
      offline,
    ],
  });

export default configured();
