// Compiles FOLDER/assembly/*.ts to FOLDER/*.wasm.ts, for each FOLDER below: WebAssembly as one base64 string
// each. Sources in WIDE are also compiled with words of two 64-bit numbers. Those in SHARED are also compiled
// for several threads; where these have areas of their own, the modules list the places of their addresses. With
// --check it only compares, and fails when a committed module is not what its source compiles to. With
// --fresh it compiles nothing, and fails when a module was made from other sources, by another compiler or by
// another version of this script.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import asc, { libraryFiles } from "assemblyscript/asc";
import { root } from "./bootstrap.mjs";

const folders = ["src/solve/kernel", "src/nimber/field"].map((folder) => join(root, folder));
const WIDE = ["deletion"];
const SHARED = ["deletion", "pair"];
const sources = folders.flatMap((kernels) =>
  readdirSync(join(kernels, "assembly"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ kernels, file, name: basename(file, ".ts") }))
    .flatMap((source) => [
      source,
      ...(WIDE.includes(source.name) ? [{ ...source, name: `${source.name}-wide`, wide: true }] : []),
      ...(SHARED.includes(source.name) ? [{ ...source, name: `${source.name}-shared`, shared: true }] : []),
    ]),
);

const textAt = (name, base) => {
  const path = resolve(base, name);
  return existsSync(path) ? { path, text: readFileSync(path, "utf8") } : undefined;
};
const beside = (path, name) => readFileSync(join(dirname(path), name), "utf8");

/** File content; for word.ts that of wide.ts, with words of two 64-bit numbers. */
const wideFile = (name, base) => {
  const file = textAt(name, base);
  if (file === undefined) return null;
  return basename(file.path) === "word.ts" ? beside(file.path, "wide.ts") : file.text;
};

/** File content; for alone.ts that of together.ts, with the thread's memory moved by `by` bytes. */
const sharedFile = (by) => (name, base) => {
  const file = textAt(name, base);
  if (file === undefined) return null;
  if (basename(file.path) !== "alone.ts") return file.text;
  const text = beside(file.path, "together.ts");
  const moved = text.replace(/(const BASE: usize = )(.*);/, `$1($2) + ${by};`);
  if (moved === text) throw new Error("together.ts: expected the constant BASE");
  return moved;
};

/** Short digest of the sources of a folder, this script and the compiler's version. */
function digestOf(kernels) {
  const hash = createHash("sha256")
    .update(asc.version)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  const folder = join(kernels, "assembly");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest("hex").slice(0, 16);
}

const pathOf = ({ parentPath, name }) => join(parentPath, name);
const byPath = (a, b) => (pathOf(a) < pathOf(b) ? -1 : 1);

const digests = new Map(folders.map((kernels) => [kernels, digestOf(kernels)]));

const { vector } = libraryFiles;
const check = process.argv.includes("--check");
const fresh = process.argv.includes("--fresh");
const out = mkdtempSync(join(tmpdir(), "nimber-kernels-"));

async function compile(source, readFile, flags = []) {
  const binary = join(out, "kernel.wasm");
  const { error, stderr } = await asc.main(
    [
      ...[source, "--outFile", binary, "-O3", "--converge", "--noAssert"],
      ...["--enable", "simd", "--runtime", "stub", ...flags],
    ],
    readFile === undefined ? {} : { readFile },
  );
  if (error) throw new Error(`${source}: ${error.message}\n${stderr}`);
  return readFileSync(binary);
}

/**
 * Bytes between the areas of two consecutive threads, and the difference in the last digit of their
 * addresses.
 */
const AREA = 2 ** 22;
const DIGIT = AREA / 2 ** 21;
const THREADS = ["--importMemory", "--sharedMemory", "--enable", "threads", "--maximumMemory", "65536"];

/**
 * Module for several threads, and the places of the last digits of addresses that differ between them. A
 * constant address costs nothing, unlike a global; from 2^21 on it has four digits of seven bits.
 */
async function compileShared(source) {
  const of = (thread) => compile(source, sharedFile(thread * AREA), THREADS);
  const [bytes, next, far] = [await of(0), await of(1), await of(7)];
  const places = [...bytes.keys()].filter((at) => bytes[at] !== next[at]);
  const isOf = (other, thread) =>
    other.length === bytes.length &&
    bytes.every((byte, at) => other[at] === byte + (places.includes(at) ? thread * DIGIT : 0));
  if (!isOf(next, 1) || !isOf(far, 7))
    throw new Error(`${source}: expected threads to differ in addresses alone`);
  return { bytes, more: `export const places: readonly number[] = [\n  ${places.join(", ")},\n];\n` };
}

const hasAreas = (source) => existsSync(join(dirname(source), basename(source, ".ts"), "together.ts"));

async function compiled(source, { wide, shared }) {
  if (shared && hasAreas(source)) return await compileShared(source);
  if (shared) return { bytes: await compile(source, undefined, THREADS), more: "" };
  return { bytes: await compile(source, wide ? wideFile : undefined), more: "" };
}

try {
  for (const { kernels, file, name, ...kind } of sources) {
    const source = join(kernels, "assembly", file);
    const head = `// Generated by \`npm run kernels\` from assembly/${file}, of ${digests.get(kernels)}.\n`;
    const target = join(kernels, `${name}.wasm.ts`);
    const there = existsSync(target) ? readFileSync(target, "utf8") : "";
    if (fresh) {
      const same = there.startsWith(head);
      console.log(`${name}: ${same ? "made from its sources" : "made from others: run npm run kernels"}`);
      if (!same) process.exitCode = 1;
      continue;
    }
    const operators = join(kernels, "assembly", basename(file, ".ts"), "operators.ts");
    libraryFiles.vector = kind.wide ? readFileSync(operators, "utf8") : vector;
    const { bytes, more } = await compiled(source, kind);
    const text = `${head}export const wasm: string =\n  "${bytes.toString("base64")}";\n${more}`;
    const same = there === text;
    if (!check && !same) writeFileSync(target, text);
    console.log(
      `${name}: ${bytes.length} bytes${same ? "" : check ? ", differs: run npm run kernels" : ", written"}`,
    );
    if (check && !same) process.exitCode = 1;
  }
} finally {
  rmSync(out, { recursive: true });
}
