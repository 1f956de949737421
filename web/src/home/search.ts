import type { Cell, LocalizedText, Text } from "nimber";
import { searchFor } from "nimber/games";
import { localized } from "nimber/locale";

/** Kinds of games, by what they are played on. */
const kinds = ["heaps", "strips", "boards", "graphs", "coins"] as const;
export type Kind = (typeof kinds)[number];

/** Game of the gallery, at its usual start. */
export interface GalleryGame {
  readonly id: string;
  readonly name: Text;
  readonly rule: LocalizedText;
  readonly kind: Kind;
  /** Usual start, in notation. */
  readonly sum: string;
  readonly cells: readonly Cell[];
}

/** Choices of a kind. */
export const shown = ["all", ...kinds] as const;
export type Shown = (typeof shown)[number];

/** Games of a kind that have the words in their name, id or rule, in any language. */
export function matching(games: readonly GalleryGame[], kind: Shown, words: string): readonly GalleryGame[] {
  const isSought = searchFor(words);
  return games.filter(
    (game) =>
      (kind === "all" || game.kind === kind) &&
      isSought([game.id, ...[game.name, game.rule].flatMap((text) => Object.values(localized(text)))]),
  );
}
