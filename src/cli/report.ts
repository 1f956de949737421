import { GameError, LimitError, NotationError, RecheckError, ReplayError, visible } from "../errors.ts";
import { say } from "../locale/message.ts";
import type { Language } from "../types.ts";
import type { Terminal } from "./command.ts";
import { FileError, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import { jsonLine } from "./terminal/json.ts";
import { ECHO, excerpt, saying } from "./terminal/shown.ts";

/** Most characters of the input that an error in JSON quotes before its place, and after it. */
const QUOTED = 40;

/** Input of an error; for a long input the part around the place, which begins at `from`. */
function quoted({ input, offset }: NotationError): object {
  if (input.length <= 2 * QUOTED) return { input };
  const from = Math.max(0, offset - QUOTED);
  return { input: input.slice(from, offset + QUOTED), from };
}

/**
 * Prints an error on one line with a caret below the input, and returns the exit code. In a batch, `line` is
 * its line.
 */
export function report(
  error: unknown,
  terminal: Terminal,
  language: Language,
  json: boolean,
  { more = "", line }: { readonly more?: string; readonly line?: number } = {},
): ExitCode {
  if (!(error instanceof GameError || error instanceof UsageError)) {
    const said = visible(error instanceof Error ? error.message : String(error));
    terminal.warn(say(t("nimberFaultNimberPleaseReport", { said }), language));
    return EXIT.fault;
  }
  const code = error instanceof GameError || error instanceof FileError ? error.code : "usage";
  const status =
    error instanceof LimitError
      ? EXIT.undecided
      : error instanceof ReplayError || error instanceof RecheckError
        ? EXIT.refuted
        : error instanceof UsageError
          ? error.exit
          : EXIT.usage;
  const message = saying(say(error.text, language));
  if (json) {
    const told = { text: undefined, name: undefined, learnt: undefined, excerpt: undefined, exit: undefined };
    const place = error instanceof NotationError ? quoted(error) : {};
    const document = jsonLine({
      error: { ...error, ...place, code, message, ...told, ...(line && { line }) },
    });
    // In a batch, each line has its own JSON document, also for errors.
    if (line === undefined) terminal.warn(document);
    else terminal.write(document);
    return status;
  }
  if (line !== undefined) terminal.warn(`${say(t("line", { line }), language)} `);
  const below = error instanceof LimitError ? error.learnt : "excerpt" in error && error.excerpt;
  const told = below ? `${below}\n` : "";
  terminal.warn(`${terminal.style("red", "nimber:")} ${message}${more}\n${told}`);
  if (error instanceof NotationError) {
    const { line, column } = excerpt(error.input, error.offset, ECHO - 2);
    terminal.warn(`  ${line}\n  ${" ".repeat(column)}^\n`);
  }
  return status;
}
