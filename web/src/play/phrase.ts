import type { Text } from "nimber";
import { pictureOf } from "../board/picture.ts";
import type { Drawn } from "../engine/protocol.ts";

/** A move in words, as players say it: what is done, and in which heap where there are several. */
export function phraseOf(drawn: Drawn, part: number, at: string, several: boolean): Text {
  const heap = several ? { en: ` from heap ${part + 1}`, zh: `从第 ${part + 1} 堆` } : { en: "", zh: "" };
  const row = several ? { en: ` in row ${part + 1}`, zh: `第 ${part + 1} 排` } : { en: "", zh: "" };
  if (pictureOf(drawn.game) === "pins") {
    const pins = at.split("-");
    return {
      en: `knock down ${pins.length > 1 ? "pins" : "pin"} ${pins.join(" and ")}${row.en}`,
      zh: `击倒${row.zh}第 ${pins.join("、")} 个`,
    };
  }
  if (isTaken(drawn, at)) return { en: `take ${at}${heap.en}`, zh: `${heap.zh}取 ${at} 个` };
  return several
    ? { en: `${at} in component ${part + 1}`, zh: `第 ${part + 1} 个子游戏走 ${at}` }
    : { en: at, zh: at };
}

const isNumber = (text: string): boolean => /^\d{1,40}$/.test(text);

/** So many moves are looked at to tell how moves are called. */
const LOOKED = 12;

/** Whether moves are called by how many tokens they take of a heap, and leave the others in one. */
function isTaken({ position, moves }: Drawn, at: string): boolean {
  if (!isNumber(position) || !isNumber(at)) return false;
  return moves.slice(0, LOOKED).every((move) => {
    if (!isNumber(move.at)) return false;
    const left = BigInt(position) - BigInt(move.at);
    return move.to.join() === `${left}` || (left === 0n && move.to.length === 0);
  });
}
