import { t } from "../locale/codegen.ts";
import { say, verbatim } from "../locale/message.ts";
import type { Language, Text } from "../types.ts";
import type { Syntax } from "./syntax.ts";
import type { ExplainedCode, Method } from "./template.ts";

// Writes editorials: a program with its rule, the idea, the law and its proof, and the cost, as Markdown to post.

/** Title for a program that reads its set of takes. */
export const setTitle = (isAdjacent: boolean): Text =>
  isAdjacent ? t("editorial.adjacentRead") : t("editorial.setRead");

/** Subject of an editorial: a game, or a contest problem about one. */
export interface EditorialSubject {
  readonly title: Text;
  /** Names of the problem at its judges. */
  readonly ids?: readonly string[];
  /** Relation between the numbers of the statement and the positions. */
  readonly reading?: Text;
  /** The law that the program uses, as a formula. */
  readonly formula?: string | undefined;
  /** Limits of the input, as the statement gives them. */
  readonly limits?: string | undefined;
  /** Whether the player who cannot move wins. */
  readonly isMisere: boolean;
  readonly program: ExplainedCode;
}

/** Editorial on a program in the language of `syntax`, as Markdown in `language`. */
export function editorial(subject: EditorialSubject, syntax: Syntax, language: Language): string {
  const { title, ids = [], reading, formula, limits, isMisere, program } = subject;
  const { rule, facts, input, method, isAlone, antiSg, source } = program;
  const known = formula === undefined ? [] : [verbatim(`\`${formula}\``)];
  const sections: readonly (readonly [heading: Text, paragraphs: readonly Text[]])[] = [
    [
      t("editorial.task"),
      [
        rule,
        isMisere ? t("editorial.misere") : t("editorial.normal"),
        ...(reading === undefined ? [] : [t("editorial.reading", { reading })]),
        ...input,
        ...(limits === undefined ? [] : [t("limits", { text: limits })]),
      ],
    ],
    [
      t("editorial.idea"),
      [
        ...(method?.kind === "quotient" ? [] : [isAlone ? t("editorial.winners") : t("editorial.sums")]),
        ...(antiSg === undefined ? [] : [t("editorial.antiSg", { because: antiSg })]),
        ...(method ? [ideaOf(method)] : []),
      ],
    ],
    ...(facts.length === 0 ? [] : [[t("editorial.law"), [...known, ...facts]] as const]),
    ...(method === undefined
      ? []
      : ([
          [t("editorial.why"), [reasonFor(method)]],
          [t("editorial.cost"), [costOf(method)]],
        ] as const)),
  ];
  const shown = (text: Text) => escaped(say(text, language));
  return [
    `# ${shown(title)}`,
    ...(ids.length === 0 ? [] : [ids.map((id) => `\`${id}\``).join(" · ")]),
    ...sections.flatMap(([heading, paragraphs]) => [`## ${shown(heading)}`, ...paragraphs.map(shown)]),
    `## ${shown(t("editorial.program", { name: syntax.name }))}`,
    `\`\`\`${syntax.id}\n${source}\`\`\``,
  ]
    .join("\n\n")
    .concat("\n");
}

/** Escapes characters of a rule that Markdown would interpret, except inside code. */
const escaped = (text: string): string =>
  text.startsWith("`") ? text : text.replace(/[*_<>`|\\[\]]/g, "\\$&");

function ideaOf(method: Method): Text {
  switch (method.kind) {
    case "formula":
      return t("editorial.ideaFormula");
    case "period":
      return t("editorial.ideaPeriod", { values: method.values });
    case "table":
      return t("editorial.ideaTable");
    case "quotient":
      return t("editorial.ideaQuotient");
    case "lost":
      return t("editorial.ideaLost");
    case "sieve":
      return t("editorial.ideaSieve");
    case "lines":
      return t("editorial.ideaLines");
    case "search":
      return t("editorial.ideaSearch");
    case "set":
      return t("editorial.ideaSet");
  }
}

function reasonFor(method: Method): Text {
  if (method.kind === "formula" || method.kind === "sieve") return t("editorial.whyFormula");
  if (method.kind === "quotient") return t("editorial.whyQuotient");
  if (method.kind === "lost") return t("editorial.whyLost");
  if (method.kind === "lines") return t("editorial.whyLines");
  if (method.kind !== "period") return t("editorial.whyMex");
  return method.isFinite ? t("editorial.whyPeriod") : t("editorial.whyTheorem");
}

function costOf(method: Method): Text {
  switch (method.kind) {
    case "formula":
      return t("editorial.costFormula");
    case "period":
      return t("editorial.costPeriod", { values: method.values });
    case "table":
      return method.brought
        ? t("editorial.costBrought", { positions: method.positions })
        : t("editorial.costTable", { positions: method.positions });
    case "quotient":
      return t("editorial.costQuotient", { order: method.order, values: method.values });
    case "lost":
      return t("editorial.costLost", { lost: method.lost, last: method.last });
    case "sieve":
      return t("editorial.costSieve", { last: method.last });
    case "lines":
      return t("editorial.costLines", { lines: method.lines });
    case "search":
      return t("editorial.costSearch");
    case "set":
      return t("editorial.costSet", { last: method.last });
  }
}
