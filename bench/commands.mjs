// Whole commands, each in its own process: CPU time of all its threads, including the start of Node.
import { join } from "node:path";

const main = join(import.meta.dirname, "../dist/cli/main.js");

const command = (line) => ({
  name: `nimber ${line}`,
  unit: "ms",
  scale: 1e-6,
  units: 1,
  process: [main, ...line.split(" ")],
  input: line.startsWith("judge") ? "1\n23 2\n" : "",
});

export const title = "Whole commands";

export const workloads = [
  { ...command(""), name: "an empty module", process: ["-e", "0"] },
  ...[
    "--version",
    "solve nim 3 4 5",
    "judge hdu-1846",
    "period 0.07",
    "period 0.165",
    "period 0.127",
    "period 0.16",
    "period 0.56",
    "values 0.36 --to 100000 --format bfile",
    "values 0.205 --to 100000 --format bfile",
    "values 0.6 --to 100000 --format bfile",
    "solve cram 4x7",
    "solve cram 5x6",
    "solve cram 5x7",
  ].map(command),
  ...["period 0.376 --time 300", "period 0.354 --time 300"].map((line) => ({ ...command(line), once: true })),
];
