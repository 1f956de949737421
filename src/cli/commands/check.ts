import { readFileSync } from "node:fs";
import {
  checkCertificate,
  checkGraphCertificate,
  type Finding,
  isGraphCertificate,
} from "../../checker/index.ts";
import { say } from "../../locale/message.ts";
import { begin } from "../../solve/limits.ts";
import type { Message, Text } from "../../types.ts";
import { type Command, type Option, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { firstWord, limitsOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { bytesOf, decoded } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { saying } from "../terminal/shown.ts";

const USAGE = "nimber check <file>";

/** Source of the checker in Python, next to the built folders. */
const program = () => readFileSync(new URL("../check.py", import.meta.url), "utf8");

const OPTIONS: readonly Option[] = [
  { name: "explain", says: t("check.explain") },
  { name: "program", says: t("check.program") },
  {
    name: "positions",
    value: "N",
    says: t("check.heapsReplayMost"),
  },
  ...SEARCH.filter(({ name }) => name === "time" || name === "memory"),
];

const VERDICT = {
  valid: t("check.valid"),
  refused: t("check.refused"),
  malformed: t("check.malformed"),
  limit: t("check.limit"),
} satisfies Record<Finding["verdict"], Text>;

/** Exit code for each verdict. */
export const STATUS: Readonly<Record<Finding["verdict"], ExitCode>> = {
  valid: EXIT.answered,
  refused: EXIT.refuted,
  malformed: EXIT.usage,
  limit: EXIT.undecided,
};

/** Theorem that makes a check sufficient, and the values that the check computes. */
interface Explained {
  readonly theorem: Message;
  readonly computed: Message;
  /** Game of a law whose rule excludes positions. */
  readonly about?: Message;
}

/** Explanation of a valid certificate; `text` is a JSON object. */
function explained(text: string): Explained {
  const { certificate, theorem, kind, from, to, period, heaps, cover, ...more } = JSON.parse(text);
  if (certificate === "nimber-outcomes")
    return {
      theorem: t("check.outcomes"),
      computed: t("check.outcomesComputed", { preperiod: more.preperiod, period }),
    };
  if (certificate === "nimber-law")
    return {
      theorem: theoremOfLaw({ kind, ...more }),
      computed: t("check.lawComputed", { system: more.system }),
      ...(/;\s*legal\s*:/.test(more.game) && {
        about: more.closed ? t("check.lawClosed") : t("check.lawLegal"),
      }),
    };
  if (theorem === "shifts")
    return { theorem: t("check.shifts"), computed: t("check.shiftsComputed", { from, to }) };
  if (certificate === "nimber-theorem")
    return {
      theorem: ofTheorem(theorem, more),
      computed: t("check.theoremComputed"),
    };
  if (certificate === "nimber-quotient")
    return {
      theorem: t("check.quotient"),
      computed: t("check.quotientComputed", { heaps, order: more.order, entries: cover.length }),
    };
  if (certificate === "nimber-squares")
    return { theorem: t("check.squares"), computed: t("check.squaresComputed") };
  if (certificate === "nimber-board")
    return { theorem: t("check.board"), computed: t("check.boardComputed") };
  return {
    theorem: THEOREMS[theorem]!,
    computed: t("check.periodComputed", { from, to, last: to + period - 1 }),
  };
}

function ofTheorem(theorem: string, { as }: Readonly<Record<string, unknown>>): Message {
  if (theorem === "growing-takes") return t("check.growingTakes");
  if (theorem === "primes") return t("check.primes");
  if (theorem === "share") return t("check.share");
  if (theorem === "arithmetic") return t("check.arithmetic", { rule: as as string });
  return t("check.takesByLetters", { theorem });
}

function theoremOfLaw({ kind, play, won, options }: Readonly<Record<string, unknown>>): Message {
  if (kind === "values") return t("check.lawValues");
  if (options !== undefined) return t("check.lawForbidden");
  if (won !== undefined) return t("check.lawDraws");
  return play === "misere" ? t("check.lawMisere") : t("check.lawOutcomes");
}

const GRAPH: Explained = { theorem: t("check.graph"), computed: t("check.graphComputed") };

/** Theorems on periods by their names in certificates. */
const THEOREMS: Readonly<Record<string, Message>> = {
  "guy-smith": t("check.guySmith"),
  "subtraction-state": t("check.subtractionState"),
  "all-but-state": t("check.allButState"),
};

export const check: Command = {
  usage: [USAGE, "nimber check --program"],
  options: OPTIONS,
  examples: [
    "nimber period kayles --certificate kayles.json",
    "nimber check kayles.json",
    "nimber check kayles.json --explain",
    "nimber check kayles.json --time 3600 --json",
    "nimber check --program > check.py",
  ],
  run(context) {
    const { terminal, language } = context;
    if (context.option("program") !== undefined) {
      const [extra] = context.args;
      if (extra !== undefined) throw new UsageError(t("check.programAlone", { extra }));
      terminal.write(program());
      return EXIT.answered;
    }
    const file = firstWord(context, t("check.file"), USAGE);
    const { progress: _, positions, ...limits } = limitsOf(context);
    const begun = Date.now();
    const budget = begin(limits);
    const bytes = bytesOf(file, budget);
    const bounds = {
      ...limits,
      ...(context.option("positions") !== undefined && { positions }),
      // The limit includes the time for reading the file.
      begun,
    };
    const text = isGraphCertificate(bytes) ? undefined : decoded(file, bytes, budget, true);
    const finding =
      text === undefined ? checkGraphCertificate(bytes, bounds) : checkCertificate(text, bounds);
    const { verdict, says } = finding;
    const isExplained = context.option("explain") !== undefined && verdict === "valid";
    const why = isExplained ? (text === undefined ? GRAPH : explained(text)) : undefined;
    if (context.json) {
      terminal.write(jsonLine({ file, ...finding, ...why }));
    } else if (verdict === "malformed" || verdict === "limit") {
      const colon = say(t("check.text"), language);
      terminal.warn(
        `${terminal.style("red", "nimber:")} ${saying(`${file}${colon}${say(VERDICT[verdict], language)}${colon}${say(says, language)}`)}\n`,
      );
    } else {
      const colour = verdict === "valid" ? "green" : "red";
      const line = `${terminal.style(colour, say(VERDICT[verdict], language))}  ${saying(say(says, language))}`;
      terminal.write(wrap(line, terminal.columns, "  "));
      const { theorem, computed, about } = why ?? {};
      for (const each of [about, theorem, computed].filter((part) => part !== undefined))
        terminal.write(`\n${wrap(say(each, language), terminal.columns, "  ")}`);
    }
    return STATUS[verdict];
  },
};
