import type { HeapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import { localized } from "../locale/message.ts";
import { counted } from "../locale/words.ts";
import { areNaturals, minus, type Natural } from "../nimber/natural.ts";
import { addingOf, codeOf } from "../rules/codes.ts";
import { cubeOf, gridOf } from "../rules/grid.ts";
import { growingLine } from "../rules/growth.ts";
import { leaving } from "../rules/leaving.ts";
import { type Interpreted, interpret, keyOf, type Tuple } from "../rules/moves.ts";
import { pairsOf } from "../rules/pairs.ts";
import { parseRule, severalParts } from "../rules/parse.ts";
import { printCondition, printRule } from "../rules/print.ts";
import { splitRulesOf } from "../rules/split-moves.ts";
import type { Rule } from "../rules/syntax.ts";
import { takesOf } from "../rules/takes.ts";
import { ruleWords } from "../rules/words.ts";
import type { Game, Growth, LocalizedText, Move, Tick } from "../types.ts";
import { oneHeap } from "./family/heap.ts";
import { ascending } from "./family/heaps.ts";
import { parseNaturals, tuples } from "./family/natural.ts";
import { heapBoard } from "./line-board.ts";
import { rowBoard } from "./row-board.ts";
import { wythoffFamily } from "./wythoff.ts";

/**
 * Game of a one-line rule. Its positions are natural numbers, or tuples of as many as the rule has variables.
 * @throws NotationError
 * @example
 * rule`[n: n-1 | n/2]`.rule.en; // "From n a move leads to n-1; or to n/2. Division rounds down. No number may become negative."
 */
export function rule(text: TemplateStringsArray, ...values: readonly (Natural | string)[]): Game<unknown> {
  return lineGame(parseRule(String.raw({ raw: text }, ...values)));
}

/**
 * Game of a parsed rule. A single number that is not always legal becomes a list of one number, because its
 * tables have gaps.
 */
export function lineGame(rule: Rule): Game<unknown> {
  const isHeap = rule.variables.length === 1 && rule.legal === undefined;
  return (isHeap ? oneVariableGame(rule) : tupleGame(rule)) as Game<unknown>;
}

/** Game of a parsed rule in which the opponent may forbid some moves before each move. */
export function blockedGame(rule: Rule, blocked: number): Game<unknown> {
  const { accelerators, theorems: _, ...game } = lineGame(rule);
  const { encoding: __, ...others } = accelerators!;
  const id = printRule(rule, { blocked });
  return {
    ...game,
    id,
    name: nameOf(id),
    rule: localized(ruleWords(rule, { blocked })),
    blocked,
    theorems: [],
    accelerators: others,
  };
}

const nameOf = (id: string): LocalizedText => ({ en: `The game ${id}`, zh: `游戏 ${id}` });

/** Default start positions, by the number of variables. */
const STARTS: readonly (readonly number[])[] = [[], [12], [5, 8], [3, 4, 5]];

/** Bytes of the nested generators that list the moves of a rule, as measured. */
const WALKING = 2600;

/** Description of a rule in words. */
function face(rule: Rule): Pick<Game<Tuple>, "id" | "name" | "rule"> {
  const id = printRule(rule);
  return { id, name: nameOf(id), rule: localized(ruleWords(rule)) };
}

/** Largest number in the search for a legal start position. */
const MOST_START = 12;

/** The default start position; if it is illegal, the legal one with the nearest sum that has a move. */
export function startOf(
  { variables: { length } }: Rule,
  {
    legal,
    moves,
  }: Pick<Interpreted, "legal"> & { readonly moves: (position: readonly number[]) => Iterator<unknown> },
): readonly number[] {
  const usual = STARTS[length] ?? Array<number>(length).fill(2);
  if (legal === undefined || legal(usual)) return usual;
  const sumOf = (position: readonly number[]) => position.reduce((a, b) => a + b, 0);
  const apart = (position: readonly number[]) => Math.abs(sumOf(position) - sumOf(usual));
  const near: number[][] = [];
  for (const each of tuples(length)) {
    if (Math.max(...each) > MOST_START) break;
    if (legal(each)) near.push(each);
  }
  near.sort((a, b) => apart(a) - apart(b));
  return near.find((each) => !moves(each).next().done) ?? near[0] ?? usual;
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
    start: startOf(rule, interpreted),
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

/** Condition for legal positions, in words, to be appended to their description. */
export function amongText({ legal }: Rule): LocalizedText {
  if (legal === undefined) return { en: "", zh: "" };
  const condition = printCondition(legal);
  return { en: ` with ${condition}`, zh: `，满足 ${condition}` };
}

/** Set if a move may leave no component or several. */
const severalOf = ({ options }: Rule): Pick<Game<never>, "several"> =>
  options.some((option) => severalParts(option).length > 0) ? { several: true } : {};

function growthOf(rule: Rule, steps: Interpreted["steps"], position: Tuple): Growth<Tuple> | undefined {
  const line = growingLine(rule, steps, position);
  if (line === undefined) return undefined;
  const [first, last] = [line[0]!, line.at(-1)!];
  return { line, names: rule.variables.filter((_, i) => last[i]! > first[i]!) };
}

/** Moves as data: one set of takes, a code, the takes of each heap, or its splits. */
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
  const interpreted = interpret(rule);
  const { moves, steps, lost, won, entails, legal } = interpreted;
  const { variables } = rule;
  const ends = { ...(lost !== undefined && { lost }) };
  const encoding =
    entails || legal !== undefined ? undefined : (pairsOf(rule) ?? gridOf(rule, ends) ?? cubeOf(rule, ends));
  const start = startOf(rule, interpreted);
  const among = amongText(rule);
  const notation: LocalizedText = {
    en: `${counted(variables.length, "number")} ${variables.join(",")}${among.en}, such as ${start}`,
    zh: `${variables.length} 个数 ${variables.join(",")}${among.zh}，如 ${start}`,
  };
  const game: Game<Tuple> = {
    ...face(rule),
    start: [start],
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
    parse(text) {
      const position = parseTuple(text, variables.length, notation);
      if (legal?.(position) === false) throw new NotationError(text, 0, notation);
      return position;
    },
    format: (position) => position.join(),
    isPosition: (value) =>
      areNaturals(value) && value.length === variables.length && legal?.(value) !== false,
    board: (position) => heapBoard(position, moves),
  };
  return encoding?.kind === "pair" ? withTheorem(game, encoding.diagonal) : game;
}

/**
 * Adds the theorems on Wythoff's game with this diagonal; its positions are the same and its moves differ
 * only in their names.
 */
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

/** Reads `length` natural numbers separated by commas. @throws NotationError */
export function parseTuple(text: string, length: number, expected: LocalizedText): Tuple {
  const position = parseNaturals(text);
  if (position.length === length) return position;
  throw new NotationError(text, text.length, expected);
}
