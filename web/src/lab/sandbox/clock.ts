import { shown, Trouble } from "./trouble.ts";

/** A single answer of someone's code may take this long: loops that fill the memory are stopped early. */
const CALL_MS = 1000;

const BEAT_MS = 100;

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
  let end = performance.now() + 1000 * seconds;
  let calls = 0;
  let begun = -1;
  let since = 0;
  let asked = 0;
  // Looks at the time often enough when turns are slow, seldom when they are fast.
  let every = 1;
  let last = 0;
  let beaten = performance.now();
  let over: unknown;

  function look(now: number, line?: number): void {
    if (now > end) throw timeUp(seconds, line);
    if (now - beaten < BEAT_MS) return;
    beaten = now;
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
      const now = performance.now();
      every = now - last < 0.5 ? Math.min(4096, 2 * every) : now - last > 4 ? 1 : every;
      last = now;
      if (begun !== calls) [begun, since] = [calls, now];
      look(now, line);
      if (now - since > CALL_MS) throw endless(line);
    },
    call() {
      if (++calls % 256 === 0) look(performance.now());
    },
    restart() {
      over = undefined;
      end = performance.now() + 1000 * seconds;
    },
  };
}

const timeUp = (seconds: number, line?: number): Trouble =>
  new Trouble(
    {
      en: `stopped at the limit of ${seconds} seconds`,
      zh: `已达到上限：${seconds} 秒`,
    },
    undefined,
    line,
  );

const endless = (line: number): Trouble =>
  new Trouble(
    {
      en: `this did not end within ${shown(CALL_MS / 1000)} second`,
      zh: `这里未在 ${shown(CALL_MS / 1000)} 秒内结束`,
    },
    undefined,
    line,
  );
