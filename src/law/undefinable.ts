import { Undefinable } from "../automata/index.ts";
import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";
import type { Text } from "../types.ts";

/** Refuses what is written so, and says `what` it is. */
export const refusal = (shown: string, what: Text): Undefinable =>
  new Undefinable({
    en: `no automaton tells \`${shown}\`: it is ${what.en}`,
    zh: `自动机无法表示 \`${shown}\`：${what.zh}`,
  });

export const undefinable = (node: Expression, what: Text): Undefinable =>
  refusal(printExpression(node), what);
