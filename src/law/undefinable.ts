import { Undefinable } from "../automata/index.ts";
import { t } from "../locale/law.ts";
import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";
import type { Text } from "../types.ts";

/** Refuses what is written so, and says `what` it is. */
export const refusal = (shown: string, what: Text): Undefinable =>
  new Undefinable(t("noAutomatonTells", { shown, what }));

export const undefinable = (node: Expression, what: Text): Undefinable =>
  refusal(printExpression(node), what);
