import type { Source } from "nimber/ask";
import type { PageAsks, PageQuestion } from "../asks.ts";

/** What the first Worker answers, of Nim alone: a visit begins with it, before the others have come. */
const ASKS = [
  "read",
  "startOf",
  "randomStart",
  "draw",
  "follow",
  "solve",
  "explain",
  "reply",
  "lasting",
  "theorems",
  "known",
] as const satisfies readonly (keyof PageAsks)[];

export type FirstAsks = (typeof ASKS)[number];

const isOfFirst = (ask: keyof PageAsks): ask is FirstAsks => (ASKS as readonly string[]).includes(ask);

/** Whether the first Worker can be asked; all else is for the one that knows every game. */
export function isForFirst(question: PageQuestion<keyof PageAsks>): boolean {
  return isOfFirst(question.ask) && "games" in question && question.games.every(isNim);
}

const isNim = (source: Source): boolean =>
  typeof source === "string"
    ? /^nim(?: \d{1,15})*$/.test(source)
    : source.length > 0 && source.every(({ game }) => game === "nim");
