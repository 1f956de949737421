import { heapRules } from "../encoding.ts";
import { t } from "../locale/conclusions.ts";
import { say, verbatim } from "../locale/message.ts";
import { type Value, valueText } from "../nimber/value.ts";
import type { AntiSg } from "../solve/misere/anti-sg.ts";
import type { QuotientSays } from "../solve/misere/quotient/says.ts";
import type { Component, Outcome, Text, Theorem } from "../types.ts";
import { type Faced, positionName } from "./position-name.ts";
import { sourceText } from "./proof.ts";

// Sentences about a solution.

/** Parts of a solution that the sentences need. */
export interface SolutionFacts {
  readonly play: "normal" | "misere";
  readonly outcome: Outcome;
  readonly values: readonly (Value | undefined)[];
  readonly total?: Value;
  readonly first?: { readonly component: number; readonly move: { readonly at: string } };
  readonly antiSg?: AntiSg;
  readonly theorem?: Theorem<unknown>;
  readonly quotient?: QuotientSays;
  readonly alone?: true;
  readonly method?: string;
}

/** Sentence with the result for `sum` and its reason. */
export function conclusion(sum: readonly Component[], said: SolutionFacts): Text {
  const sentence = sentenceOf(sum, said);
  const notes = said.play === "misere" ? misereNotes(sum) : [];
  return notes.reduce<Text>((text, note) => t("noted", { text, note }), sentence);
}

function sentenceOf(sum: readonly Component[], said: SolutionFacts): Text {
  if (said.method === "entailing" || said.method === "turns") return turnsSentence(sum, said);
  if (said.alone) return aloneSentence(sum, said);
  return said.play === "normal" ? normalSentence(sum, said) : misereSentence(said);
}

/** Notes of the games of a sum on misère play, each once. */
const misereNotes = (sum: readonly Component[]): readonly Text[] => [
  ...new Set(sum.flatMap(({ rules }) => (rules as Faced<unknown>).misereNote ?? [])),
];

/** Whether no move is left in a component. */
const isStuck = ({ rules, position }: Component): boolean => {
  for (const _ of rules.moves(position)) return false;
  return true;
};

function normalSentence(sum: readonly Component[], { values, total, outcome, first }: SolutionFacts): Text {
  const shown = values.map((value) => value ?? "?");
  const of = total === undefined ? t("theValue") : sumText(shown, total);
  if (total === 0) return sum.every(isStuck) ? t("noMoveIsLeft") : t("everyMoveMakesNimSum", { of });
  if (outcome === "D") {
    return t("noMoveLeavesPlayNeed", { of });
  }
  const isSum = total !== undefined;
  if (first === undefined) {
    return t("notSoNextPlayerWins", { of, isSum });
  }
  const move = moveIn(sum, first);
  return t("notSoMoveWins", { of, isSum, move });
}

const WINNER: Readonly<Record<Outcome, Text>> = {
  N: t("N"),
  P: t("P"),
  D: t("D"),
};

function aloneSentence(sum: readonly Component[], { outcome, first }: SolutionFacts): Text {
  const winner = WINNER[outcome];
  // Where the opponent may forbid moves, no single move wins.
  if (first === undefined || sum[0]!.rules.blocked !== undefined) {
    return t("searchPositionsCanReached", { winner });
  }
  const move = moveIn(sum, first);
  return t("searchPositionsCanReachedWins", { winner, move });
}

/** For games whose moves may set who moves next. */
function turnsSentence(sum: readonly Component[], { values, total, outcome, first }: SolutionFacts): Text {
  const winner = WINNER[outcome];
  const how =
    total === undefined || values.length === 0
      ? t("searchAllTurnsPlayLeads")
      : sumText(
          values.map((value) => value ?? "?"),
          total,
        );
  const told = t("howAndWinner", { how, winner });
  if (first === undefined) return t("ended", { told });
  const move = moveIn(sum, first);
  return t("wins", { told, move });
}

function misereSentence({ outcome, antiSg, theorem, quotient, method }: SolutionFacts): Text {
  const winner = WINNER[outcome];
  if (theorem !== undefined && method === "loopy") return t("misereNear", { winner, claim: theorem.claim });
  if (theorem !== undefined) {
    return t("rulesTooLargeSearchHere", {
      winner,
      claim: theorem.claim,
      sourceText: sourceText(theorem.source),
    });
  }
  if (method === "loopy") return t("playCanReturnPositionsGraph", { winner });
  if (quotient !== undefined) return quotientSentence(quotient, outcome, antiSg);
  const why = antiSg?.because ?? t("notChecked");
  return t("antiSgRuleDoesNot", { why, winner });
}

/** Sentence for the misère quotient: its size, the element of the sum, and the proofs of both. */
function quotientSentence(says: QuotientSays, outcome: Outcome, antiSg: AntiSg | undefined): Text {
  const { games, verdict, order, tame } = says;
  const all = games?.map(({ game, heaps }): Text => t("verdictProvedGameEn", { verdict, game, heaps }));
  const of = t("of", { all });
  const kind: Text = tame ? t("tameNim") : t("wildElements", { order });
  const sum = tame ? nimSentence(says) : both(productText(says));
  const is = outcome === "P" ? t("pElement") : t("notPElement");
  const winner = WINNER[outcome];
  const why = reason(says, antiSg);
  return t("misReQuotientSo", { of, kind, sum, is, winner, why });
}

/** In the quotient of Nim, the nim-sum counts and whether a heap exceeds 1. */
function nimSentence({ elements, element }: QuotientSays): Text {
  const [two, other] = element.split("+");
  const value = other === undefined ? two! : `${Number(other) - 2}`;
  const of = sumText(
    elements.map((each) => (each.includes("+") && elements.length > 1 ? `(${each})` : each)),
    value,
  );
  const firm = other !== undefined || BigInt(value) > 1n;
  const large: Text = !firm
    ? t("noValueExceeds")
    : elements.every((each) => each.includes("+") || BigInt(each) <= 1n)
      ? t("actsHeaps", { element })
      : t("someValueExceeds");
  return t("and", { of, large });
}

function productText({ elements, element }: QuotientSays): string {
  if (elements.length === 1) return element;
  if (elements.length <= WRITTEN) return `${elements.join(" · ")} = ${element}`;
  return `${elements.slice(0, WRITTEN / 2).join(" · ")} · … = ${element}`;
}

/** Status of the quotient, and its relation to the Anti-SG rule. */
function reason({ verdict, heaps, tame, elements }: QuotientSays, antiSg: AntiSg | undefined): Text {
  if (antiSg?.holds) {
    return t("antiSgRuleApplies", { because: antiSg.because });
  }
  const known: Text =
    verdict === "proved" ? t("quotientProvedAllHeaps") : t("quotientVerifiedHeaps", { heaps });
  const rule: Text =
    antiSg !== undefined
      ? t("antiSgRuleDoesNotBecause", { because: antiSg.because })
      : tame && !elements.some((each) => each.includes("+"))
        ? t("saysWhatAntiSgRule")
        : verbatim("");
  return t("knownEnRuleEn", { known, rule });
}

/** Largest number of values of a sum that are all written. */
const WRITTEN = 40;

function sumText(values: readonly (Value | string)[], total: Value | string): Text {
  const textOf = (value: Value | string) => (typeof value === "string" ? value : valueText(value));
  const texts = values.map(textOf);
  const sum = textOf(total);
  if (texts.length === 1) return both(`SG = ${sum}`);
  if (texts.length <= WRITTEN) return both(`${texts.join(" ⊕ ")} = ${sum}`);
  const first = texts.slice(0, WRITTEN / 2).join(" ⊕ ");
  return t("values", { first, sum, values: values.length });
}

const both = (text: string): Text => verbatim(text);

/** Winning move in words. A number of tokens alone would not read as a move. */
function moveIn(
  sum: readonly Component[],
  { component, move: { at } }: NonNullable<SolutionFacts["first"]>,
): Text {
  const rules: Faced<unknown> = sum[component]!.rules;
  const told = rules.describeMove?.(at);
  const isTaken = heapRules(rules)?.kind === "take" && /^\d+$/.test(at);
  const where = nameIn(sum, component, isTaken);
  if (told !== undefined) return t("in", { told, where });
  return t("istakenTakingFromMove", { isTaken, at, where });
}

/**
 * Name of a component in a sentence. Beside others, a component from which tokens are taken is called a heap.
 */
function nameIn(sum: readonly Component[], index: number, isTaken: boolean): Text {
  const { rules, position } = sum[index]!;
  const name = positionName(rules, position);
  if (sum.length === 1) return t("nameEn", { name, test: /^\p{Script=Han}/u.test(say(name, "zh")) });
  const heaps = sum.every(({ rules }) => rules.space === "heap");
  return t("component", { heaps, isTaken, index, name });
}
