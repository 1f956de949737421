import { valueText } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { pictureOf } from "../board/picture.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { say } from "../shell/language.ts";
import { letter } from "../shell/present.tsx";
import { linked, linking } from "./linked.ts";
import { Move, written } from "./moves.tsx";
import { texts } from "./text.ts";

// Figure of an explained position: its boards, their values and the nim-sum.

interface PositionProps {
  readonly sum: Sum;
  readonly drawn: readonly Drawn[];
  readonly known: Explained;
  change(sum: string): void;
}

/** Largest number of components in the figure. */
const MOST = 8;
/** Largest heap that has buttons. */
const LARGEST = 500;
/** Size of a piece and width of a whole board, in letters. */
const PIECE = 1.75;
const BOARD = 28;
/** Largest number of winning moves in words. */
const TOLD = 6;

/**
 * Figure of the position: a line for each component, with its board, the pieces that a winning move changes, and
 * its value; below them the nim-sum. Heaps can be changed in place.
 */
export function Position({ sum, drawn, known, change }: PositionProps): JSX.Element {
  const { value, winning } = known;
  const put = (at: number, heap: number) =>
    change(written(sum.with(at, { ...sum[at]!, position: `${heap}` })));
  return (
    <figure class="card table-top">
      {sum.length <= MOST &&
        sum.map(({ game, position }, i) => {
          const heap = /^\d{1,3}$/.test(position) ? Number(position) : undefined;
          const steps = heap !== undefined && heap <= LARGEST;
          return (
            <div
              key={i}
              class={`term cluster gap-12 round ${linked.value === i ? "linked" : ""}`}
              {...linking(i)}
            >
              <code class="clipped">{steps ? game : `${game} ${position}`}</code>
              {steps && <Heap heap={heap} component={i} put={put} />}
              <Board drawn={drawn[i]!} won={winning[0]?.part === i ? winning[0].at : undefined} />
              {known.values[i] !== undefined && (
                <span class="value text-small tabular">{say(texts.leads(valueText(known.values[i])))}</span>
              )}
            </div>
          );
        })}
      {sum.length > 1 && value !== undefined && (
        <b class="total tabular">
          {known.values.map(shown).join(" ⊕ ")} = {valueText(value)}
        </b>
      )}
      {winning.length > 0 && <Winning sum={sum} known={known} />}
    </figure>
  );
}

const shown = (value: Explained["values"][number]): string => (value === undefined ? "?" : valueText(value));

interface HeapProps {
  readonly heap: number;
  readonly component: number;
  put(component: number, heap: number): void;
}

function Heap({ heap, component, put }: HeapProps): JSX.Element {
  return (
    <span class="inline gap-4">
      <button
        type="button"
        class="small"
        disabled={heap === 0}
        aria-label={say(texts.less(component + 1))}
        onClick={() => put(component, heap - 1)}
      >
        −
      </button>
      <b class="tabular">{heap}</b>
      <button
        type="button"
        class="small"
        disabled={heap === LARGEST}
        aria-label={say(texts.more(component + 1))}
        onClick={() => put(component, heap + 1)}
      >
        +
      </button>
    </span>
  );
}

interface BoardProps {
  readonly drawn: Drawn;
  /** Name of the winning move on this board. */
  readonly won: string | undefined;
}

function Board({ drawn: { cells, game, moves }, won }: BoardProps): JSX.Element {
  const xs = cells.flatMap(({ x, end }) => [x, end?.[0] ?? x]);
  const scale = letter.value * Math.min(PIECE, BOARD / (Math.max(...xs) - Math.min(...xs) + 1));
  const marked = moves.find(({ at }) => at === won)?.cells;
  return <Thumb cells={cells} picture={pictureOf(game)} scale={scale} marked={marked} />;
}

/** Winning moves in words. */
function Winning({ sum, known: { winning, complete } }: Pick<PositionProps, "sum" | "known">): JSX.Element {
  const told = winning.slice(0, TOLD);
  return (
    <figcaption class="winning">
      {say(texts.winning)}
      {told.map((move, i) => [
        i > 0 && say(texts.or),
        <Move key={`${move.part} ${move.at}`} sum={sum} move={move} />,
      ])}
      {(told.length < winning.length || !complete) && " …"}
    </figcaption>
  );
}
