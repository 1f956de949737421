import type { Game, LocalizedText } from "../../types.ts";
import type { Scanner } from "../scanner.ts";

/** A way to write a game that is no name of the catalogue: how it begins, and how the rest is read. */
export interface Reader {
  readonly starts: RegExp;
  /** Reads from where it begins; `within` reads a game that is part of the notation. */
  read(scanner: Scanner, within: (scanner: Scanner) => Game<unknown>): Game<unknown>;
}

export const GAME: LocalizedText = {
  en: "a game: a name as kayles, a code as 0.77, a set as {2,5}, or a rule as [n: n-1 | n/2]",
  zh: "游戏：名称（如 kayles）、代码（如 0.77）、可取集合（如 {2,5}）或规则（如 [n: n-1 | n/2]）",
};

/** Parameters and members of sets are no larger. */
export const MOST_MEMBER = 1_000_000_000;
