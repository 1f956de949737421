import { Undefinable } from "../automata/index.ts";
import { t } from "../locale/law.ts";
import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";
import type { Text } from "../types.ts";

/** Error for an expression that is written as `shown` and named `what`. */
export const refusal = (shown: string, what: Text): Undefinable =>
  new Undefinable(t("noAutomatonTells", { shown, what }));

export const undefinable = (node: Expression, what: Text): Undefinable =>
  refusal(printExpression(node), what);
