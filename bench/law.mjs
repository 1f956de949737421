// Laws found by one command: the rows of docs/laws.md that automata prove, and codes with growing values.
import { parseGame } from "../dist/games/index.js";
import { heapRules, heapTable } from "../dist/index.js";
import { lawOfGame, provePeriod } from "../dist/law/index.js";

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

const laws = LAWS.map(([id, play]) => {
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

/**
 * The 192 hexadecimal codes 0.ab with a digit of 8 or more, and the number of heaps searched for their
 * periods.
 */
const HEAPS = 260;
const digits = [..."0123456789ABCDEF"];
const CODES = digits.flatMap((a) => digits.map((b) => `0.${a}${b}`)).filter((code) => /[89A-F]/.test(code));

/** Apparent period of values, seen at least three times and in half of the values. */
function repetition(values) {
  const last = values.length - 1;
  for (let period = 1; 3 * period <= values.length; period++) {
    const saltus = values[last] - values[last - period];
    let preperiod = last - period;
    while (preperiod > 0 && values[preperiod - 1 + period] - values[preperiod - 1] === saltus) preperiod--;
    if (saltus >= 0 && preperiod + Math.max(3 * period, values.length / 2) <= values.length)
      return { preperiod, period, saltus };
  }
  return undefined;
}

/** Counts the codes that repeat, those with a proof, and among these the ones with growing values. */
function hexadecimal() {
  const count = { repeat: 0, proved: 0, growing: 0 };
  for (const code of CODES) {
    const game = parseGame(code);
    const values = Array.from(heapTable(heapRules(game)).values(HEAPS), Number);
    const seen = repetition(values);
    if (seen === undefined) continue;
    count.repeat++;
    if (provePeriod(game, values, seen) === undefined) continue;
    count.proved++;
    if (seen.saltus > 0) count.growing++;
  }
  return count;
}

let counted;
export const title = "Laws, proved";

export const workloads = [
  ...laws,
  {
    ...inSeconds,
    name: `${CODES.length} hexadecimal codes`,
    run() {
      counted = hexadecimal();
      if (counted.proved !== counted.repeat)
        throw new Error(`expected ${counted.repeat} proofs, got ${counted.proved}`);
    },
    check: () => JSON.stringify(counted),
  },
];
