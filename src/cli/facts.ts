import { NotationError } from "../errors.ts";
import { parseSum, type Term } from "../games/notation.ts";
import { readNatural } from "../nimber/read-natural.ts";
import { outsideBrackets } from "../rules/outside-brackets.ts";
import { halfWidth } from "../rules/width.ts";
import type { Budget } from "../solve/limits.ts";
import type { Solver } from "../solve/solution.ts";
import type { Text } from "../types.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { ECHO, excerpt } from "./terminal/shown.ts";

/**
 * Claim about a sum on one line: its value, the values of consecutive heaps, or its outcome and winning
 * moves.
 */
export interface Fact {
  readonly text: string;
  readonly sum: readonly Term[];
  readonly play: "normal" | "misere";
  readonly says:
    | { readonly value: string }
    | { readonly values: readonly string[] }
    | { readonly outcome: string; readonly by: readonly string[] };
}

const FACT: Text = t("fact");

/** Reads a line; undefined for an empty line or a comment. */
export function factIn(line: string, number: number): Fact | undefined {
  const typed = withoutComment(halfWidth(line)).trim();
  if (typed === "") return undefined;
  const at = outsideBrackets(typed, (sign) => sign === ":" || sign === "=").at(-1);
  const place: Text = t("place", { number });
  const wrong = (offset: number) =>
    new UsageError(t("expected", { place, fact: FACT }), caret(typed, offset));
  if (at === undefined) throw wrong(typed.length);
  const [, misere = "", sum = ""] = /^(misere\s+|misère\s+)?(.*)$/i.exec(typed.slice(0, at))!;
  const said = typed.slice(at + 1).trim();
  const play = misere === "" ? "normal" : "misere";
  try {
    if (typed[at] === ":") {
      const [, outcome, by] = /^([PND])(?:\s+by\s+(.+))?$/.exec(said) ?? [];
      if (outcome === undefined) throw wrong(at + 1);
      return { text: typed, sum: parseSum(sum), play, says: { outcome, by: by?.split(/\s*,\s*/) ?? [] } };
    }
    const values = said.split(/[\s,]+/);
    if (play === "misere" || values.some((value) => readNatural(value) === undefined)) throw wrong(at + 1);
    const [, before, from] = /^(.*?)(\d+)\.\.\s*$/.exec(sum) ?? [];
    if (from === undefined && values.length > 1) throw wrong(at + 1);
    if (from === undefined) return { text: typed, sum: parseSum(sum), play, says: { value: values[0]! } };
    const heaps = values.map((_, i) => Number(from) + i).join(" ");
    return { text: typed, sum: parseSum(`${before} ${heaps}`), play, says: { values } };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const offset = Math.min(misere.length + error.offset, typed.length);
    throw new UsageError(t("atPlace", { place, text: error.text }), caret(typed, offset));
  }
}

function caret(text: string, offset: number): string {
  const { line, column } = excerpt(text, offset, ECHO - 2);
  return `  ${line}\n  ${" ".repeat(column)}^`;
}

const withoutComment = (line: string): string =>
  line.slice(0, outsideBrackets(line, (sign) => sign === "#")[0] ?? line.length);

/** Computed answer if it differs from the fact; else undefined. */
export function failure({ sum, play, says }: Fact, solving: Solver, budget: Budget): string | undefined {
  if ("values" in says) {
    for (const [i, component] of sum.entries()) {
      const { value } = solving.solve([component], play, budget);
      if (`${value}` !== plain(says.values[i]!))
        return `${component.rules.id} ${component.position} = ${value ?? "?"}`;
    }
    return undefined;
  }
  const { outcome, value, winning, complete } = solving.solve(sum, play, budget);
  if ("value" in says) return `${value}` === plain(says.value) ? undefined : `${value ?? outcome}`;
  if (outcome !== says.outcome) return outcome;
  const names = new Set(winning.map(({ move }) => move.at));
  const missing = says.by.find((name) => !names.has(name));
  if (missing === undefined) return undefined;
  const some = [...names].slice(0, 10).join(", ");
  return `${outcome} by ${some}${complete && names.size <= 10 ? "" : ", …"}`;
}

/** Number in the format of output. */
const plain = (text: string): string => `${readNatural(text)}`;
