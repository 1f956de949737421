import { t } from "../locale/why.ts";
import type { TextEntry } from "../shell/language.ts";

export const binaryTexts = {
  binaryLabel: t("binaryLabel"),
  nimSum: t("nimSum"),
  decides: (power: string) => t("columnDecidesEveryComponentWinning", { power }),
  balanced: t("balanced"),
  smallMisere: t("smallMisere"),
  noBinary: t("noBinary"),
} satisfies Record<string, TextEntry>;
