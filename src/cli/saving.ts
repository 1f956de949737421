import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { LimitError } from "../errors.ts";
import { say } from "../locale/message.ts";
import type { Text } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { numberOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { checkpointOf } from "./long-options.ts";

/** Signals that ask a process to end, and how shells count it when one did. */
const ENDINGS = {
  SIGINT: EXIT.interrupted,
  SIGTERM: EXIT.terminated,
  SIGHUP: EXIT.hungUp,
} as const;

type Ending = keyof typeof ENDINGS;

const endings = Object.keys(ENDINGS) as Ending[];

/** Signal received: the exit status that it asks for, if any. */
interface Hearing {
  asked(): ExitCode | undefined;
  cease(): void;
}

/** Hears signals to end, in place of ending at once, and only while the work pauses. */
function hearEndings(): Hearing {
  let asked: Ending | undefined;
  const end = (signal: Ending) => {
    asked = signal;
  };
  for (const signal of endings) process.on(signal, end);
  return {
    asked: () => asked && ENDINGS[asked],
    cease() {
      for (const signal of endings) process.off(signal, end);
    },
  };
}

const wouldLose = (file: string): UsageError => new UsageError(t("checkpointExpectedNewFileFound", { file }));

/** Saves work under way to the file that was asked for. */
export interface Saving {
  /** False when there is no file, or it could not be written. */
  save(): boolean;
  /** To be called now and then: saves when it is time, and ends the process when that was asked for. */
  pause(): Promise<void>;
  close(): void;
}

/** How work is saved to a file, how long after a save of so many milliseconds the next is due, and the message of a save. */
interface Saved {
  write(file: string): void;
  after(took: number): number;
  says(file: string): Text;
}

export const NOT_SAVED: Saving = { save: () => false, async pause() {}, close() {} };

/** Milliseconds from one save to the next, as --every says; without a file nothing is ever saved. */
export const everyOf = (context: CommandContext): number =>
  checkpointOf(context) === undefined ? Number.POSITIVE_INFINITY : 1000 * numberOf(context, "every", 60, 1);

/** The file may be there when it is `own`: written by an earlier part of this run. @throws UsageError when it would be lost. */
export function savingOf(context: CommandContext, { write, after, says }: Saved, own = false): Saving {
  const file = checkpointOf(context);
  if (file === undefined) return NOT_SAVED;
  if (context.option("resume") === undefined && !own && existsSync(file)) throw wouldLose(file);
  const tell = (text: Text) => context.terminal.warn(`nimber: ${say(text, context.language)}\n`);
  const hearing = hearEndings();
  let due = Date.now() + after(0);
  function save(): boolean {
    const begun = Date.now();
    try {
      write(file!);
      return true;
    } catch (error) {
      // A disk that is full now may not be so in a minute, and the work goes on.
      if (!(error instanceof UsageError)) throw error;
      tell(error.text);
      return false;
    } finally {
      due = Date.now() + after(Date.now() - begun);
    }
  }
  return {
    save,
    async pause() {
      await setImmediate();
      const status = hearing.asked();
      if (status !== undefined) {
        if (save()) tell(says(file));
        process.exit(status);
      }
      if (Date.now() >= due) save();
    },
    close: hearing.cease,
  };
}

/** Runs `work` to its end, and shows each of its steps; what was done is saved on the way, and when a limit ends it. */
export async function savedOnTheWay<S, T>(
  work: Generator<S, T>,
  { save, pause, close }: Saving,
  show: (step: S) => void,
): Promise<T> {
  try {
    for (;;) {
      const step = work.next();
      if (step.done) {
        save();
        return step.value;
      }
      show(step.value);
      await pause();
    }
  } catch (error) {
    if (error instanceof LimitError) save();
    throw error;
  } finally {
    close();
  }
}
