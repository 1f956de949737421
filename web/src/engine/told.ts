import { type Play, proofClaim, sourceText, type Text, type TheoryChapter } from "nimber";
import { gameOf } from "nimber/session";

/** Theorem as stated on the page. */
export interface TheoremTold {
  readonly claim: Text;
  readonly source: Text;
  readonly play: Play;
  /** Kind of its proof, or the chapter with the proof. */
  readonly proof: Text | TheoryChapter;
  /** Whether it is also a law that the search can find. */
  readonly isLaw: boolean;
}

/** Theorems on a game, with sources. @throws NotationError */
export const theorems = (notation: string): TheoremTold[] =>
  gameOf(notation).theorems.map((theorem) => {
    const { claim, source, play = "normal", proof, law } = theorem;
    const told = proof?.by === "theory" ? proof.chapter : proofClaim(theorem);
    return { claim, source: sourceText(source), play, proof: told, isLaw: law !== undefined };
  });
