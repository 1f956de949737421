import type { Text } from "nimber";
import { t } from "../locale/graph.ts";

/** Texts of a drawn graph. */
export const viewTexts = {
  empty: t("empty"),
  drawing: t("drawing"),
  late: t("late"),
  larger: t("larger"),
  smaller: t("smaller"),
  fit: t("fit"),
  node: (label: string, outcome: string, value: string) =>
    t("labelOutcomeValueFilterBoolean", { label, outcome, value }),
  outcome: {
    P: t("P"),
    N: t("N"),
    D: t("D"),
  },
  remoteness: (moves: number) => t("remoteness", { moves }),
  value: (value: string) => t("sgValue", { value }),
} satisfies Record<string, Text | Record<string, Text> | ((...given: never[]) => Text)>;
