import type { ProvedLaw } from "../../codegen/index.ts";
import { type Listing, periodLine } from "../../export/index.ts";
import { rowsOf } from "../../export/listing.ts";
import { say } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import { type Natural, plus } from "../../nimber/natural.ts";
import { isNumber, valueText } from "../../nimber/value.ts";
import type { Proved } from "../../solve/period/theorem.ts";
import type { Text, Theorem } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { type OnFile, onFileText } from "../long-run.ts";
import { jsonLine } from "./json.ts";
import { wrap } from "./layout.ts";

/** Values of heaps `from` to `to` of the game `id`. */
export interface Sequence extends Listing {
  /** Proved period, and a test for exceptional heaps before it. */
  readonly period?: Proved | undefined;
  readonly excepted?: (heap: Natural) => boolean;
  /** Source of the values that were not computed, and the first heap that has one. */
  readonly rests?: { readonly from: Natural; readonly on: ProvedLaw | Theorem<unknown> };
  /** File with values that these depend on and that have not been recomputed. */
  readonly onFile?: OnFile | undefined;
}

/** JSON for a proved period. */
export const periodTold = (law: ProvedLaw): object => ({
  ...law,
  theorem: say(sourceText(law.theorem), "en"),
});

/** Source of the values that were not computed. */
export function restsText({ from, on }: NonNullable<Sequence["rests"]>): Text {
  if ("claim" in on) {
    return t("valuesFromHeapRestTheorem", { from, claim: on.claim, sourceText: sourceText(on.source) });
  }
  return t("valuesFromHeapRestProved", {
    from,
    period: on.period,
    preperiod: on.preperiod,
    theorem: sourceText(on.theorem),
  });
}

/**
 * Lines of ten values, or as many as fit; each line begins with the heap of its first value. With a proved
 * period, its first round has one colour and the exceptions before it another.
 */
export function* table(sequence: Sequence, context: CommandContext): Generator<string> {
  const { id, from, values, period, excepted, rests, onFile } = sequence;
  const { terminal } = context;
  const style = (n: Natural, text: string) => {
    if (period === undefined) return text;
    if (excepted?.(n)) return terminal.style("yellow", text);
    const first = n >= period.preperiod && n < period.preperiod + period.period;
    return first ? terminal.style("cyan", text) : text;
  };
  let most: Natural = 0;
  let cell = 2;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!isNumber(value)) cell = Math.max(cell, valueText(value).length);
    else if (value > most) most = value;
  }
  cell = Math.max(cell, String(most).length);
  const first = String(plus(from, values.length - 1)).length;
  const per = [20, 10, 5, 2].find((each) => terminal.columns >= first + 4 + each * (cell + 1)) ?? 1;
  yield `  ${terminal.style("bold", id)}\n`;
  for (const { heap, first: at } of rowsOf(sequence, per)) {
    const cells: string[] = [];
    for (let i = 0; i < per && at + i < values.length; i++) {
      const text = at + i < 0 ? "" : valueText(values[at + i]!);
      cells.push(text === "" ? " ".repeat(cell) : style(plus(heap, i), text.padStart(cell)));
    }
    yield `  ${terminal.style("dim", String(heap).padStart(first))}  ${cells.join(" ")}\n`;
  }
  if (period !== undefined) {
    yield terminal.style("dim", wrap(say(periodLine(period), context.language), terminal.columns, "  "));
  }
  if (rests !== undefined) {
    yield terminal.style("dim", wrap(say(restsText(rests), context.language), terminal.columns, "  "));
  }
  if (onFile !== undefined)
    yield terminal.style("yellow", wrap(say(onFileText(onFile), context.language), terminal.columns, "  "));
}

export function* json({ id, from, values, rests, onFile }: Sequence): Generator<string> {
  yield `${jsonLine({ game: id, from }).slice(0, -2)},"values":[`;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    yield `${i === 0 ? "" : ","}${isNumber(value) ? (typeof value === "bigint" ? `"${value}"` : value) : jsonLine(value).trimEnd()}`;
  }
  yield "]";
  if (rests !== undefined) {
    const { from, on } = rests;
    const by = "claim" in on ? { by: say(sourceText(on.source), "en") } : { law: periodTold(on) };
    yield `,${jsonLine({ rests: { from, ...by } }).slice(1, -2)}`;
  }
  if (onFile !== undefined) yield `,${jsonLine({ onFile }).slice(1, -2)}`;
  yield "}\n";
}
