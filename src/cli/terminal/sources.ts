import { sourceText } from "../../say/proof.ts";
import type { Solution } from "../../solve/solution.ts";
import type { Given } from "../command.ts";
import { wrap } from "./layout.ts";

/** The theorems that were relied on where the rules could not be searched. */
export function sources({ language, terminal }: Given, { components }: Solution): string {
  const used = new Set(components.flatMap(({ by }) => (typeof by === "object" ? [by] : [])));
  return [...used]
    .map((theorem) =>
      wrap(
        {
          en: `By theorem: ${theorem.claim.en} (${sourceText(theorem.source).en})`,
          zh: `依据定理：${theorem.claim.zh}（${sourceText(theorem.source).zh}）`,
        }[language],
        terminal.columns,
        "  ",
      ),
    )
    .join("");
}
