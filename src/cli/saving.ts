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

/** Signals that ask a process to end, with the exit codes that shells use for them. */
const ENDINGS = {
  SIGINT: EXIT.interrupted,
  SIGTERM: EXIT.terminated,
  SIGHUP: EXIT.hungUp,
} as const;

type Ending = keyof typeof ENDINGS;

const endings = Object.keys(ENDINGS) as Ending[];

/** Received signal, as the exit code that it asks for. */
interface Hearing {
  asked(): ExitCode | undefined;
  cease(): void;
}

/**
 * Catches signals that end the process, so that it can save first. They are handled only during pauses of the
 * work.
 */
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

/** Saves work in progress to the file that was asked for. */
export interface Saving {
  /** Saves now. Returns false when there is no file, or it could not be written. */
  save(): boolean;
  /** Saves when it is time, and ends the process if a signal asked for it. To be called regularly. */
  pause(): Promise<void>;
  close(): void;
}

/**
 * Writer of a file, delay in milliseconds from a save that took `took` milliseconds to the next, and message
 * after a save.
 */
interface Saved {
  write(file: string): void;
  after(took: number): number;
  says(file: string): Text;
}

export const NOT_SAVED: Saving = { save: () => false, async pause() {}, close() {} };

/** Milliseconds between saves, from --every; infinite without a file. */
export const everyOf = (context: CommandContext): number =>
  checkpointOf(context) === undefined ? Number.POSITIVE_INFINITY : 1000 * numberOf(context, "every", 60, 1);

/**
 * Opens the saving of work to a file. With `own`, an earlier part of this run wrote the file. @throws
 * UsageError when a file would be overwritten
 */
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
      // Continues after a failed save: a disk that is full now may have space later.
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

/** Runs `work` to its end and shows each step. Saves on the way, and when a limit ends the work. */
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
