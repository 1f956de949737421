// Packs dist/web, the page, into dist/web.br, which the package contains instead: a quarter of the size on
// disk. It is read by `filesIn` of src/cli/server/files.ts. Format: a line with path and length for each
// file, then their bytes, all compressed with Brotli.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./bootstrap.mjs";

const page = join(root, "dist", "web");
const files = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((path) => ({ path: relative(page, path).split(sep).join("/"), bytes: readFileSync(path) }));
const list = JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]));
const plain = Buffer.concat([Buffer.from(`${list}\n`), ...files.map(({ bytes }) => bytes)]);
const packed = brotliCompressSync(plain, {
  params: {
    // Two levels more would take eight times as long and save a twelfth.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
});
writeFileSync(join(root, "dist", "web.br"), packed);
