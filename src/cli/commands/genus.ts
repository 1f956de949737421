import { LimitError } from "../../errors.ts";
import type { Term } from "../../games/reading.ts";
import { say, verbatim } from "../../locale/message.ts";
import { positionName } from "../../messages/position-name.ts";
import { begin } from "../../solve/limits.ts";
import {
  type CanonicalForm,
  type CanonicalForms,
  canonicalForms,
} from "../../solve/misere/canonical-form.ts";
import { genusText } from "../../solve/misere/genus.ts";
import { type AntiSgScope, antiSgScope } from "../../solve/misere/smallest-failure.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, readSum, sumOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { cgsuiteForm } from "../terminal/cgsuite.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, upTo } from "../terminal/layout.ts";

// Command `genus`: genus and misère canonical form of a position or a sum.

const USAGE = "nimber genus <game> <position>... | '<sum>'";

const TEXT = {
  genus: t("genus.genus"),
  temper: t("genus.temper"),
  outcome: t("genus.outcome"),
  form: t("genus.form"),
  birthday: t("genus.birthday"),
  rule: t("genus.rule"),
  fails: t("genus.fails"),
  same: t("genus.same"),
  yes: t("genus.yes"),
  no: t("genus.no"),
  D: t("genus.D"),
  P: t("genus.P"),
  N: t("genus.N"),
  tame: t("genus.tame"),
  restive: t("genus.restive"),
  restless: t("genus.restless"),
  wild: t("genus.wild"),
} satisfies Record<string, Text>;

/** Default time limit of a search in seconds. */
const USUAL_SECONDS = 30;

/** Most characters of a canonical form that the terminal shows. */
const SHOWN = 240;

export const genus: Command = {
  usage: [USAGE],
  options: [
    {
      name: "same",
      value: "sum",
      says: t("genus.whetherAnotherSumSameForm"),
    },
    {
      name: "format",
      value: "table|cgsuite",
      says: t("values.howPrintTable"),
    },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber genus kayles 5",
    "nimber genus 'kayles 5 + nim 2'",
    "nimber genus kayles 4 --same 'nim 1'",
  ],
  async run(context) {
    const format = formatOf(context);
    const asked = limitsOf(context);
    const limits = { ...asked, seconds: asked.seconds ?? USUAL_SECONDS };
    const budget = begin(limits);
    const forms = canonicalForms(limits);
    const sum = await sumOf(context, USAGE, budget.tick);
    const other = context.option("same");
    const against = other === undefined ? undefined : await readSum(context, other, budget.tick);
    const form = forms.of(sum, budget);
    const same = against && forms.of(against, budget).number === form.number;
    const rule = antiSgScope(sum, (each, until) => forms.of(each, until).outcome, limits, budget);
    if (format === "cgsuite") {
      context.terminal.write(cgsuiteGenus(form, forms));
      return same === false ? EXIT.refuted : EXIT.answered;
    }
    context.terminal.write(
      format === "json"
        ? jsonLine(genusJson(form, forms.name(form.number), rule, same))
        : genusTable(form, forms.name(form.number), rule, same, context),
    );
    return same === false ? EXIT.refuted : EXIT.answered;
  },
};

const FORMATS = ["table", "cgsuite"];

function formatOf(context: CommandContext): string {
  const name = (context.json ? context.peek("format") : context.option("format")) ?? "table";
  if (FORMATS.includes(name)) return context.json ? "json" : name;
  throw new UsageError(t("genus.formatExpectedOneFound", { formats: FORMATS, name }));
}

/** Most characters of a form in input for CGSuite. */
const LONGEST = 100_000;

/**
 * Input for CGSuite 2: the form, and CGSuite's result for it next to ours. @throws LimitError when the form
 * is too long
 */
function cgsuiteGenus({ number, genus }: CanonicalForm, forms: CanonicalForms): string {
  const form = cgsuiteForm(forms, number, LONGEST);
  if (form === undefined) throw new LimitError("source", LONGEST);
  return [
    `G := ${form}`,
    "[G.Genus, G.MisereNimValue, G.MisereCanonicalForm]",
    `"nimber: ${genusText(genus)}, ${genus.digits[0]}, ${form}"`,
    "",
  ].join("\n");
}

/** JSON as in docs/json.md. */
function genusJson(
  { genus, temper, outcome, birthday }: CanonicalForm,
  name: string,
  { holds, because, fails }: AntiSgScope<Term>,
  same: boolean | undefined,
): object {
  return {
    genus: genusText(genus),
    base: genus.base,
    superscript: genus.digits,
    kind: temper,
    outcome,
    birthday,
    form: name,
    antiSg: {
      holds,
      because,
      ...(fails !== undefined && {
        fails: fails.map(({ rules, position }) => ({ game: rules.id, position: rules.format(position) })),
      }),
    },
    ...(same !== undefined && { same }),
  };
}

function genusTable(
  { genus, temper, outcome, birthday }: CanonicalForm,
  name: string,
  rule: AntiSgScope<Term>,
  same: boolean | undefined,
  { language, terminal }: CommandContext,
): string {
  const shown = name.length <= SHOWN ? name : `${upTo(name, SHOWN)}…`;
  const rows = [
    [say(TEXT.genus, language), terminal.style("bold", genusText(genus))],
    [say(TEXT.temper, language), say(TEXT[temper], language)],
    [say(TEXT.outcome, language), say(TEXT[outcome], language)],
    [say(TEXT.form, language), shown],
    [say(TEXT.birthday, language), `${birthday}`],
    [say(TEXT.rule, language), say(appliesText(rule), language)],
    ...(rule.fails === undefined
      ? []
      : [[say(TEXT.fails, language), say(failureText(rule.fails), language)]]),
    ...(same === undefined ? [] : [[say(TEXT.same, language), say(TEXT[same ? "yes" : "no"], language)]]),
  ];
  return columns(rows, [], terminal.columns);
}

const appliesText = ({ holds, because }: AntiSgScope<Term>): Text =>
  holds ? t("genus.applies", { because }) : t("genus.doesNotApply", { because });

function failureText(fails: readonly Term[]): Text {
  const names = fails.map(({ rules, position }) => say(positionName(rules, position), "en")).join(" + ");
  return verbatim(names);
}
