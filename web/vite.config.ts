import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page may do: run its own scripts and the solver's WebAssembly, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const contentPolicy: Plugin = {
  name: "content-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

/** KaTeX names each font in three formats; every browser that runs this page reads the first. */
const woff2Only: Plugin = {
  name: "woff2-only",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("katex.min.css")
      ? code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, "")
      : undefined,
};

/** Tells the service worker every file of the page, so that one visit is enough to work without a network. */
const offline: Plugin = {
  name: "offline",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") throw new Error("offline: expected the chunk sw.js");
    const files = Object.keys(bundle).filter((name) => name !== "sw.js");
    const hash = createHash("sha256");
    for (const name of files.sort()) {
      const file = bundle[name]!;
      hash.update(name).update(file.type === "chunk" ? file.code : file.source);
    }
    const manifest = { version: hash.digest("hex").slice(0, 16), files: ["./", "icon.svg", ...files] };
    worker.code = worker.code.replace("__MANIFEST__", JSON.stringify(manifest));
  },
};

export default defineConfig({
  root: here("."),
  base: "./",
  resolve: {
    alias: [
      { find: /^nimber$/, replacement: here("../src/index.ts") },
      { find: /^nimber\/(\w+)$/, replacement: here("../src/$1/index.ts") },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    target: "es2022",
    // A font in a data: address would be against the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  plugins: [contentPolicy, woff2Only, offline],
});
