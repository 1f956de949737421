import { RuleError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { multiply } from "../nimber/field/index.ts";
import type { Language, Text } from "../types.ts";
import { languages } from "./languages/index.ts";
import type { NimProduct, Syntax } from "./syntax.ts";

/** Has order 65535, as 258^n is not 1 for n = 65535 / 3, 5, 17 or 257. */
const GENERATOR = 258;

/** Images of a line. */
const A_ROW = 8;

const HALVES: Text = t("halves");

const WAYS: Readonly<Record<NimProduct["by"], readonly Text[]>> = {
  logarithms: [t("belowLogarithmsGeneratorImagesI"), t("halvesTimesDTimesTwo")],
  planes: [t("planesBitIAllNumbers"), t("halfTimesDDSo")],
};

const FORM: Text = t("form");

/**
 * A whole program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`.
 * @throws RuleError when there is none in that language.
 */
export function nimProductCode({ id, comment, nimProduct }: Syntax, language: Language): string {
  if (nimProduct === undefined) {
    const expected = languages.filter((each) => each.nimProduct !== undefined).map((each) => each.id);
    throw new RuleError(t("nimProductsExpectedOneLanguages", { expected, id }));
  }
  const images = Array.from({ length: 16 }, (_, bit) => multiply(GENERATOR, 1 << bit));
  const rows = [images.slice(0, A_ROW), images.slice(A_ROW)].map((row) => row.join(", "));
  const remarks = [HALVES, ...WAYS[nimProduct.by], FORM].map((each) => `${comment} ${say(each, language)}`);
  return `${[...remarks, ...nimProduct.lines(rows)].join("\n")}\n`;
}
