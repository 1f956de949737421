import { RuleError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import { multiply } from "../../nimber/field/index.ts";
import type { Language, Text } from "../../types.ts";
import type { Syntax } from "../syntax.ts";
import { c, cpp } from "./c.ts";
import { java } from "./java.ts";
import { pascal } from "./pascal.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import type { NimProduct } from "./source.ts";
import { typescript } from "./typescript.ts";

const programs: Readonly<Record<string, NimProduct>> = { c, cpp, java, python, typescript, rust, pascal };

/** Has order 65535, as 258^n is not 1 for n = 65535 / 3, 5, 17 or 257. */
const GENERATOR = 258;

/** Images of a line. */
const A_ROW = 8;

const HALVES: Text = t("halves");

const LOGARITHMS: readonly Text[] = [t("belowLogarithmsGeneratorImagesI"), t("halvesTimesDTimesTwo")];

const PLANES: readonly Text[] = [t("planesBitIAllNumbers"), t("halfTimesDDSo")];

const FORM: Text = t("form");

/**
 * A whole program for the contest problem nim-product-64 in the language of `syntax`, with remarks in `language`.
 * @throws RuleError when there is none in that language.
 */
export function nimProductCode(syntax: Syntax, language: Language): string {
  const program = programs[syntax.id];
  if (program === undefined) {
    const known = Object.keys(programs);
    throw new RuleError(t("nimProductsExpectedOneLanguages", { known, id: syntax.id }));
  }
  const images = Array.from({ length: 16 }, (_, bit) => multiply(GENERATOR, 1 << bit));
  const rows = [images.slice(0, A_ROW), images.slice(A_ROW)].map((row) => row.join(", "));
  const way = syntax.id === "python" ? PLANES : LOGARITHMS;
  const remarks = [HALVES, ...way, FORM].map((each) => `${syntax.comment} ${say(each, language)}`);
  return `${[...remarks, ...program(rows)].join("\n")}\n`;
}
