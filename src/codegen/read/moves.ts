import { t } from "../../locale/codegen.ts";
import { indented, inIf } from "../program.ts";
import { ProgramError } from "../program-error.ts";
import { type Answer, type AnswerLine, type MoveField, tellsMoves } from "./form.ts";

// Writes the lines of a program that print winning moves.

/** Value of a position, in the language of `program.ts`. */
export interface Found {
  /** Lines to run first. */
  readonly lines?: readonly string[];
  readonly value: string;
  /** Test that the player to move loses, unless it compares the value with 0. */
  readonly loses?: string;
  /** Number of copies of the position, if not one. */
  readonly copies?: string;
}

/** Refuses an answer with moves, for programs that know none. @throws ProgramError */
export function expectWinner(answer: Answer, id: string): void {
  if (answer.plays) throw new ProgramError(t("playsOther", { id }));
  if (tellsMoves(answer) || answer.places) throw new ProgramError(t("movesWhole", { id }));
}

/** Fields that show what a move leaves. */
const LEFT: readonly MoveField[] = ["to", "take", "all"];

/** Whether lines of winning moves show what they leave. */
export const showsLeft = ({ won }: Answer): boolean =>
  won.some((line) => "fields" in line && line.fields.some((field) => LEFT.includes(field)));

/** Value that a winning move leaves, and the values of positions. */
export interface Wanted {
  /** Name of the value, or a literal 0. */
  readonly target: string;
  /**
   * Name of the value of a move that leaves several positions, one of which has a value above 1, where the Anti-SG rule
   * wants another one then.
   */
  readonly large?: string;
  /** Whether it is a long integer. */
  readonly long: boolean;
  /** Value of the position at `place`; auxiliary names end in `tag`. */
  at(place: readonly string[], tag: string): Found;
}

/** Options of positions, in the language of `program.ts`. */
export interface Options {
  /** Game, as messages name it. */
  readonly id: string;
  /** Functions that the lines call. */
  readonly functions: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
  /** Whether there are few options to try, whatever the size of the position. */
  readonly few?: boolean;
  /** Whether a move may leave several positions. */
  readonly splits?: boolean;
  /** Whether a player may win without a move. */
  readonly ends?: boolean;
  /** Place of the only coordinate that moves change, of several. */
  readonly changed?: number;
  /**
   * Lines that run those of `then` for each option of the position at `place` that has the wanted value. `then` gets
   * its coordinates, or undefined when the move leaves several positions. Names end in `tag`.
   */
  lines(place: readonly string[], wanted: Wanted, then: Then, tag: string): readonly string[];
}

export type Then = (after: readonly string[] | undefined) => readonly string[];

/** Test that the position at `place` has the wanted value, with the lines that it needs first. */
export function isWanted(
  place: readonly string[],
  { at, target }: Wanted,
  tag: string,
): Required<Pick<Found, "lines" | "value">> {
  const { lines = [], value, loses } = at(place, `Option${tag}`);
  return { lines, value: loses !== undefined && /^0L?$/.test(target) ? loses : `${value} == ${target}` };
}

/** Test that several positions with the named `values`, or none, have the wanted value. */
export function areWanted(values: readonly string[], { target, large, long }: Wanted): string {
  const one = long ? "1L" : "1";
  const sum = values.length > 1 ? `(${values.join(" ^ ")})` : (values[0] ?? (long ? "0L" : "0"));
  if (large === undefined || values.length < 2) return `${sum} == ${target}`;
  const above = values.map((value) => `${value} > ${one}`).join(" or ");
  const small = values.map((value) => `${value} <= ${one}`).join(" and ");
  return `((${above}) and ${sum} == ${large} or ${small} and ${sum} == ${target})`;
}

/** The positions of a test. */
export interface Situation {
  /** Number of coordinates of a position. */
  readonly size: number;
  /** Position of the test, if it is one. */
  readonly place?: readonly string[];
  /** Arrays of the coordinates of a sum, and the number of its positions. */
  readonly arrays: readonly string[];
  readonly count: string;
  /** Lines that run those of `then` for each winning move from the position at `place`. */
  winning(place: readonly string[], then: Then, tag: string): readonly string[];
  /** Unused name, this one if possible. */
  free(name: string): string;
}

/** Lines that print what `shown` does for each winning move in one line, where `count` counts them. */
export const spacedLines = (
  count: string,
  each: (then: Then) => readonly string[],
  shown: Then,
): readonly string[] => [
  `let ${count} = 0`,
  ...each((after) => [`if ${count} > 0:`, "  put  ", `${count} = ${count} + 1`, ...shown(after)]),
  "newline",
];

/** Lines that print the lines of a win. @throws ProgramError when moves of the game have no such fields */
export function wonLines(
  won: readonly AnswerLine[],
  situation: Situation,
  { id, ends, changed }: Options,
): string[] {
  const { size, arrays, count, place, free } = situation;
  const [at, found] = [free("at"), free("found")];
  const names = (name: string) =>
    Array.from({ length: size }, (_, i) => free(size === 1 ? name : `${name}${"XYZ"[i] ?? i}`));
  const before = place ?? names("before");
  const [chosen, left] = [names("chosen"), names("left")];
  const firsts = won.flatMap((line) => (line.kind === "first" ? line.fields : []));

  let times = 0;
  /** Lines that run `then` for each winning move of the test. */
  function each(then: Then): readonly string[] {
    times++;
    const tag = times === 1 ? "" : `${times}`;
    return place === undefined
      ? [
          `for ${at} = 0 to ${count} - 1:`,
          ...indented([
            ...before.map((name, i) => `long ${name} = ${arrays[i]}[${at}]`),
            ...situation.winning(before, then, tag),
          ]),
        ]
      : situation.winning(place, then, tag);
  }

  const spaced = (all: readonly (readonly string[])[]): string[] =>
    all.flatMap((lines, i) => [...(i === 0 ? [] : ["put  "]), ...lines]);

  /** Lines that print a field; `now`, `after` and `nth` name the position before and after the move, and its place. */
  function field(
    name: MoveField,
    now: readonly string[],
    after: readonly string[] | undefined,
    nth: string,
  ): string[] {
    if (name === "place") return [`put number ${nth}`];
    if (name === "from") return spaced(now.map((each) => [`put long ${each}`]));
    if (after === undefined) throw new ProgramError(t("movesParts", { id, field: name }));
    if (name === "take") return [`put long ${now[changed ?? 0]} - ${after[changed ?? 0]}`];
    if (name === "to" || place !== undefined) return spaced(after.map((each) => [`put long ${each}`]));
    const index = free("index");
    return [
      `for ${index} = 0 to ${count} - 1:`,
      `  if ${index} > 0:`,
      "    put  ",
      `  if ${index} == ${found} - 1:`,
      ...indented(indented(spaced(after.map((each) => [`put long ${each}`])))),
      "  else:",
      ...indented(indented(spaced(arrays.map((array) => [`put long ${array}[${index}]`])))),
    ];
  }

  if (
    size > 1 &&
    changed === undefined &&
    won.some((line) => "fields" in line && line.fields.includes("take"))
  )
    throw new ProgramError(t("movesTake", { id }));
  const nth = place === undefined ? `${at} + 1` : "1";
  const needs = (...fields: readonly MoveField[]) => firsts.some((each) => fields.includes(each));
  const keepsBefore = place === undefined && needs("from", "take");
  const keepsAfter = needs(...LEFT);

  function search(): string[] {
    const keep = (to: readonly string[], from: readonly string[]) =>
      from.map((each, i) => `${to[i]} = ${each}`);
    return [
      `let ${found} = 0`,
      ...(keepsBefore ? chosen.map((name) => `long ${name} = 0L`) : []),
      ...(keepsAfter ? left.map((name) => `long ${name} = 0L`) : []),
      ...each((after) => {
        if (keepsAfter && after === undefined)
          throw new ProgramError(t("movesParts", { id, field: firsts.find((each) => LEFT.includes(each))! }));
        return [
          `if ${found} == 0:`,
          ...indented([
            `${found} = ${nth}`,
            ...(keepsBefore ? keep(chosen, before) : []),
            ...(keepsAfter ? keep(left, after!) : []),
          ]),
        ];
      }),
    ];
  }

  /** Lines that need a winning move. */
  const ifFound = (lines: readonly string[]): readonly string[] =>
    ends === true ? inIf([`${found} > 0`], lines) : lines;

  let isSearched = false;
  function linesOf(line: AnswerLine): readonly string[] {
    if (line.kind === "word") return [`print ${line.word}`];
    if (line.kind === "count") {
      const moves = free("moves");
      const counted = each(() => [`${moves} = ${moves} + 1`]);
      return [`let ${moves} = 0`, ...counted, `put number ${moves}`, "newline"];
    }
    const { kind, fields } = line;
    const shown = (after: readonly string[] | undefined) =>
      spaced(fields.map((name) => field(name, before, after, nth)));
    if (kind === "each" && line.isSpaced === true) return spacedLines(free("shown"), each, shown);
    if (kind === "each") return each((after) => [...shown(after), "newline"]);
    const first = isSearched ? [] : search();
    isSearched = true;
    const printed = spaced(fields.map((name) => field(name, place ?? chosen, left, found)));
    const words = line.before === undefined ? [] : [`put ${line.before}`];
    return [...first, ...ifFound([...words, ...printed, "newline"])];
  }

  return won.flatMap(linesOf);
}
