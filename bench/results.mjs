// Writes RESULTS.md and cost.svg from measurements. No workloads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { costSvg } from "./cost.mjs";
import { DETAILS, NOTES } from "./notes.mjs";

const root = join(import.meta.dirname, "..");

/** Digests of the sources of the kernels, to tell which ones were measured. */
function kernelsOf() {
  const folders = ["src/solve/kernel", "src/nimber/field"].map((folder) => join(root, folder));
  const digests = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".wasm.ts"))
      .map((file) => /, of ([0-9a-f]+)\./.exec(readFileSync(join(folder, file), "utf8"))[1]),
  );
  return [...new Set(digests)].sort().join(" ");
}

export function writeResults(measured) {
  writeFileSync(join(import.meta.dirname, "RESULTS.md"), pageOf(measured));
  writeFileSync(join(import.meta.dirname, "cost.svg"), costSvg());
}

function pageOf({ machine, node, commit, runs, load, groups }) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [before, after] = load.map((each) => each.toFixed(1));
  const rowsOf = (title) => groups.flatMap((group) => (group.title === title ? group.rows : []));
  const tables = [...new Set(groups.map(({ title }) => title))].flatMap((title) => {
    const rows = rowsOf(title).filter(({ name }) => !DETAILS.test(name));
    return rows.length === 0 ? [] : [`## ${title}\n\n${tableOf(rows)}${NOTES[title] ?? ""}`];
  });
  return `# Measurements

    npm run bench                                  # all workloads, beside plain code
    npm run bench -- take pair --runs 9            # some of them
    npm run bench -- --yardstick DIR               # also beside the native programs in DIR, compiled with g++
    npm run bench -- --save FILE                   # keeps the times; --compare FILE names what got slower
    npm run bench -- --write --yardstick DIR       # writes this page

Version ${version}, commit ${commit}, kernels ${kernelsOf()}.
${machine}, Node ${node}, load ${before} before and ${after} after.

CPU time of all threads, median of ${runs} (least–most). Each workload is seeded, warmed up, and timed in turn with the other
programs. *Native*: the fastest of several C++ programs (\`g++ -O3 -march=native\`) with the same checksum. *Plain*:
straightforward code. Below 1×, the other program is faster than Nimber. Downloads and times of the page:
[web/bench](../web/bench/RESULTS.md); a census: [what a census takes](../docs/scale.md).

![Cost of a value against the heap, for twelve games](cost.svg)

${tables.join("\n")}`;
}

function tableOf(rows) {
  const hasOther = rows.some(({ native, plain }) => native ?? plain);
  const head = hasOther
    ? "| workload | Nimber | native | plain |\n|---|--:|--:|--:|\n"
    : "| workload | Nimber |\n|---|--:|\n";
  const lines = rows.map(({ name, unit, nimber, native, plain }) => {
    const own = `${spreadText(nimber)} ${unit}`;
    if (!hasOther) return `| ${cell(name)} | ${own} |`;
    const other = (side) =>
      side === undefined ? "" : `${figure(side.median)}, ${times(side.median / nimber.median)}`;
    return `| ${cell(name)} | ${own} | ${other(native)} | ${other(plain)} |`;
  });
  return `${head}${lines.join("\n")}\n`;
}

const cell = (text) => text.replaceAll("|", "\\|");
const spreadText = ({ median, least, most }) =>
  least === most ? figure(median) : `${figure(median)} (${figure(least)}–${figure(most)})`;
const figure = (x) => (x >= 100 ? x.toFixed(0) : x >= 10 ? x.toFixed(1) : x.toFixed(2));
const times = (x) => `${x >= 10 ? x.toFixed(0) : x.toFixed(2)}×`;
