import { type Answer, type Count, PLACES, timesOf } from "../codegen/read/form.ts";
import { lettersIn } from "../codegen/read/limits.ts";
import {
  type ListFold,
  type Placement,
  type Plan,
  partsOf,
  placesIn,
  positionsOf,
  readsOne,
  type Step,
} from "../codegen/read/plan.ts";
import { numbersIn } from "../codegen/read/words.ts";
import { divisorsIn } from "../codegen/rule/safety.ts";
import { NotationError, RuleError } from "../errors.ts";
import { subtractionGame } from "../games/family/subtraction.ts";
import type { Draw } from "../judge/legal.ts";
import { conclusion } from "../judge/s-nim.ts";
import { winner } from "../judge/verdict.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/session.ts";
import { gcd } from "../nimber/gcd.ts";
import { mex } from "../nimber/mex.ts";
import { bigints } from "../rules/arithmetic.ts";
import { compiler } from "../rules/compile.ts";
import type { Expression } from "../rules/syntax.ts";
import { isName, namesIn, operands } from "../rules/walk.ts";
import { component } from "../solve/component.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import type { Game, Play, Text } from "../types.ts";
import { lostLines, type Placed, wonLines } from "./moves.ts";
import type { Subject } from "./subject.ts";

/** Largest number of tests, heaps and other items in an input. */
const MOST = 60;

const DRAWN: Text = t("drawn");

/** Test: the positions of the sum, and the row of its answer. */
interface Test {
  readonly positions: readonly Placed[];
  readonly row: number;
}

/**
 * Subject for a game whose positions, with coordinates up to `box`, are read in an input format; without a game, the
 * format reads the sets of takes. No number exceeds that of its letter in `largest`.
 */
export function gameSubject(
  game: Game<unknown> | undefined,
  plan: Plan,
  answer: Answer,
  box: readonly number[],
  limits: Limits,
  play: Play = "normal",
  largest: ReadonlyMap<string, number> = new Map(),
): Subject {
  const solving = solver(limits);
  const known = new Map<string, ReturnType<typeof solve>>();
  const ofSets = new Map<string, Game<unknown>>();

  function gameOf({ set }: Placed): Game<unknown> {
    if (game !== undefined) return game;
    const key = `${set}`;
    const found =
      ofSets.get(key) ??
      (subtractionGame({ set: [...new Set(set!)].sort((a, b) => a - b) }) as Game<unknown>);
    ofSets.set(key, found);
    return found;
  }

  function solve({ positions }: Test) {
    const budget = begin(limits);
    const sum = positions.map((each) => {
      const own = gameOf(each);
      return component(own, own.parse(each.text));
    });
    const solution = solving.solve(sum, play, budget);
    if (solution.outcome === "D") throw new RuleError(DRAWN, positions.map(({ text }) => text).join(" + "));
    return solution;
  }

  function solved(test: Test) {
    const key = JSON.stringify(test.positions);
    const found = known.get(key) ?? solve(test);
    known.set(key, found);
    return found;
  }

  const { heading } = answer;
  const isSum = !readsOne(plan);
  const headed = (line: string, i: number) =>
    heading === undefined
      ? line
      : `${heading.before}${i + 1}${heading.after}${heading.ends ? "\n" : ""}${line}`;

  return {
    make(draw) {
      const { text, tests } = written(plan, box, draw, largest);
      const rows = answer.rows && plan.depth > 0;
      const isWon = (test: Test) =>
        test.positions.length === 0 ? play === "misere" : solved(test).outcome === "N";
      /** Lines of each test. */
      const linesOf = (): (readonly string[])[] =>
        tests.map((test, i) => {
          const [first, ...others] = isWon(test)
            ? wonLines(gameOf, { positions: test.positions, isSum, play }, answer, solving, limits)
            : lostLines(answer);
          return [headed(first!, i), ...others];
        });
      return {
        input: text,
        answers() {
          if (!rows) return linesOf().flat();
          const found: string[] = [];
          for (const test of tests) {
            const word = isWon(test) ? answer.wins : answer.loses;
            found[test.row] = (found[test.row] ?? "") + word + answer.gap;
          }
          return Array.from(found, (row) => row ?? "").map(headed);
        },
        why(line) {
          const lineTests = rows ? [] : linesOf().flatMap((lines, i) => lines.map(() => tests[i]!));
          const asked = rows ? tests.filter(({ row }) => row === line) : lineTests.slice(line, line + 1);
          return asked.flatMap((test) => (play === "misere" ? [winner(isWon(test))] : whyOf(test, solved)));
        },
      };
    },
  };
}

function whyOf(
  test: Test,
  solved: (test: Test) => { components: readonly { value?: unknown }[]; outcome: string },
): Text[] {
  if (test.positions.length === 0) return [conclusion([])];
  const { components, outcome } = solved(test);
  const values = components.map(({ value }) => value);
  if (!values.every((value) => typeof value === "number")) return [winner(outcome === "N")];
  const each = test.positions.map(({ text }, i) => {
    const line = `SG(${text}) = ${values[i]}`;
    return verbatim(line);
  });
  return [...each, conclusion(values)];
}

/** Number of times that a test is drawn again if its numbers are no positions, and after which they get smaller. */
const MOST_TRIES = 1000;
const TRIES_OF_A_SIZE = 100;

/** Input in the format of `plan`, with its tests. */
function written(
  plan: Plan,
  box: readonly number[],
  draw: Draw,
  largest: ReadonlyMap<string, number>,
): { text: string; tests: Test[] } {
  const { read, counts, steps, depth } = plan;
  const bounds = boundsOf(plan, box);
  const ascending = ascendingIn(plan);
  const sorted = sortedIn(steps);
  const values = new Map<string, number>();
  const kept = new Map<string, number[]>();
  /** Items of the lists of functions. */
  const folded = new Map<string, readonly number[]>();
  const tests: Test[] = [];
  let text = "";
  let row = 0;
  let positions: Placed[] = [];
  /** Set that was read last. */
  let set: readonly number[] | undefined;
  /** Whether the numbers of the test are positions. */
  let isLegal = true;
  /** Divisor of the largest numbers, which grows while the numbers of a test are no positions. */
  let part = 1;

  /** Reads a number, or takes it from its list, whose indices are `at`. */
  function number(step: Step & { kind: "number" }, at: readonly number[]): void {
    const { name, kept: isKept } = step;
    if (step.isStored) {
      values.set(name, kept.get(name)![at[0]! - 1]!);
      return;
    }
    // The number before in a list that is sorted later is the one that was drawn before.
    const before = sorted.has(name) ? (at[0] === 1 ? 0 : kept.get(name)?.at(-1)) : undefined;
    const least = ascending.has(name) ? (before ?? values.get(ascending.get(name)!) ?? 0) : 0;
    const most = largest.get(name) ?? Number.POSITIVE_INFINITY;
    const drawn = counts.has(name)
      ? draw.count(1, Math.min(MOST, most))
      : least + draw.number(1, Math.max(1, Math.floor(Math.min(bounds.get(name)!, most) / part)));
    const value = Math.min(drawn, most);
    values.set(name, value);
    if (isKept) kept.set(name, [...(kept.get(name) ?? []), value]);
    text += ` ${value}`;
  }

  /** Value of an expression in the numbers of the test and the indices in lists, innermost first. */
  function value(of: Expression, numberOf: (name: string) => number, at: readonly number[]): number {
    const places = placesIn([of], letters);
    const own = (name: string) => (places.includes(name) ? at[PLACES.indexOf(name)]! : numberOf(name));
    if (of.kind === "name") return own(of.name);
    if (divisorsIn(of).some((by) => computed(by, own) === 0)) {
      isLegal = false;
      return 0;
    }
    return computed(of, own);
  }

  /** Adds a position, made from the numbers of the test and its indices in lists. */
  function make(made: Placement, numberOf: (name: string) => number, at: readonly number[]): void {
    const number = (of: Expression) => value(of, numberOf, at);
    const place = made.at.map(number);
    const copies = made.copies === undefined ? 1 : number(made.copies);
    if (!place.every((each, i) => each >= 0 && each <= box[i]!) || copies < 0) isLegal = false;
    for (let left = copies; left > 0; left--) positions.push({ text: place.join(), ...(set && { set }) });
  }

  const letters = lettersIn(read.items);
  const numberOf = (name: string) => values.get(name)!;
  const countOf = (count: Count) =>
    count.kind === "word" ? kept.get(count.name)!.length : timesOf(count, numberOf);

  /** Draws a word, and keeps its numbers. */
  function word({ name, word }: Step & { kind: "word" }): void {
    const size = draw.count(1, Math.min(MOST, largest.get(name) ?? MOST));
    const codes = Array.from({ length: size }, () => word.codes[draw.number(1, word.codes.length) - 1]!);
    kept.set(name, [...numbersIn(word, codes)]);
    text += ` ${String.fromCharCode(...codes)}`;
  }

  /** Sorts the list of the last `count` numbers of a letter, which stand in the input in any order. */
  function sort(name: string, count: number): void {
    const all = kept.get(name) ?? [];
    const items = all.slice(all.length - count);
    const words = (of: readonly number[]) => of.map((item) => ` ${item}`).join("");
    text = text.slice(0, text.length - words(items).length);
    for (let left = count; left > 1; left--) {
      const [item] = items.splice(draw.number(1, left) - 1, 1);
      items.push(item!);
    }
    text += words(items);
    kept.set(
      name,
      items.sort((a, b) => a - b),
    );
  }

  /** Goes on with a function of a list at an item. */
  function fold({ fold, of, name }: ListFold, at: readonly number[]): void {
    const item = value(of, numberOf, at);
    const so = values.get(name)!;
    if (item < 0) isLegal = false;
    const items = [...(folded.get(name) ?? []), item];
    folded.set(name, items);
    const isFirst = fold === "min" && at[0] === 1;
    values.set(name, fold === "mex" ? mex(items) : isFirst ? item : FOLDED[fold](so, item));
  }

  function run(all: readonly Step[], at: readonly number[] = []): void {
    for (const step of all) {
      if (step.kind === "number") number(step, at);
      else if (step.kind === "word") word(step);
      else if (step.kind === "sort") sort(step.name, countOf(step.count));
      else if (step.kind === "set") {
        set = Array.from({ length: countOf(step.count) }, () => draw.number(1, Math.max(...box)));
        text += set.map((take) => ` ${take}`).join("");
      } else if (step.kind === "position") make(step, numberOf, at);
      else if (step.kind === "repeat") {
        const times = countOf(step.count);
        for (let i = 1; i <= times; i++) run(step.steps, [i, ...at]);
      } else if (step.kind === "each")
        for (let i = 0; i < countOf(step.count); i++)
          make(step, (name) => kept.get(name)?.[i] ?? numberOf(name), [i + 1, ...at]);
      else if (step.kind === "begin")
        for (const { name } of step.folds) {
          values.set(name, 0);
          folded.set(name, []);
        }
      else if (step.kind === "fold") for (const each of step.folds) fold(each, at);
      else if (step.kind === "tests") loop(step);
    }
  }

  /** Draws a test, again while its numbers are no positions. */
  function test(all: readonly Step[]): void {
    const before = text;
    // Lists that were read before inner tests belong to each of them.
    const outside = [...kept.keys()];
    const forget = () => {
      for (const name of kept.keys()) if (!outside.includes(name)) kept.delete(name);
    };
    for (let tries = 1; ; tries++) {
      text = before;
      positions = [];
      isLegal = true;
      part = 2 ** Math.floor(tries / TRIES_OF_A_SIZE);
      forget();
      run(all);
      if (isLegal) break;
      if (tries === MOST_TRIES) throw new NotationError(read.text, 0, t("noPositionsDrawn", { box, tries }));
    }
    forget();
    tests.push({ positions, row });
  }

  function loop({ steps: inner, until }: Step & { kind: "tests" }): void {
    if (until.kind === "range") {
      for (let size = until.from; size <= numberOf(until.name); size++) {
        values.set(until.each, size);
        run(inner);
        tests.push({ positions, row });
        positions = [];
      }
      return;
    }
    const times =
      until.kind === "count"
        ? numberOf(until.name)
        : until.kind === "times"
          ? until.value
          : draw.count(1, MOST);
    const hasInner = inner.some(({ kind }) => kind === "tests");
    text += "\n";
    for (let i = 0; i < times; i++) {
      if (hasInner) {
        kept.clear();
        run(inner);
        row++;
      } else test(inner);
      text += "\n";
    }
    if (until.kind === "zeros") text += `${Array(until.zeros).fill(0).join(" ")}\n`;
  }

  if (depth === 0) test(steps);
  else run(steps);
  return { text: `${text.replace(/^ +/gm, "").replace(/\n+/g, "\n").trim()}\n`, tests };
}

/** Functions of lists, from 0 on, item by item. */
const FOLDED: Readonly<Record<Exclude<ListFold["fold"], "mex">, (so: number, item: number) => number>> = {
  max: Math.max,
  min: Math.min,
  sum: (so, item) => so + item,
  xor: (so, item) => Number(BigInt(so) ^ BigInt(item)),
  last: (_, item) => item,
  before: (_, item) => item,
  gcd,
};

/** Value of an expression in letters. */
function computed(of: Expression, numberOf: (name: string) => number): number {
  const names = namesIn(of);
  return Number(compiler(names, bigints).expression(of)(names.map((name) => BigInt(numberOf(name)))));
}

/** Letters of lists that are sorted. */
const sortedIn = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) =>
      "steps" in step ? [...sortedIn(step.steps)] : step.kind === "sort" ? [step.name] : [],
    ),
  );

/** Letters from which the number before in their list is subtracted, so that it must be less, and its name. */
function ascendingIn({ steps, folds }: Plan): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (each: Expression): void => {
    if (each.kind === "arithmetic" && each.sign === "-" && each.right.kind === "name") {
      const { left, right } = each;
      const before = folds.get(right.name);
      if (before?.fold === "before" && left.kind === "name" && isName(before.of, left.name))
        found.set(left.name, right.name);
    }
    operands(each).forEach(visit);
  };
  for (const each of positionsOf(steps).flatMap(partsOf)) visit(each);
  for (const { of } of folds.values()) visit(of);
  return found;
}

/** Largest values to draw: for a coordinate its bound, for other numbers the largest bound. */
function boundsOf({ steps }: Plan, box: readonly number[]): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (step: Step): void => {
    if (step.kind === "number") found.set(step.name, found.get(step.name) ?? Math.max(...box));
    if ("steps" in step) step.steps.forEach(visit);
    if (step.kind === "fold")
      for (const { fold, of } of step.folds)
        if (fold === "sum")
          for (const name of namesIn(of))
            if (found.has(name)) found.set(name, Math.max(1, Math.floor(found.get(name)! / MOST)));
    if ("at" in step)
      step.at.forEach((each, i) => {
        if (each.kind === "name") found.set(each.name, box[i]!);
      });
    if ("copies" in step)
      for (const name of namesIn(step.copies!)) found.set(name, Math.min(found.get(name)!, MOST));
  };
  steps.forEach(visit);
  return found;
}
