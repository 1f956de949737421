import { say, verbatim } from "../../locale/message.ts";
import { type Power, presentationOf } from "../../solve/misere/quotient/presentation.ts";
import type { Quotient } from "../../solve/misere/quotient/quotient.ts";
import { structureOf } from "../../solve/misere/quotient/structure.ts";
import type { Game, Language, Text } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { columns, list, wrap } from "./layout.ts";

const TEXT = {
  proved: t("provedProved"),
  order: t("order"),
  positive: t("positive"),
  preperiod: t("preperiodPreperiodN"),
  period: t("periodPeriodP"),
  kind: t("kind"),
  normal: t("normal"),
  generators: t("generators"),
  wild: t("wild"),
} satisfies Record<string, Text>;

/** Most words in text output; JSON has all. */
const SHOWN = 60;

/** JSON as in docs/json.md. */
export function quotientJson(game: Game<unknown>, found: Quotient): object {
  const { monoid, generators, phi } = found.quotient;
  const { tame, kernel, regular, normal } = structureOf(monoid);
  const { text, words } = presentationOf(monoid);
  const p = words.filter((_, x) => monoid.inP[x] === 1);
  return {
    game: game.id,
    verdict: found.verdict,
    heaps: found.heaps,
    order: monoid.order,
    pPortion: p.length,
    ...(found.verdict === "proved" && { preperiod: found.preperiod, period: found.period }),
    phi: phi.map((x) => words[x]!),
    presentation: text,
    generators,
    p,
    tame: tame !== undefined,
    kernel: kernel.length,
    regular,
    normal,
    ...(found.verdict === "partial" && found.limit !== undefined && { limit: found.limit.limit }),
  };
}

/** Text about a quotient. */
export function quotientText(
  game: Game<unknown>,
  found: Quotient,
  { language, terminal }: CommandContext,
): string {
  const { monoid, generators, phi } = found.quotient;
  const { tame, kernel, regular, normal } = structureOf(monoid);
  const { text, words, letters } = presentationOf(monoid);
  const p = words.filter((_, x) => monoid.inP[x] === 1);
  const proved = found.verdict === "proved";
  const partial = t("partial", { heaps: found.heaps });
  const verdict = terminal.style(proved ? "green" : "yellow", say(proved ? TEXT.proved : partial, language));
  const rows = [
    [say(TEXT.order, language), `${monoid.order}`],
    [say(TEXT.positive, language), `${p.length}: ${some(p, language)}`],
    ...(proved
      ? [
          [say(TEXT.preperiod, language), `${found.preperiod}`],
          [say(TEXT.period, language), `${found.period}`],
        ]
      : []),
    [
      say(TEXT.kind, language),
      tame === undefined ? say(TEXT.wild, language) : say(t("tameT", { tame }), language),
    ],
    [say(TEXT.normal, language), say(normalText(kernel.length, regular, normal), language)],
    [say(TEXT.generators, language), generators.map((heap, g) => `${letters[g]} = φ(${heap})`).join(", ")],
  ];
  const wide = terminal.columns;
  const shown = phi.slice(0, SHOWN).map((x, heap) => `${heap}:${words[x]}`);
  if (phi.length > SHOWN) shown.push("…");
  return [
    `  ${terminal.style("bold", game.id)}: ${verdict}\n`,
    wrap(say(claimOf(found), language), wide, "  "),
    columns(rows, [], wide),
    `\n${wrap(text.replaceAll(",", ", ").replaceAll(",  ", ", "), wide, "  ")}`,
    `\n  φ\n${list(shown, wide, "    ")}`,
  ].join("");
}

const some = (words: readonly string[], language: Language): string =>
  words.length <= SHOWN
    ? words.join(" ")
    : `${words.slice(0, SHOWN).join(" ")} … ${say(t("andMore"), language)}`;

function claimOf(found: Quotient): Text {
  if (found.verdict === "proved") {
    const { preperiod, period, heaps } = found;
    return t("misReQuotientAllHeaps", { period, preperiod, heaps });
  }
  const { heaps, limit } = found;
  const why: Text = limit === undefined ? verbatim("") : t("largerHeaps", { text: limit.text });
  return t("misReQuotientHeapsAlone", { heaps, why });
}

const normalText = (kernel: number, regular: boolean, normal: boolean): Text =>
  normal
    ? t("elementsRegularNormal", { kernel })
    : regular
      ? t("elementsRegularNotNormal", { kernel })
      : t("elementsNotRegular", { kernel });

const braced: Power = (letter, exponent) => (exponent === 1 ? letter : `${letter}^{${exponent}}`);

/** LaTeX display of the quotient. */
export function latex({ quotient: { monoid, phi } }: Quotient): string {
  const { letters, relations, words } = presentationOf(monoid, braced);
  const p = words.filter((_, x) => monoid.inP[x] === 1);
  return [
    "\\[",
    `\\mathcal{Q} = \\langle ${letters.join(", ")} \\mid ${relations.map(([l, r]) => `${l} = ${r}`).join(",\\ ")} \\rangle,`,
    "\\qquad",
    `\\mathcal{P} = \\{ ${p.join(",\\ ")} \\}`,
    "\\]",
    "\\[",
    `\\Phi(0), \\Phi(1), \\ldots = ${phi.map((x) => words[x]).join(",\\ ")}`,
    "\\]",
    "",
  ].join("\n");
}

const caret: Power = (letter, exponent) => (exponent === 1 ? letter : `${letter}^${exponent}`);

/**
 * Input for GAP: a finitely presented monoid `Q`, its P-portion `P`, and the list `phi`, whose first entry is
 * heap 0.
 */
export function gap({ quotient: { monoid, phi } }: Quotient): string {
  const { letters, relations, words } = presentationOf(monoid, caret, "*");
  const named = (one: string) => (word: string) => (word === "1" ? one : word);
  const free = named("One(F)");
  const own = named("One(Q)");
  const commuting = letters.flatMap((a, i) => letters.slice(i + 1).map((b) => `[${b}*${a}, ${a}*${b}]`));
  const rules = [...commuting, ...relations.map(([left, right]) => `[${free(left)}, ${free(right)}]`)];
  const bound = (of: string) =>
    letters.map((letter, i) => `${letter} := GeneratorsOfMonoid(${of})[${i + 1}];;`).join(" ");
  const elements = (list: readonly string[]) => `[ ${list.map(own).join(", ")} ]`;
  return [
    `F := FreeMonoid(${letters.map((letter) => `"${letter}"`).join(", ") || "0"});;`,
    bound("F"),
    `Q := F / [ ${rules.join(", ")} ];;`,
    `Size(Q); # ${monoid.order}`,
    bound("Q"),
    `P := ${elements(words.filter((_, x) => monoid.inP[x] === 1))};;`,
    `phi := ${elements(phi.map((x) => words[x]!))};;`,
    "",
  ]
    .filter((line) => line.trim() !== "" || line === "")
    .join("\n");
}
