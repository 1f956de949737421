// npm run site -- [FOLDER] [--url ADDRESS]
// Copies the built page into a folder for any static host: its addresses are relative, and it needs no
// headers. With --url, the address of the folder, shared links show a title and a picture, which need
// absolute addresses.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./bootstrap.mjs";

/**
 * Tells GitHub Pages to serve all files unchanged, and later runs of this script that the folder is its own.
 */
const MARK = ".nojekyll";
const PICTURE = "shared.png";

let asked;
try {
  asked = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
  if (asked.positionals.length > 1)
    throw new Error(`expected one folder, found ${asked.positionals.join(" ")}`);
  if (asked.values.url !== undefined && !/^https?:\/\/[^\s"<>?#]+$/.test(asked.values.url))
    throw new Error(
      `--url: expected an address such as https://example.org/nimber/, found ${asked.values.url}`,
    );
} catch (error) {
  fail(error.message, 2);
}
const folder = resolve(asked.positionals[0] ?? join(root, "site"));
if (existsSync(folder) && !existsSync(join(folder, MARK)) && readdirSync(folder).length > 0)
  fail(`${folder}: expected an empty folder or an older site; nothing was changed`, 1);

rmSync(folder, { recursive: true, force: true });
cpSync(join(root, "dist", "web"), folder, { recursive: true });
writeFileSync(join(folder, MARK), "");
if (asked.values.url !== undefined) {
  const address = asked.values.url.replace(/\/*$/, "/");
  cpSync(join(root, "docs", "pictures", PICTURE), join(folder, PICTURE));
  const index = join(folder, "index.html");
  const tags = [
    ["og:url", address],
    ["og:image", `${address}${PICTURE}`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A game of Nim with the nim-sum in binary"],
  ].map(([property, content]) => `    <meta property="${property}" content="${content}" />\n`);
  writeFileSync(index, readFileSync(index, "utf8").replace("  </head>", `${tags.join("")}  </head>`));
}
console.log(folder);

function fail(text, status) {
  console.error(`nimber: ${text}`);
  process.exit(status);
}
