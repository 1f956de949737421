// Wythoff's game, compared with straightforward code with sets and with native programs.
import { pairTable } from "../dist/solve/index.js";

function workload(size) {
  return {
    name: `pair wythoff ${size} × ${size}`,
    unit: "ns per pair",
    units: size * size,
    run() {
      const table = pairTable({ diagonal: 0 }, { bytes: 2 ** 31 });
      table.grundy(size - 1, size - 1);
      return table;
    },
    check: (table) => checksum(table, size),
    plain: { units: 300 * 300, run: () => withSets(300) },
    native: [{ source: "wyt.cpp", args: ["bit", `${size}`] }],
  };
}

export const title = "Games of two numbers";

export const workloads = [workload(2000), workload(5000)];

/** Straightforward table with sets. */
function withSets(size) {
  const values = [];
  for (let a = 0; a < size; a++) {
    values.push([]);
    for (let b = 0; b < size; b++) {
      const seen = new Set();
      for (let i = 0; i < a; i++) seen.add(values[i][b]);
      for (let j = 0; j < b; j++) seen.add(values[a][j]);
      for (let k = 1; k <= a && k <= b; k++) seen.add(values[a - k][b - k]);
      let mex = 0;
      while (seen.has(mex)) mex++;
      values[a].push(mex);
    }
  }
  return values;
}

/** Checksum as in wyt.cpp. */
function checksum(table, size) {
  let sum = 0;
  for (let a = 0; a < size; a++)
    for (const value of table.row(a, size - 1)) sum = (Math.imul(sum, 31) + value) >>> 0;
  return sum.toString(16);
}
