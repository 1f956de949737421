import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { ended, look, state, sums } from "./game.ts";
import { SIGNS } from "./moves.tsx";
import { T } from "./text.ts";
import { markOf } from "./verdict.ts";
import { clearView, written } from "./view.ts";

/** With more moves than this the bars have no room for signs. */
const SIGNED = 24;

/** A bar is at most so many pixels wide. */
const WIDEST = 96;

/** Where one is on the way to: keys may be faster than the board. */
let heading: number | undefined;

async function go(to: number): Promise<void> {
  clearView();
  const goal = Math.min(Math.max(to, 0), state.value.moves.length);
  heading = goal;
  await look(goal);
  if (heading === goal) heading = undefined;
}

const step = (by: number): Promise<void> => go((heading ?? state.value.at) + by);

/**
 * A game that has ended at a glance: a bar for each move, the first player's upwards, with what became of the win.
 * It is gone through with a finger, a pointer or the arrow keys.
 */
export function Strip(): JSX.Element | null {
  const { moves, at, rival, first } = state.value;
  if (!ended.value || moves.length < 2) return null;
  const [upper, lower] =
    typeof rival === "string" ? [T.firstSide, T.secondSide] : first ? [T.you, T.rival] : [T.rival, T.you];
  const scrub = (event: PointerEvent) => {
    const bars = event.currentTarget as HTMLElement;
    const { left, width } = bars.getBoundingClientRect();
    void go(Math.floor(((event.clientX - left) / width) * moves.length) + 1);
  };
  return (
    <div class="strip">
      <span class="sides fine" aria-hidden="true">
        <span>{say(upper)}</span>
        <span>{say(lower)}</span>
      </span>
      <div
        class="bars round slim"
        style={{ maxWidth: WIDEST * moves.length }}
        role="slider"
        tabIndex={0}
        aria-label={say(T.strip)}
        aria-valuemin={0}
        aria-valuemax={moves.length}
        aria-valuenow={at}
        aria-valuetext={at === 0 ? say(T.afterMove(0)) : told(at - 1)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Home") void go(0);
          else if (event.key === "End") void go(moves.length);
          else if (event.key === "ArrowDown") void step(-1);
          else if (event.key === "ArrowUp") void step(1);
          else return;
          event.preventDefault();
        }}
      >
        {moves.map((_, i) => {
          const mark = markOf(i);
          return (
            <span
              key={i}
              class={["bar", i % 2 === 0 ? "up" : "down", mark, i + 1 === at && "at"]
                .filter(Boolean)
                .join(" ")}
              title={told(i)}
            >
              <i>{mark && moves.length <= SIGNED && SIGNS[mark]}</i>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function told(i: number): string {
  const mark = markOf(i);
  const name = written(state.value.moves[i]!, (sums.value[i]?.length ?? 0) > 1);
  return say(T.toldMove(i + 1, name, mark && T.marks[mark]));
}

/** What reads the arrows itself: text, lists, a board, an open window. */
const OWN = "input, textarea, select, [data-cell], dialog";

/** The arrow keys step through the moves, wherever they have no other use. */
export function onArrow(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (state.value.moves.length === 0 || (event.target as Element).closest(OWN) !== null) return;
  event.preventDefault();
  void step(by);
}
