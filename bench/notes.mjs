// What RESULTS.md says beside its tables, and what it leaves out. No workloads.

/** Workloads that `npm run bench` times, and for which the page has no room: their kin stand in it. */
export const DETAILS =
  /^period |, check$|^law (wythoff\((2|3)\)|lasker|mark|pass-nim|end-nim|moore-nim\(1\)|\[n: n-1 \| n-2 \| n\/3\]|0\.29|fibonacci-nim|dynamic-nim\(1\))|lost: x\+y <= 1|^line halves|a product of 8192|^quotient 0\.(123|144|75)$/;

const note = (text) => `\n${text}\n`;

export const NOTES = {
  "Take-and-break games": note(
    "0.07 is marked until its period is proved, and repeated from there on. Native programs use vectors of 32 bytes, WebAssembly has 16.",
  ),
  "Whole commands": note(
    "Each is a process; an empty module is Node’s own start. `period` has its proof replayed by the independent checker: that is two thirds of 0.376 and 0.354.",
  ),
  "Subtraction games": note(
    "Each run makes its table anew. The kernel takes 0.3 ns a value of {1,3,4}; the rest is the system, which hands out the memory of the table page by page, and which the native programs have before their clock starts.",
  ),
};
