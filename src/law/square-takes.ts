import {
  and,
  base,
  type Dfa,
  type Effort,
  not,
  or,
  relation,
  relationOf,
  Undefinable,
} from "../automata/index.ts";
import { NotationError } from "../errors.ts";
import { ruleOf } from "../rules/of-game.ts";
import { parseLawRule } from "../rules/parse.ts";
import { printCondition, printRule } from "../rules/print.ts";
import { squares } from "../rules/sets.ts";
import type { Game, Play } from "../types.ts";
import { writtenOut } from "./expanded.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";

// Games of one number with cycles, in which a move takes a square, or adds or takes a constant, perhaps under a
// condition. The theorem and its proof are in docs/theory/cycles.md.

/** Largest number that is examined. */
const MOST = 100_000;

/** Number of squares of which two lead from every large draw to different positions. */
const SQUARES = 12;

/** Limit on the P-positions. */
const MOST_LOST = 64;

/** Takes of any square, in three spellings. */
const ANY_SQUARE = /^(\w+)-(?:(\w+) if \2 in squares|(\w+)\*\3|\w+\*\*2)$/;

/**
 * Rule of a game that a theorem on takes of squares is about, and the constants that moves add. A letter with few
 * values is replaced by each of them.
 */
function takesOf(
  game: Game<unknown>,
): { readonly rule: string; readonly constants: readonly number[] } | undefined {
  const rule = ruleOf(game);
  if (rule === undefined || rule.variables.length > 1 || rule.legal || rule.lost || rule.won)
    return undefined;
  const [name] = rule.variables;
  const letter = name === "k" ? "j" : "k";
  const take = `${name}-${letter} if ${letter} in squares`;
  const constants: number[] = [];
  const moves: string[] = [];
  for (const option of rule.options.flatMap(writtenOut)) {
    const move = printRule({ ...rule, options: [option] }).slice(`[${name}: `.length, -1);
    const [, of, constant] = /^(\w+)([+-]\d{1,15})(?: if .*)?$/.exec(move) ?? [];
    if (ANY_SQUARE.exec(move)?.[1] === name && option.letters.length === 1) moves.push(take);
    else if (of === name && option.letters.length === 0) {
      constants.push(Number(constant));
      moves.push(move);
    } else return undefined;
  }
  return moves.includes(take) ? { rule: `[${name}: ${moves.join(" | ")}]`, constants } : undefined;
}

/** Law of takes of squares, proved by a theorem: all other positions are draws. */
export interface SquaresLaw {
  readonly play: Play;
  readonly lost: readonly number[];
  /** N-positions that are no square more than a P-position. */
  readonly more: readonly number[];
  /** Numbers whose squares lead from each large draw to a draw, one of them or the other. */
  readonly roots: readonly [number, number];
}

/** Law with these P-positions, if a theorem on takes of squares proves it. */
export function squareTakes(
  game: Game<unknown>,
  lost: readonly number[],
  play: Play,
  tick: () => void,
): SquaresLaw | undefined {
  const takes = takesOf(game);
  if (takes === undefined || lost.length > MOST_LOST) return undefined;
  const isLost = new Set(lost);
  const optionsOf = (n: number): number[] => Array.from(game.moves(n, tick), ({ to }) => Number(to[0]));
  const isCopy = (n: number) => lost.some((p) => squares.has(n - p));
  const winsAtOnce = (n: number) => play === "misere" && optionsOf(n).length === 0;
  // Other moves to a P-position begin at a constant distance from it; play ends at 0, which has no square to take.
  const near = new Set([0, ...lost.flatMap((p) => takes.constants.map((each) => p - each))]);
  const more = [...near]
    .filter((n) => n >= 0 && !isCopy(n) && (winsAtOnce(n) || optionsOf(n).some((each) => isLost.has(each))))
    .sort((a, b) => a - b);
  const isWon = (n: number) => isCopy(n) || more.includes(n);
  const isAnswered = (n: number, p: number) =>
    winsAtOnce(n) || optionsOf(n).some((each) => each < p && isLost.has(each));
  if (lost.some((p) => isWon(p) || !optionsOf(p).every((each) => isAnswered(each, p)))) return undefined;
  const { bound, roots } = leastBound(lost, more);
  if (bound > MOST) return undefined;
  for (let n = 0; n <= bound; n++) {
    tick();
    const isDraw = (each: number) => !isLost.has(each) && !isWon(each);
    if (isDraw(n) && !optionsOf(n).some(isDraw)) return undefined;
  }
  return { play, lost, more, roots };
}

/** Number beyond which one of two squares leads from each draw to a draw, and their roots. */
function leastBound(
  lost: readonly number[],
  more: readonly number[],
): { readonly bound: number; readonly roots: readonly [number, number] } {
  const most = Math.max(0, ...lost, ...more);
  let least = { bound: Number.POSITIVE_INFINITY, roots: [1, 2] as readonly [number, number] };
  for (let b = 2; b <= SQUARES; b++)
    for (let a = 1; a < b; a++) {
      // With n - a² = p + x² and n - b² = q + y², x² - y² is one of these, so x is at most half of one more.
      const differences = lost.flatMap((p) => lost.map((q) => Math.abs(b * b - a * a + q - p)));
      if (differences.includes(0)) continue;
      const x = Math.floor((Math.max(0, ...differences) + 1) / 2);
      const bound = Math.max(b * b + most, a * a + Math.max(0, ...lost) + x * x);
      if (bound < least.bound) least = { bound, roots: [a, b] };
    }
  return least;
}

/**
 * Whether a law in one variable is, in whatever words, that of the numbers of `members` and of those that are a square
 * more than one of `from`: its condition consists of `n-p in squares` for each of these, and of others, which an
 * automaton compares with the members.
 */
export function saysCopies(
  { text, variables: [name] }: StatedLaw,
  from: readonly number[],
  members: readonly number[],
  effort: Effort,
): boolean {
  const condition = text.replace(/^[PN]\s+iff\s/, "");
  try {
    const { condition: read } = parseLawRule(`[${name}: ${name} if (${condition})]`).options[0]!;
    const all = (read!.kind === "or" ? read!.of : [read!]).map(printCondition);
    const copied = new Set<number>();
    const others = all.filter((each) => {
      const [, letter, number = "0"] = /^([a-z]\d*)(?:-(\d+))? in squares$/.exec(each) ?? [];
      if (letter !== name) return true;
      copied.add(Number(number));
      return false;
    });
    if (copied.size !== from.length || !from.every((p) => copied.has(p))) return false;
    const automaton = (of: readonly string[]): Dfa =>
      statedLaw(`P iff ${of.length > 0 ? of.join(" or ") : "false"}`, [name!]).automaton(BINARY, effort).dfa;
    const [said, right] = [automaton(others), automaton(members.map((n) => `${name} = ${n}`))].map((dfa) =>
      relation(dfa, name!),
    );
    const difference = or(and(said!, not(right!)), and(right!, not(said!)));
    return !relationOf(BINARY, [name!], difference, effort).accepting.includes(1);
  } catch (error) {
    if (!(error instanceof Undefinable || error instanceof NotationError)) throw error;
    return false;
  }
}

const BINARY = base(2);

/** Proof of a law of takes of squares, for `nimber check`. */
export interface SquaresCertificate {
  readonly certificate: "nimber-squares";
  readonly version: 1;
  readonly game: string;
  readonly play: Play;
  readonly losing: readonly number[];
  readonly winning: readonly number[];
  readonly roots: readonly [number, number];
}

/** Certificate of a law that `squareTakes` has proved of the game. */
export function certifySquares(
  game: Game<unknown>,
  { play, lost, more, roots }: SquaresLaw,
): SquaresCertificate {
  return {
    certificate: "nimber-squares",
    version: 1,
    game: takesOf(game)!.rule,
    play,
    losing: lost,
    winning: more,
    roots,
  };
}
