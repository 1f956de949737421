import { t } from "../../locale/games.ts";
import type { Game, Text } from "../../types.ts";
import type { Scanner } from "../scanner.ts";

/**
 * Way to write a game other than by a name of the catalogue: a pattern for its start, and a reader of the
 * whole.
 */
export interface Reader {
  readonly starts: RegExp;
  /** Games by this reader, one for each word that begins them; meant by the word alone. */
  readonly examples?: readonly string[];
  /** Reads a game; `within` reads a game inside it. */
  read(scanner: Scanner, within: (scanner: Scanner) => Game<unknown>): Game<unknown>;
}

export const GAME: Text = t("game");

/** Largest parameter and largest member of a set. */
export const MOST_MEMBER = 1_000_000_000;
