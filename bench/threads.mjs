// Whole commands with one thread and with two: time on the clock, which only a quiet machine of two cores tells.
import { join } from "node:path";

const main = join(import.meta.dirname, "../dist/cli/main.js");

const LINES = [
  "value wythoff 19999,20000",
  "value 0.6 4000000",
  "values 0.06 --to 250000 --format bfile",
  "values 0.004 --to 250000 --format bfile",
];

export const title = "Threads";

export const workloads = LINES.flatMap((line) =>
  [1, 2].map((threads) => ({
    name: `elapsed: ${line} --threads ${threads}`,
    unit: "s",
    scale: 1e-9,
    units: 1,
    process: [main, ...line.split(" "), "--threads", `${threads}`],
    input: "",
    elapsed: true,
  })),
);
