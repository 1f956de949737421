import { featured } from "virtual:featured";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { address } from "./address.ts";
import { look, state, sums } from "./game.ts";
import { texts } from "./text.ts";
import { type Mark, markOf } from "./verdict.ts";
import { clearView, written } from "./view.ts";

/** Signs for the effect of a move on the win. */
export const SIGNS = { kept: "✓", mistake: "?", lost: "–" } satisfies Record<Mark, string>;

/** Moves so far in two columns, with their effect on the win; each shows its position. */
export function MoveList(): JSX.Element | null {
  const { moves, at } = state.value;
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, i) => [2 * i, 2 * i + 1]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(".at");
    if (current) reveal(list.current!, current);
  }, [moves, at]);
  if (moves.length === 0) return null;
  const marks = new Set(moves.flatMap((_, i) => markOf(i) ?? []));
  return (
    <section class="card">
      <h2>{say(texts.moves)}</h2>
      <ol ref={list} class="moves pile gap-4 rolls">
        {pairs.map((pair) => (
          <li key={pair[0]}>{pair.map((i) => i < moves.length && <MoveAt key={i} i={i} />)}</li>
        ))}
      </ol>
      {marks.size > 0 && (
        <ul class="legend tray gap-16 fine" aria-hidden="true">
          {(["kept", "mistake", "lost"] as const).map(
            (mark) =>
              marks.has(mark) && (
                <li key={mark}>
                  <span class={`heavy fixed sign ${mark}`}>{SIGNS[mark]}</span> {say(texts.marks[mark])}
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  );
}

/** Scrolls only the list, so that the page stays at the board. */
function reveal(list: HTMLElement, item: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

function MoveAt({ i }: { readonly i: number }): JSX.Element {
  const { moves, at } = state.value;
  const mark = markOf(i);
  return (
    <button
      type="button"
      class={i + 1 === at ? "small mono slim at bold on-tint" : "small mono slim"}
      aria-current={i + 1 === at ? "step" : undefined}
      onClick={() => {
        clearView();
        void look(i + 1);
      }}
    >
      <span class="name clipped unbroken">{written(moves[i]!, (sums.value[i]?.length ?? 0) > 1)}</span>
      {mark && (
        <span
          class={`heavy fixed sign ${mark}`}
          role="img"
          aria-label={say(texts.marks[mark])}
          title={say(texts.marks[mark])}
        >
          {SIGNS[mark]}
        </span>
      )}
    </button>
  );
}

const gameOf = (sum: string): string | undefined => sum.trim().split(/\s/)[0];

/** Other games to try, before the first move. */
export function Featured(): JSX.Element | null {
  const { moves, sum } = state.value;
  if (moves.length > 0) return null;
  return (
    <section class="card">
      <h2>{say(texts.others)}</h2>
      <ul class="featured pills">
        {featured
          .filter((each) => gameOf(each.sum) !== gameOf(sum))
          .map((each) => (
            <li key={each.sum}>
              <a href={hrefOf(address, { sum: each.sum })}>{say(each.name)}</a>
            </li>
          ))}
      </ul>
    </section>
  );
}
