import { effect, signal } from "@preact/signals";
import type { Play } from "nimber";
import { state, sums, textOf } from "./game.ts";
import { judged, loser } from "./verdict.ts";

/** Position in which the user has given a win away. */
export interface Mistake {
  readonly sum: string;
  readonly play: Play;
}

const KEPT = "nimber-mistakes";
const MOST = 40;
/** Longest position that is stored. */
const LONGEST = 400;

const isMistake = (each: unknown): each is Mistake =>
  typeof each === "object" &&
  each !== null &&
  "sum" in each &&
  typeof each.sum === "string" &&
  each.sum.length <= LONGEST &&
  "play" in each &&
  (each.play === "normal" || each.play === "misere");

function kept(): readonly Mistake[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? read.filter(isMistake).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Latest mistakes, the last one at the end; stored in this browser. */
export const mistakes = signal(kept());

const same = (a: Mistake, b: Mistake): boolean => a.sum === b.sum && a.play === b.play;

function keep(list: readonly Mistake[]): void {
  mistakes.value = list.slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(mistakes.value));
  } catch {
    // Without storage, they are forgotten with the page.
  }
}

export const forget = (one: Mistake): void => keep(mistakes.value.filter((each) => !same(each, one)));

/** Stores the mistakes of a user who has lost against the computer, once they are known. */
export function watchMistakes(): () => void {
  return effect(() => {
    const found = judged.value;
    if (!Array.isArray(found) || loser.value?.you !== true) return;
    const { first, play } = state.peek();
    const line = sums.peek();
    const made = found.flatMap(({ mark }, i): Mistake[] => {
      const sum = mark === "mistake" && (i % 2 === 0) === first ? textOf(line[i]!) : "";
      return sum === "" || sum.length > LONGEST ? [] : [{ sum, play }];
    });
    const older = mistakes.peek().filter((each) => !made.some((one) => same(each, one)));
    if (made.length > 0) keep([...older, ...made]);
  });
}
