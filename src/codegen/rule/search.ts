import type { Rule } from "../../rules/syntax.ts";
import { indented } from "../program.ts";
import type { Writer } from "./expression.ts";
import type { Store } from "./option.ts";

// Writes programs that search positions of several numbers by a rule, and store the values found in a hash table.

/** Limits on the stored positions, a prime number, and on the waiting positions. */
const KEPT = 1_048_573;
export const WAITING = 1_048_576;

/**
 * Limit on the positions of one search. A program has room for twice as many, and clears its table before it is full.
 */
export const SEARCHED = 400_000;

/** Size of the marks of values in a search. A larger value stops the program. */
export const MARKS = 65_536;

/** Range of the coordinates: those beyond 31 bits are stored in two halves. */
export interface Reach {
  readonly far: number;
  readonly halves: boolean;
}

/** Largest coordinate of a search. */
export const FARTHEST: number = Number.MAX_SAFE_INTEGER;

/** Weight of the upper half of a long number. */
const HALF = 2 ** 30;

/** Range of a search from positions up to `box`. */
export const reachOf = (box: readonly number[]): Reach =>
  Math.max(...box) < 2 ** 31 ? { far: 2 ** 31 - 1, halves: false } : { far: FARTHEST, halves: true };

/** Element of an array of coordinates, as a long number. */
const read = (array: string, at: string, { halves }: Reach): string =>
  halves ? `wide(${array}h[${at}]) * ${HALF}L + wide(${array}[${at}])` : `wide(${array}[${at}])`;

const write = (array: string, at: string, value: string, { halves }: Reach): string[] =>
  halves
    ? [`${array}h[${at}] = narrow(${value} // ${HALF}L)`, `${array}[${at}] = narrow(${value} % ${HALF}L)`]
    : [`${array}[${at}] = narrow(${value})`];

const arrays = (array: string, size: number, { halves }: Reach): string[] =>
  halves ? [`array ${array}h[${size}]`, `array ${array}[${size}]`] : [`array ${array}[${size}]`];

/** State of a position: 0 when unused, 1 when stored, 2 when its options wait, and from 3 on its value. */
const VALUED = 3;

/** Arrays of a search. */
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

/** Lines that leave in `slot` the index of the position at `place`: open addressing with a multiplicative hash. */
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

/** Store of the positions found. A position without a known value gets 0 and waits. */
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
 * Lines that leave in `value` the value of the position at `place`; `least` leaves in `mex` that of the examined
 * position. A position is examined again when its options are known. There is no recursion, so plays may have any
 * length.
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
