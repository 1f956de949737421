import { shown, UserCodeError } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";

/** A single answer of someone's code may take this long: loops that fill the memory are stopped early. */
const CALL_MS = 1000;

const BEAT_MS = 100;

/** Held before a program begins: it finds no clock to change, and none at all. */
export const now: () => number = performance.now.bind(performance);

/**
 * The clock that every loop and function of the program asks, by the number of its line; it throws again and
 * again once the time is up, so that nothing catches it.
 */
export interface Clock {
  readonly tick: (line: number) => void;
  /** The program is called anew. */
  call(): void;
  /** A new answer is asked for, and has all the time again. */
  restart(): void;
}

/** Calls `beat` about ten times a second, as a sign of life; what it throws stops the program as the time does. */
export function clock(seconds: number, beat: (line: number | undefined) => void): Clock {
  let end = now() + 1000 * seconds;
  let calls = 0;
  let begun = -1;
  let since = 0;
  let asked = 0;
  // Looks at the time often enough when turns are slow, seldom when they are fast.
  let every = 1;
  let last = 0;
  let beaten = now();
  let over: unknown;

  function look(at: number, line?: number): void {
    if (at > end) throw timeUp(seconds, line);
    if (at - beaten < BEAT_MS) return;
    beaten = at;
    try {
      beat(line);
    } catch (error) {
      over = error;
      throw error;
    }
  }

  return {
    tick(line) {
      if (over !== undefined) throw over;
      if (++asked < every && begun === calls) return;
      asked = 0;
      const at = now();
      every = at - last < 0.5 ? Math.min(4096, 2 * every) : at - last > 4 ? 1 : every;
      last = at;
      if (begun !== calls) [begun, since] = [calls, at];
      look(at, line);
      if (at - since > CALL_MS) throw endless(line);
    },
    call() {
      if (++calls % 256 === 0) look(now());
    },
    restart() {
      over = undefined;
      end = now() + 1000 * seconds;
    },
  };
}

const timeUp = (seconds: number, line?: number): UserCodeError =>
  new UserCodeError(
    t("stoppedLimitSeconds", { seconds }),
    undefined,
    line === undefined ? undefined : { line },
  );

const endless = (line: number): UserCodeError =>
  new UserCodeError(t("didNotEndWithinSecond", { shown: shown(CALL_MS / 1000) }), undefined, { line });
