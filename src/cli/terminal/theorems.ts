import { say } from "../../locale/message.ts";
import { proofClaim, sourceText } from "../../messages/proof.ts";
import type { Solution } from "../../solve/solution.ts";
import type { Text, Theorem } from "../../types.ts";
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

/** Line that names a source. */
export const sourceLine = (source: Text): Text => t("source", { source });

/** Text on a theorem: its claim, source and proof. */
export function theoremText(
  theorem: Theorem<unknown>,
  { language, terminal }: Pick<CommandContext, "language" | "terminal">,
): string {
  const { claim, source } = theorem;
  const heading = `  ${terminal.style("bold", say(t("knownTheorem"), language))}\n`;
  const lines = [claim, sourceLine(sourceText(source)), proofClaim(theorem)];
  return heading + lines.map((line) => wrap(say(line, language), terminal.columns, "    ")).join("");
}

/** JSON for a theorem. */
export const theoremJson = ({ claim, source, play = "normal", proof }: Theorem<unknown>): object => ({
  claim,
  source: say(sourceText(source), "en"),
  play,
  proof: proof ?? { by: "cited" },
});
