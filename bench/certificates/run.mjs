// node bench/certificates/run.mjs [KIND…] [--runs N]
// Checks about 1 MB of certificates of each kind with check.py and with Nimber's own checker, in turn, N
// times. Prints a table in Markdown with the median of the CPU seconds, including the start of Python.
// Writing the certificates takes a few minutes.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseGame } from "../../dist/games/index.js";
import {
  certify,
  checkCertificate,
  checkGraphCertificate,
  heapRules,
  heapTable,
  isGraphCertificate,
  periodOf,
} from "../../dist/index.js";
import { outcomePeriod, outcomesCertificate } from "../../dist/law/index.js";
import { dice } from "../random.mjs";

const ABOUT = 1_000_000;

const root = join(import.meta.dirname, "../..");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});

/** Python program that runs a program on the files of its input, then prints its CPU time. */
const TIMED = `import runpy, sys, time
program, sys.argv[1:] = sys.argv[1], ["-"]
try:
    runpy.run_path(program, run_name="__main__")
finally:
    print(time.process_time(), file=sys.stderr)`;

/** Sets with a large greatest number: their periods are long, and their windows are below 10^6 heaps. */
const PERIODS = ["{2,5,100001}", "{1,6,150001}", "{2,3,120000}", "{5,12,60007}", "{2,7,80001}"];
const OUTCOMES = ["{3,50,10001}", "{1,4,20000}", "{7,10,30003}"];

/** Kinds of certificates, with functions that write them to a folder. */
const KINDS = {
  period: (folder) =>
    byCommands(
      folder,
      PERIODS.map((set) => ["period", set]),
    ),
  "growing period": growingPeriods,
  outcomes(folder) {
    for (const set of OUTCOMES)
      for (const play of ["normal", "misere"]) {
        const game = parseGame(set);
        const { text } = outcomesCertificate(game, play, outcomePeriod(game, play, { heaps: 400_000 }));
        writeFileSync(join(folder, `${play} ${set}`), text);
      }
  },
  law: (folder) => byCommands(folder, [["law", "0.3F", "--values"]]),
  quotient: (folder) =>
    byCommands(folder, [
      ...[28, 29, 30, 31, 32, 33].map((to) => ["quotient", "0.07", "--to", `${to}`]),
      ...[26, 28, 30, 32].map((to) => ["quotient", "0.4107", "--to", `${to}`]),
    ]),
  board: (folder) =>
    byCommands(
      folder,
      ["cram 5x8", "cram torus(5x6)", "node-kayles grid(6x11)", "arc-kayles grid(5x8)"].map((board) => [
        "solve",
        board,
      ]),
    ),
  graph(folder) {
    const roll = dice(44);
    const text = join(folder, "edges");
    writeFileSync(text, Array.from({ length: 100_000 }, () => `${roll(50_000)} ${roll(50_000)}\n`).join(""));
    byCommands(folder, [["graph", text]]);
    rmSync(text);
  },
};

function byCommands(folder, commands) {
  for (const [i, command] of commands.entries()) {
    const run = spawnSync(
      process.execPath,
      [join(root, "dist/cli/main.js"), ...command, "--certificate", join(folder, `${i}`)],
      { encoding: "utf8" },
    );
    if (run.status !== 0) throw new Error(`${command.join(" ")}: ${run.stderr}`);
  }
}

/** Certificates of random sets of four numbers up to 100: small ones, so there are many. */
function growingPeriods(folder) {
  const roll = dice(44);
  for (let [i, bytes] = [0, 0]; bytes < ABOUT; ) {
    const numbers = [...new Set(Array.from({ length: 4 }, () => 1 + roll(100)))].sort((a, b) => a - b);
    const rules = heapRules(parseGame(`!{${numbers}}`));
    const proved = periodOf(rules, { heaps: 20_000 });
    if (proved.verdict !== "proved") continue;
    const text = JSON.stringify(certify(heapTable(rules), proved));
    writeFileSync(join(folder, `${i++}`), text);
    bytes += text.length;
  }
}

function inPython(files) {
  const run = spawnSync("python3", ["-c", TIMED, join(root, "src/checker/check.py")], {
    encoding: "utf8",
    input: files.join("\n"),
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(`check.py: ${run.stdout}${run.stderr}`);
  return Number(run.stderr);
}

function inNode(files) {
  const before = process.cpuUsage();
  for (const file of files) {
    const bytes = readFileSync(file);
    const finding = isGraphCertificate(bytes)
      ? checkGraphCertificate(bytes)
      : checkCertificate(bytes.toString("utf8"));
    if (finding.verdict !== "valid") throw new Error(`${file}: ${finding.verdict}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function median(times) {
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}

const folder = mkdtempSync(join(tmpdir(), "nimber-certificates-"));
try {
  const commit = spawnSync("git", ["log", "-1", "--format=%h"], {
    encoding: "utf8",
    cwd: root,
  }).stdout.trim();
  console.log(`${cpus()[0].model} × ${cpus().length}, Node ${process.versions.node}, commit ${commit}\n`);
  console.log(
    "| kind | files | kB | check.py, s | kB a minute | nimber check, s |\n|---|---|---|---|---|---|",
  );
  for (const [kind, write] of Object.entries(KINDS)) {
    if (positionals.length > 0 && !positionals.includes(kind)) continue;
    const own = join(folder, kind);
    mkdirSync(own);
    write(own);
    const files = readdirSync(own).map((name) => join(own, name));
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
    const [python, node] = [[], []];
    for (let i = 0; i < Number(options.runs); i++) {
      python.push(inPython(files));
      node.push(inNode(files));
    }
    const [slow, fast] = [median(python), median(node)];
    const speed = Math.round((60 * size) / slow).toLocaleString("en");
    console.log(
      `| ${kind} | ${files.length} | ${size.toFixed(0)} | ${slow.toFixed(1)} | ${speed} | ${fast.toFixed(2)} |`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
