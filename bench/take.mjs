// Subtraction games, compared with straightforward code with sets and with native programs.
import { heapTable, random } from "../dist/solve/index.js";

/** Set of `size` different random numbers from `least` to `most`. */
function drawn(seed, size, least, most) {
  const next = random(seed);
  const set = new Set();
  while (set.size < size) set.add(least + Math.floor(next() * (most + 1 - least)));
  return [...set].sort((a, b) => a - b);
}

function workload(name, set, to, natives) {
  return {
    name: `take ${name}`,
    unit: "ns per value",
    units: to + 1,
    run: () => heapTable({ kind: "take", set }).values(to),
    check: checksum,
    plain: { units: 200_001, run: () => withSets(set, 200_000) },
    native: natives.map(([source, variant, ...flags]) => ({
      source,
      flags,
      args: [variant, `${to}`, ...set.map(String)],
    })),
  };
}

/** Variants of subv.cpp with registers of 16 and of 32 bytes. */
function vectors(...variants) {
  return [16, 32].flatMap((bytes) => variants.map((variant) => ["subv.cpp", variant, `-DVB=${bytes}`]));
}

export const title = "Subtraction games";

export const workloads = [
  workload("{1,3,4} to 10^8", [1, 3, 4], 100_000_000, [
    ["sub.cpp", "hot32"],
    ["sub.cpp", "hot8"],
  ]),
  workload("30 takes from 64 to 2000, to 10^7", drawn(1, 30, 64, 2000), 10_000_000, vectors("pl1", "pl2")),
  workload("100 takes from 1 to 10^4, to 10^7", drawn(2, 100, 1, 10_000), 10_000_000, [
    ...vectors("pl1", "b64r4"),
    ["subv.cpp", "pl2", "-DVB=16"],
  ]),
];

/** Straightforward table with sets. */
function withSets(set, to) {
  const values = [];
  for (let n = 0; n <= to; n++) {
    const seen = new Set();
    for (const s of set) if (s <= n) seen.add(values[n - s]);
    let mex = 0;
    while (seen.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}

/** Checksum as in the native programs. */
export function checksum(values) {
  let sum = 0;
  for (let n = 0; n < values.length; n++) sum = (Math.imul(sum, 31) + values[n]) >>> 0;
  return sum.toString(16);
}
