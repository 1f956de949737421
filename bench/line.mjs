// Rules in a line on pairs of numbers: tables by typed loops, compared with straightforward tables.
import { parseGame } from "../dist/games/index.js";
import { gridTable } from "../dist/solve/index.js";

/** Workload of a rule for all pairs below `size`; `count` counts the options of x, y. */
function workload(name, line, size, count, options) {
  const optionsBelow = (side) => {
    let units = 0;
    for (let x = 0; x < side; x++) for (let y = 0; y < side; y++) units += count(x, y);
    return units;
  };
  const { encoding: grid } = parseGame(line).accelerators;
  return {
    name: `line ${name} ${size} × ${size}`,
    unit: "ns per option",
    units: optionsBelow(size),
    run() {
      const table = gridTable(grid);
      table.grundy(size - 1, size - 1);
      return table;
    },
    check: (table) => checksum(table, size),
    plain: { units: optionsBelow(300), run: () => withSets(300, options) },
  };
}

export const title = "Games of two numbers";

export const workloads = [
  workload(
    "nim",
    "[x,y: x-k,y | x,y-k]",
    1000,
    (x, y) => x + y,
    function* (x, y) {
      for (let k = 1; k <= x; k++) yield [x - k, y];
      for (let k = 1; k <= y; k++) yield [x, y - k];
    },
  ),
  workload(
    "king",
    "[x,y: x-1,y | x,y-1 | x-1,y-1]",
    2000,
    (x, y) => (x > 0) + (y > 0) + (x > 0 && y > 0),
    function* (x, y) {
      if (x > 0) yield [x - 1, y];
      if (y > 0) yield [x, y - 1];
      if (x > 0 && y > 0) yield [x - 1, y - 1];
    },
  ),
  workload(
    "halves",
    "[x,y: x/2,y | x,y/2 if x > y]",
    2000,
    (x, y) => (x > 0) + (y > 0 && x > y),
    function* (x, y) {
      if (x > 0) yield [x >> 1, y];
      if (y > 0 && x > y) yield [x, y >> 1];
    },
  ),
];

/** Straightforward table with sets. */
function withSets(size, options) {
  const values = [];
  for (let x = 0; x < size; x++) {
    values.push([]);
    for (let y = 0; y < size; y++) {
      const seen = new Set();
      for (const [a, b] of options(x, y)) seen.add(values[a][b]);
      let mex = 0;
      while (seen.has(mex)) mex++;
      values[x].push(mex);
    }
  }
  return values;
}

function checksum(table, size) {
  let sum = 0;
  for (let a = 0; a < size; a++)
    for (const value of table.row(a, size - 1)) sum = (Math.imul(sum, 31) + value) >>> 0;
  return sum.toString(16);
}
