import { component } from "../../solve/component.ts";
import { begin } from "../../solve/limits.ts";
import { canonicalForms } from "../../solve/misere/canonical-form.ts";
import { genusText } from "../../solve/misere/genus.ts";
import type { Game } from "../../types.ts";
import { type CommandContext, type Option, UsageError } from "../command.ts";
import { limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { columns } from "./layout.ts";

export const GENUS: Option = {
  name: "genus",
  says: t("misereGenusEachHeap"),
};

/** Options of the table of values that have no meaning with --genus. */
const OTHERS = [
  "from",
  "format",
  "method",
  "box",
  "plot",
  "svg",
  "checkpoint",
  "resume",
  "recheck",
  "every",
] as const;

/** Default number of heaps; the number of positions needed for genera grows fast. */
const USUAL = 20;

/** Genera and misère outcomes of heaps 0 to --to. */
export function genera(game: Game<unknown>, context: CommandContext): string {
  if (context.option("misere") === undefined) throw new UsageError(t("genusExpectedMisereBeside"));
  const other = OTHERS.find((name) => context.option(name) !== undefined);
  if (other !== undefined) {
    throw new UsageError(t("genusExpectedMisereBesideFound", { other }));
  }
  if (game.space !== "heap") {
    throw new UsageError(t("genusExpectedGameWhosePosition", { id: game.id }));
  }
  const { progress: _, ...limits } = limitsOf(context);
  const to = numberOf(context, "to", USUAL);
  const forms = canonicalForms(limits);
  const budget = begin(limits);
  const found: { readonly genus: string; readonly outcome: string }[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const { genus, outcome } = forms.of([component(game, heap)], budget);
    found.push({ genus: genusText(genus), outcome });
  }
  if (context.json) {
    const outcomes = found.map(({ outcome }) => outcome).join("");
    return jsonLine({ game: game.id, outcomes, genus: found.map(({ genus }) => genus) });
  }
  const rows = found.map(({ genus, outcome }, heap) => [`${heap}`, outcome, genus]);
  return `  ${context.terminal.style("bold", game.id)}\n${columns(rows, [0])}`;
}
