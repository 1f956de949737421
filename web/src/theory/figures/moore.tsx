import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Columns, Result, Segments, Stepper, Tokens } from "./parts.tsx";
import { binary, mooreMove } from "./plain.ts";

const MOST = 9;
const START = [2, 3, 5, 6, 0];

const texts = {
  heap: (n: number) => ({ en: `Heap ${n}`, zh: `第 ${n} 堆` }),
  k: { en: "Heaps in one move, at most", zh: "一步至多动几堆" },
  choice: (k: number) => ({ en: `k = ${k}`, zh: `k = ${k}` }),
  columns: { en: "The heaps in binary", zh: "各堆的二进制" },
  total: (k: number) => ({ en: `ones mod ${k + 1}`, zh: `1 的个数 mod ${k + 1}` }),
  lost: (k: number) => ({
    en: `Every column has a multiple of ${k + 1} ones.`,
    zh: `每一列 1 的个数都是 ${k + 1} 的倍数。`,
  }),
  won: (to: string) => ({ en: `Move to ${to}.`, zh: `走到 ${to}。` }),
  play: { en: "Play the winning move", zh: "走必胜的一步" },
  again: { en: "3, 5, 6 again", zh: "重摆 3、5、6" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Numbers: k, then the heaps. */
export function MooreFigure(): JSX.Element {
  const bounds = START.slice(1).map(() => [0, MOST] as const);
  const [[k = 1, ...heaps], change] = useFigure(START, within([1, 3], ...bounds));
  const move = mooreMove(heaps, k);
  const digits = binary(heaps, 3);
  return (
    <>
      <Segments
        name={texts.k}
        part="k"
        of={[1, 2, 3].map((each) => [each, texts.choice(each)] as const)}
        value={k}
        onChange={(each) => change([each, ...heaps])}
      />
      {heaps.map((heap, i) => (
        <div
          key={i}
          {...part("heaps", move !== undefined && move[i] !== heap && "move")}
          class="row cluster gap-12"
        >
          <Stepper
            name={texts.heap(i + 1)}
            value={heap}
            most={MOST}
            onChange={(n) => change([k, ...heaps.with(i, n)])}
          />
          <Tokens count={heap} going={move === undefined ? 0 : heap - move[i]!} />
        </div>
      ))}
      <Columns
        label={texts.columns}
        rows={heaps.map((heap, i) => ({ name: `${heap}`, digits: digits[i]! }))}
        total={{ name: texts.total(k), of: (count) => count % (k + 1), part: "totals" }}
      />
      <Result outcome={move ? "N" : "P"}>{say(move ? texts.won(move.join(", ")) : texts.lost(k))}</Result>
      <div class="acts">
        <button
          type="button"
          class="main"
          disabled={move === undefined}
          onClick={() => move && change([k, ...move])}
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
