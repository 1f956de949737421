import type { Text } from "nimber";
import type { JSX } from "preact";
import type { Lasting } from "../engine/lasting.ts";
import { solved } from "../game/subject.ts";
import { say } from "../shell/language.ts";
import { presenting, revealed } from "../shell/present.tsx";
import { look, state } from "./game.ts";
import { SIGNS } from "./moves.tsx";
import { phraseOfMade } from "./phrase.ts";
import { texts } from "./text.ts";
import { judgedAt, markOf } from "./verdict.ts";
import { clearView } from "./view.ts";

/** Largest number of moves whose bars have room for signs and numbers. */
const SIGNED = 24;

/** Position being loaded, by number of moves. Keys may be faster than the board. */
let heading: number | undefined;

async function go(to: number): Promise<void> {
  clearView();
  const goal = Math.min(Math.max(to, 0), state.value.moves.length);
  heading = goal;
  await look(goal);
  if (heading === goal) heading = undefined;
}

const step = (by: number): Promise<void> => go((heading ?? state.value.at) + by);

/** Names of the two players from the view of the person at the page, the first player first. */
export function sides(): readonly [Text, Text] {
  const { rival, first } = state.value;
  if (typeof rival === "string") return [texts.firstSide, texts.secondSide];
  return first ? [texts.you, texts.rival] : [texts.rival, texts.you];
}

/** Whether the first player wins after move `i`; `undefined` for a draw. */
const firstWins = (i: number, { outcome }: Pick<Lasting, "outcome">): boolean | undefined =>
  outcome === "D" ? undefined : (outcome === "P") === (Math.abs(i) % 2 === 0);

/**
 * Winner after move `i`, and the number of moves left; for −1, before the first move, from the answer above
 * the board.
 */
function winsAfter(i: number): Text | undefined {
  const opening = typeof solved.value === "object" ? solved.value : undefined;
  const after = i < 0 ? opening : judgedAt(i)?.after;
  if (after === undefined) return undefined;
  const first = firstWins(i, after);
  if (first === undefined) return texts.draw;
  return texts.wins(sides()[first ? 0 : 1], after.moves);
}

/** Length of a bar, as a share of 1: longer for a sooner win. */
const pullOf = (moves: number | undefined, most: number): number =>
  moves === undefined ? 0.6 : 1 - (0.8 * moves) / (most + 1);

/**
 * Overview of the game as a tug of war. Each move has a bar on the side of the player who wins after it,
 * longer for a sooner win; opposite it the number of moves left, and a mark for good moves and mistakes where
 * these are shown. Works with touch, pointer and arrow keys.
 */
export function Strip(): JSX.Element | null {
  const { moves, at } = state.value;
  const [first, second] = sides();
  const now = winsAfter(at - 1);
  const hidden = presenting.value && revealed.value < 1;
  const lengths = moves.map((_, i) => judgedAt(i)?.after.moves);
  const most = Math.max(0, ...lengths.map((each) => each ?? 0));
  const signed = moves.length <= SIGNED;
  const scrub = (event: PointerEvent) => {
    const bars = event.currentTarget as HTMLElement;
    const { left, top, width, height } = bars.getBoundingClientRect();
    const share = width > height ? (event.clientX - left) / width : (event.clientY - top) / height;
    void go(Math.floor(share * moves.length) + 1);
  };
  return (
    <div
      class={["strip pile gap-4 anchor", moves.length === 0 && "unplayed", hidden && "covered"]
        .filter(Boolean)
        .join(" ")}
    >
      <span class="now fine centred">{now && say(now)}</span>
      <span class="sides apart fine" aria-hidden="true">
        <span>{say(first)}</span>
        <span>{say(second)}</span>
      </span>
      <div
        class="bars round slim"
        role="slider"
        tabIndex={moves.length > 0 ? 0 : -1}
        aria-label={say(texts.strip)}
        aria-valuemin={0}
        aria-valuemax={moves.length}
        aria-valuenow={at}
        aria-valuetext={at === 0 ? say(texts.afterMove(0)) : toldMove(at - 1)}
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
          else if (event.key === "ArrowDown") void step(1);
          else if (event.key === "ArrowUp") void step(-1);
          else return;
          event.preventDefault();
        }}
      >
        {moves.map((_, i) => {
          const known = judgedAt(i);
          const mark = markOf(i);
          const wins = known && firstWins(i, known.after);
          const side = wins === undefined ? "even" : wins ? "first" : "second";
          return (
            <span
              key={i}
              class={["bar", side, mark, i + 1 === at && "at"].filter(Boolean).join(" ")}
              style={{ "--pull": pullOf(lengths[i], most) }}
              title={toldMove(i)}
            >
              <i class="clipped text-fine heavy">{mark && signed && SIGNS[mark]}</i>
              {signed && <span class="left tabular fine">{lengths[i]}</span>}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Move in words: its number and name, its mark, and who wins after it. */
export function toldMove(i: number): string {
  const mark = markOf(i);
  return say(texts.toldMove(i + 1, phraseOfMade(i), mark && texts.marks[mark], winsAfter(i)));
}

/** Elements with their own use of the arrow keys: text fields, lists, boards, dialogs. */
const OWN = "input, textarea, [data-cell], dialog";

/** Steps through the moves with the arrow keys, wherever they have no other use. */
export function onArrow(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (presenting.value || state.value.moves.length === 0 || (event.target as Element).closest(OWN) !== null)
    return;
  event.preventDefault();
  void step(by);
}
