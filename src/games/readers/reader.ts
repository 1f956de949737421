import { t } from "../../locale/games.ts";
import type { Game, Text } from "../../types.ts";
import type { Scanner } from "../scanner.ts";

/** A way to write a game that is no name of the catalogue: how it begins, and how the rest is read. */
export interface Reader {
  readonly starts: RegExp;
  /** Reads from where it begins; `within` reads a game that is part of the notation. */
  read(scanner: Scanner, within: (scanner: Scanner) => Game<unknown>): Game<unknown>;
}

export const GAME: Text = t("game");

/** Parameters and members of sets are no larger. */
export const MOST_MEMBER = 1_000_000_000;
