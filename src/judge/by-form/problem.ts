import { type Answer, type InputForm, parseAnswer, parseRead, usualRead } from "../../codegen/read/form.ts";
import { parseLeast, parseLimits } from "../../codegen/read/limits.ts";
import { expectWinner } from "../../codegen/read/moves.ts";
import { type Plan, partsOf, planOf, positionsOf, readsOne } from "../../codegen/read/plan.ts";
import { coordinatesOf, expectNoSet, hasNumbers, usualLargest } from "../../codegen/template.ts";
import { lineOf } from "../../codegen/texts.ts";
import { wholeOf } from "../../codegen/whole/index.ts";
import { expectAnswer, formsOf } from "../../codegen/whole/whole.ts";
import { GameError, LimitError, NotationError, RuleError } from "../../errors.ts";
import { subtractionGame } from "../../games/family/subtraction.ts";
import { parseGame } from "../../games/notation.ts";
import type { ContestProgram, ListLines } from "../../games/problems/index.ts";
import { adjacentGame, MOST_ADJACENT } from "../../games/readers/adjacent.ts";
import { t } from "../../locale/judge.ts";
import { verbatim } from "../../locale/message.ts";
import type { Expression } from "../../rules/syntax.ts";
import { operands } from "../../rules/walk.ts";
import { component } from "../../solve/component.ts";
import { begin, type Limits } from "../../solve/limits.ts";
import type { Solver } from "../../solve/solution.ts";
import { solver } from "../../solve/sum.ts";
import type { Component, Game, Play, Text } from "../../types.ts";
import type { Draw } from "../legal.ts";
import type { Judging } from "../problem.ts";
import type { Reader } from "../reader.ts";
import { conclusion } from "../s-nim.ts";
import { winner } from "../verdict.ts";
import { type Bounds, boundsIn, drawing } from "./drawing.ts";
import { drawnLines, linesIn } from "./lines.ts";
import { lostLines, type PositionOfTest, wonLines } from "./moves.ts";
import { expectPlayed, refereeOf } from "./playing.ts";
import { reading } from "./reading.ts";
import { legalOf, rowsOf, type TestPosition, type Walked, walkedOf } from "./walk.ts";
import { type WholeForm, wholeForm } from "./whole.ts";

/** Input in a form, and the question about its positions. */
export interface Formed {
  /** Game; absent where the form reads the sets of takes. */
  readonly game: Game<unknown> | undefined;
  /** Whether a set that the form reads has takes of adjacent tokens. */
  readonly adjacent?: { readonly isCircle: boolean } | undefined;
  /** Form; the usual one of the game if absent. */
  readonly read: InputForm | undefined;
  readonly answer: Answer;
  readonly play?: Play;
  /** Largest coordinates to draw, and the largest number of each letter. */
  readonly box?: readonly number[];
  readonly largest?: ReadonlyMap<string, number> | undefined;
  /** Least number of each letter to draw, and of those that make positions where it is absent; 1 if absent. */
  readonly least?: ReadonlyMap<string, number> | undefined;
  readonly from?: number;
  /** Lines of lists, if they differ from the usual. */
  readonly lists?: ListLines | undefined;
  /** Condition on the letters of a test, beyond what the form says. */
  readonly legal?: string | undefined;
  /** Positions from which play reaches those to draw, if they are no numbers; the usual ones if absent. */
  readonly starts?: readonly string[] | undefined;
  /** Whether small positions are played by their rules alone, without theorems and tables. */
  readonly isPlain?: boolean;
}

/** Largest heap and take to draw where a set is read. */
export const LARGEST_OF_SET = 100;

/** The form of a listed problem, with its answers and its limits. */
export function listedForm({
  game: named,
  read: form,
  print,
  misere,
  limits,
  legal,
  lists,
}: ContestProgram): Formed & Required<Pick<Formed, "box">> {
  const read = parseRead(form);
  const game = named === undefined ? undefined : parseGame(named);
  return {
    ...{ game, read, answer: parseAnswer(print) },
    play: misere ? "misere" : "normal",
    box: game === undefined ? [LARGEST_OF_SET] : usualLargest(game),
    ...{ legal, lists },
    ...(limits !== undefined && {
      largest: parseLimits(limits, read),
      least: parseLeast(limits, read),
    }),
  };
}

/** Tests whose answers share a line, most often one, each as its positions; the first row has the index 1. */
interface Row {
  readonly tests: readonly (readonly PositionOfTest[])[];
  readonly index: number;
}

/** Whether these numbers make positions of the game. */
type Fits = (made: readonly TestPosition[] | undefined) => boolean;

/** Meaning of a form for a game. */
interface Meaning {
  readonly depth: number;
  readonly isSum: boolean;
  /** Tests of an input, in rows if their answers share a line. @throws InputError */
  tests(input: Reader, fits: Fits, inRows: boolean): Iterable<readonly (readonly TestPosition[])[]>;
  drawn(draw: Draw, fits: Fits): string;
}

/** @throws NotationError when the numbers of the form make no positions of the game; ProgramError */
function meaningOf({
  game,
  read,
  answer,
  box = [],
  largest,
  least,
  from,
  legal,
  lists,
  starts,
}: Formed): Meaning {
  const whole = game && wholeOf(game);
  if (whole !== undefined) {
    const form = wholeForm(whole, game!.id, formsOf(whole), read);
    expectAnswer(form.test, answer, game!.id);
    const text = read?.text ?? formsOf(whole)[0]!;
    return byWalk(form, { text, id: game!.id, bounds: form.bounds, box: [], isSum: false }, form.drawn);
  }
  if (game !== undefined && !hasNumbers(game)) {
    if (read !== undefined) throw new NotationError(read.text, 0, t("noFormOfLines", { id: game.id }));
    expectWinner(answer, game.id);
    const begin = starts ?? game.start.map((position) => lineOf(game, position));
    return {
      ...{ depth: 1, isSum: false },
      tests: (input, fits) => linesIn(input, game, fits),
      drawn: (draw) => drawnLines(draw, game, begin),
    };
  }
  const variables = game === undefined ? ["n"] : coordinatesOf(game);
  const plan = planOf(read ?? usualRead(variables), variables);
  const { text } = plan.read;
  if (game !== undefined) expectNoSet(plan, game);
  const condition = legal === undefined ? undefined : legalOf(legal, plan.read);
  // Masks of few bits are large numbers.
  const reach = makesPowers(plan) ? [] : box;
  const bounds = boundsIn(plan, box, { largest, least, from, lists, distinct: condition?.distinct });
  const walked = walkedOf(plan, condition);
  return byWalk(walked, { text, id: game?.id ?? text, bounds, box: reach, isSum: !readsOne(plan) });
}

/** Whether the positions of a form are made of powers. */
function makesPowers({ steps, folds }: Plan): boolean {
  const hasPower = (of: Expression): boolean =>
    (of.kind === "arithmetic" && of.sign === "**") || operands(of).some(hasPower);
  const made = [...positionsOf(steps).flatMap(partsOf), ...[...folds.values()].map(({ of }) => of)];
  return made.some(hasPower);
}

/** Facts about a form whose steps are walked. */
interface FormFacts {
  readonly text: string;
  readonly id: string;
  readonly bounds: Bounds;
  readonly box: readonly number[];
  readonly isSum: boolean;
}

function byWalk(
  form: Walked,
  { text, id, bounds, box, isSum }: FormFacts,
  drawn?: WholeForm["drawn"],
): Meaning {
  const isWithin = ({ text }: TestPosition) =>
    box.length === 0 || text.split(",").every((each, i) => Number(each) <= box[i]!);
  return {
    ...{ depth: form.depth, isSum },
    tests: (input, fits, inRows) =>
      rowsOf(form, reading(input, t("positionOfForm", { id, legal: form.legal?.text }), fits), inRows),
    drawn(draw, fits) {
      for (let turn = 1; ; turn++) {
        let failed = 0;
        const origin = drawing(
          draw,
          bounds,
          (made) => made.every(isWithin) && fits(made),
          (tries) => {
            failed = tries;
            throw new NotationError(text, 0, t("noPositionsDrawn", { box, tries }));
          },
          drawn && (() => drawn(draw)),
        );
        try {
          for (const _ of rowsOf(form, origin, false));
          return origin.text();
        } catch (error) {
          // Numbers before all tests may be those for which no test makes positions.
          if (failed === 0 || form.depth === 0 || turn === MOST_TURNS) throw error;
        }
      }
    },
  };
}

/** Inputs that are begun at most, if the numbers before their tests make no positions. */
const MOST_TURNS = 8;

/** Positions that plain play meets at most, and numbers below which it is tried; beyond, theorems and tables answer. */
const MOST_PLAIN = 4000;
const MOST_PLAIN_NUMBER = 200;

/** Numbers from which on a search of so many positions by a rule in a line is tried before a table. */
const LONG_TABLE = 20_000;
const MOST_SHORT = 50_000;

/** Largest number in the notation of a position. */
const largestIn = ({ rules, position }: Component): number =>
  Math.max(0, ...(rules.format?.(position).match(/\d+/g) ?? []).map(Number));

/**
 * Reads and answers the input of a listed problem by its form. Small positions are played by their rules alone if
 * `isPlain`.
 */
export const listedJudging = (listed: ContestProgram, limits: Limits, isPlain = false): Judging =>
  byForm({ ...listedForm(listed), isPlain }, limits);

/** Judging of the inputs of a form: its random inputs, and their answers by the rules of the game. */
export function byForm(formed: Formed, limits: Limits): Judging<Row> {
  const { game, adjacent, answer, play = "normal", isPlain = false } = formed;
  const meaning = meaningOf(formed);
  const { isSum } = meaning;
  if (answer.plays) expectPlayed(game, formed.read, play);
  const { heading } = answer;
  const inRows = answer.rows && (meaning.depth > 0 || answer.places);
  const solving = solver(limits);
  const plain = solver({ ...limits, positions: MOST_PLAIN, method: "search" });
  const short = solver({ ...limits, positions: MOST_SHORT, method: "search" });
  const games = new Map<string, Game<unknown>>();
  const components = new WeakMap<TestPosition, PositionOfTest>();

  /** Game of a set of takes: none of them is larger than `most`. */
  function gameOfSet(set: readonly bigint[], most: bigint): Game<unknown> {
    const takes = [...new Set(set.filter((take) => take > 0n && take <= most).map(Number))];
    takes.sort((a, b) => a - b);
    if (adjacent === undefined || takes.length === 0) return subtractionGame({ set: takes }) as Game<unknown>;
    if (takes.at(-1)! <= MOST_ADJACENT) return adjacentGame(adjacent.isCircle, takes);
    throw new LimitError("heap", MOST_ADJACENT, takes.at(-1)!);
  }

  function gameOf({ set, game: named, text }: TestPosition): Game<unknown> {
    if (set === undefined && named === undefined) return game!;
    // Takes of adjacent tokens are those that a row has.
    const most = adjacent === undefined ? MOST_TAKE : BigInt(text);
    const key = named ?? `${adjacent === undefined ? set : set!.filter((take) => take <= most)}`;
    const known = games.get(key);
    if (known !== undefined) return known;
    const found = named === undefined ? gameOfSet(set!, most) : parseGame(named);
    if (games.size === MOST_GAMES) games.clear();
    games.set(key, found);
    return found;
  }

  function placed(made: TestPosition): PositionOfTest {
    const known = components.get(made);
    if (known !== undefined) return known;
    const own = gameOf(made);
    const found = { ...made, game: own, component: component(own, own.parse(made.text)) };
    components.set(made, found);
    return found;
  }

  /** Whether these are positions. */
  function fits(made: readonly TestPosition[] | undefined): boolean {
    try {
      made?.forEach(placed);
      return made !== undefined;
    } catch (error) {
      if (error instanceof GameError && !(error instanceof LimitError)) return false;
      throw error;
    }
  }

  /** Number from which on play is too long to be plain, and from which on it is even where tables are long. */
  let far = isPlain ? MOST_PLAIN_NUMBER : 0;
  let farthest = game?.id.startsWith("[") ? Number.POSITIVE_INFINITY : far;

  /** Answer about a sum by plain play where it is short. */
  function asked<T>(sum: readonly Component[], ask: (by: Solver) => T): T {
    const size = Math.max(0, ...sum.map(largestIn));
    const isLong = size >= LONG_TABLE;
    if (size >= (isLong ? farthest : far)) return ask(solving);
    try {
      return ask(isLong ? short : plain);
    } catch (error) {
      if (!(error instanceof GameError) || (error.code !== "limit" && error.code !== "method")) throw error;
      if (isLong) farthest = size;
      else far = Math.max(size, 2);
      return ask(solving);
    }
  }

  function isWon(sum: readonly Component[]): boolean {
    const [first, ...others] = sum;
    if (first === undefined) return play === "misere";
    const outcome = asked(sum, (by) => by.outcome(sum, play, begin(limits)));
    if (outcome !== "D") return outcome === "N";
    throw new RuleError(t("drawn"), first.rules.format?.(first.position) ?? `${others.length + 1}`);
  }

  const isTestWon = (positions: readonly PositionOfTest[]) => isWon(positions.map((each) => each.component));

  /** Piece of a line of answers. */
  function piece(test: readonly PositionOfTest[], i: number): string {
    const isWon = isTestWon(test);
    if (answer.places) return isWon ? `${i + 1}${answer.gap}` : "";
    return (isWon ? answer.wins : answer.loses) + answer.gap;
  }

  const headed = (line: string, index: number) =>
    heading === undefined
      ? line
      : `${heading.before}${index}${heading.after}${heading.ends ? "\n" : ""}${line}`;

  function linesOf(positions: readonly PositionOfTest[]): readonly string[] {
    return isTestWon(positions)
      ? wonLines({ positions, isSum, play }, answer, (sum) => !isWon(sum))
      : lostLines(answer);
  }

  function reasons(positions: readonly PositionOfTest[]): readonly Text[] {
    if (positions.length === 0) return play === "misere" ? [winner(true)] : [conclusion([])];
    if (play === "misere") return [winner(isTestWon(positions))];
    const values = positions.map(
      ({ component: own }) => asked([own], (by) => by.at(own, begin(limits))).value,
    );
    if (!values.every((value) => typeof value === "number")) return [winner(isTestWon(positions))];
    return [...positions.map((each, i) => verbatim(`SG(${each.text}) = ${values[i]}`)), conclusion(values)];
  }

  function* rows(tests: Iterable<readonly (readonly TestPosition[])[]>): Generator<Row> {
    let index = 1;
    for (const row of tests) yield { tests: row.map((made) => made.map(placed)), index: index++ };
  }

  /** Value of a row, for the judge of a program that plays. */
  function valueOfRow(one: Component): number {
    const value = asked([one], (by) => by.at(one, begin(limits))).value;
    if (typeof value === "number") return value;
    throw new RuleError(t("drawn"), one.rules.format?.(one.position) ?? "");
  }

  return {
    legal: (draw) => meaning.drawn(draw, fits),
    tests: (input) => rows(meaning.tests(input, fits, inRows)),
    answer({ tests, index }) {
      if (inRows) return headed(tests.map(piece).join(""), index);
      const [first, ...others] = tests.flatMap(linesOf);
      return [headed(first!, index), ...others].join("\n");
    },
    *why({ tests }) {
      for (const test of tests) yield* reasons(test);
    },
    ...(answer.plays && {
      referee: ({ tests }: Row, style: number) => refereeOf(tests[0]![0]!, answer, style, valueOfRow),
    }),
  };
}

/** Takes beyond are those of no heap. */
const MOST_TAKE = BigInt(Number.MAX_SAFE_INTEGER);

/** Most games of sets that are kept with their tables. */
const MOST_GAMES = 1000;
