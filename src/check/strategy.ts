import { findingOfProof, readProof } from "./board.ts";
import type { Finding } from "./finding.ts";
import { type CheckLimits, meter, Stopped, saysLimit } from "./meter.ts";
import { parse } from "./read.ts";
import { put } from "./words.ts";

/** A certificate of a board that was checked, as a strategy. */
export interface Strategy {
  readonly game: string;
  readonly position: string;
  /**
   * Whether what is left, cells of the position counted row by row, is claimed to have value 0. From a position that is,
   * every move has a reply to another.
   */
  isLost(left: Iterable<number>): boolean;
}

/** The strategy that a certificate of a board is, or what the checker says of a text that is none. */
export function strategyOf(text: string, limits: CheckLimits = {}): Strategy | Finding {
  try {
    const counts = meter(limits);
    const parsed = parse(text, counts);
    if ("en" in parsed) return { verdict: "malformed", says: parsed };
    if (parsed.given.certificate !== "nimber-board")
      return { verdict: "malformed", says: { en: "it is not of a board", zh: "不是棋盘的证书" } };
    const proof = last(readProof(parsed.given, text, counts));
    if ("en" in proof) return { verdict: "malformed", says: proof };
    const finding = last(findingOfProof(proof, counts));
    if (finding.verdict !== "valid") return finding;
    const { game, position, board } = proof.claim;
    const { pieces, sumOf } = proof.claimed;
    const isLost = (left: Iterable<number>): boolean =>
      sumOf(put(pieces.empty(), [...left].map(board.place))) === 0;
    return { game, position, isLost };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { verdict: "limit", says: saysLimit(error), limit: error.limit };
  }
}

function last<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
