import { encodedAs, heapRules } from "../encoding.ts";
import { hasExtras } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import type { Rule } from "../rules/syntax.ts";
import type { Game } from "../types.ts";
import { GOLDEN } from "./pair.ts";
import { indented, inIf } from "./program.ts";
import { isWanted, type Options } from "./read/moves.ts";
import { falls, ruleOptions } from "./rule/program.ts";

// Writes the options of a game, for programs that print winning moves.

/** Largest number of takes that a program lists. */
const MOST_LISTED = 64;
/** Largest number of excluded takes that a condition lists. */
const MOST_EXCLUDED = 20;

/**
 * Options of the positions up to `box`. Undefined when a program cannot list them: when the moves are neither takes nor
 * a rule in a line, or, with a table, when a move leaves the table. The lines `before` run first.
 */
export function optionsOf(
  game: Game<unknown>,
  box: readonly number[],
  { hasTable, before }: { readonly hasTable: boolean; readonly before: readonly string[] },
): Options | undefined {
  const { id } = game;
  const rules = heapRules(game);
  const none = { id, functions: [], before: [] } as const;
  if (encodedAs(game, "pair")?.diagonal === 0) return wythoff(id);
  if (rules?.kind === "take") {
    if ("allBut" in rules && rules.allBut.length === 0) return { ...none, lines: oneHeap };
    if ("from" in rules && rules.from === 1 && rules.to === undefined) return { ...none, lines: oneHeap };
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
  return ruleOptions(rule, box, id);
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
    lines([heap], wanted, then, tag) {
      const [choice, after] = [`choice${tag}`, `after${tag}`];
      const { lines, value } = isWanted([after], wanted, tag);
      return [
        `for ${choice} = 0 to ${takes.length - 1}:`,
        `  if wide(${name}[${choice}]) <= ${heap}:`,
        `    long ${after} = ${heap} - wide(${name}[${choice}])`,
        ...indented(indented([...lines, `if ${value}:`, ...indented(then([after]))])),
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

/** Moves of Wythoff's game: to the losing positions with the same difference, and to those with one of the heaps. */
const wythoff = (id: string): Options => ({
  id,
  functions: GOLDEN,
  before: [],
  lines([x, y], _, then, tag) {
    const [few, many, least, most] = [`few${tag}`, `many${tag}`, `least${tag}`, `most${tag}`];
    const to = (other: string) => indented(then([least, other]));
    return [
      `long ${few} = ${x}`,
      `long ${many} = ${y}`,
      `if ${x} > ${y}:`,
      `  ${few} = ${y}`,
      `  ${many} = ${x}`,
      `long ${least} = lower(${many} - ${few})`,
      `long ${most} = ${least} + ${many} - ${few}`,
      `if ${least} < ${few}:`,
      ...to(most),
      `${least} = mate(${many})`,
      `if ${least} < ${few}:`,
      ...to(many),
      `${least} = mate(${few})`,
      // The same position may be left by a move in both heaps.
      `if ${least} <= ${few} and ${few} < ${many} and ${most} != ${few}:`,
      ...to(few),
      `elif ${few} < ${least} and ${least} < ${many}:`,
      ...indented(then([few, least])),
    ];
  },
});

/** One-line rule with the moves of a game. */
function ruleTo(game: Game<unknown>): Rule | undefined {
  const { id, accelerators } = game;
  const line = accelerators?.ruleInALine;
  const hasOwn = line !== undefined && line.at === undefined && line.heaps === undefined;
  const text = hasOwn ? line.rule : id;
  return text.startsWith("[") && !hasExtras(game) ? parseRule(text) : undefined;
}
