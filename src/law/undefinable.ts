import { Undefinable } from "../automata/index.ts";
import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";

/** Refuses what is written so, which `en` and `zh` call what it is. */
export const refusal = (shown: string, en: string, zh: string): Undefinable =>
  new Undefinable({
    en: `no automaton tells \`${shown}\`: it is ${en}`,
    zh: `自动机无法表示 \`${shown}\`：${zh}`,
  });

export const undefinable = (node: Expression, en: string, zh: string): Undefinable =>
  refusal(printExpression(node), en, zh);
