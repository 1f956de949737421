import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";
import type { Text } from "../types.ts";

/** Why the moves of a game are no formula of addition and digits. */
export class Undefinable extends Error {
  readonly says: Text;
  constructor(says: Text) {
    super(says.en);
    this.says = says;
  }
}

/** Refuses `node`, which `en` and `zh` call what it is. */
export const undefinable = (node: Expression, en: string, zh: string): Undefinable =>
  named(printExpression(node), en, zh);

export const named = (shown: string, en: string, zh: string): Undefinable =>
  new Undefinable({
    en: `no automaton adds up \`${shown}\`: it is ${en}`,
    zh: `自动机无法表示 \`${shown}\`：${zh}`,
  });
