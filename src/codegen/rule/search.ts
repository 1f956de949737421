import type { Rule } from "../../rules/syntax.ts";
import { indented } from "../program.ts";
import type { Writer } from "./expression.ts";
import type { Store } from "./option.ts";

// Programs that search positions of several numbers by a rule, and keep in a hash table what they have found.

/** Positions that a program keeps, and those that wait to be looked at; a prime number of the former. */
const KEPT = 1_048_573;
export const WAITING = 1_048_576;

/** Positions that one question may meet; a program has room for twice as many, and forgets what it has met before there is none. */
export const SEARCHED = 400_000;

/** Marks of values in a search; what does not fit stops the program. */
export const MARKS = 65_536;

/** How large coordinates may be: those beyond 31 bits are kept in two halves. */
export interface Reach {
  readonly far: number;
  readonly halves: boolean;
}

/** A long number is so many times its upper half, and its lower one. */
const HALF = 2 ** 30;

/** How far a search goes that begins at positions up to `box`. */
export const reachOf = (box: readonly number[]): Reach =>
  Math.max(...box) < 2 ** 31
    ? { far: 2 ** 31 - 1, halves: false }
    : { far: Number.MAX_SAFE_INTEGER, halves: true };

/** An element of an array of coordinates, as a long number. */
const read = (array: string, at: string, { halves }: Reach): string =>
  halves ? `wide(${array}h[${at}]) * ${HALF}L + wide(${array}[${at}])` : `wide(${array}[${at}])`;

const write = (array: string, at: string, value: string, { halves }: Reach): string[] =>
  halves
    ? [`${array}h[${at}] = narrow(${value} // ${HALF}L)`, `${array}[${at}] = narrow(${value} % ${HALF}L)`]
    : [`${array}[${at}] = narrow(${value})`];

const arrays = (array: string, size: number, { halves }: Reach): string[] =>
  halves ? [`array ${array}h[${size}]`, `array ${array}[${size}]`] : [`array ${array}[${size}]`];

/** State of a position: nothing, its place alone, its options wait, or from here on its value. */
const VALUED = 3;

/** The arrays of a search. */
export const searchArrays = ({ variables }: Rule, reach: Reach): string[] => [
  ...variables.flatMap((_, i) => [
    ...arrays(`key${i}`, KEPT, reach),
    ...arrays(`waiting${i}`, WAITING, reach),
  ]),
  `array state[${KEPT}]`,
  `array seen[${MARKS + 1}]`,
  "let kept = 0",
  "let stamp = 0",
  "let top = 0",
];

/** Lines that leave in `slot` where the position at `place` is kept, open addressing by a multiplicative hash. */
function slotLines(place: readonly string[], slot: string, reach: Reach): string[] {
  const hash = place.reduce((sofar, each) => `(${sofar} * 1000003L + ${each}) % ${KEPT}L`, "0L");
  const differs = (each: string, i: number) =>
    reach.halves ? `${read(`key${i}`, slot, reach)} != ${each}` : `key${i}[${slot}] != narrow(${each})`;
  const other = place.map(differs).join(" or ");
  return [
    `if ${place.map((each) => `${each} > ${reach.far}L`).join(" or ")}:`,
    "  fail a number too large",
    `let ${slot} = narrow(${hash.replace("0L * 1000003L + ", "")})`,
    `while state[${slot}] != 0 and (${other}):`,
    `  ${slot} = ${slot} + 1`,
    `  if ${slot} == ${KEPT}:`,
    `    ${slot} = 0`,
    `if state[${slot}] == 0:`,
    `  kept = kept + 1`,
    `  if kept > ${Math.floor(KEPT * 0.8)}:`,
    "    fail too many positions",
    `  state[${slot}] = 1`,
    ...indented(place.flatMap((each, i) => write(`key${i}`, slot, each, reach))),
  ];
}

const wait = (place: readonly string[], reach: Reach): string[] => [
  `if top == ${WAITING}:`,
  "  fail too many positions",
  ...place.flatMap((each, i) => write(`waiting${i}`, "top", each, reach)),
  "top = top + 1",
];

/** The store of positions that were met: of one whose value is not known the value is 0, and it waits. */
export const searchStore = (reach: Reach): Store => ({
  look: (place, value) => [
    ...slotLines(place, `${value}At`, reach),
    `let ${value} = state[${value}At]`,
    `if ${value} < ${VALUED}:`,
    ...indented(["missing = missing + 1", ...wait(place, reach)]),
  ],
  mark(values, reached) {
    const valued = values.map((value) => `${value} >= ${VALUED}`);
    const sum = values.map((value) => `(${value} - ${VALUED})`).join(" ^ ") || "0";
    const mark = [`let ${reached} = ${sum}`, `if ${reached} < ${MARKS}:`, `  seen[${reached}] = stamp`];
    return valued.length === 0 ? mark : [`if ${valued.join(" and ")}:`, ...indented(mark)];
  },
});

/**
 * Lines that leave in `value` that of the position at `place`; `least` leaves in `mex` that of one looked at. A position is looked at again when those that its
 * moves lead to are known: nothing calls itself, so plays may be as long as they like.
 */
export function searchLines(
  { variables }: Rule,
  place: readonly string[],
  { name }: Writer,
  marks: readonly string[],
  least: readonly string[],
  value: string,
  reach: Reach,
  mayForget: boolean,
): string[] {
  const own = variables.map(name);
  const forgets = [`if kept > ${SEARCHED}:`, `  for i = 0 to ${KEPT - 1}:`, "    state[i] = 0", "  kept = 0"];
  return [
    `let ${value} = 0`,
    ...(mayForget ? forgets : []),
    ...wait(place, reach),
    "while top > 0:",
    ...indented([
      ...own.map((each, i) => `long ${each} = ${read(`waiting${i}`, "top - 1", reach)}`),
      ...slotLines(own, "at", reach),
      `if state[at] >= ${VALUED}:`,
      `  ${value} = state[at] - ${VALUED}`,
      "  top = top - 1",
      "else:",
      ...indented([
        "stamp = stamp + 1",
        "let missing = 0",
        ...marks,
        "if missing == 0:",
        ...indented([...least, `state[at] = mex + ${VALUED}`]),
        "else:",
        "  if state[at] == 2:",
        "    fail a play that returns",
        "  state[at] = 2",
      ]),
    ]),
  ];
}
