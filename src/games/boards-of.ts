import { NotationError } from "../errors.ts";
import type { Game, LocalizedText } from "../types.ts";
import { type Notation, sumIn, type Term } from "./reading.ts";

/** Boards of one game, one for each number n. */
export interface Boards {
  readonly game: Game<unknown>;
  /** Notation of the boards, such as `cram 3xn`. */
  readonly written: string;
  /**
   * Board for the number n.
   * @throws NotationError when there is none
   */
  at(n: number): Term;
}

/**
 * Letter n with an optional factor and an optional added number: it stands alone, or next to the x of a grid.
 */
const LETTER = /(?<=^|[^A-Za-z\d]|[\dn]x)(\d*)n([+-]\d+)?(?=$|[^A-Za-z\d]|x)/g;
const REPEATED = /\(([^()^]*)\)\^(\d+)/g;

const MOST_LETTERS = 10_000;

const BOARDS: LocalizedText = {
  en: "one board with the letter n, such as 3xn, star(2,3,n) or (xo)^n",
  zh: "一个含字母 n 的棋盘，如 3xn、star(2,3,n)、(xo)^n",
};

/**
 * Reads boards of a game whose notation contains the letter n: `cram 3xn`, `node-kayles star(2,3,n)`, `chomp
 * nxn`, `arc-kayles grid(2x2n+1)`, or `clobber (xo)^n`, which repeats the part in parentheses. Undefined
 * without such a letter.
 * @throws NotationError
 */
export function boardsOf(text: string, notation: Notation): Boards | undefined {
  const [, name, pattern] = /^\s*([a-z][a-z-]*(?:\([^()]*\))?)\s+(\S+)\s*$/.exec(text) ?? [];
  if (pattern === undefined || pattern.search(LETTER) < 0) return undefined;
  function at(n: number): Term {
    const numbered = pattern!.replace(LETTER, (_, factor: string, more = "0") =>
      String((factor === "" ? 1 : Number(factor)) * n + Number(more)),
    );
    let letters = 0;
    const position = numbered.replace(REPEATED, (_, part: string, times: string) => {
      letters += part.length * Number(times);
      if (letters > MOST_LETTERS) throw new NotationError(text, text.length - pattern!.length, BOARDS);
      return part.repeat(Number(times));
    });
    const [term, more] = sumIn(notation, `${name} ${position}`);
    if (term === undefined || more !== undefined)
      throw new NotationError(text, text.length - pattern!.length, BOARDS);
    return term;
  }
  const game = at(1).rules;
  return game.space === "heap" || game.space === "pair"
    ? undefined
    : { game, written: `${name} ${pattern}`, at };
}
