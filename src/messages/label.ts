import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import { leastNotIn } from "../nimber/mex.ts";
import type { Natural } from "../nimber/natural.ts";
import { isNumber, type Value, valueText } from "../nimber/value.ts";
import type { Text } from "../types.ts";

/** Options of one value, with the moves to them. */
export interface Labelled {
  readonly value: Value;
  readonly moves: readonly string[];
}

/** Largest number of moves that a line names. */
const NAMED = 8;

/**
 * Reasons why a position with these `options` has its `value`. A finite value is the least number that no
 * option has, and every option that is larger or infinite has a move back to it. For an infinite value, an
 * option without such a move is named.
 * Source: Smith 1966; Fraenkel & Perl 1975.
 */
export function labelLines(options: readonly Labelled[], value: Value): Text[] {
  const numbers = options.flatMap((each) => (isNumber(each.value) ? [each.value] : []));
  const endless = options.filter((each) => !isNumber(each.value));
  const all = new Set(numbers);
  const least = leastNotIn((number) => all.has(number));
  const mex = both(`mex{${numbers.join(", ")}} = ${least}`);
  if (isNumber(value)) return endless.length === 0 ? [mex] : [mex, ...answered(endless, value)];
  const spoils = endless.find(
    (each) =>
      typeof each.value === "object" && "infinite" in each.value && !each.value.infinite.includes(least),
  );
  if (spoils === undefined) return [mex, round(least, value)];
  const { moves, text } = named(spoils);
  return [mex, t("afterValueNoMoveLeads", { moves, text, least, valueText: valueText(value) })];
}

const answered = (endless: readonly Labelled[], value: Natural): Text[] =>
  endless.map((each) => {
    const { moves, text } = named(each);
    return t("afterValueMoveLeadsBack", { moves, text, value });
  });

/** Moves back exist, but need not bring play nearer to its end. */
const round = (least: Natural, value: Value): Text =>
  t("playCanGoRoundWithout", { least, valueText: valueText(value) });

function named({ value, moves }: Labelled): { readonly moves: string; readonly text: string } {
  const more = moves.length > NAMED ? ", …" : "";
  return { moves: moves.slice(0, NAMED).join(", ") + more, text: valueText(value) };
}

const both = (text: string): Text => verbatim(text);
