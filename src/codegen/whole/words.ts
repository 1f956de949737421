import { t } from "../../locale/codegen.ts";
import { indented } from "../program.ts";
import type { WholeProgram, WholeTest } from "./whole.ts";

// Games on words whose moves choose a place: the places in question form runs, and a move takes a place from a run
// together with those near it. Runs are apart, so the values of their lengths decide, and tell the winning places.

/** Limits on the characters of a word; the values of rows of Treblecross are computed, those of Dawson's Chess repeat. */
const MOST_CELLS = 1000;
const MOST_LETTERS = 1_000_000;

/** Period of the values of Dawson's Chess, and the first row from which the values that precede them repeat. */
const PERIOD = 34;
const REPEATS = 86;

/** Parts of the rows that a move leaves, when it takes a place with `near` places on either side. */
const parts = (near: number, length: string): readonly string[] => [
  "let left = 0",
  `if at > ${near + 1}:`,
  `  left = at - ${near + 1}`,
  "let right = 0",
  `if ${length} > at + ${near}:`,
  `  right = ${length} - at - ${near}`,
];

/** Lines that fill the values `g` of rows up to `length`; `repeats` is the first that equals the one a period before. */
function fill(near: number, repeats?: number): readonly string[] {
  const searched = [
    "for at = 1 to ready:",
    ...indented([...parts(near, "ready"), "seen[g[left] ^ g[right]] = ready"]),
    "let least = 0",
    "while seen[least] == ready:",
    "  least = least + 1",
    "g[ready] = least",
  ];
  return [
    "while ready < length:",
    "  ready = ready + 1",
    ...indented(
      repeats === undefined
        ? searched
        : [`if ready >= ${repeats}:`, `  g[ready] = g[ready - ${PERIOD}]`, "else:", ...indented(searched)],
    ),
  ];
}

/** Lines that run those of `then` at the end of each run of places with `room`, of which there are `length`. */
const eachRun = (then: readonly string[]): readonly string[] => [
  "let length = 0",
  "for i = 1 to size + 1:",
  "  if room[i] == 1:",
  "    length = length + 1",
  "  else:",
  ...indented(indented([...then, "length = 0"])),
];

/** Lines that mark the winning places among those with `room`, and count them in `value`. */
const winning = (near: number, repeats?: number): readonly string[] => [
  "let total = 0",
  ...eachRun([...fill(near, repeats), "total = total ^ g[length]"]),
  ...eachRun([
    "for at = 1 to length:",
    ...indented([
      ...parts(near, "length"),
      "if (total ^ g[length]) == (g[left] ^ g[right]):",
      "  good[i - length - 1 + at] = 1",
    ]),
  ]).map((line, i) => (i === 0 ? "length = 0" : line)),
  "for i = 1 to size:",
  "  value = value + wide(good[i])",
];

/** Lines that read a word of at most `most` characters, those of `each` for every one of them, with its place `size`. */
const reading = (
  most: number,
  isOther: string,
  expected: string,
  each: readonly string[],
): readonly string[] => [
  "let size = 0",
  "let symbol = firstSymbol()",
  "while symbol > 0:",
  ...indented([
    `if ${isOther} or size == ${most}:`,
    `  fail expected ${expected}`,
    "size = size + 1",
    ...each,
    "symbol = nextSymbol()",
  ]),
];

const arrays = (most: number, values: number, marks: number): string => `array room[${most + 2}]
array good[${most + 1}]
array g[${values + 1}]
array seen[${marks}]
let ready = 0`;

const moves: Required<Pick<WholeTest, "moves">>["moves"] = {
  each: ["for i = 1 to size:", "if good[i] == 1:"],
  to: ["i"],
};

const CELLS = `a word of 3 to ${MOST_CELLS} characters . and X`;
const LETTERS = `a word of 1 to ${MOST_LETTERS} small letters`;

/** Games on words, with their winning places. */
export const words: readonly WholeProgram[] = [
  {
    name: "near-crosses",
    read: "s*codes(.X)",
    letters: t("lettersCells", { most: MOST_CELLS }),
    by: t("byNearCrosses"),
    moves,
    // Cell i is at i + 2, after two that are empty.
    before: `array cross[${MOST_CELLS + 5}]
${arrays(MOST_CELLS, MOST_CELLS, 1024)}`,
    test: () =>
      [
        ...reading(MOST_CELLS, "(symbol != 46 and symbol != 88)", CELLS, [
          "cross[size + 2] = 0",
          "if symbol == 88:",
          "  cross[size + 2] = 1",
        ]),
        "if size < 3:",
        `  fail expected ${CELLS}`,
        "cross[size + 3] = 0",
        "cross[size + 4] = 0",
        "long value = 0L",
        "let over = 0",
        "for i = 1 to size:",
        ...indented([
          "good[i] = 0",
          "let before = cross[i] + cross[i + 1]",
          "let after = cross[i + 3] + cross[i + 4]",
          "if cross[i + 2] == 1:",
          "  if before == 2:",
          "    over = 1",
          "elif before == 2 or after == 2 or cross[i + 1] + cross[i + 3] == 2:",
          "  good[i] = 1",
          "  value = value + 1L",
          "room[i] = 0",
          "if before + cross[i + 2] + after == 0:",
          "  room[i] = 1",
        ]),
        "room[size + 1] = 0",
        "if over == 1:",
        ...indented(["value = 0L"]),
        "elif value == 0L:",
        ...indented(winning(2)),
      ].join("\n"),
  },
  {
    name: "equal-neighbours",
    read: "s*codes(a..z)",
    letters: t("lettersWord", { most: MOST_LETTERS }),
    by: t("byEqualNeighbours"),
    moves,
    before: `array letter[${MOST_LETTERS + 1}]
${arrays(MOST_LETTERS, MOST_LETTERS, 16)}`,
    test: () =>
      [
        ...reading(MOST_LETTERS, "symbol < 97 or symbol > 122", LETTERS, ["letter[size] = symbol"]),
        "if size < 1:",
        `  fail expected ${LETTERS}`,
        "long value = 0L",
        "for i = 1 to size + 1:",
        ...indented(["room[i] = 0"]),
        "for i = 1 to size:",
        ...indented([
          "good[i] = 0",
          "if i > 1 and i < size:",
          "  if letter[i - 1] == letter[i + 1]:",
          "    room[i] = 1",
        ]),
        ...winning(1, REPEATS),
      ].join("\n"),
  },
];
