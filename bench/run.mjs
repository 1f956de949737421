// npm run bench [-- [WORKLOAD…] [--runs N] [--yardstick DIR] [--save FILE] [--compare FILE] [--write]]
// Runs the workloads of the other files in this folder whose names contain a WORKLOAD. Each is warmed up,
// then timed N times in turn with its competitors. Times are CPU seconds of all threads: medians, with the
// least and the most. DIR holds the native programs of `native`, C++ sources that print nanoseconds per unit
// and a checksum; they are compiled with g++ to a temporary folder. --save writes the times to a file,
// --compare lists what is slower than in such a file, and --write writes RESULTS.md and its picture from all
// workloads.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * A workload: `run` does `units` of work, and `check` makes a checksum of its result; or `process` has the
 * arguments of a process of Node, with its `input`; with `elapsed`, time on the clock counts. `plain` is a straightforward version of the same work,
 * perhaps for fewer units. Each entry of `native` has a source, compiler flags, arguments, and input;
 * `nativeLine` finds time and checksum in the output; `files` gives the bytes of files in the folder. A
 * `long` workload runs only when named; one to run `once` is neither warmed up nor repeated.
 */

/**
 * Share of Nimber's own time, for comparison: native programs start their clock after allocating their
 * memory.
 */
const SYSTEM = "  of it in the system";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "7" },
    yardstick: { type: "string" },
    save: { type: "string" },
    compare: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(options.runs);
const temporary = mkdtempSync(join(tmpdir(), "nimber-bench-"));

try {
  const commit = spawnSync("git", ["log", "-1", "--format=%h"], { encoding: "utf8" }).stdout.trim();
  const machine = `${cpus()[0].model} × ${cpus().length}`;
  const measured = { machine, node: process.versions.node, commit, runs, load: [loadavg()[0]], groups: [] };
  console.log(`${machine}, Node ${measured.node}, commit ${commit}`);
  console.log(`CPU time, median of ${runs} (least–most)\n`);
  for (const file of readdirSync(import.meta.dirname).sort()) {
    if (!file.endsWith(".mjs") || file === "run.mjs") continue;
    const { title, workloads } = await import(`./${file}`);
    if (workloads === undefined) continue;
    const rows = workloads.flatMap((workload) => {
      const asked = positionals.some((word) => workload.name.includes(word));
      if (!asked && (positionals.length > 0 || workload.long)) return [];
      const times = measure(workload);
      report(workload, times);
      return [rowOf(workload, times)];
    });
    if (rows.length > 0) measured.groups.push({ title, rows });
  }
  measured.load.push(loadavg()[0]);
  if (options.save !== undefined) writeFileSync(options.save, `${JSON.stringify(measured, null, 1)}\n`);
  if (options.compare !== undefined) compare(measured, JSON.parse(readFileSync(options.compare, "utf8")));
  if (options.write) (await import("./results.mjs")).writeResults(measured);
} finally {
  rmSync(temporary, { recursive: true });
}

/**
 * Row of a table about a workload: its time and those of the best native and the plain version, with spreads.
 */
function rowOf({ name, unit, scale = 1 }, times) {
  const spread = (all) => ({
    median: median(all) * scale,
    least: Math.min(...all) * scale,
    most: Math.max(...all) * scale,
  });
  const natives = [...times].flatMap(([side, all]) => (side.includes(".cpp") ? [spread(all)] : []));
  const native = natives.sort((a, b) => a.median - b.median)[0];
  const plain = times.get("plain");
  return {
    ...{ name, unit, nimber: spread(times.get("nimber")) },
    ...(native && { native }),
    ...(plain && { plain: spread(plain) }),
  };
}

/** Lists the workloads whose least time exceeds the earlier most by a tenth. */
function compare({ groups }, before) {
  const old = new Map(before.groups.flatMap(({ rows }) => rows.map((row) => [row.name, row.nimber])));
  const slower = groups
    .flatMap(({ rows }) => rows)
    .filter(({ name, nimber }) => nimber.least > 1.1 * (old.get(name)?.most ?? Number.POSITIVE_INFINITY));
  console.log(`Compared with commit ${before.commit}: ${slower.length} slower`);
  for (const { name, nimber } of slower)
    console.log(`  ${name}: ${figure(old.get(name).median)} before, ${figure(nimber.median)} now`);
  if (slower.length > 0) process.exitCode = 1;
}

function figure(x) {
  return x >= 100 ? x.toFixed(0) : x.toFixed(2);
}

/** Times of each competitor by name, in nanoseconds per unit. */
function measure(workload) {
  const { units, plain } = workload;
  const natives = compiled(workload.native ?? []);
  if (natives.length > 0)
    for (const [name, bytes] of Object.entries(workload.files?.() ?? {}))
      writeFileSync(join(temporary, name), bytes);
  const times = new Map();
  const add = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
  const run =
    workload.process === undefined ? () => timed(() => workload.run()) : () => processTime(workload);
  if (workload.once) return new Map([["nimber", [run().total / units]]]);
  const checksum = workload.process === undefined ? workload.check?.(workload.run()) : undefined;
  for (let i = 0; i < runs; i++) {
    const { total, system } = run();
    add("nimber", total / units);
    if (system !== undefined) add(SYSTEM, system / units);
    if (plain !== undefined && i < 3) add("plain", timed(() => plain.run()).total / plain.units);
    for (const { name, binary, args, input } of natives) {
      const line = execFileSync(binary, args, {
        encoding: "utf8",
        input,
        cwd: temporary,
        stdio: ["pipe", "pipe", 2],
      });
      const [, time, sum] = (workload.nativeLine ?? /^(\S+) ([^:\n]*)/).exec(line);
      if (checksum !== undefined && sum !== checksum) {
        throw new Error(`${workload.name}: checksum ${checksum}, but ${name} has ${sum}`);
      }
      add(name, Number(time) * (workload.nativeUnit ?? 1));
    }
  }
  return times;
}

function report({ name, unit, scale = 1 }, times) {
  console.log(name);
  const own = median(times.get("nimber"));
  const native = Math.min(
    ...[...times].flatMap(([side, all]) => (side.includes(".cpp") ? [median(all)] : [])),
  );
  for (const [side, all] of times) {
    const middle = median(all);
    const ratio =
      side === "nimber"
        ? Number.isFinite(native)
          ? `${(own / native).toFixed(2)}× the best native`
          : ""
        : side === "plain"
          ? `nimber is ${(middle / own).toFixed(0)}× as fast`
          : "";
    const range = `(${figure(Math.min(...all) * scale)}–${figure(Math.max(...all) * scale)})`;
    console.log(
      `  ${side.padEnd(28)} ${figure(middle * scale).padStart(8)} ${unit} ${range.padEnd(20)} ${ratio}`.trimEnd(),
    );
  }
  console.log();
}

/** CPU nanoseconds of `work`, and the share of the system, mostly for new memory. */
function timed(work) {
  globalThis.gc?.();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { total: 1000 * (user + system), system: 1000 * system };
}

/** CPU nanoseconds of a process of Node, or those on the clock. */
function processTime({ name, process: args, input, elapsed }) {
  const begun = performance.now();
  const { status, output } = spawnSync(
    process.execPath,
    ["--require", join(import.meta.dirname, "start/cpu.cjs"), ...args],
    { input, stdio: ["pipe", "ignore", "inherit", "pipe"], encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${name}: exit ${status}`);
  return { total: 1e6 * (elapsed ? performance.now() - begun : Number(output[3])) };
}

/** Native programs in the folder, compiled; none without --yardstick. */
function compiled(natives) {
  if (options.yardstick === undefined) return [];
  return natives.map(({ source, flags = [], args, input }, i) => {
    const path = join(options.yardstick, source);
    const binary = join(temporary, [source, ...flags].join("").replace(/\W/g, "_"));
    if (!existsSync(binary)) {
      execFileSync("g++", ["-O3", "-march=native", "-w", ...flags, "-o", binary, path], { stdio: "inherit" });
    }
    return { name: `${[source, ...flags, args[0]].join(" ")}`, binary, args, input, i };
  });
}

function median(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
