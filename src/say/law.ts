import { t } from "../locale/conclusions.ts";
import type { AutomaticLaw, Law, RecurrenceLaw, Text } from "../types.ts";
import { formulaClaim } from "./formula.ts";
import { periodClaim } from "./period.ts";

/**
 * A law in a sentence.
 * @example
 * say(lawClaim({ kind: "formula", text: "sg = n % 4", variables: ["n"] }), "en"); // "The value of n is n % 4."
 */
export function lawClaim(law: Law): Text {
  switch (law.kind) {
    case "periodic":
      return periodClaim(law);
    case "formula":
      return formulaClaim(law);
    case "recurrence":
      return recurrenceClaim(law);
    case "outcomes":
    case "values":
      return automatonClaim(law);
    case "digits":
      return t("automatonTellsValueNFrom", { next: law.next.length, base: law.base });
  }
}

function automatonClaim({ kind, dfa }: AutomaticLaw): Text {
  const by = dfa.accepting.length;
  const place = (kind === "outcomes" ? dfa.tracks : dfa.tracks.slice(0, -1)).join();
  return kind === "outcomes"
    ? t("pPositionIffAutomatonAccepts", { place, by, id: dfa.system.id })
    : t("valueNumberAutomatonAccepts", { place, by, id: dfa.system.id });
}

function recurrenceClaim({ base, first, steps }: RecurrenceLaw): Text {
  const begin = first.map((value, n) => `G(${n}) = ${value}`);
  const of = (digit: number) => `n = ${base}q${digit === 0 ? "" : ` + ${digit}`}`;
  const en = steps.map((step, digit) => `${step} (${of(digit)})`);
  const zh = steps.map((step, digit) => `${step}（${of(digit)}）`);
  return t("gValueQNThen", { base, begin, en, zh });
}
