import { conjuncts } from "../../rules/alternatives.ts";
import { added, coefficient, type Linear, linearOf, substituted } from "../../rules/linear.ts";
import type { Option } from "../../rules/syntax.ts";
import { expressionsIn, namesIn } from "../../rules/walk.ts";
import { indented } from "../program.ts";
import type { Writer } from "./expression.ts";

// Options that leave two components, as in `[x,y: a,y & x-a,y if 1 < a]`, whose values stand at regular places of a table:
// a language that has such slices finds all their nim-sums at once, instead of one for each choice of the letters.

/** Table in which the values of the next position in each coordinate stand so many places further. */
export interface Places {
  readonly strides: readonly number[];
  /** Place of the position with these coordinates. */
  index(place: readonly string[]): string;
}

/** Bounds of a letter, each a form without it. */
interface Bounds {
  readonly least: readonly Linear[];
  readonly most: readonly Linear[];
}

const number = (rest: bigint): Linear => ({ of: new Map(), rest });

/**
 * Lines that leave in the name `sums` the nim-sums of all choices of the nth option, by a writer for each way to call its
 * letters. Undefined where the places are not regular, or the bounds of letters are not linear.
 */
export function sumLines(
  option: Option,
  variables: readonly string[],
  { strides, index }: Places,
  writerOf: (letters: ReadonlyMap<string, string>) => Writer,
  nth: number,
): { readonly sums: string; readonly lines: readonly string[] } | undefined {
  const { parts, letters, next } = option;
  const forms = parts.map((part) =>
    part.kind === "component" && part.count === undefined
      ? part.position.map((each) => linearOf(each))
      : [undefined],
  );
  const [first, second, third] = forms;
  if (first === undefined || second === undefined || third !== undefined || next !== undefined)
    return undefined;
  if (letters.length < 1 || letters.length > 2) return undefined;
  if (![first, second].every((each): each is Linear[] => each.every((form) => form !== undefined)))
    return undefined;
  const all = [first, second] as readonly (readonly Linear[])[];
  const own = (letter: string) => all.map((each) => strideIn(each, letter, strides));
  const steps = letters.map(own);
  const isRegular =
    letters.length === 1
      ? steps[0]![0] !== 0 && steps[0]![0] === -steps[0]![1]!
      : steps[0]![1] === 0 && steps[1]![0] === 0 && steps[0]![0]! > 0 && steps[1]![1]! > 0;
  if (!isRegular || (letters.length === 2 && !all.every((each, i) => hasOnly(each, letters[1 - i]!))))
    return undefined;

  const onPosition = conjuncts(option.condition).filter((each) =>
    namesIn(...expressionsIn(each)).every((name) => variables.includes(name)),
  );
  const others = conjuncts(option.condition).filter((each) => !onPosition.includes(each));
  const conditions = others.map(naturalForms);
  if (!conditions.every((each) => each !== undefined)) return undefined;
  const isLettered = (form: Linear) => letters.some((letter) => coefficient(form, letter) !== 0n);
  const chosen = letters.map((name): Linear => ({ of: new Map([[name, 1n]]), rest: -1n }));
  const natural = [...all.flat(), ...conditions.flat()];
  const facts = [...natural, ...chosen];
  const bounds = letters.map((letter) => boundsOf(letter, facts, letters));
  if (!bounds.every((each): each is Bounds => each !== undefined && each.most.length > 0)) return undefined;

  const tag = (i: number) => `${nth}${letters.length > 1 ? "ab"[i] : ""}`;
  const ends = letters.map((_, i) => ({ least: `first${tag(i)}`, most: `last${tag(i)}` }));
  const plain = writerOf(new Map());
  const called = (end: "least" | "most") =>
    writerOf(new Map(letters.map((letter, i) => [letter, ends[i]![end]])));
  const own_ = all.map((each) => ownEnd(each, variables, letters, facts));
  if (own_.includes(undefined)) return undefined;

  const lines = letters.flatMap((_, i) => {
    const { least, most } = ends[i]!;
    const [firstLeast, ...lower] = bounds[i]!.least;
    const [firstMost, ...upper] = bounds[i]!.most;
    return [
      `long ${least} = ${plain.linear(firstLeast!)}`,
      ...lower.flatMap((each) => [
        `if ${plain.linear(each)} > ${least}:`,
        `  ${least} = ${plain.linear(each)}`,
      ]),
      `long ${most} = ${plain.linear(firstMost!)}`,
      ...upper.flatMap((each) => [
        `if ${plain.linear(each)} < ${most}:`,
        `  ${most} = ${plain.linear(each)}`,
      ]),
    ];
  });
  const isAny = ends.map(({ least, most }) => `${least} <= ${most}`);
  // A component that is the position itself is no move: it can only be one at an end of its letter's range.
  for (const [i, end] of own_.entries()) {
    if (end === undefined || end === "none") continue;
    const letter = letters.length === 1 ? 0 : i;
    const writer = called(end);
    const same = all[i]!.flatMap((form, j) =>
      isVariable(form, variables[j]!) ? [] : [`${writer.linear(form)} == ${plain.name(variables[j]!)}`],
    );
    const name = ends[letter]![end];
    lines.push(
      `if ${[isAny[letter]!, ...same].join(" and ")}:`,
      `  ${name} = ${name} ${end === "most" ? "-" : "+"} 1L`,
    );
  }
  const guards = [
    ...onPosition.map((each) => plain.condition(each)),
    ...natural
      .filter((form) => !isLettered(form) && !isSurelyNatural(form))
      .map((each) => `${plain.linear(each)} >= 0L`),
  ];
  const from = called("least");
  const at = all.map((each) => `narrow(${index(each.map((form) => from.linear(form)))})`);
  const counts = ends.map(({ least, most }) => `narrow(${most} - ${least} + 1L)`);
  const up = steps[0]![0]! > 0 ? 0 : 1;
  const found =
    letters.length === 1
      ? `sumsOf(sg, ${at[up]}, ${at[1 - up]}, ${Math.abs(steps[0]![0]!)}, ${counts[0]})`
      : `crossSums(sg, ${at.map((each, i) => `${each}, ${steps[i]![i]}, ${counts[i]}`).join(", ")})`;
  const sums = `sums${nth}`;
  return {
    sums,
    lines: [
      ...lines,
      `let ${sums} = noSums()`,
      `if ${[...guards, ...isAny].join(" and ")}:`,
      ...indented([`${sums} = ${found}`]),
    ],
  };
}

/** Places by which a component moves on with a letter. */
const strideIn = (forms: readonly Linear[], letter: string, strides: readonly number[]): number =>
  forms.reduce((sum, form, i) => sum + Number(coefficient(form, letter)) * strides[i]!, 0);

const hasOnly = (forms: readonly Linear[], other: string): boolean =>
  forms.every((form) => coefficient(form, other) === 0n);

/** A chain of comparisons as linear forms that are at least 0. */
function naturalForms(condition: ReturnType<typeof conjuncts>[number]): readonly Linear[] | undefined {
  if (condition.kind !== "chain") return undefined;
  const found: Linear[] = [];
  let left = linearOf(condition.first);
  for (const link of condition.links) {
    if (link.sign === "in" || link.sign === "!=" || link.sign === "=") return undefined;
    const right = linearOf(link.right);
    if (left === undefined || right === undefined) return undefined;
    const gap = number(link.sign === "<" || link.sign === ">" ? 1n : 0n);
    const isRising = link.sign === "<" || link.sign === "<=";
    const difference = isRising ? added(right, left, -1n) : added(left, right, -1n);
    found.push(added(difference, gap, -1n));
    left = right;
  }
  return found;
}

/** Bounds of a letter by forms that are at least 0, if it stands alone in them. */
function boundsOf(letter: string, facts: readonly Linear[], letters: readonly string[]): Bounds | undefined {
  const least: Linear[] = [];
  const most: Linear[] = [];
  for (const form of facts) {
    const by = coefficient(form, letter);
    if (by === 0n) continue;
    if (
      (by !== 1n && by !== -1n) ||
      letters.some((other) => other !== letter && coefficient(form, other) !== 0n)
    )
      return undefined;
    const rest = substituted(form, letter, number(0n));
    const bounds = by === 1n ? least : most;
    const bound = by === 1n ? added(number(0n), rest, -1n) : rest;
    if (!bounds.some((each) => isNumber(added(each, bound, -1n), 0n))) bounds.push(bound);
  }
  return { least: sharpest(least, 1n), most: sharpest(most, -1n) };
}

/** Bounds without those that others exceed by a number. */
const sharpest = (bounds: readonly Linear[], sign: bigint): readonly Linear[] =>
  bounds.filter((each) =>
    bounds.every((other) => {
      const { of, rest } = added(other, each, -1n);
      return of.size > 0 || sign * rest <= 0n;
    }),
  );

const isNumber = ({ of, rest }: Linear, value: bigint): boolean => of.size === 0 && rest === value;

const isVariable = ({ of, rest }: Linear, name: string): boolean =>
  rest === 0n && of.size === 1 && of.get(name) === 1n;

/** Whether a form of natural numbers is visibly at least 0. */
const isSurelyNatural = ({ of, rest }: Linear): boolean =>
  rest >= 0n && [...of.values()].every((by) => by >= 0n);

/**
 * The end of a letter's range at which a component may be the position itself: none where one of its coordinates is
 * visibly less. Undefined where no coordinate is visibly at most that of the position.
 */
function ownEnd(
  forms: readonly Linear[],
  variables: readonly string[],
  letters: readonly string[],
  facts: readonly Linear[],
): "none" | "least" | "most" | undefined {
  let end: "least" | "most" | undefined;
  for (const [i, form] of forms.entries()) {
    const rest = added({ of: new Map([[variables[i]!, 1n]]), rest: 0n }, form, -1n);
    const isAtLeast = (less: bigint) =>
      [number(0n), ...facts].some((fact) =>
        isSurelyNatural(added(added(rest, number(less), -1n), fact, -1n)),
      );
    if (isAtLeast(1n)) return "none";
    const by = letters.map((letter) => coefficient(form, letter)).find((each) => each !== 0n);
    if (by !== undefined && isAtLeast(0n)) end = by > 0n ? "most" : "least";
  }
  return end;
}
