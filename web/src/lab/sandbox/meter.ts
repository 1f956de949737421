import { UserCodeError } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { expressionSize } from "./expression.ts";

// The page cannot ask how much memory a program has, and a tab that runs out of it is gone: so whatever may become
// large at one stroke is counted before it is made, or at the latest before there is a second of its kind.

/** No text has more letters, no list more parts, and no buffer more bytes. */
const LONGEST = { text: 1_048_576, list: 8_388_608, buffer: 67_108_864 } as const;

type Kind = keyof typeof LONGEST;

/** Smaller pieces are not counted: whoever makes many of them needs time, which is limited too. */
const PIECE = 4096;

/** Pieces that outlive a call may lie where `weigh` does not see them; those of this size count for the whole run. */
const LARGE = 65_536;

/** Bytes that one call may ask for in pieces, a run in large ones, and the regular expressions of a run in code. */
const MOST = { call: 2 ** 28, run: 2 ** 30, code: 2 ** 26 } as const;

/** Bytes of code for a node of a regular expression: V8 was measured to take as many. */
const NODE_BYTES = 32;

/** Larger integers are not made. */
const BITS = 2 ** 20;
const HIGHEST = 2n ** BigInt(BITS);
const LOWEST = -HIGHEST;

/** Meter of large values that a program makes in pieces. */
export interface Meter {
  /** @throws UserCodeError when so much more is too much. */
  piece(bytes: number): void;
  /** @throws UserCodeError when there may not be so many of them at once. */
  atMost(kind: Kind, count: number): void;
  /** Lets through what an operator has made, unless it is too large. */
  made<T>(value: T): T;
  /** Things to be spread. */
  spread(things: Iterable<unknown>): Iterable<unknown>;
  /** Counts an expression to be compiled, which nobody sees: each regular expression once. @throws UserCodeError */
  expression(source: string, flags: string): void;
  /** The program is called anew. */
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
      // Refused expressions are not made: small ones, as those that show a thrown value, still pass.
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
