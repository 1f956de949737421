import { UserCodeError } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { expressionSize } from "./expression.ts";

// The page cannot measure the memory of a program, and a tab that runs out of memory is lost. So everything
// that may become large in one operation is counted before it is created, or at the latest before a second
// one is.

/** Most characters of a text, elements of a list, and bytes of a buffer. */
const LONGEST = { text: 1_048_576, list: 8_388_608, buffer: 67_108_864 } as const;

type Kind = keyof typeof LONGEST;

/** Bytes below which pieces are not counted; creating many of them needs time, which is limited too. */
const PIECE = 4096;

/**
 * Bytes from which pieces count for the whole run, because they may outlive a call where `weigh` does not
 * find them.
 */
const LARGE = 65_536;

/**
 * Most bytes for pieces in one call, for large pieces in a run, and for the code of regular expressions in a
 * run.
 */
const MOST = { call: 2 ** 28, run: 2 ** 30, code: 2 ** 26 } as const;

/** Bytes of code for a node of a regular expression, as measured in V8. */
const NODE_BYTES = 32;

/** Most bits of an integer. */
const BITS = 2 ** 20;
const HIGHEST = 2n ** BigInt(BITS);
const LOWEST = -HIGHEST;

/** Meter of the large values that a program creates. */
export interface Meter {
  /** Counts a piece of `bytes`. @throws UserCodeError when the total is too large */
  piece(bytes: number): void;
  /** Checks a count. @throws UserCodeError when it is too large */
  atMost(kind: Kind, count: number): void;
  /** Returns the result of an operator, unless it is too large. */
  made<T>(value: T): T;
  /** Returns things that may be spread. */
  spread(things: Iterable<unknown>): Iterable<unknown>;
  /** Counts a regular expression before it is compiled, each once. @throws UserCodeError */
  expression(source: string, flags: string): void;
  /** The program is called again. */
  call(): void;
}

export function meter(): Meter {
  let [called, run, code] = [0, 0, 0];
  const compiled = new Set<string>();

  function piece(bytes: number): void {
    if (bytes < PIECE) return;
    called += bytes;
    if (called > MOST.call) throw tooMuch(MOST.call);
    if (bytes < LARGE) return;
    run += bytes;
    if (run > MOST.run) throw tooMany();
  }

  function atMost(kind: Kind, count: number): void {
    if (count > LONGEST[kind]) throw tooLong(kind);
  }

  function text(length: number): void {
    atMost("text", length);
    piece(2 * length);
  }

  return {
    piece,
    atMost,
    made(value) {
      if (typeof value === "string") {
        if (value.length >= PIECE / 2) text(value.length);
      } else if (typeof value === "bigint" && (value > HIGHEST || value < LOWEST)) throw tooHigh();
      return value;
    },
    spread(things) {
      if (!Array.isArray(things)) return counted(things, atMost);
      atMost("list", things.length);
      piece(8 * things.length);
      return things;
    },
    expression(source, flags) {
      const key = `/${source}/${flags}`;
      if (compiled.has(key)) return;
      const more = NODE_BYTES * (1 + expressionSize(source)) + 2 * source.length;
      // Refused expressions are not compiled; small ones, such as those that display a thrown value, still
      // are.
      if (code + more > MOST.code) throw tooManyExpressions();
      code += more;
      compiled.add(key);
    },
    call() {
      called = 0;
    },
  };
}

function* counted(things: Iterable<unknown>, atMost: Meter["atMost"]): Iterable<unknown> {
  let count = 0;
  for (const thing of things) {
    atMost("list", ++count);
    yield thing;
  }
}

export const tooMuch = (bytes: number, line?: number): UserCodeError =>
  new UserCodeError(
    t("stoppedLimitMbMemory", { bytes }),
    undefined,
    line === undefined ? undefined : { line },
  );

const tooMany = (): UserCodeError =>
  new UserCodeError(t("stoppedListsTextsKbMore", { large: LARGE, run: MOST.run }));

const tooManyExpressions = (): UserCodeError =>
  new UserCodeError(t("stoppedRegularExpressionsProgramCome", { code: MOST.code }));

const tooLong = (kind: Kind): UserCodeError =>
  new UserCodeError(
    {
      text: t("stoppedTextMoreThanLetters", { text: LONGEST.text }),
      list: t("list", { list: LONGEST.list }),
      buffer: t("buffer", { buffer: LONGEST.buffer }),
    }[kind],
  );

const tooHigh = (): UserCodeError => new UserCodeError(t("stoppedNumberMoreThanBinary", { bits: BITS }));
