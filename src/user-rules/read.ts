import { t } from "../locale/user-rules.ts";
import { nearest } from "../nearest.ts";
import type { Cell, Move, Rules } from "../types.ts";
import { readBoard } from "./board.ts";
import { type Call, copied, frozen } from "./call.ts";
import { keyOf } from "./key.ts";
import { depthOf, readMoves } from "./moves.ts";
import { cut, PARTS, type RulesPart, shown, UserCodeError } from "./user-code-error.ts";

/** Written form of a position: the result of `format`, or by its shape. */
function formatOf(format: Call | undefined, letters: number): (position: unknown) => string {
  if (format === undefined) return (position) => written(position, letters);
  return (position) => {
    const text = format(position);
    if (typeof text === "string") return cut(text, letters);
    throw new UserCodeError(
      t("formatExpectedString", { found: shown(text), position: shown(position) }),
      "format",
    );
  };
}

function written(position: unknown, letters: number): string {
  if (typeof position === "string") return cut(position, letters);
  if (Array.isArray(position) && position.every((each) => typeof each === "number")) {
    return cut(`(${position.join(", ")})`, letters);
  }
  if (Array.isArray(position) && position.length > 0 && position.every(isWord)) {
    return cut(position.join(), letters);
  }
  return shown(position, Math.max(60, letters));
}

/** Whether a text can stand between commas as it is. */
const isWord = (value: unknown): boolean => typeof value === "string" && /^[^\s,]+$/.test(value);

/** Exports of a file, before validation. */
export type Exported = Readonly<Partial<Record<RulesPart, unknown>>>;

/** User's game with all defaults filled in. */
export interface Custom {
  readonly rules: Rules<unknown> & Required<Pick<Rules<unknown>, "format">>;
  readonly start: unknown;
  /** Number of natural numbers that determine a position; 0 if positions are found from the start only. */
  readonly parameters: 0 | 1 | 2;
  position(...numbers: number[]): unknown;
  readonly least: number;
  readonly most: number;
  readonly misere: boolean;
  /** Whether a position is legal; absent if all are. */
  readonly legal: ((position: unknown) => boolean) | undefined;
  law: ((...given: unknown[]) => unknown) | undefined;
  /** Reads a position; absent if the form of the start determines it. */
  readonly parse: ((text: string) => unknown) | undefined;
  readonly board: ((position: unknown) => readonly Cell[]) | undefined;
}

/** Limits for reading a user's game, for places with little room. */
export interface ReadingLimits {
  /** Largest parameters, by the number of parameters. */
  readonly furthest?: Readonly<Record<0 | 1 | 2, number>>;
  /** Largest length of the name of a position or a move. */
  readonly letters?: number;
  /** Set to reject moves that set who moves next, and positions that say who has won. */
  readonly inTurn?: true;
  /** Set to reject files with illegal positions. */
  readonly allLegal?: true;
}

/** Default largest parameter, by the number of parameters. */
const USUAL = { 0: 0, 1: 100, 2: 20 } as const;

/**
 * Game that a file of rules exports: `start`, `moves`, and the optional exports.
 * @throws UserCodeError if an export is invalid. The rules of the game throw it if the file's functions
 * return invalid results.
 */
export function readGame(
  exported: Exported,
  { furthest, letters = Infinity, inTurn, allLegal }: ReadingLimits = {},
): Custom {
  expectKnown(exported);
  const { start } = exported;
  if (start === undefined) {
    throw new UserCodeError(t("noStartWriteExampleExport"));
  }
  const moves = functionOf(exported, "moves");
  if (moves === undefined) {
    throw new UserCodeError(t("noMovesWriteExportFunction"));
  }
  const given = functionOf(exported, "position");
  const parameters = parametersOf(start, given);
  const least = naturalOf(exported, "least", furthest?.[parameters]) ?? 0;
  const most = naturalOf(exported, "most", furthest?.[parameters]) ?? Math.max(least, USUAL[parameters]);
  if (parameters > 0 && least > most) throw noCases(least, most);
  const format = formatOf(functionOf(exported, "format"), letters);
  const canonical = functionOf(exported, "canonical");
  const key = keyOf(functionOf(exported, "key"), format);
  const board = functionOf(exported, "board");
  const entails = entailsOf(exported, inTurn);
  const ends = endsOf(exported, format, inTurn);
  if (allLegal && exported.legal !== undefined) throw new UserCodeError(ALL_LEGAL, "legal");
  const legal = conditionOf(exported, "legal", format);
  const moved = readMoves(
    { moves, depth: depthOf(start), format, letters, entails },
    partsOf(functionOf(exported, "parts"), format),
  );
  const rules = {
    format,
    key: canonical === undefined ? key : (position: unknown) => key(canonical(frozen(position))),
    ...ends,
    moves: untilOver(legal === undefined ? moved : amongLegal(moved, legal), ends, format),
    ...(entails && { entails }),
  };
  return {
    rules,
    start,
    parameters,
    position: given ?? (parameters === 1 ? (n) => n : (...numbers) => numbers),
    least,
    most,
    misere: exported.misere === true,
    legal,
    law: functionOf(exported, "law"),
    parse: functionOf(exported, "parse"),
    board: board && ((position) => readBoard(board(frozen(position)))),
  };
}

function expectKnown(exported: Exported): void {
  const known: ReadonlySet<string> = new Set(PARTS);
  const name = Object.keys(exported).find((each) => !known.has(each));
  if (name === undefined) return;
  const near = nearest(name, PARTS);
  throw new UserCodeError(
    near === undefined
      ? t("notExportRulesFileLeave", { name, parts: PARTS })
      : t("notExportRulesFileDid", { name, near }),
  );
}

type Ends = Pick<Rules<unknown>, "lost" | "won">;

/** Condition on positions that the file may export. */
function conditionOf(
  exported: Exported,
  part: "legal" | "lost" | "won",
  format: (position: unknown) => string,
): ((position: unknown) => boolean) | undefined {
  const holds = functionOf(exported, part);
  if (holds === undefined) return undefined;
  return (position) => {
    const found = holds(frozen(position));
    if (typeof found === "boolean") return found;
    throw new UserCodeError(
      t("expectedTrueFalseFound", { part, format: format(position), shown: shown(found) }),
      part,
    );
  };
}

/** Conditions of the file for positions where the player to move has lost or has won. */
function endsOf(exported: Exported, format: (position: unknown) => string, inTurn: true | undefined): Ends {
  const [lost, won] = [conditionOf(exported, "lost", format), conditionOf(exported, "won", format)];
  if (won !== undefined && inTurn) throw new UserCodeError(NO_WINS, "won");
  if (won !== undefined && exported.entails === true) throw new UserCodeError(NOT_IN_TURN, "won");
  return { ...(lost && { lost }), ...(won && { won }) };
}

const NO_WINS = t("noWins");

const NOT_IN_TURN = t("notInTurn");

const ALL_LEGAL = t("allLegal");

/** Moves between legal positions only. */
function amongLegal(
  moves: (position: unknown) => Iterable<Move<unknown>>,
  legal: (position: unknown) => boolean,
): (position: unknown) => Iterable<Move<unknown>> {
  return function* (position) {
    if (!legal(position)) return;
    for (const move of moves(position)) if (move.to.every(legal)) yield move;
  };
}

/** Moves that stop where play is over. With `won`, each move has to leave exactly one position. */
function untilOver(
  moves: (position: unknown) => Iterable<Move<unknown>>,
  { lost, won }: Ends,
  format: (position: unknown) => string,
): (position: unknown) => Iterable<Move<unknown>> {
  if (lost === undefined && won === undefined) return moves;
  return function* (position) {
    if (lost?.(position) || won?.(position)) return;
    for (const move of moves(position)) {
      if (won !== undefined && move.to.length !== 1) throw notOne(move, format(position));
      yield move;
    }
  };
}

const notOne = ({ at }: Move<unknown>, position: string): UserCodeError =>
  new UserCodeError(t("movesMoveLeavesOtherThan", { position, at }), "moves");

/** Parts of a position from `parts`; the position itself without that export. */
function partsOf(
  parts: Call | undefined,
  format: (position: unknown) => string,
): (position: unknown) => readonly unknown[] {
  if (parts === undefined) return (position) => [position];
  return (position) => {
    const found = parts(frozen(position));
    if (Array.isArray(found)) return copied(found);
    throw new UserCodeError(
      t("partsExpectedListPositionsFound", { format: format(position), shown: shown(found) }),
      "parts",
    );
  };
}

function functionOf(exported: Exported, part: RulesPart): Call | undefined {
  const value = exported[part];
  if (value === undefined) return undefined;
  if (typeof value === "function") return value as Call;
  throw new UserCodeError(t("expectedFunctionFound", { part, shown: shown(value) }), part);
}

/** Whether moves may set who moves next. */
function entailsOf({ entails = false }: Exported, inTurn: true | undefined): boolean {
  if (typeof entails === "boolean" && !(entails && inTurn)) return entails;
  throw new UserCodeError(
    inTurn && entails === true
      ? t("entailsMovesSayWhoMoves")
      : t("entailsExpectedTrueFalseFound", { shown: shown(entails) }),
    "entails",
  );
}

function naturalOf(exported: Exported, part: "least" | "most", furthest = Infinity): number | undefined {
  const value = exported[part];
  if (value === undefined) return undefined;
  const natural = typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
  if (natural && (furthest === 0 || value <= furthest)) return value;
  throw new UserCodeError(
    natural
      ? t("expectedMostFound", { part, furthest, shown: shown(value) })
      : t("expectedNaturalNumberFound", { part, shown: shown(value) }),
    part,
  );
}

const noCases = (least: number, most: number): UserCodeError =>
  new UserCodeError(t("leastMoreThanMost", { least, most }), "least");

/** Number of parameters: one for numbers, two for pairs of numbers, else the number that `position` takes. */
function parametersOf(start: unknown, position: Call | undefined): 0 | 1 | 2 {
  if (position !== undefined) {
    if (position.length === 1 || position.length === 2) return position.length;
    throw new UserCodeError(t("positionExpectedFunctionOneTwo", { position: position.length }), "position");
  }
  if (typeof start === "number") return 1;
  const pair = Array.isArray(start) && start.length === 2 && start.every((each) => typeof each === "number");
  return pair ? 2 : 0;
}
