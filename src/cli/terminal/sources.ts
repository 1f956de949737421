import { say } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import type { Solution } from "../../solve/solution.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { wrap } from "./layout.ts";

/** Text on the theorems that were used in place of a search. */
export function sources({ language, terminal }: CommandContext, { components }: Solution): string {
  const used = new Set(components.flatMap(({ by }) => (typeof by === "object" ? [by] : [])));
  return [...used]
    .map((theorem) =>
      wrap(
        say(t("theorem", { claim: theorem.claim, sourceText: sourceText(theorem.source) }), language),
        terminal.columns,
        "  ",
      ),
    )
    .join("");
}
