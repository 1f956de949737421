import type { Boards } from "../../games/boards-of.ts";
import { say } from "../../locale/message.ts";
import { rangeText } from "../../messages/range.ts";
import { observed } from "../../solve/period/find.ts";
import type { Text } from "../../types.ts";
import { valuedBoards } from "../boards.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";
import { OBSERVED, SHOWN, TEXT } from "./period.ts";
import { drawn } from "./pictures.ts";

const NO_OUTCOMES: Text = t("noOutcomes");

/** Prints how the observed values of boards that differ in a number repeat. Returns the exit code. */
export async function toldBoards(boards: Boards, context: CommandContext): Promise<ExitCode> {
  if (context.option("outcomes") !== undefined) throw new UsageError(NO_OUTCOMES);
  const { sequence, stopped } = await valuedBoards(boards, context, "limit");
  const { id, from, values } = sequence;
  const seen = observed(values);
  const found = seen && {
    ...seen,
    preperiod: from + seen.preperiod,
    exceptions: seen.exceptions.map((each) => from + each),
    ...(seen.maximum && { maximum: { ...seen.maximum, heap: from + seen.maximum.heap } }),
  };
  const range = rangeText(["n"], from + values.length - 1, from);
  const { language, terminal } = context;
  if (context.json) {
    const { maximum, ...pattern } = found ?? {};
    const verdict = found === undefined ? "none" : "observed";
    const most = maximum && { max: maximum.value, maxAt: maximum.heap };
    terminal.write(
      jsonLine({
        game: id,
        verdict,
        ...pattern,
        ...most,
        ...(found && { range }),
        from,
        heaps: values.length,
      }),
    );
  } else {
    const title = terminal.style("yellow", say(found === undefined ? TEXT.none : OBSERVED(range), language));
    let text = `  ${terminal.style("bold", id)}: ${title}\n`;
    if (found !== undefined) {
      const { preperiod, period, saltus, exceptions, exceptionCount } = found;
      const rows = [
        [`${say(TEXT.preperiod, language)} n0`, `${preperiod}`],
        [`${say(TEXT.period, language)} p`, `${period}`],
        ...(saltus === 0 ? [] : [[say(TEXT.saltus, language), `${saltus}`]]),
        [say(TEXT.exceptions, language), `${exceptionCount}`],
      ];
      text += columns(rows);
      const more = exceptionCount > SHOWN ? " …" : "";
      if (exceptions.length > 0)
        text += wrap(exceptions.slice(0, SHOWN).join(" ") + more, terminal.columns, "    ");
    }
    text += wrap(say(FAR(from, from + values.length - 1), language), terminal.columns, "  ");
    terminal.write(text);
  }
  drawn(boards.game, sequence, context);
  if (stopped !== undefined) terminal.warn(`${say(stopped, language)}\n`);
  return EXIT.undecided;
}

const FAR = (from: number, to: number): Text => t("far", { from, to });
