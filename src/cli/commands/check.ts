import {
  checkCertificate,
  checkGraphCertificate,
  type Finding,
  isGraphCertificate,
} from "../../checker/index.ts";
import { say } from "../../locale/message.ts";
import { begin } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, type Option, SEARCH } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { firstWord, limitsOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { bytesOf, decoded } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { saying } from "../terminal/shown.ts";

const USAGE = "nimber check <file>";

const LIMITS: readonly Option[] = [
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

/** Exit codes. */
export const STATUS: Readonly<Record<Finding["verdict"], ExitCode>> = {
  valid: EXIT.answered,
  refused: EXIT.refuted,
  malformed: EXIT.usage,
  limit: EXIT.undecided,
};

export const check: Command = {
  usage: [USAGE],
  options: LIMITS,
  examples: [
    "nimber period kayles --certificate kayles.json",
    "nimber check kayles.json",
    "nimber check kayles.json --time 3600 --json",
  ],
  run(context) {
    const file = firstWord(context, t("check.file"), USAGE);
    const { progress: _, positions, ...limits } = limitsOf(context);
    const begun = Date.now();
    const budget = begin(limits);
    const bytes = bytesOf(file, budget);
    const bounds = {
      ...limits,
      ...(context.option("positions") !== undefined && { positions }),
      // The time to read the file is part of it.
      begun,
    };
    const finding = isGraphCertificate(bytes)
      ? checkGraphCertificate(bytes, bounds)
      : checkCertificate(decoded(file, bytes, budget), bounds);
    const { verdict, says } = finding;
    const { terminal, language } = context;
    if (context.json) {
      terminal.write(jsonLine({ file, ...finding }));
    } else if (verdict === "malformed" || verdict === "limit") {
      const colon = say(t("check.text"), language);
      terminal.warn(
        `${terminal.style("red", "nimber:")} ${saying(`${file}${colon}${say(VERDICT[verdict], language)}${colon}${say(says, language)}`)}\n`,
      );
    } else {
      const colour = verdict === "valid" ? "green" : "red";
      const text = `${terminal.style(colour, say(VERDICT[verdict], language))}  ${saying(say(says, language))}`;
      terminal.write(wrap(text, terminal.columns, "  "));
    }
    return STATUS[verdict];
  },
};
