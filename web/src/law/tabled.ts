import type { Play } from "nimber";
import type { WrongAt } from "nimber/session";
import { judging, Refusal } from "../engine/client.ts";
import { texts } from "./text.ts";

/** A table of values of one's own, compared with those of play: up to which heap, or the first that is wrong. */
export interface Tabled {
  readonly tableTo: number;
  readonly wrong?: WrongAt;
}

/** The numbers of a text that is nothing but two numbers or more. */
export function tableIn(text: string): readonly number[] | undefined {
  const words = text.trim().split(/[\s,，、;]+/);
  return words.length > 1 && words.every((word) => /^\d{1,9}$/.test(word)) ? words.map(Number) : undefined;
}

/** Compares a table, of heaps from 0 on, with the values of the game. @throws Refusal */
export async function compared(
  game: string,
  table: readonly number[],
  play: Play,
  signal: AbortSignal,
): Promise<Tabled> {
  if (play === "misere") throw new Refusal({ text: texts.normalOnly });
  const tableTo = table.length - 1;
  const values = await judging.ask({ ask: "values", games: [game], to: tableTo }, { signal });
  const at = table.findIndex((value, heap) => value !== values[heap]);
  if (at < 0) return { tableTo };
  const wrong = { position: [at], sum: `${game} ${at}`, says: `${table[at]}`, found: `${values[at]}` };
  return { tableTo: at, wrong };
}
