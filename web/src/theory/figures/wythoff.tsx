import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Result, Stepper } from "./parts.tsx";
import { queenReaches, upTo, wythoffLost, wythoffMoves } from "./plain.ts";

// Figure of Wythoff's game: a queen moves to the corner of a board whose P-positions are marked.

const MOST = 13;
const SIZE = 26;
const EDGE = (MOST + 1) * SIZE;
const PHI = (1 + Math.sqrt(5)) / 2;

const texts = {
  board: { en: "Positions of two heaps; P-positions are marked", zh: "两堆的局面，必败态已标出" },
  x: { en: "x", zh: "x" },
  y: { en: "y", zh: "y" },
  over: { en: "The queen has arrived: whoever must move has lost.", zh: "皇后已到角落，轮到走的人输了。" },
  lost: (x: number, y: number) => ({
    en: `(${x}, ${y}) is marked, and the queen reaches no other marked cell.`,
    zh: `(${x}, ${y}) 是标出的格，皇后到不了其他标出的格。`,
  }),
  won: (x: number, y: number, marked: string) => ({
    en: `Marked cells that the queen reaches from (${x}, ${y}): ${marked}.`,
    zh: `皇后从 (${x}, ${y}) 能走到的标出的格：${marked}。`,
  }),
  play: { en: "Play the winning move", zh: "走必胜的一步" },
  again: { en: "(5, 8) again", zh: "回到 (5, 8)" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

const lost = wythoffLost(MOST);
const across = (x: number) => (x + 0.5) * SIZE;
const down = (y: number) => EDGE - (y + 0.5) * SIZE;

export function WythoffFigure(): JSX.Element {
  const [[x = 0, y = 0], change] = useFigure([5, 8], within([0, MOST], [0, MOST]));
  const moves = wythoffMoves(x, y);
  const [move] = moves;
  const reach = Math.min(x, y);
  function place(event: MouseEvent): void {
    const { left, bottom, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const cell = (distance: number, size: number) =>
      Math.max(0, Math.min(MOST, Math.floor((distance / size) * (MOST + 1))));
    change([cell(event.clientX - left, width), cell(bottom - event.clientY, height)]);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two steppers below do the same by key. */}
      <svg
        class="sketch chessboard wide"
        role="img"
        aria-label={say(texts.board)}
        viewBox={`0 0 ${EDGE} ${EDGE}`}
        onClick={place}
      >
        {upTo(MOST).map((u) =>
          upTo(MOST).map((v) => (
            <rect
              key={`${u},${v}`}
              {...part(queenReaches(x, y, u, v) && "moves")}
              class={queenReaches(x, y, u, v) ? "option" : undefined}
              x={u * SIZE + 1}
              y={EDGE - (v + 1) * SIZE + 1}
              width={SIZE - 2}
              height={SIZE - 2}
              rx={4}
            />
          )),
        )}
        <path
          {...part("lines")}
          class="slope"
          d={`M${across(0)} ${down(0)}L${across(MOST / PHI)} ${down(MOST)}`}
        />
        <path
          {...part("lines")}
          class="slope"
          d={`M${across(0)} ${down(0)}L${across(MOST)} ${down(MOST / PHI)}`}
        />
        <path
          class="way unfilled"
          d={`M${across(x)} ${down(y)}H${across(0)}M${across(x)} ${down(y)}V${down(0)}M${across(x)} ${down(y)}L${across(x - reach)} ${down(y - reach)}`}
        />
        {lost.map(([u, v]) => (
          <circle
            key={`${u},${v}`}
            {...part("lost", queenReaches(x, y, u, v) && "targets")}
            class={queenReaches(x, y, u, v) ? "lost target" : "lost"}
            cx={across(u)}
            cy={down(v)}
            r={8}
          />
        ))}
        <path
          {...part("queen")}
          class="queen"
          transform={`translate(${across(x)} ${down(y)})`}
          d="M-9 7h18l2-13-6 5-5-9-5 9-6-5z"
        />
      </svg>
      <div class="acts">
        <Stepper name={texts.x} value={x} most={MOST} onChange={(n) => change([n, y])} />
        <Stepper name={texts.y} value={y} most={MOST} onChange={(n) => change([x, n])} />
      </div>
      <Result outcome={move ? "N" : "P"}>
        {say(
          move
            ? texts.won(x, y, moves.map((each) => `(${each.join(", ")})`).join(", "))
            : x + y === 0
              ? texts.over
              : texts.lost(x, y),
        )}
      </Result>
      <div class="acts">
        <button type="button" class="main" disabled={move === undefined} onClick={() => move && change(move)}>
          {say(texts.play)}
        </button>
        <button type="button" onClick={() => change([5, 8])}>
          {say(texts.again)}
        </button>
      </div>
    </>
  );
}
