import { provedLaws } from "nimber/law";
import { type Answering, answeringSumsBy } from "nimber/session";
import type { PageAsks } from "./asks.ts";

// Answers at numbers that are too large for play, by laws that are proved for all positions.

/** Seconds for the proof of a law. */
const SECONDS = 5;

const { solve, explain } = answeringSumsBy(provedLaws({ seconds: SECONDS }));

export const byLaws: Answering<Pick<PageAsks, "solve" | "explain">> = { solve, explain };
