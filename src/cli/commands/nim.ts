import { type Evaluated, evaluateFormula, explainSteps, type Several } from "../../formula/index.ts";
import { say, verbatim } from "../../locale/message.ts";
import { multiply } from "../../nimber/field/index.ts";
import { begin } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { answerLines, limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { usageText } from "../usage.ts";

// Command `nim`: arithmetic of nimbers, with steps, and tables of their products.

const USAGE = "nimber nim '<expression>'";

/** Largest number of a table; larger tables are not readable. */
const LARGEST_TABLE = 255;

/** Number of explained products: the default for an expression, and the limit with --explain. */
const USUAL_STEPS = 8;
const MOST_STEPS = 500;

export const nim: Command = {
  usage: [USAGE, "nimber nim -", "nimber nim --table N"],
  signed: true,
  options: [
    {
      name: "explain",
      says: t("nim.everyProductStepStepDown"),
    },
    {
      name: "table",
      value: "N",
      says: t("nim.productsNWinningWays"),
    },
    ...SEARCH.filter(({ name }) => name === "time"),
  ],
  examples: [
    "nimber nim '7 * 9 + 1/5'",
    "nimber nim '6*11'",
    "nimber nim 'sqrt(3)^5 ⊗ (4 ⊕ 2)'",
    "nimber nim 'log(10, 4)'",
    "nimber nim 'roots(x^2 + x = 6)'",
    "nimber nim 'minpoly(4)'",
    "nimber nim 'det [[1,2],[3,4]]'",
    "nimber nim 'solve [1,2; 3,4] [5,6]'",
    "nimber nim --table 15",
  ],
  run(context) {
    if (context.option("table") !== undefined) return void table(context);
    if (context.args.length === 1 && context.args[0] === "-")
      return answerLines(context, limitsOf(context), (line) => answer(line, context));
    if (context.args.length === 0) throw missing();
    const text = context.args.join(" ");
    if (context.json) return void answer(text, context);
    const { value, reasons, steps } = computed(text, context);
    const answered = context.terminal.style("bold", say(valueText(value), context.language));
    context.terminal.write(wrap(answered, context.terminal.columns, "  "));
    const most = context.option("explain") === undefined ? USUAL_STEPS : MOST_STEPS;
    const { lines: said, omitted } = explainSteps(steps, most);
    for (const line of [...reasons, ...said, ...(omitted > 0 ? [more(omitted)] : [])])
      context.terminal.write(wrap(say(line, context.language), context.terminal.columns, "    ", "  "));
    return EXIT.answered;
  },
};

const missing = () =>
  new UsageError(t("nim.expectedExpressionFoundNothingUsage", { usage: usageText(USAGE) }));

const computed = (text: string, context: CommandContext): Evaluated =>
  evaluateFormula(text, begin(limitsOf(context)).tick);

/** Prints the value of one expression on a line. */
function answer(text: string, context: CommandContext): void {
  const { value, reasons, steps } = computed(text, context);
  const explain = context.option("explain") !== undefined && {
    steps: [...reasons, ...explainSteps(steps, MOST_STEPS).lines],
  };
  context.terminal.write(
    context.json
      ? jsonLine({ ...fieldsOf(value), ...explain })
      : `${say(valueText(value), context.language)}\n`,
  );
}

const NONE: Text = t("nim.none");

/** Text of a value: several nimbers separated by commas, a polynomial from its highest power on. */
function valueText(value: Evaluated["value"]): Text {
  const same = (text: string): Text => verbatim(text);
  if (typeof value !== "object") return same(`${value}`);
  if (value.kind === "polynomial") return same(polynomialText(value.coefficients));
  return value.values === undefined ? NONE : same(value.values.join(", "));
}

const polynomialText = (coefficients: readonly (0 | 1)[]): string =>
  coefficients
    .flatMap((each, i) => (each === 0 ? [] : [i === 0 ? "1" : i === 1 ? "x" : `x^${i}`]))
    .reverse()
    .join(" + ");

/** JSON fields of a value. */
function fieldsOf(value: Evaluated["value"]): object {
  if (typeof value !== "object") return { value };
  const fields: { readonly [K in Several["kind"]]: (several: Extract<Several, { kind: K }>) => object } = {
    nimbers: ({ values }) => ({ values }),
    polynomial: ({ coefficients }) => ({ polynomial: coefficients }),
    solution: ({ values, free }) =>
      values === undefined ? { solvable: false } : { solvable: true, solution: values, free },
  };
  return fields[value.kind](value as never);
}

const more = (omitted: number): Text =>
  t("nim.moreProductsExplainShowsUp", { omitted, mostSteps: MOST_STEPS });

/** Table of the products of 0 to N, in blocks with as many columns as fit. */
function table(context: CommandContext): void {
  if (context.args.length > 0) {
    throw new UsageError(t("nim.tableExpectedNoExpressionFound", { words: context.args }));
  }
  const { terminal } = context;
  const largest = numberOf(context, "table", 15, 0, LARGEST_TABLE);
  const numbers = Array.from({ length: largest + 1 }, (_, n) => n);
  const products = numbers.map((a) => numbers.map((b) => Number(multiply(a, b))));
  if (context.json) return void terminal.write(jsonLine({ table: products }));
  const cell = String(Math.max(...products.flat())).length;
  const first = String(largest).length;
  const per = Math.max(1, Math.floor((terminal.columns - 4 - first) / (cell + 1)));
  for (let from = 0; from <= largest; from += per) {
    const row = (head: string, cells: readonly number[]) =>
      `${head} ${cells
        .slice(from, from + per)
        .map((each) => ` ${String(each).padStart(cell)}`)
        .join("")}\n`;
    if (from > 0) terminal.write("\n");
    terminal.write(terminal.style("dim", row(`  ${"⊗".padStart(first)}`, numbers)));
    for (const [a, cells] of products.entries())
      terminal.write(row(`  ${terminal.style("dim", `${a}`.padStart(first))}`, cells));
  }
}
