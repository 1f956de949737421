import type { LocalizedText } from "nimber";
import { nimSum } from "nimber/nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Columns, Result, Stepper, Tokens } from "./parts.tsx";
import { binary, nimMove } from "./plain.ts";

// Figure of Nim: the heaps in binary, and the move that makes every column even.

const MOST = 15;
const START = [3, 4, 5, 0];

const texts = {
  heap: (n: number) => ({ en: `Heap ${n}`, zh: `第 ${n} 堆` }),
  columns: { en: "The heaps in binary", zh: "各堆的二进制" },
  total: { en: "ones mod 2", zh: "1 的个数 mod 2" },
  over: { en: "No tokens are left: whoever must move has lost.", zh: "已经没有石子，轮到走的人输了。" },
  lost: {
    en: "Every column is even: whatever is taken, some column becomes odd.",
    zh: "每一列都是偶数：无论怎么取，总有一列变成奇数。",
  },
  won: (heap: number, from: number, left: number) => ({
    en: `Heap ${heap} has a one in the marked column. Lower it from ${from} to ${left}: every column becomes even.`,
    zh: `第 ${heap} 堆在标出的一列为 1。把它从 ${from} 减到 ${left}，每一列都成为偶数。`,
  }),
  play: { en: "Play the winning move", zh: "走必胜的一步" },
  again: { en: "3, 4, 5 again", zh: "重摆 3、4、5" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

export function NimFigure(): JSX.Element {
  const [heaps, change] = useFigure(START, within(...START.map(() => [0, MOST] as const)));
  const move = nimMove(heaps);
  const digits = binary(heaps, 3);
  const lost = nimSum(...heaps) === 0;
  return (
    <>
      {heaps.map((heap, i) => (
        <div key={i} {...part("heaps", move?.heap === i && "move")} class="row cluster gap-12">
          <Stepper
            name={texts.heap(i + 1)}
            value={heap}
            most={MOST}
            onChange={(n) => change(heaps.with(i, n))}
          />
          <Tokens count={heap} going={move?.heap === i ? heap - move.left : 0} />
        </div>
      ))}
      <Columns
        label={texts.columns}
        rows={heaps.map((heap, i) => ({ name: `${heap}`, digits: digits[i]! }))}
        total={{ name: texts.total, of: (count) => count % 2, part: "sum" }}
      />
      <Result outcome={lost ? "P" : "N"}>
        {move
          ? say(texts.won(move.heap + 1, heaps[move.heap]!, move.left))
          : say(heaps.every((heap) => heap === 0) ? texts.over : texts.lost)}
      </Result>
      <div class="acts">
        <button
          type="button"
          class="main"
          disabled={move === undefined}
          onClick={() => move && change(heaps.with(move.heap, move.left))}
        >
          {say(texts.play)}
        </button>
        <button type="button" onClick={() => change(START)}>
          {say(texts.again)}
        </button>
      </div>
    </>
  );
}
