// Laws that one command finds: the rows of docs/laws.md that automata prove, and codes that grow.
import { lawOfGame, parseGame } from "../dist/index.js";

const LAWS = [
  ["{powers(2)}", "normal"],
  ["wythoff", "normal"],
  ["wythoff(2)", "normal"],
  ["wythoff(3)", "normal"],
  ["wythoff", "misere"],
  ["fibonacci-nim", "normal"],
  ["lasker", "normal"],
  ["dynamic-nim(1)", "normal"],
  ["mark", "normal"],
  ["[n: n-1 | n-2 | n/3]", "normal"],
  ["[n: n-1 | n-2 | n-3 | n/4]", "normal"],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", "normal"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 1]", "normal"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 3]", "normal"],
  ["moore-nim(1)", "normal"],
  ["moore-nim(2)", "normal"],
  ["pass-nim", "normal"],
  ["end-nim", "normal"],
  ["circular-nim(3)", "normal"],
  ["0.3F", "normal"],
  ["0.29", "normal"],
];

const inSeconds = { unit: "s", scale: 1e-9, units: 1 };

export const workloads = LAWS.map(([id, play]) => {
  let text;
  return {
    ...inSeconds,
    name: `law ${id}${play === "misere" ? " --misere" : ""}`,
    run() {
      const { finding } = lawOfGame(parseGame(id), play, { seconds: 60 });
      if (finding?.verdict !== "proved") throw new Error(`${id}: expected a proof`);
      text = finding.text;
    },
    check: () => text,
  };
});
