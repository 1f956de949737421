// Builds dist/: the declarations by the compiler; the entry points of the library and the command line as
// modules with shared chunks. A start should read few files: the library has a chunk for each group of
// folders, following the direction of imports, and the code of a command is read only on demand.
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rolldown } from "rolldown";
import { root } from "./bootstrap.mjs";
import { sentences } from "./sentences.mjs";

const { version, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const doors = Object.values(exports).flatMap(
  ({ "nimber-source": source }) => /^\.\/src\/(.+)\.ts$/.exec(source)?.[1] ?? [],
);

/** Chunks and their modules, from the bottom up: a module goes into the first chunk that matches. */
const CHUNKS = {
  base: /\/src\/(nimber\/[\w-]+\.ts|number\/(?!bit-set)|(encoding|errors|nearest)\.ts|messages\/(position-name|period|proof)\.ts|rules\/(define|space)\.ts|law-value\/periodic\.ts|solve\/period\/differ\.ts|locale\/(message|words)\.ts)/,
  field: /\/src\/nimber\/field\//,
  export: /\/src\/(export|svg)\//,
  heaps: /\/src\/games\/(heaps|reading)\.ts/,
  rules: /\/src\/(rules|law-value)\/|\/src\/(games\/coded|messages\/law|number\/bit-set)\.ts/,
  games: /\/src\/games\/(?!boards-of)/,
  solve: /\/src\/solve\/(sum|explain|compounds)\.ts/,
  sliding: /\/src\/solve\/(kernel|period)\/sliding\.ts/,
  threads: /\/src\/solve\/kernel\/(crew|markers?|member|deletion-shared|strip-crew|pair-shared)\./,
  study: /\/src\/(solve\/(?!lines)|checker\/|messages\/)/,
  formula: /\/src\/formula\//,
  judge: /\/src\/judge\/(?!by-form)/,
  graph: /\/src\/graph\//,
  law: /\/src\/(law|automata)\//,
  codegen: /\/src\/codegen\//,
  "by-form": /\/src\/judge\/by-form\//,
  "user-rules": /\/src\/user-rules\//,
  cli: /\/src\/cli\/(run|aliases|command|help|commands\/index|terminal\/(terminal|layout|shown|json))\.ts/,
  input: /\/src\/cli\/(input|reader|files|learnt|terminal\/(left|sources|term-name|work))\.ts/,
};

rmSync(join(root, "dist"), { recursive: true, force: true });
const tsc = [join(root, "node_modules/typescript-7/bin/tsc"), "-p", "tsconfig.build.json"];
const { status } = spawnSync(process.execPath, tsc, { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(
    [...doors, "cli/main", "cli/run", "cli/thread", "cli/helper"].map((name) => [name, `src/${name}.ts`]),
  ),
  platform: "node",
  plugins: [sentences()],
  preserveEntrySignatures: "strict",
  treeshake: { moduleSideEffects: [{ test: /\/src\/cli\/(main|thread|helper)\.ts$/, sideEffects: true }] },
  transform: {
    target: "node20.19",
    define: { "process.env.NIMBER_VERSION": JSON.stringify(version) },
  },
});
await bundle.write({
  dir: join(root, "dist"),
  format: "esm",
  // Keeps the names of functions and classes for stack traces. The rest is reduced to a third.
  minify: {
    compress: true,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: true },
  },
  banner: ({ name }) => (name === "cli/main" ? "#!/usr/bin/env node" : ""),
  chunkFileNames: "chunk/[name].js",
  codeSplitting: {
    groups: Object.entries(CHUNKS).map(([name, test], i, { length }) => ({
      name,
      test,
      priority: length - i,
    })),
  },
});
await bundle.close();

// The eraser of types contains a compiler of four megabytes, so it is compressed, and unpacked on use.
const eraser = await rolldown({
  cwd: root,
  input: "src/cli/user-rules/erase.ts",
  platform: "node",
  plugins: [sentences()],
  transform: { target: "node20.19", define: { __filename: '""' } },
});
const { output } = await eraser.generate({ format: "cjs", minify: true });
await eraser.close();
const quality = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};
writeFileSync(join(root, "dist/eraser.br"), brotliCompressSync(output[0].code, { params: quality }));
copyFileSync(join(root, "src/checker/check.py"), join(root, "dist/check.py"));
chmodSync(join(root, "dist/cli/main.js"), 0o755);
