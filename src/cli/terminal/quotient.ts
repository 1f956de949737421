import { type Power, presentationOf } from "../../solve/misere/quotient/presentation.ts";
import type { Quotient } from "../../solve/misere/quotient/quotient.ts";
import { structureOf } from "../../solve/misere/quotient/structure.ts";
import type { Game, Language, Text } from "../../types.ts";
import type { Given } from "../command.ts";
import { columns, list, wrap } from "./layout.ts";

const TEXT = {
  proved: { en: "proved", zh: "已证明" },
  order: { en: "order |Q|", zh: "阶 |Q|" },
  positive: { en: "P-portion", zh: "必败部分 P" },
  preperiod: { en: "preperiod n0 of φ", zh: "φ 的前周期 n0" },
  period: { en: "period p of φ", zh: "φ 的周期 p" },
  kind: { en: "tame or wild", zh: "驯顺或野性" },
  normal: { en: "normal part", zh: "正常部分" },
  generators: { en: "generators", zh: "生成元" },
  wild: { en: "wild", zh: "野性（wild）" },
} satisfies Record<string, Text>;

/** Words printed for people; JSON has the others. */
const SHOWN = 60;

/** The schema of docs/json.md. */
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

/** The quotient for people. */
export function quotientText(game: Game<unknown>, found: Quotient, { language, terminal }: Given): string {
  const { monoid, generators, phi } = found.quotient;
  const { tame, kernel, regular, normal } = structureOf(monoid);
  const { text, words, letters } = presentationOf(monoid);
  const p = words.filter((_, x) => monoid.inP[x] === 1);
  const proved = found.verdict === "proved";
  const partial = { en: `Q_${found.heaps}, partial`, zh: `Q_${found.heaps}，部分商` };
  const verdict = terminal.style(proved ? "green" : "yellow", (proved ? TEXT.proved : partial)[language]);
  const rows = [
    [TEXT.order[language], `${monoid.order}`],
    [TEXT.positive[language], `${p.length}: ${some(p, language)}`],
    ...(proved
      ? [
          [TEXT.preperiod[language], `${found.preperiod}`],
          [TEXT.period[language], `${found.period}`],
        ]
      : []),
    [
      TEXT.kind[language],
      tame === undefined
        ? TEXT.wild[language]
        : { en: `tame, T_${tame}`, zh: `驯顺（tame），T_${tame}` }[language],
    ],
    [TEXT.normal[language], normalText(kernel.length, regular, normal)[language]],
    [TEXT.generators[language], generators.map((heap, g) => `${letters[g]} = φ(${heap})`).join(", ")],
  ];
  const wide = terminal.columns;
  const shown = phi.slice(0, SHOWN).map((x, heap) => `${heap}:${words[x]}`);
  if (phi.length > SHOWN) shown.push("…");
  return [
    `  ${terminal.style("bold", game.id)}: ${verdict}\n`,
    wrap(claimOf(found)[language], wide, "  "),
    columns(rows, [], wide),
    `\n${wrap(text.replaceAll(",", ", ").replaceAll(",  ", ", "), wide, "  ")}`,
    `\n  φ\n${list(shown, wide, "    ")}`,
  ].join("");
}

const some = (words: readonly string[], language: Language): string =>
  words.length <= SHOWN
    ? words.join(" ")
    : `${words.slice(0, SHOWN).join(" ")} … ${{ en: "and more", zh: "等" }[language]}`;

function claimOf(found: Quotient): Text {
  if (found.verdict === "proved") {
    const { preperiod, period, heaps } = found;
    return {
      en: `The misère quotient of all heaps: φ(n + ${period}) = φ(n) for all n >= ${preperiod}, by the periodicity theorem; verified for heaps 0 to ${heaps} (Plambeck & Siegel 2008).`,
      zh: `所有堆的反常商：由周期定理，对所有 n >= ${preperiod}，φ(n + ${period}) = φ(n)；已验证堆 0 至 ${heaps}（Plambeck & Siegel 2008）。`,
    };
  }
  const { heaps, limit } = found;
  const why: Text =
    limit === undefined
      ? { en: "", zh: "" }
      : { en: ` Larger heaps: ${limit.text.en}.`, zh: `更大的堆：${limit.text.zh}。` };
  return {
    en: `The misère quotient of heaps 0 to ${heaps} alone, verified for all their sums. Nothing is said of larger heaps.${why.en}`,
    zh: `仅为堆 0 至 ${heaps} 的反常商，已对它们的所有和验证。对更大的堆不作任何断言。${why.zh}`,
  };
}

const normalText = (kernel: number, regular: boolean, normal: boolean): Text =>
  normal
    ? { en: `${kernel} elements; regular and normal`, zh: `${kernel} 个元素；正则且正常` }
    : regular
      ? { en: `${kernel} elements; regular, not normal`, zh: `${kernel} 个元素；正则，非正常` }
      : { en: `${kernel} elements; not regular`, zh: `${kernel} 个元素；非正则` };

const braced: Power = (letter, exponent) => (exponent === 1 ? letter : `${letter}^{${exponent}}`);

/** The quotient as a display in LaTeX. */
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

/** The quotient as input for GAP: a finitely presented monoid `Q`, its P-portion `P`, and `phi`, whose first is heap 0. */
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
