import { type Play, proofClaim, sourceText, type Text, type TheoryChapter } from "nimber";
import { gameOf } from "nimber/session";

/** A theorem as the page states it. */
export interface TheoremTold {
  readonly claim: Text;
  readonly source: Text;
  readonly play: Play;
  /** How it is proved, or in which chapter. */
  readonly proof: Text | TheoryChapter;
}

/** Everything that the literature knows of a game here. @throws NotationError */
export const theorems = (notation: string): TheoremTold[] =>
  gameOf(notation).theorems.map((theorem) => {
    const { claim, source, play = "normal", proof } = theorem;
    const told = proof?.by === "theory" ? proof.chapter : proofClaim(theorem);
    return { claim, source: sourceText(source), play, proof: told };
  });
