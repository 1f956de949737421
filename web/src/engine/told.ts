import { type Play, proofClaim, type Text } from "nimber";
import { gameOf } from "nimber/ask";

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
