import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
import type { erase } from "./erase.ts";

/** Type eraser for rules files, from the compressed file next to the chunks. */
export function eraser(): typeof erase {
  const packed = readFileSync(new URL("../eraser.br", import.meta.url));
  const source = `((exports,require,module)=>{${brotliDecompressSync(packed)}\n})`;
  const exports: { erase?: typeof erase } = {};
  new Script(source, { filename: "eraser.br" }).runInThisContext()(
    exports,
    createRequire(import.meta.url),
    {},
  );
  return exports.erase!;
}
