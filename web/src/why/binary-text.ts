import { t } from "../locale/why.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of the figure that writes the values of a sum in binary. */
export const binaryTexts = {
  binaryLabel: t("binaryLabel"),
  nimSum: t("nimSum"),
  decides: (power: string) => t("columnDecidesEveryComponentWinning", { power }),
  balanced: t("balanced"),
  smallMisere: t("smallMisere"),
  noBinary: t("noBinary"),
} satisfies Record<string, TextEntry>;
