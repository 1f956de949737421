import type { Text } from "nimber";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { pictureOf } from "./picture.ts";

/** A move in words, as players say it: what is done, and in which heap where there are several. */
export function phraseOf(drawn: Drawn, part: number, at: string, several: boolean): Text {
  return inWords(drawn, part, at, several, isTaken(drawn, at));
}

/** A move in words that can be made in a sum, by what it leaves of its component. */
export function phraseFrom(sum: Sum, part: number, at: string, to: readonly string[]): Text {
  const { game, position } = sum[part]!;
  const heaps = sum.length === 1 ? takenOfHeaps(position, at, to) : undefined;
  if (heaps !== undefined) return heaps;
  return inWords({ game }, part, at, sum.length > 1, isNumber(position) && leaves(position, at, to));
}

function inWords(
  { game }: Pick<Drawn, "game">,
  part: number,
  at: string,
  several: boolean,
  taken: boolean,
): Text {
  const heap = several ? { en: ` from heap ${part + 1}`, zh: `从第 ${part + 1} 堆` } : { en: "", zh: "" };
  const row = several ? { en: ` in row ${part + 1}`, zh: `第 ${part + 1} 排` } : { en: "", zh: "" };
  if (pictureOf(game) === "pins") {
    const pins = at.split("-");
    return {
      en: `knock down ${pins.length > 1 ? "pins" : "pin"} ${pins.join(" and ")}${row.en}`,
      zh: `击倒${row.zh}第 ${pins.join("、")} 个`,
    };
  }
  if (taken) return { en: `take ${at}${heap.en}`, zh: `${heap.zh}取 ${at} 个` };
  return several
    ? { en: `${at} in component ${part + 1}`, zh: `第 ${part + 1} 个子游戏走 ${at}` }
    : { en: at, zh: at };
}

const isNumber = (text: string): boolean => /^\d{1,40}$/.test(text);

/** Whether `at` tokens have been taken of a heap, and the others left in one. */
function leaves(position: string, at: string, to: readonly string[]): boolean {
  if (!isNumber(at)) return false;
  const left = BigInt(position) - BigInt(at);
  return to.join() === `${left}` || (left === 0n && to.length === 0);
}

/** How many tokens a move takes of each of several heaps, if that is what it is called by. */
function takenOfHeaps(position: string, at: string, to: readonly string[]): Text | undefined {
  const [had, taken, left] = [position, at, to.join()].map((text) => text.split(","));
  if (had!.length < 2 || had!.length !== taken!.length || ![...had!, ...taken!].every(isNumber))
    return undefined;
  const rest = had!.map((heap, i) => `${BigInt(heap) - BigInt(taken![i]!)}`);
  if (`${rest.sort()}` !== `${left!.sort()}`) return undefined;
  const parts = taken!.flatMap((count, i) => (count === "0" ? [] : [[count, i + 1] as const]));
  return {
    en: `take ${parts.map(([count, heap]) => `${count} from heap ${heap}`).join(" and ")}`,
    zh: parts.map(([count, heap]) => `从第 ${heap} 堆取 ${count} 个`).join("，"),
  };
}

/** So many moves are looked at to tell how moves are called. */
const LOOKED = 12;

/** Whether moves are called by how many tokens they take of a heap. */
function isTaken({ position, moves }: Drawn, at: string): boolean {
  if (!isNumber(position) || !isNumber(at)) return false;
  return moves.slice(0, LOOKED).every((move) => leaves(position, move.at, move.to));
}
