import { asSentence, type Text } from "nimber";
import { t } from "../locale/law.ts";

export const texts = {
  found: t("found"),
  looking: t("looking"),
  literature: t("literature"),
  published: (preperiod: string, period: string): Text =>
    t("publishedPreperiodPeriod", { preperiod, period }),
  unpublished: t("unpublished"),
  inCensus: t("inCensus"),
  quotient: t("quotient"),
  quotientTo: (n: number, heaps: string): Text => t("elementsHeaps", { n, heaps }),
  quotientAll: (n: number): Text => t("elementsHeapsAnySize", { n }),
  elementIs: (word: string, lost: boolean): Text => t("elementPlayerWins", { word, lost }),
  noQuotient: t("noQuotient"),
  quotientHelp: t("quotientHelp"),
  none: t("none"),
  where: t("where"),
  because: asSentence,
  verdicts: {
    proved: t("proved"),
    refuted: t("refuted"),
    observed: t("observed"),
  },
  by: {
    finite: t("finite"),
    quotient: t("quotientProvedMisReQuotientWhose"),
  },
  tested: (to: string): Text => t("heldAgainstPlayAllNumbers", { to }),
  wrong: (at: string, says: string, found: string): Text => t("saysButPlayFinds", { at, says, found }),
  play: t("play"),
  normalOnly: t("normalOnly"),
  own: t("own"),
  ownLabel: t("ownLabel"),
  ownHelp: (letters: string, example: string): Text => t("pIffSaysWhoLoses", { letters, example }),
  test: t("test"),
  testing: t("testing"),
  wins: t("wins"),
  tried: t("tried"),
  drawn: t("drawn"),
  drawnHelp: (system: string): Text => t("readsDigitsNumbersTogetherHighest", { system }),
  drawnValues: (system: string): Text => t("readsDigitsNumbersValueTogether", { system }),
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
