import { isNatural } from "../../rules/natural.ts";
import { isTake, onlyMove } from "../../rules/only-move.ts";
import type { Condition, Expression, Rule } from "../../rules/syntax.ts";
import { isName, namesIn } from "../../rules/walk.ts";
import { indented } from "../program.ts";
import type { Found } from "../read/moves.ts";
import { writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { sizeOf } from "./safety.ts";

// Takes that the last one bounds, as in `[n,m: n-k,2*k if k <= m]`. The options of n,m are those of n,m-1 and the take of
// m, so the values of a heap for all bounds need one look at each take; bounds beyond the heap are those of the whole heap.

/** Table of the values of heaps and bounds up to the largest heap. */
export interface LastTakeTable {
  readonly routines: readonly string[];
  readonly before: readonly string[];
  readonly positions: number;
  at(place: readonly string[], tag: string): Found;
}

/** Limit on the entries of the table. */
const MOST = 10_000_000;

/** Table for heaps up to `box`, if the last take bounds the takes of a rule. */
export function lastTakeTable(rule: Rule, box: readonly number[]): LastTakeTable | undefined {
  const bound = boundAfter(rule);
  const last = box[0]!;
  const size = last + 1;
  if (bound === undefined || size * size > MOST) return undefined;
  const { letter, expression } = bound;
  if (!Number.isFinite(sizeOf(expression, () => last))) return undefined;
  const used = new Set<Helper>();
  const after = writer(new Map([[letter, "take"]]), used).expression(expression);
  const before = [
    `array sg[${size * size}]`,
    `array seen[${size + 1}]`,
    "let stamp = 0",
    `for long heap = 0L to ${last}L:`,
    ...indented([
      "stamp = stamp + 1",
      "let mex = 0",
      "for long take = 1L to heap:",
      ...indented([
        "long rest = heap - take",
        `long bound = ${after}`,
        "if rest < bound:",
        "  bound = rest",
        `seen[sg[narrow(rest * ${size}L + bound)]] = stamp`,
        "while seen[mex] == stamp:",
        "  mex = mex + 1",
        `sg[narrow(heap * ${size}L + take)] = mex`,
      ]),
    ]),
  ];
  return {
    routines: helperTexts(used),
    before,
    positions: size * size,
    at: ([heap, most], tag) => ({
      lines: [`long bound${tag} = ${most}`, `if ${heap} < bound${tag}:`, `  bound${tag} = ${heap}`],
      value: `sg[narrow(${heap} * ${size}L + bound${tag})]`,
    }),
  };
}

/** The bound that a take of `letter` leaves for the next one. */
function boundAfter(rule: Rule): { readonly letter: string; readonly expression: Expression } | undefined {
  const move = onlyMove(rule);
  if (move === undefined || rule.variables.length !== 2) return undefined;
  const { letter, position, conditions } = move;
  const [heap, most] = rule.variables as readonly [string, string];
  const [left, expression] = position as readonly [Expression, Expression];
  if (!isTake(left, heap, letter)) return undefined;
  if (!isNatural(expression) || namesIn(expression).some((name) => name !== letter)) return undefined;
  const [condition, other] = conditions;
  if (condition === undefined || other !== undefined || !isAtMost(condition, letter, most)) return undefined;
  return { letter, expression };
}

/** Whether a condition says that a letter is at most a variable. */
function isAtMost(condition: Condition, letter: string, most: string): boolean {
  if (condition.kind !== "chain" || condition.links.length !== 1) return false;
  const [link] = condition.links;
  if (link!.sign === "<=") return isName(condition.first, letter) && isName(link!.right, most);
  return link!.sign === ">=" && isName(condition.first, most) && isName(link!.right, letter);
}
