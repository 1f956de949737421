import { LimitError } from "../../errors.ts";
import type { Term } from "../../games/reading.ts";
import { positionName } from "../../say/position.ts";
import { begin } from "../../solve/limits.ts";
import { type CanonicalForm, type CanonicalForms, canonicalForms } from "../../solve/misere/canonical.ts";
import { genusText } from "../../solve/misere/genus.ts";
import { type AntiSgScope, antiSgScope } from "../../solve/misere/smallest-failure.ts";
import type { Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, readSum, sumOf } from "../input.ts";
import { cgsuiteForm } from "../terminal/cgsuite.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, upTo } from "../terminal/layout.ts";

const USAGE = "nimber genus <game> <position>... | '<sum>'";

const TEXT = {
  genus: { en: "genus", zh: "亏格（genus）" },
  temper: { en: "kind", zh: "类型" },
  outcome: { en: "misère outcome", zh: "反常规则胜负" },
  form: { en: "canonical form", zh: "标准型" },
  birthday: { en: "birthday", zh: "生日" },
  rule: { en: "Anti-SG rule", zh: "Anti-SG 规则" },
  fails: { en: "fails first for", zh: "最小的反例" },
  same: { en: "same form", zh: "同一标准型" },
  yes: { en: "yes: no game tells them apart under misère play", zh: "是：在反常规则下没有游戏能区分它们" },
  no: { en: "no: some game tells them apart under misère play", zh: "否：在反常规则下有游戏能区分它们" },
  D: { en: "D: neither player can force a win", zh: "和局：双方都无法必胜" },
  P: { en: "P: the previous player wins", zh: "必败态：后手必胜" },
  N: { en: "N: the next player wins", zh: "必胜态：先手必胜" },
  tame: { en: "tame", zh: "驯顺（tame）" },
  restive: { en: "wild: restive", zh: "野性：不安（restive）" },
  restless: { en: "wild: restless", zh: "野性：躁动（restless）" },
  wild: { en: "wild", zh: "野性（wild）" },
} satisfies Record<string, Text>;

/** A search that is told no time ends after as many seconds. */
const USUAL_SECONDS = 30;

/** Letters of a canonical form that the terminal shows. */
const SHOWN = 240;

export const genus: Command = {
  usage: [USAGE],
  options: [
    {
      name: "same",
      value: "sum",
      says: { en: "whether another sum has the same form", zh: "另一个和是否有同一标准型" },
    },
    {
      name: "format",
      value: "table|cgsuite",
      says: { en: "how to print it (table)", zh: "输出格式（table）" },
    },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber genus kayles 5",
    "nimber genus 'kayles 5 + nim 2'",
    "nimber genus kayles 4 --same 'nim 1'",
  ],
  async run(given) {
    const format = formatOf(given);
    const asked = limitsOf(given);
    const limits = { ...asked, seconds: asked.seconds ?? USUAL_SECONDS };
    const deadline = begin(limits);
    const forms = canonicalForms(limits);
    const sum = await sumOf(given, USAGE, deadline.tick);
    const other = given.option("same");
    const against = other === undefined ? undefined : await readSum(given, other, deadline.tick);
    const form = forms.of(sum, deadline);
    const same = against && forms.of(against, deadline).number === form.number;
    const rule = antiSgScope(sum, (each, until) => forms.of(each, until).outcome, limits, deadline);
    if (format === "cgsuite") {
      given.terminal.write(cgsuiteGenus(form, forms));
      return same === false ? EXIT.refuted : EXIT.answered;
    }
    given.terminal.write(
      format === "json"
        ? jsonLine(genusJson(form, forms.name(form.number), rule, same))
        : genusTable(form, forms.name(form.number), rule, same, given),
    );
    return same === false ? EXIT.refuted : EXIT.answered;
  },
};

const FORMATS = ["table", "cgsuite"];

function formatOf(given: Given): string {
  const name = (given.json ? given.peek("format") : given.option("format")) ?? "table";
  if (FORMATS.includes(name)) return given.json ? "json" : name;
  throw new UsageError({
    en: `--format: expected one of ${FORMATS.join(", ")}, found \`${name}\``,
    zh: `--format：此处应为 ${FORMATS.join("、")} 之一，但读到 \`${name}\``,
  });
}

/** Letters of a form that CGSuite is given. */
const LONGEST = 100_000;

/** Input for CGSuite 2: the form, and what it finds of it, beside ours. @throws LimitError when the form is too long. */
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

/** The schema of docs/json.md. */
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
  { language, terminal }: Given,
): string {
  const shown = name.length <= SHOWN ? name : `${upTo(name, SHOWN)}…`;
  const rows = [
    [TEXT.genus[language], terminal.style("bold", genusText(genus))],
    [TEXT.temper[language], TEXT[temper][language]],
    [TEXT.outcome[language], TEXT[outcome][language]],
    [TEXT.form[language], shown],
    [TEXT.birthday[language], `${birthday}`],
    [TEXT.rule[language], appliesText(rule)[language]],
    ...(rule.fails === undefined ? [] : [[TEXT.fails[language], failureText(rule.fails)[language]]]),
    ...(same === undefined ? [] : [[TEXT.same[language], TEXT[same ? "yes" : "no"][language]]]),
  ];
  return columns(rows, [], terminal.columns);
}

const appliesText = ({ holds, because }: AntiSgScope<Term>): Text =>
  holds
    ? { en: `applies: ${because.en}`, zh: `适用：${because.zh}` }
    : { en: `does not apply: ${because.en}`, zh: `不适用：${because.zh}` };

function failureText(fails: readonly Term[]): Text {
  const names = fails.map(({ rules, position }) => positionName(rules, position).en).join(" + ");
  return { en: names, zh: names };
}
