import type { Play } from "nimber";
import type { WrongAt } from "nimber/session";
import { judging, Refusal } from "../engine/client.ts";
import { texts } from "./text.ts";

/**
 * Comparison of the user's table of values with those of play: the heap to which they agree, or the first
 * wrong value.
 */
export interface Tabled {
  readonly tableTo: number;
  readonly wrong?: WrongAt;
}

/** Numbers of a text that consists of two or more numbers. */
export function tableIn(text: string): readonly number[] | undefined {
  const words = text.trim().split(/[\s,，、;]+/);
  return words.length > 1 && words.every((word) => /^\d{1,9}$/.test(word)) ? words.map(Number) : undefined;
}

/** Compares a table, from heap 0 on, with the values of the game. @throws Refusal */
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
