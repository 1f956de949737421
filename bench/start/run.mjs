// node bench/start/run.mjs [--runs N]
// Cost of starting. Each line is a process; all are run in turn, N times, so that other load on the machine
// affects all alike. Times are in excess of a process with an empty module: CPU time of all threads as the
// median, and clock time as the least, which other processes have not lengthened.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "25" } } });
const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "nimber-start-"));

try {
  const empty = module("empty", "");
  const doors = [
    "index",
    "nimber/index",
    "nimber/field/index",
    "export/index",
    "solve/index",
    "games/index",
    "judge/index",
    "law/index",
    "codegen/index",
  ].map((door) => [
    `import ${door}`,
    [
      module(
        door.replaceAll("/", "-"),
        `import ${JSON.stringify(`${pathToFileURL(root)}/dist/${door}.js`)};`,
      ),
    ],
  ]);
  const cli = join(root, "dist/cli/main.js");
  const commands = [
    "--version",
    "help",
    "solve kayles 7",
    "solve nim 3 4 5",
    "values kayles --to 20",
    "games",
  ].map((line) => [`nimber ${line}`, [cli, ...line.split(" ")]]);
  report(measure([["empty", [empty]], ...doors, ...commands]));
} finally {
  rmSync(folder, { recursive: true });
}

function module(name, source) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return path;
}

/** CPU and clock milliseconds of each line, in order. The first run is not counted and fills the caches. */
function measure(lines) {
  const times = new Map(lines.map(([name]) => [name, { cpu: [], clock: [] }]));
  for (let i = 0; i <= Number(options.runs); i++) {
    for (const [name, args] of lines) {
      const started = performance.now();
      const { status, output } = spawnSync(
        process.execPath,
        ["--require", join(import.meta.dirname, "cpu.cjs"), ...args],
        { stdio: ["ignore", "ignore", "inherit", "pipe"], encoding: "utf8" },
      );
      if (status !== 0) throw new Error(`${name}: exit ${status}`);
      if (i === 0) continue;
      times.get(name).clock.push(performance.now() - started);
      times.get(name).cpu.push(Number(output[3]));
    }
  }
  return times;
}

function report(times) {
  const commit = spawnSync("git", ["log", "-1", "--format=%h"], { encoding: "utf8" }).stdout.trim();
  console.log(`${cpus()[0].model} × ${cpus().length}, Node ${process.versions.node}, commit ${commit}`);
  const [{ cpu, clock }] = times.values();
  const [ownCpu, ownClock] = [median(cpu), Math.min(...clock)];
  console.log(`an empty module: ${ownCpu.toFixed(1)} ms of processor time, ${ownClock.toFixed(1)} ms\n`);
  console.log(
    "| beyond an empty module | processor time, median (least–most) | clock, least |\n|---|---|---|",
  );
  for (const [name, { cpu, clock }] of [...times].slice(1)) {
    const sorted = cpu.map((each) => each - ownCpu).sort((a, b) => a - b);
    const spread = `${sorted[0].toFixed(1)}–${sorted.at(-1).toFixed(1)}`;
    console.log(
      `| ${name} | ${median(sorted).toFixed(1)} ms (${spread}) | ${(Math.min(...clock) - ownClock).toFixed(1)} ms |`,
    );
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
