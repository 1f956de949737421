import { type Answer, type InputForm, parseAnswer, parseRead, usualRead } from "../../codegen/read/form.ts";
import { parseLimits } from "../../codegen/read/limits.ts";
import { expectWinner } from "../../codegen/read/moves.ts";
import { planOf, readsOne } from "../../codegen/read/plan.ts";
import { coordinatesOf, usualLargest } from "../../codegen/template.ts";
import { wholeOf } from "../../codegen/whole/index.ts";
import { formsOf, isFirstTake } from "../../codegen/whole/whole.ts";
import { GameError, LimitError, NotationError, RuleError } from "../../errors.ts";
import { subtractionGame } from "../../games/family/subtraction.ts";
import { parseGame } from "../../games/notation.ts";
import type { ContestProgram } from "../../games/problems/index.ts";
import { t as codegen } from "../../locale/codegen.ts";
import { t } from "../../locale/judge.ts";
import { verbatim } from "../../locale/message.ts";
import { component } from "../../solve/component.ts";
import { begin, type Limits } from "../../solve/limits.ts";
import type { Solver } from "../../solve/solution.ts";
import { solver } from "../../solve/sum.ts";
import type { Component, Game, Play, Text } from "../../types.ts";
import type { Judging } from "../problem.ts";
import { conclusion } from "../s-nim.ts";
import { winner } from "../verdict.ts";
import { type Bounds, boundsIn, drawing } from "./drawing.ts";
import { lostLines, type Placed, wonLines } from "./moves.ts";
import { reading } from "./reading.ts";
import { type Made, rowsOf, type Walked, walkedOf } from "./walk.ts";
import { type WholeForm, wholeForm } from "./whole.ts";

/** Input in a form, and the question about its positions. */
export interface Formed {
  /** Game; absent where the form reads the sets of takes. */
  readonly game: Game<unknown> | undefined;
  /** Form; the usual one of the game if absent. */
  readonly read: InputForm | undefined;
  readonly answer: Answer;
  readonly play?: Play;
  /** Largest coordinates to draw, and the largest number of each letter. */
  readonly box?: readonly number[];
  readonly largest?: ReadonlyMap<string, number> | undefined;
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
}: ContestProgram): Formed & Required<Pick<Formed, "box">> {
  const read = parseRead(form);
  const game = named === undefined ? undefined : parseGame(named);
  return {
    ...{ game, read, answer: parseAnswer(print) },
    play: misere ? "misere" : "normal",
    box: game === undefined ? [LARGEST_OF_SET] : usualLargest(game),
    ...(limits !== undefined && { largest: parseLimits(limits, read) }),
  };
}

/** Tests whose answers share a line, most often one, each as its positions; the first row has the index 1. */
interface Row {
  readonly tests: readonly (readonly Placed[])[];
  readonly index: number;
}

/** Meaning of a form: its steps, and random tests. */
interface Meaning {
  readonly form: Walked;
  readonly text: string;
  readonly bounds: Bounds;
  readonly box: readonly number[];
  readonly isSum: boolean;
  readonly whole?: WholeForm;
}

/** @throws NotationError when the numbers of the form make no positions of the game; ProgramError */
function meaningOf({ game, read, answer, box = [], largest = new Map() }: Formed): Meaning {
  const whole = game && wholeOf(game);
  if (whole !== undefined) {
    const form = wholeForm(whole, game!.id, formsOf(whole), read);
    if (!(form.takes && isFirstTake(answer))) expectWinner(answer, game!.id);
    return {
      form,
      text: read?.text ?? formsOf(whole)[0]!,
      bounds: form.bounds,
      box: [],
      isSum: false,
      whole: form,
    };
  }
  const variables = game === undefined ? ["n"] : coordinatesOf(game);
  const plan = planOf(read ?? usualRead(variables), variables);
  if (game !== undefined && plan.readsSet)
    throw new NotationError(
      plan.read.text,
      plan.read.text.indexOf("{"),
      codegen("noSetTakesOwn", { id: game.id }),
    );
  const bounds = boundsIn(plan, box, largest);
  return { form: walkedOf(plan), text: plan.read.text, bounds, box, isSum: !readsOne(plan) };
}

/** Positions that plain play meets at most, and numbers below which it is tried; beyond, theorems and tables answer. */
const MOST_PLAIN = 4000;
const MOST_PLAIN_NUMBER = 200;

/** Largest number in the notation of a position. */
const largestIn = ({ rules, position }: Component): number =>
  Math.max(0, ...(rules.format?.(position).match(/\d+/g) ?? []).map(Number));

/** Judging of the inputs of a form: its random inputs, and their answers by the rules of the game. */
export function byForm(formed: Formed, limits: Limits): Judging<Row> {
  const { game, answer, play = "normal", isPlain = false } = formed;
  const { form, text, bounds, box, isSum, whole } = meaningOf(formed);
  const { heading } = answer;
  const inRows = answer.rows && form.depth > 0;
  const solving = solver(limits);
  const plain = isPlain ? solver({ ...limits, positions: MOST_PLAIN, method: "search" }) : undefined;
  const games = new Map<string, Game<unknown>>();
  const components = new WeakMap<Made, Placed>();

  function gameOf({ set, game: named }: Made): Game<unknown> {
    if (set === undefined && named === undefined) return game!;
    const key = named ?? `${set}`;
    const known = games.get(key);
    if (known !== undefined) return known;
    const takes = [...new Set((set ?? []).filter((take) => take > 0n && take <= MOST_TAKE).map(Number))];
    const found =
      named === undefined
        ? (subtractionGame({ set: takes.sort((a, b) => a - b) }) as Game<unknown>)
        : parseGame(named);
    if (games.size === MOST_GAMES) games.clear();
    games.set(key, found);
    return found;
  }

  function placed(made: Made): Placed {
    const known = components.get(made);
    if (known !== undefined) return known;
    const own = gameOf(made);
    const found = { ...made, game: own, component: component(own, own.parse(made.text)) };
    components.set(made, found);
    return found;
  }

  /** Whether these are positions. */
  function fits(made: readonly Made[] | undefined): boolean {
    try {
      made?.forEach(placed);
      return made !== undefined;
    } catch (error) {
      if (error instanceof GameError && !(error instanceof LimitError)) return false;
      throw error;
    }
  }

  /** Number from which on play is too long to be plain. */
  let far = MOST_PLAIN_NUMBER;

  /** Answer about a sum by plain play where it is short. */
  function asked<T>(sum: readonly Component[], ask: (by: Solver) => T): T {
    if (plain === undefined) return ask(solving);
    const size = Math.max(0, ...sum.map(largestIn));
    if (size >= far) return ask(solving);
    try {
      return ask(plain);
    } catch (error) {
      if (!(error instanceof GameError) || (error.code !== "limit" && error.code !== "method")) throw error;
      far = Math.max(size, 2);
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

  const isTestWon = (positions: readonly Placed[]) => isWon(positions.map((each) => each.component));

  const headed = (line: string, index: number) =>
    heading === undefined
      ? line
      : `${heading.before}${index}${heading.after}${heading.ends ? "\n" : ""}${line}`;

  function linesOf(positions: readonly Placed[]): readonly string[] {
    return isTestWon(positions)
      ? wonLines({ positions, isSum, play }, answer, (sum) => !isWon(sum))
      : lostLines(answer);
  }

  function reasons(positions: readonly Placed[]): readonly Text[] {
    if (positions.length === 0) return play === "misere" ? [winner(true)] : [conclusion([])];
    if (play === "misere") return [winner(isTestWon(positions))];
    const values = positions.map(
      ({ component: own }) => asked([own], (by) => by.at(own, begin(limits))).value,
    );
    if (!values.every((value) => typeof value === "number")) return [winner(isTestWon(positions))];
    return [...positions.map((each, i) => verbatim(`SG(${each.text}) = ${values[i]}`)), conclusion(values)];
  }

  function* rows(tests: Iterable<readonly (readonly Made[])[]>): Generator<Row> {
    let index = 1;
    for (const row of tests) yield { tests: row.map((made) => made.map(placed)), index: index++ };
  }

  return {
    legal(draw) {
      const isWithin = ({ text }: Made) =>
        whole !== undefined ||
        text.split(",").every((each, i) => Number(each) <= (box[i] ?? Number.POSITIVE_INFINITY));
      const origin = drawing(
        draw,
        bounds,
        (made) => made.every(isWithin) && fits(made),
        (tries) => {
          throw new NotationError(text, 0, t("noPositionsDrawn", { box, tries }));
        },
        whole && (() => whole.drawn(draw)),
      );
      for (const _ of rowsOf(form, origin, inRows));
      return origin.text();
    },
    tests(input) {
      const expected = t("positionOfForm", { id: game?.id ?? text });
      return rows(rowsOf(form, reading(input, expected, fits), inRows));
    },
    answer({ tests, index }) {
      if (inRows)
        return headed(
          tests.map((test) => (isTestWon(test) ? answer.wins : answer.loses) + answer.gap).join(""),
          index,
        );
      const [first, ...others] = tests.flatMap(linesOf);
      return [headed(first!, index), ...others].join("\n");
    },
    *why({ tests }) {
      for (const test of tests) yield* reasons(test);
    },
  };
}

/** Takes beyond are those of no heap. */
const MOST_TAKE = BigInt(Number.MAX_SAFE_INTEGER);

/** Most games of sets that are kept with their tables. */
const MOST_GAMES = 1000;
