import { verbatim } from "nimber/locale";
import { t } from "../locale/census.ts";
import { type Block, column, heading, paragraph } from "./block.ts";
import type { Digests } from "./digest.ts";

// Part of a report on misère outcomes of single heaps.

/** Most outcomes shown for each game, and most games. */
const OUTCOMES = 60;
const GAMES = 1000;

/** Misère outcomes. */
export function outcomeBlocks(outcomes: Digests["outcomes"]): Block[] {
  if (outcomes.length === 0) return [];
  return [
    heading(t("misReOutcomes")),
    paragraph(t("outcomesHeapsGameSumGames")),
    {
      block: "table",
      head: [
        column("code", t("game2")),
        column("number", t("outcomes")),
        column("number", verbatim("P")),
        column("code", t("first")),
      ],
      rows: outcomes.slice(0, GAMES).map(({ game, of }) => [
        game,
        of.length,
        of.filter((outcome) => outcome === 0).length,
        of
          .slice(0, OUTCOMES)
          .map((outcome) => (outcome === 0 ? "P" : "N"))
          .join("") + (of.length > OUTCOMES ? "…" : ""),
      ]),
    },
  ];
}
