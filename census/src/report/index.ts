import type { Language } from "nimber";
import { say } from "nimber/locale";
import { t } from "../locale/census.ts";
import type { Plan } from "../plan/plan.ts";
import type { Results } from "../results.ts";
import { digestOf } from "./digest.ts";
import { html } from "./html.ts";
import { embedded, type FigureAddress, markdown } from "./markdown.ts";
import { blocksOf } from "./sections.ts";

export interface ReportOptions {
  readonly format: "md" | "html";
  readonly language: Language;
  /** Results in the report. Default: all. */
  readonly keys?: ReadonlySet<string>;
  /** Address of the figures of a Markdown report. Default: embedded in the text. */
  readonly place?: FigureAddress;
}

/** Report of a census as text, tables and figures. */
export async function report(
  results: Pick<Results, "rows" | "failures">,
  plan: Plan | undefined,
  { format, language, keys, place = embedded }: ReportOptions,
): Promise<string> {
  const blocks = blocksOf(await digestOf(results, keys), language);
  const title = plan === undefined ? t("census") : t("census2", { name: plan.name });
  return format === "html"
    ? html(say(title, language), blocks, language)
    : markdown(say(title, language), blocks, language, place);
}
