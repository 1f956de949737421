import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { isRow } from "../board/layout.ts";
import type { Drawn } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { analysis, leaving, scene, state } from "./game.ts";
import { T } from "./text.ts";
import { cellsOf, cellTone, changing, clearView, hinted, looked, picked, playable, touch } from "./view.ts";

/** The components of the sum, each on a board of its own. */
export function Table(): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const now = scene.value;
  const several = now !== undefined && now.parts.length > 1;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && clearView();
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  const parts = now?.parts.flatMap((drawn, part) => (drawn.cells.length > 0 ? [{ drawn, part }] : [])) ?? [];
  return (
    <div class="table" ref={root}>
      <div class={parts.every(({ drawn }) => isRow(drawn.cells)) ? "parts" : "parts beside"}>
        {parts.map(({ drawn, part }) => (
          <Component key={`${part} ${drawn.game} ${drawn.position}`} {...{ drawn, part, several, width }} />
        ))}
      </div>
      {now !== undefined && parts.length === 0 && <p class="empty">{say(T.boardEmpty)}</p>}
    </div>
  );
}

function useWidth(root: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = root.current!;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return width;
}

interface ComponentProps {
  readonly drawn: Drawn;
  readonly part: number;
  readonly several: boolean;
  readonly width: number;
}

/** Pixels of a component that are not its board. */
const BESIDE = { number: 32, value: 72 };

function Component({ drawn, part, several, width }: ComponentProps): JSX.Element {
  const { show } = state.value;
  const value = show.has("values") ? analysis.value?.values[part] : undefined;
  const spot = picked.value;
  const beside = (several ? BESIDE.number : 0) + (show.has("values") ? BESIDE.value : 0);
  return (
    <section
      class={drawn.moves.length === 0 ? "component over" : "component"}
      aria-label={say(T.component(part + 1))}
    >
      {several && (
        <span class="number" title={`${say(drawn.name)} ${drawn.position}`} aria-hidden="true">
          {part + 1}
        </span>
      )}
      <div class="canvas">
        <Board
          label={say(T.boardLabel(say(drawn.name), drawn.position))}
          cells={drawn.cells}
          available={Math.max(0, width - beside)}
          several={several}
          playable={playable.value}
          picked={spot?.part === part ? spot.cell : undefined}
          changing={changing(drawn, part)}
          leaving={cellsOf(drawn, part, leaving.value)}
          hinted={cellsOf(drawn, part, hinted.value)}
          tone={(cell) => cellTone(part, cell)}
          nameOf={(index) => say(T.piece(index + 1, shortList(drawn.cells[index]?.touch ?? [])))}
          onTouch={(cell, finger) => touch(drawn, part, cell, finger)}
          onLook={(cell) => {
            looked.value = cell === undefined ? undefined : { part, cell };
          }}
        />
      </div>
      {value !== undefined && <span class="value">{say(T.valueOf(`${value}`))}</span>}
    </section>
  );
}

const shortList = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(" · ")} …` : names.join(" · ");
