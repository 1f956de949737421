import { shown, UserCodeError } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";

/**
 * Milliseconds for a single call of the user's code, so that loops that fill the memory are stopped early.
 */
const CALL_MS = 1000;

const BEAT_MS = 100;

/** Clock function kept before the program begins, because the program must not change it. */
export const now: () => number = performance.now.bind(performance);

/**
 * Clock that every loop and function of the program calls with its line number. Once the time is over, it
 * throws at every call, so that the program cannot catch it.
 */
export interface Clock {
  readonly tick: (line: number) => void;
  /** The program is called again. */
  call(): void;
  /** A new question begins, with the full time. */
  restart(): void;
}

/**
 * Clock that calls `beat` about ten times a second as a sign of life; errors thrown by it stop the program
 * like the time limit.
 */
export function clock(seconds: number, beat: (line: number | undefined) => void): Clock {
  let end = now() + 1000 * seconds;
  let calls = 0;
  let begun = -1;
  let since = 0;
  let asked = 0;
  // Number of calls between checks of the time: small if they are slow, large if they are fast.
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
