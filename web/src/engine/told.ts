import { type Game, type Play, proofClaim, type Text } from "nimber";
import { gameOf } from "nimber/ask";

/** What is known of a game as a whole, the strongest first. */
export interface Known {
  /** `proved` by a certificate that was replayed, `theorem` of the literature, `observed` so far, or `none`. */
  readonly verdict: "proved" | "theorem" | "observed" | "none";
  readonly says: Text;
  /** What that rests on. */
  readonly rests: Text;
  /** Whether the values grow by as much in each period. */
  readonly grows?: boolean;
}

/** The first theorem of a game under a play, as what is known of it. */
export function theoremOf({ theorems }: Game<unknown>, play: Play): Known | undefined {
  const told = theorems.find((theorem) => (theorem.play ?? "normal") === play);
  return told && { verdict: "theorem", says: told.claim, rests: { en: told.source, zh: told.source } };
}

/** A theorem as it is told. */
export interface TheoremTold {
  readonly claim: Text;
  readonly source: string;
  readonly play: Play;
  /** How it is proved. */
  readonly proof: Text;
}

/** Everything that the literature knows of a game here. @throws NotationError */
export const theorems = (notation: string): TheoremTold[] =>
  gameOf(notation).theorems.map((theorem) => {
    const { claim, source, play = "normal" } = theorem;
    return { claim, source, play, proof: proofClaim(theorem) };
  });
