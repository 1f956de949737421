// Texts of RESULTS.md beside its tables, and the workloads that it leaves out. No workloads.

/** Workloads that `npm run bench` times but the page leaves out, since similar ones are in it. */
export const DETAILS =
  /^elapsed: |^period |, check$|^law (wythoff\((2|3)\)|lasker|mark|pass-nim|end-nim|moore-nim\(1\)|\[n: n-1 \| n-2 \| n\/3\]|0\.29|fibonacci-nim|dynamic-nim\(1\))|lost: x\+y <= 1|^line halves|a product of 8192|^quotient 0\.(123|144|75)$/;

const note = (text) => `\n${text}\n`;

export const NOTES = {
  "Take-and-break games": note(
    "Nimber computes 0.07 until its period is proved, then repeats it. Native programs use vectors of 32 bytes, WebAssembly vectors of 16.",
  ),
  "Whole commands": note(
    "Each is a process; an empty module is Node’s own start. On the clock, two threads take `value wythoff 19999,20000` from 6.8 to 3.9 s, `value 0.6 4000000` from 5.5 to 3.2, `values --to 250000` of 0.06 and 0.004 from 7.1 to 4.1 and 4.2 (`npm run bench -- threads`). Laws and misère quotients have one thread. A law of three or four letters takes 1 to 2 s: over 15 rules, a third is the start, a quarter guesses of conditions, an eighth play, and the rest reads, learns and proves what was guessed before. If two threads shared all but the start, they would be 1.5 times as fast. With one thread for the values and one for the outcomes, whose searches take 0.75 and 0.35 s, it would be 1.3 times at best. Most of a quotient is few long searches for the outcome of one sum, whose answers decide the next. In a trial, two threads in one search, with one table, each leaving for last what the other examines, were 1.2 times as fast on `quotient 0.4107 --to 35`: they visit as many sums as one, but wait longer for the memory of the table. The independent checker replays the proof of `period`; for 0.376 that takes 70 % of the time. At each of 3.4 million heaps it finds options of 27 lesser values, with 98 looks at aimed positions and 43 at rare heaps (40 %, and 8 % where these fail), and compares 1,006 splits with the claimed value, sixteen heaps at a time (18 %). It also takes 60 % of the time of 0.16 and half of those of 0.165 and 0.56. Reading and compiling modules takes 30 to 40 ms of each command: `solve` has 0.4 MB of them, `judge` 0.9 MB. Node 20 has no cache of compiled code; on Node 22.23 and 24.22, `judge` takes 40 and 33 ms beyond Node’s own start, where it takes 66 on Node 20.",
  ),
  "Subtraction games": note(
    "Each run makes a new table. The kernel takes 0.3 ns a value of {1,3,4}. The rest is the system, which provides the memory of the table page by page; the native programs have theirs before their clock starts.",
  ),
};
