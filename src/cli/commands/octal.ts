import { encodedAs } from "../../encoding.ts";
import { takeAndBreakGame } from "../../games/family/take-break.ts";
import { parseGame } from "../../games/notation.ts";
import { say } from "../../locale/message.ts";
import { canonical } from "../../solve/period/canonical-code.ts";
import { type PeriodVerdict, periodSteps } from "../../solve/period/find.ts";
import { finish } from "../../solve/period/portions.ts";
import { rareHeaps } from "../../solve/period/rare.ts";
import { heapTable } from "../../solve/period/table.ts";
import type { Language, Text } from "../../types.ts";
import { type Command, type CommandContext, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, numberOf } from "../input.ts";
import { inOrder } from "../list-work.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { padStart, width, wrap } from "../terminal/layout.ts";
import { usageText } from "../usage.ts";
import { LIST_THREADS } from "../with-threads.ts";

const USAGE = "nimber octal --all [--digits 3] [--to N] | <code>...";

/** One game of the table: its canonical code, and the codes with the same values for heaps n + shift. */
interface Class {
  readonly digits: readonly number[];
  readonly codes: { readonly code: string; readonly shift: number }[];
}

interface Row extends Class {
  readonly code: string;
  readonly found: PeriodVerdict;
  /** Number of rare heaps, if they are rare. */
  readonly rare: number | undefined;
}

/** Games to compute, as data for a thread. */
interface OctalTask {
  readonly classes: readonly Class[];
  readonly to: number;
  readonly bytes: number;
}

type Format = (row: Row, language: Language, most: number) => string;

const formats: Readonly<Record<string, { readonly head: Format | undefined; readonly row: Format }>> = {
  table: {
    head: (_, language, most) =>
      line(
        HEAD.map((each) => say(each, language)),
        most,
      ),
    row: (row, language, most) => line(inWords(row, language), most),
  },
  csv: {
    head: () => "code,verdict,preperiod,period,max,exceptions,rare,heaps,codes,replayed\n",
    row: (row) => csvLine(row),
  },
  json: { head: undefined, row: (row) => jsonLine(rowJson(row)) },
};

export const octal: Command = {
  usage: [USAGE],
  options: [
    { name: "all", says: t("octal.allCodesSoManyDigits") },
    {
      name: "digits",
      value: "D",
      says: t("octal.digitsAfterPoint"),
    },
    { name: "to", value: "N", says: t("octal.largestHeap") },
    {
      name: "format",
      value: Object.keys(formats).join("|"),
      says: t("values.howPrintTable"),
    },
    ...SEARCH.filter(({ name }) => name === "memory"),
    LIST_THREADS,
  ],
  examples: [
    "nimber octal --all --digits 2 --to 1000",
    "nimber octal 0.07 0.4 0.137",
    "nimber octal --all --digits 3 --to 10000 --format csv",
  ],
  async run(context) {
    const { terminal, language } = context;
    const name = context.json ? "json" : (context.option("format") ?? "table");
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (format === undefined) throw wrongFormat(name);
    const classes = classesOf(codesOf(context));
    const { bytes } = limitsOf(context);
    const data = { classes, to: numberOf(context, "to", 10_000, 1), bytes };
    const list = { name: "octal", work: rowAt, data, count: classes.length } as const;
    let done = 0;
    const proofs = { found: 0, replayed: 0 };
    terminal.progress(() => `0 / ${classes.length}`);
    for await (const row of inOrder(list, context)) {
      terminal.progress(() => `${done} / ${classes.length}  ${row.code}`);
      if (done++ === 0 && format.head !== undefined)
        terminal.write(format.head(row, language, terminal.columns));
      terminal.write(format.row(row, language, terminal.columns));
      if (row.found.verdict !== "proved") continue;
      proofs.found++;
      if (row.found.replayed) proofs.replayed++;
    }
    if (name === "table") terminal.write(`\n  ${terminal.style("dim", say(replays(proofs), language))}\n`);
    return proofs.found < classes.length ? EXIT.undecided : EXIT.answered;
  },
};

const replays = ({ found, replayed }: { found: number; replayed: number }): Text =>
  t("octal.proofsReplayedIndependentChecker", { replayed, found });

const wrongFormat = (name: string) =>
  new UsageError(t("genus.formatExpectedOneFound", { formats: Object.keys(formats), name }));

/** Codes in the arguments, or with --all all codes with digit 0 or 4 before the point. */
function codesOf(context: CommandContext): (readonly number[])[] {
  const { args: words } = context;
  if ((context.option("all") === undefined) === (words.length === 0)) {
    throw new UsageError(
      t("octal.expectedCodesAllFoundUsage", { words: words.length, usage: usageText(USAGE) }),
    );
  }
  if (words.length > 0) return words.map(digitsNamed);
  const digits = numberOf(context, "digits", 3, 1, 4);
  return [0, 4].flatMap((first) =>
    Array.from({ length: 8 ** digits }, (_, number) => [
      first,
      ...Array.from(number.toString(8).padStart(digits, "0"), Number),
    ]),
  );
}

function digitsNamed(word: string): readonly number[] {
  const game = parseGame(word);
  const code = encodedAs(game, "break");
  if (code !== undefined && !code.unequal) return code.digits;
  throw new UsageError(t("octal.octalExpectedCodeFound", { id: game.id }));
}

/** Codes grouped by canonical form, in the order of their first members. */
function classesOf(codes: readonly (readonly number[])[]): Class[] {
  const classes = new Map<string, Class>();
  for (const digits of codes) {
    const form = canonical({ kind: "break", digits })!;
    const key = form.digits.join();
    let each = classes.get(key);
    if (each === undefined) {
      each = { digits: form.digits, codes: [] };
      classes.set(key, each);
    }
    const code = takeAndBreakGame(digits).id;
    if (each.codes.every((known) => known.code !== code)) each.codes.push({ code, shift: form.shift });
  }
  return [...classes.values()];
}

/** Row of a game: what is found of its period within the heaps. */
export function rowAt({ classes, to, bytes }: OctalTask, i: number): Row {
  const each = classes[i]!;
  const rules = { kind: "break", digits: each.digits } as const;
  const table = heapTable(rules, { bytes });
  const found = finish(periodSteps(rules, table, { bytes, heaps: to + 1 }));
  const rare = rareHeaps(rules, table.values(Math.max(0, found.heaps - 1)))?.count;
  return { ...each, code: takeAndBreakGame(each.digits).id, found, rare };
}

const HEAD: readonly Text[] = [
  t("octal.code"),
  t("octal.verdict"),
  t("octal.preperiod"),
  t("octal.period"),
  t("octal.max"),
  t("octal.rare"),
  t("octal.stands"),
];

const WIDTHS = [10, 8, 9, 8, 6, 6] as const;

/**
 * Line with columns of fixed width, so that it can be printed immediately; long text in the last column
 * continues below.
 */
function line(texts: readonly string[], most: number): string {
  const padded = WIDTHS.map((columns, i) => {
    const text = texts[i]!;
    return i < 2 ? text + " ".repeat(Math.max(0, columns - width(text))) : padStart(text, columns);
  });
  const lead = `  ${padded.join("  ")}  `;
  return wrap(texts.at(-1)!, most, " ".repeat(width(lead)), lead);
}

function cells({ code, codes, found, rare }: Row): string[] {
  const known = found.verdict === "none" ? undefined : found;
  return [
    code,
    found.verdict,
    known === undefined ? "" : `${known.preperiod}`,
    known === undefined ? "" : `${known.period}`,
    known?.maximum === undefined ? "" : `${known.maximum.value}`,
    rare === undefined ? "" : `${rare}`,
    codes.map((each) => `${each.code}${each.shift === 0 ? "" : `(+${each.shift})`}`).join(" "),
  ];
}

const VERDICTS: Readonly<Record<PeriodVerdict["verdict"], Text>> = {
  proved: t("octal.proved"),
  observed: t("identify.observed"),
  none: t("octal.none"),
};

function inWords(row: Row, language: Language): string[] {
  const [code, , ...rest] = cells(row);
  return [code!, say(VERDICTS[row.found.verdict], language), ...rest];
}

function csvLine(row: Row): string {
  const { found } = row;
  const [code, verdict, preperiod, period, max, rare, codes] = cells(row);
  const exceptions = found.verdict === "none" ? "" : found.exceptionCount;
  const replayed = found.verdict === "proved" ? found.replayed : "";
  return `${[code, verdict, preperiod, period, max, exceptions, rare, found.heaps, codes, replayed].join()}\n`;
}

function rowJson({ code, codes, found, rare }: Row): object {
  const { verdict, heaps } = found;
  const known = verdict === "none" ? {} : { preperiod: found.preperiod, period: found.period };
  return {
    code,
    verdict,
    ...known,
    ...(verdict === "proved" && { replayed: found.replayed }),
    ...(verdict !== "none" && { exceptions: found.exceptionCount, max: found.maximum?.value }),
    ...(rare !== undefined && { rare }),
    heaps,
    codes,
  };
}
