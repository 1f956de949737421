// Integers of contest input, read from a file in chunks.
import { mkdtempSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Reader } from "../dist/judge/index.js";
import { random } from "../dist/solve/index.js";

const next = random(3);
let text = "";
while (text.length < 10_000_000) {
  for (let i = 0; i < 20; i++) text += `${Math.floor(10 ** (next() * 9))} `;
  text += "\n";
}

const file = fileOf(text);
const AN_INTEGER = { en: "an integer", zh: "整数" };

export const title = "Graphs and input";

export const workloads = [
  {
    name: `read ${(text.length / 1e6).toFixed(1)} MB of integers`,
    unit: "ms",
    units: 1,
    scale: 1e-6,
    run: () => readFrom(file),
    check: (found) => found,
    plain: { units: 1, run: () => split(text) },
    native: ["fast", "getchar", "scanf"].map((variant) => ({
      source: "parse.cpp",
      args: [variant],
      input: text,
    })),
    nativeUnit: 1e6,
  },
];

/** Temporary file with the text, deleted when it is closed. */
function fileOf(text) {
  const folder = mkdtempSync(join(tmpdir(), "nimber-bench-"));
  writeFileSync(join(folder, "input"), text);
  const file = openSync(join(folder, "input"));
  rmSync(folder, { recursive: true });
  return file;
}

function readFrom(file) {
  let at = 0;
  const input = new Reader((buffer) => {
    const bytes = readSync(file, buffer, 0, buffer.length, at);
    at += bytes;
    return bytes;
  });
  let sum = 0;
  let count = 0;
  for (; !input.ended(); count++) sum += input.integer(AN_INTEGER);
  return `n=${count} s=${sum}`;
}

function split(text) {
  let sum = 0;
  for (const word of text.split(/\s+/)) sum += Number(word);
  return sum;
}
