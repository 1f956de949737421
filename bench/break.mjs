// Take-and-break games, compared with marking by a set and with native programs.
import { parseGame } from "../dist/games/index.js";
import { heapRules, heapTable, periodOf } from "../dist/solve/index.js";
import { checksum } from "./take.mjs";

/** Output lines of these programs: the time (naive.cpp: per pair of heaps), then the checksum. */
const nativeLine = /^(\S+) (\S+)/;
const GIB_2 = 2 ** 31;

function table(id, to, natives) {
  const rules = heapRules(parseGame(id));
  return {
    name: `break ${id} to ${to}`,
    unit: "ns per value",
    units: to + 1,
    run: () => heapTable(rules).values(to),
    check: checksum,
    plain: { units: 3001, run: () => withSets(rules.digits, 3000) },
    native: natives.map(([source, ...args]) => ({
      source,
      flags: source === "planes.cpp" ? ["-DVB=32", "-DRR=2"] : [],
      args: [id, `${to}`, ...args],
    })),
    nativeLine,
    nativeUnit: natives[0][0] === "naive.cpp" ? to / 4 : 1,
  };
}

/** Workload for a proof of the period from scratch, with at most `heaps` values. */
function proof(id, heaps, long) {
  const rules = heapRules(parseGame(id));
  return {
    name: `period ${id}`,
    unit: "ms",
    scale: 1e-6,
    units: 1,
    long,
    run() {
      const { verdict } = periodOf(rules, { heaps, bytes: GIB_2 });
      if (verdict !== "proved") throw new Error(`${id}: ${verdict}`);
    },
  };
}

export const title = "Take-and-break games";

export const workloads = [
  table("0.16", 10_000_000, [["planes.cpp", "512"]]),
  table("0.56", 10_000_000, [["planes.cpp", "512"]]),
  table("0.354", 10_000_000, [["planes.cpp", "512"]]),
  table("0.36", 2_000_000, [["planes.cpp", "1024"]]),
  table("0.6", 2_000_000, [["planes.cpp", "2048"]]),
  table("0.106", 1_000_000, [["sparse2.cpp", "256"]]),
  table("0.127", 1_000_000, [["sparse2.cpp", "256"]]),
  table("0.004", 100_000, [["naive.cpp", "mark"]]),
  table("0.07", 100_000, [["naive.cpp", "shuf"]]),
  proof("0.77", 1000),
  proof("0.16", 600_000),
  proof("0.56", 700_000),
  proof("0.127", 120_000),
  proof("0.376", 6_000_000),
  proof("0.354", 30_000_000),
  proof("0.054", 520_000_000, true),
  proof("0.454", 520_000_000, true),
];

/** Straightforward table with sets. */
function withSets(digits, to) {
  const values = [];
  for (let n = 0; n <= to; n++) {
    const seen = new Set();
    for (const [k, digit] of digits.entries()) {
      if (digit & 1 && n === k) seen.add(0);
      if (digit & 2 && n > k) seen.add(values[n - k]);
      if (digit & 4) for (let a = 1; 2 * a <= n - k; a++) seen.add(values[a] ^ values[n - k - a]);
    }
    let mex = 0;
    while (seen.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}
