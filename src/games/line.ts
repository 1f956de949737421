import type { HeapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import { localized } from "../locale/message.ts";
import { areNaturals, minus, type Natural } from "../nimber/natural.ts";
import { addingOf, codeOf } from "../rules/codes.ts";
import { cubeOf, gridOf } from "../rules/grid.ts";
import { growingLine } from "../rules/growth.ts";
import { leaving } from "../rules/leaving.ts";
import { type Interpreted, interpret, keyOf, type Tuple } from "../rules/moves.ts";
import { pairsOf } from "../rules/pairs.ts";
import { parseRule, severalParts } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import { splitRulesOf } from "../rules/split-moves.ts";
import type { Rule } from "../rules/syntax.ts";
import { takesOf } from "../rules/takes.ts";
import { ruleWords } from "../rules/words.ts";
import type { Game, Growth, LocalizedText, Move, Tick } from "../types.ts";
import { oneHeap } from "./family/heap.ts";
import { ascending } from "./family/heaps.ts";
import { parseNaturals } from "./family/natural.ts";
import { heapBoard } from "./line-board.ts";
import { rowBoard } from "./row-board.ts";
import { wythoffFamily } from "./wythoff.ts";

/**
 * The game of a rule in a line, whose positions are a natural number or as many as it has variables.
 * @throws NotationError
 * @example
 * rule`[n: n-1 | n/2]`.rule.en; // "From n a move leads to n-1; or to n/2. Division rounds down. No number may become negative."
 */
export function rule(text: TemplateStringsArray, ...values: readonly (Natural | string)[]): Game<unknown> {
  return lineGame(parseRule(String.raw({ raw: text }, ...values)));
}

/** The game of a rule. */
export function lineGame(rule: Rule): Game<unknown> {
  return (rule.variables.length === 1 ? oneVariableGame(rule) : tupleGame(rule)) as Game<unknown>;
}

/** Positions to begin with. */
const STARTS: readonly (readonly number[])[] = [[], [12], [5, 8], [3, 4, 5]];

const startOf = ({ variables }: Rule): readonly number[] =>
  STARTS[variables.length] ?? variables.map(() => 2);

/** Bytes of the generators within each other that list the moves of a rule, as measured. */
const WALKING = 2600;

/** Description of a rule in words. */
function face(rule: Rule): Pick<Game<Tuple>, "id" | "name" | "rule"> {
  const id = printRule(rule);
  return { id, name: { en: `The game ${id}`, zh: `游戏 ${id}` }, rule: localized(ruleWords(rule)) };
}

function oneVariableGame(rule: Rule): Game<Natural> {
  const interpreted = interpret(rule);
  const { moves, steps, lost, won, entails } = interpreted;
  const single = (move: Move<Tuple>): Move<Natural> => ({
    get at() {
      return move.at;
    },
    to: move.to.map(([n]) => n!),
    ...(move.next !== undefined && { next: move.next }),
  });
  function* movesOf(n: Natural, tick?: () => void): Generator<Move<Natural>> {
    for (const move of moves([n], tick)) yield single(move);
  }
  const encoding = entails ? undefined : (addingOf(rule) ?? heapRulesOf(rule, interpreted));
  return {
    ...oneHeap,
    ...face(rule),
    start: startOf(rule),
    ...(entails && { entails }),
    ...(lost !== undefined && { lost: (n: Natural) => lost([n]) }),
    ...severalOf(rule),
    ...(won !== undefined && { won: (n: Natural) => won([n]) }),
    moves: movesOf,
    accelerators: {
      bytesPerPosition: WALKING,
      ...(encoding !== undefined && { encoding }),
      unboundedPlay(n) {
        const growth = growthOf(rule, steps, [n]);
        return growth && { ...growth, line: growth.line.map(([each]) => each!) };
      },
      moveTo(n, to) {
        const move = leaving(
          rule,
          [n],
          to.map((part) => [part]),
        );
        return move && single(move);
      },
    },
    board: (n) => rowBoard(n, movesOf),
  };
}

/** Whether a move may leave other than one component. */
const severalOf = ({ options }: Rule): Pick<Game<never>, "several"> =>
  options.some((option) => severalParts(option).length > 0) ? { several: true } : {};

function growthOf(rule: Rule, steps: Interpreted["steps"], position: Tuple): Growth<Tuple> | undefined {
  const line = growingLine(rule, steps, position);
  if (line === undefined) return undefined;
  const [first, last] = [line[0]!, line.at(-1)!];
  return { line, names: rule.variables.filter((_, i) => last[i]! > first[i]!) };
}

/** The moves as data: as one set of takes, as a code, as the takes of each heap, or as splits of it. */
function heapRulesOf(rule: Rule, interpreted: Interpreted): HeapRules | undefined {
  const takes = (n: Natural, tick?: Tick) => {
    const taken = new Set<Natural>();
    for (const [part] of interpreted.left([n], tick)) if (part![0]! < n) taken.add(minus(n, part![0]!));
    return [...taken].sort(ascending);
  };
  const taking = takesOf(rule, takes);
  return taking?.kind === "take" && !("takes" in taking)
    ? taking
    : (codeOf(rule) ?? taking ?? splitRulesOf(rule, interpreted));
}

function tupleGame(rule: Rule): Game<Tuple> {
  const { moves, steps, lost, won, entails } = interpret(rule);
  const { variables } = rule;
  const ends = { ...(lost !== undefined && { lost }) };
  const encoding = entails ? undefined : (pairsOf(rule) ?? gridOf(rule, ends) ?? cubeOf(rule, ends));
  const notation: LocalizedText = {
    en: `${variables.length} numbers ${variables.join(",")}, such as ${startOf(rule)}`,
    zh: `${variables.length} 个数 ${variables.join(",")}，如 ${startOf(rule)}`,
  };
  const game: Game<Tuple> = {
    ...face(rule),
    start: [startOf(rule)],
    space: variables.length === 2 ? "pair" : { tuple: variables.length },
    theorems: [],
    notation,
    ...(entails && { entails }),
    ...(lost !== undefined && { lost }),
    ...severalOf(rule),
    ...(won !== undefined && { won }),
    key: keyOf,
    moves,
    accelerators: {
      bytesPerPosition: WALKING,
      ...(encoding !== undefined && { encoding }),
      unboundedPlay: (position) => growthOf(rule, steps, position),
      moveTo: (position, to) => leaving(rule, position, to),
    },
    parse: (text) => parseTuple(text, variables.length, notation),
    format: (position) => position.join(),
    isPosition: (value) => areNaturals(value) && value.length === variables.length,
    board: (position) => heapBoard(position, moves),
  };
  return encoding?.kind === "pair" ? withTheorem(game, encoding.diagonal) : game;
}

/** Facts about Wythoff's game with this diagonal; its positions and moves differ only in their names. */
function withTheorem(game: Game<Tuple>, diagonal: number): Game<Tuple> {
  const known = wythoffFamily.game(diagonal) as unknown as Game<Tuple>;
  return {
    ...game,
    key: known.key,
    theorems: known.theorems,
    accelerators: {
      ...game.accelerators,
      moveToValue(position, value) {
        const move = known.accelerators!.moveToValue!(position, value);
        return move && game.accelerators!.moveTo!(position, move.to);
      },
    },
  };
}

/** @throws NotationError when `text` is not as many natural numbers between commas. */
function parseTuple(text: string, length: number, expected: LocalizedText): Tuple {
  const position = parseNaturals(text);
  if (position.length === length) return position;
  throw new NotationError(text, text.length, expected);
}
