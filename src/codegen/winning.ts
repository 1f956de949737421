import { encodedAs, type HeapRules, heapRules } from "../encoding.ts";
import { interpret } from "../rules/moves.ts";
import { hasExtras } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { positionAt } from "../rules/space.ts";
import type { Rule } from "../rules/syntax.ts";
import { coordinates } from "../solve/box.ts";
import type { Game, Move } from "../types.ts";
import { GOLDEN } from "./pair.ts";
import { indented, inIf } from "./program.ts";
import { areWanted, isWanted, type Options } from "./read/moves.ts";
import { falls, ruleOptions } from "./rule/program.ts";

// Writes the options of a game, for programs that print winning moves.

/** Largest number of takes that a program lists. */
const MOST_LISTED = 64;
/** Largest number of excluded takes that a condition lists. */
const MOST_EXCLUDED = 20;

/** How a program finds values. */
interface Known {
  /** Whether it has a table of them. */
  readonly hasTable: boolean;
  /** Whether it has values, or the outcomes of normal play. */
  readonly hasValues: boolean;
  /** Whether a test is a sum of several positions. */
  readonly isSum: boolean;
  /** Whether every winning move is counted or listed, not only the first. */
  readonly all: boolean;
  /** Whether they are listed, all of them. */
  readonly lists: boolean;
  /** Whether lines show what a move leaves. */
  readonly shows: boolean;
  readonly before: readonly string[];
}

/**
 * Options of the positions up to `box`. Undefined when a program cannot list them: when the moves are neither takes nor
 * a rule in a line, or, with a table, when a move leaves the table. The lines `before` run first.
 */
export function optionsOf(
  game: Game<unknown>,
  box: readonly number[],
  { hasTable, hasValues, isSum, all, lists, shows, before }: Known,
): Options | undefined {
  const { id } = game;
  const rules = heapRules(game);
  const none = { id, functions: [], before: [] } as const;
  if (encodedAs(game, "pair")?.diagonal === 0 && hasValues && !isSum) return wythoff(id, lists, shows);
  if (rules?.kind === "break")
    return isRow(game) ? ofRow(id, rules.digits, rules.unequal ?? false) : undefined;
  if (rules?.kind === "take") {
    if (hasValues && "allBut" in rules && rules.allBut.length === 0)
      return { ...none, few: true, lines: oneHeap };
    if (hasValues && "from" in rules && rules.from === 1 && rules.to === undefined)
      return { ...none, few: true, lines: oneHeap };
    if ("set" in rules && rules.set.length <= MOST_LISTED) return ofTakes(id, rules.set, before);
    if ("from" in rules)
      return {
        ...none,
        lines: ofRange(`${rules.from}L`, rules.to === undefined ? undefined : `${rules.to}L`, []),
      };
    if ("allBut" in rules && rules.allBut.length <= MOST_EXCLUDED)
      return { ...none, lines: ofRange("1L", undefined, rules.allBut) };
  }
  const rule = ruleTo(game);
  if (rule === undefined || (hasTable && !falls(rule))) return undefined;
  return ruleOptions(rule, box, id, all);
}

/** The one option of a heap of Nim with a value: the heap of that size. */
const oneHeap: Options["lines"] = ([heap], { target }, then) => [
  `if ${target} < ${heap}:`,
  ...indented(then([target])),
];

function ofTakes(id: string, takes: readonly number[], before: readonly string[]): Options {
  const list = `takes = ${takes.join(" ")}`;
  const isListed = before.includes(`list ${list}`);
  const name = isListed ? "takes" : "chosenTakes";
  return {
    id,
    functions: [],
    before: isListed ? [] : [`list ${name} = ${takes.join(" ")}`],
    few: true,
    lines: ofListed(name, `${takes.length - 1}`),
  };
}

/** Options of a heap by the takes of the array `name`, up to the index `last`. */
const ofListed =
  (name: string, last: string): Options["lines"] =>
  ([heap], wanted, then, tag) => {
    const [choice, after] = [`choice${tag}`, `after${tag}`];
    const { lines, value } = isWanted([after], wanted, tag);
    return [
      `for ${choice} = 0 to ${last}:`,
      `  if wide(${name}[${choice}]) <= ${heap}:`,
      `    long ${after} = ${heap} - wide(${name}[${choice}])`,
      ...indented(indented([...lines, `if ${value}:`, ...indented(then([after]))])),
    ];
  };

/** Options by the takes that a program has read: the distinct ones of the array `takes`, `count` of them. */
export const ofReadTakes = (id: string): Options => ({
  id,
  functions: [],
  before: [],
  few: true,
  lines: ofListed("takes", "count - 1"),
});

/** Largest heap whose moves are compared with those of a row. */
const COMPARED = 12;

/** Whether the moves of a take-and-break game are those of a row of tokens, one for each place, in this order. */
function isRow(game: Game<unknown>): boolean {
  const { digits, unequal = false } = heapRules(game) as HeapRules & { readonly kind: "break" };
  const most = digits.length + COMPARED;
  for (let heap = 0; heap <= most; heap++) {
    const own = [...game.moves(heap)].map(({ to }) => to);
    if (
      `${own.map((each) => `[${each}]`)}` !== `${rowMoves(digits, unequal, heap).map((each) => `[${each}]`)}`
    )
      return false;
  }
  return true;
}

/** Heaps that the moves of a row leave, in the order of a program. */
function rowMoves(digits: readonly number[], unequal: boolean, heap: number): number[][] {
  return digits.flatMap((digit, take) => {
    const rest = heap - take;
    if (rest < 0) return [];
    const cuts = Array.from({ length: Math.max(rest - 1, 0) }, (_, i) => i + 1);
    return [
      ...(digit & 1 && rest === 0 ? [[]] : []),
      ...(digit & 2 && rest > 0 ? [[rest], [rest]] : []),
      ...cuts.flatMap((a) => [
        ...(digit & 4 && !(unequal && 2 * a === rest) ? [[a, rest - a]] : []),
        ...(digit & 8 ? cuts.slice(0, rest - a - 1).map((b) => [a, b, rest - a - b]) : []),
      ]),
    ];
  });
}

/** Options of a heap as a row of tokens: the places of the tokens that a move takes, or of the cut. */
function ofRow(id: string, digits: readonly number[], unequal: boolean): Options {
  const all = digits.reduce((bits, digit) => bits | digit, 0);
  return {
    id,
    functions: [],
    before: [`list allowed = ${digits.join(" ")}`],
    splits: (all & 12) > 0,
    lines([heap], wanted, then, tag) {
      const [take, digit, rest, end] = [`take${tag}`, `digit${tag}`, `rest${tag}`, `end${tag}`];
      const [a, b, c, d] = [`partA${tag}`, `partB${tag}`, `partC${tag}`, `partD${tag}`] as const;
      const type = wanted.long ? "long" : "let";
      const has = (bit: number) => (bit === 1 ? `${digit} % 2 == 1` : `${digit} / ${bit} % 2 == 1`);
      /** Lines that find the value of a part under a name of its own. */
      const found = (part: string): string[] => {
        const { lines = [], value } = wanted.at([part], `Of${part}`);
        return [...lines, `${type} ${part}Value = ${value}`];
      };
      const matched = (parts: readonly string[], then: readonly string[]) => [
        `if ${areWanted(
          parts.map((part) => `${part}Value`),
          wanted,
        )}:`,
        ...indented(then),
      ];
      const left = isWanted([rest], wanted, `Rest${tag}`);
      const isSure = /^0L?$/.test(wanted.target);
      const whole = [`${rest} == 0L`, ...(isSure ? [] : [areWanted([], wanted)])];
      const two = () => inIf(unequal ? [`${a} != ${b}`] : [], matched([a, b], then(undefined)));
      const three = () => [
        `for long ${c} = 1L to ${b} - 1L:`,
        ...indented([
          `long ${d} = ${b} - ${c}`,
          ...found(c),
          ...found(d),
          ...inIf(
            unequal ? [`${a} != ${c}`, `${c} != ${d}`, `${a} != ${d}`] : [],
            matched([a, c, d], then(undefined)),
          ),
        ]),
      ];
      const cuts = () => [
        `for long ${a} = 1L to ${rest} - 1L:`,
        ...indented([
          `long ${b} = ${rest} - ${a}`,
          ...found(a),
          ...(all & 4 ? inIf([has(4)], [...found(b), ...two()]) : []),
          ...(all & 8 ? inIf([has(8)], three()) : []),
        ]),
      ];
      return [
        `for ${take} = 0 to ${digits.length - 1}:`,
        `  if wide(${take}) <= ${heap} and allowed[${take}] > 0:`,
        ...indented(
          indented([
            `let ${digit} = allowed[${take}]`,
            `long ${rest} = ${heap} - wide(${take})`,
            ...(all & 1 ? inIf([has(1), ...whole], then(["0L"])) : []),
            ...(all & 2
              ? inIf(
                  [has(2), `${rest} > 0L`],
                  [
                    ...left.lines,
                    `if ${left.value}:`,
                    // The tokens are taken at the one or the other end.
                    ...indented([`for ${end} = 1 to 2:`, ...indented(then([rest]))]),
                  ],
                )
              : []),
            ...(all & 12 ? inIf([`${digit} > 3`], cuts()) : []),
          ]),
        ),
      ];
    },
  };
}

/** Options by the takes from `first` to `last`, or to the whole heap, without those `excluded`. */
const ofRange =
  (first: string, last: string | undefined, excluded: readonly number[]): Options["lines"] =>
  ([heap], wanted, then, tag) => {
    const [most, take, after] = [`most${tag}`, `take${tag}`, `after${tag}`];
    const { lines, value } = isWanted([after], wanted, tag);
    const isBound = last !== undefined;
    return [
      ...(isBound ? [`long ${most} = ${last}`, `if ${heap} < ${most}:`, `  ${most} = ${heap}`] : []),
      `for long ${take} = ${first} to ${isBound ? most : heap}:`,
      ...indented(
        inIf(
          excluded.map((each) => `${take} != ${each}L`),
          [`long ${after} = ${heap} - ${take}`, ...lines, `if ${value}:`, ...indented(then([after]))],
        ),
      ),
    ];
  };

/**
 * Moves of Wythoff's game: to the losing positions with the same difference, and to those with one of the heaps. A position
 * that two moves leave, up to the order of the heaps, is listed once; both moves are counted.
 */
const wythoff = (id: string, lists: boolean, shows: boolean): Options => ({
  id,
  functions: GOLDEN,
  before: [],
  few: true,
  // Else Rust warns that nothing reads whether the last move won.
  ends: true,
  lines([x, y], _, then, tag) {
    const [few, many, least, most] = [`few${tag}`, `many${tag}`, `least${tag}`, `most${tag}`];
    const to = (other: string) => indented(then([least, other]));
    const isOther = lists ? `${few} < ${many} and ${most} != ${few}` : `${least} < ${many}`;
    return [
      `long ${few} = ${x}`,
      `long ${many} = ${y}`,
      `if ${x} > ${y}:`,
      `  ${few} = ${y}`,
      `  ${many} = ${x}`,
      `long ${least} = lower(${many} - ${few})`,
      ...(lists || shows ? [`long ${most} = ${least} + ${many} - ${few}`] : []),
      `if ${least} < ${few}:`,
      ...to(most),
      `${least} = mate(${many})`,
      `if ${least} < ${few}:`,
      ...to(many),
      `${least} = mate(${few})`,
      `if ${least} <= ${few} and ${isOther}:`,
      ...to(few),
      `elif ${few} < ${least} and ${least} < ${many}:`,
      ...indented(then([few, least])),
    ];
  },
});

/** One-line rule with the moves of a game, in the same order. */
function ruleTo(game: Game<unknown>): Rule | undefined {
  const { id, accelerators } = game;
  if (hasExtras(game)) return undefined;
  if (id.startsWith("[")) return parseRule(id);
  const line = accelerators?.ruleInALine;
  if (line === undefined || line.at !== undefined || line.heaps !== undefined) return undefined;
  const rule = parseRule(line.rule);
  return movesAlike(game, rule) ? rule : undefined;
}

/** Whether a game lists the moves of a rule, as far as small positions show. */
function movesAlike(game: Game<unknown>, rule: Rule): boolean {
  const size = rule.variables.length;
  const other = interpret(rule);
  const listed = (moves: Iterable<Move<unknown>>, format: (part: unknown) => string) =>
    Array.from(moves, ({ to }) => to.map(format).join("&")).join("|");
  for (const place of coordinates(Array<number>(size).fill(size === 1 ? COMPARED : 5))) {
    const position = positionAt(game, place);
    if (position === undefined) continue;
    const own = listed(game.moves(position), (part) => game.format(part));
    if (own !== listed(other.moves(place), (part) => String(part))) return false;
  }
  return true;
}
