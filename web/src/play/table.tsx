import { effect, signal } from "@preact/signals";
import { valueText } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { isRow, scaleOf } from "../board/layout.ts";
import { move, type Place, type Sight, see } from "../board/motion.ts";
import { phraseOf } from "../board/phrase.ts";
import { pictureOf } from "../board/picture.ts";
import type { Drawn } from "../engine/protocol.ts";
import { embedded } from "../shell/embedded.ts";
import { language, say } from "../shell/language.ts";
import { PAPER, printing } from "../shell/paper.ts";
import { letter, presenting } from "../shell/present.tsx";
import { Choices, onDigit } from "./choices.tsx";
import { analysis, scene, state } from "./game.ts";
import type { Scene } from "./scene.ts";
import { isBar, TakeBar } from "./take.tsx";
import { texts } from "./text.ts";
import {
  cellsOf,
  cellTone,
  clearView,
  coloured,
  drag,
  hinted,
  looked,
  open,
  picked,
  playable,
  preview,
  type Spot,
  touch,
} from "./view.ts";

/** Boards of the components, and `end` when the game is over. */
export function Table({ end }: { readonly end: ComponentChildren }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const now = scene.value;
  const ghosts = useMotion(root, now);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const piece = picked.value?.keyed ? pieceOf(root.current!, picked.value) : undefined;
      clearView();
      piece?.focus();
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("keydown", onDigit);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("keydown", onDigit);
    };
  }, []);
  useFocus(root, now);
  const several = now !== undefined && now.parts.length > 1;
  const shown = now?.parts.flatMap((drawn, part) => (drawn.cells.length > 0 ? [{ drawn, part }] : [])) ?? [];
  const scale = useScale(now, width);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: beside the pieces a touch lets go, as Escape does.
    <div
      class="table table-top anchor slim"
      ref={root}
      onClick={(event) => {
        if ((event.target as Element).closest("[data-cell], .choices, .end, form") === null) clearView();
      }}
    >
      {end}
      <div class={shown.every(({ drawn }) => isRow(drawn.cells)) ? "parts" : "parts beside"}>
        {shown.map(({ drawn, part }) => (
          <Component key={now!.boards[part]} {...{ now: now!, drawn, part, several, width, scale }} />
        ))}
      </div>
      {now !== undefined && shown.length === 0 && state.value.moves.length === 0 && (
        <p class="centred">{say(texts.boardEmpty)}</p>
      )}
      <svg ref={ghosts} class="ghosts wide inert" aria-hidden="true" />
      <Choices table={root} />
    </div>
  );
}

/** Element that draws a piece. */
function pieceOf(table: Element, { part, cell }: Spot): SVGElement | undefined {
  const board = `[data-board="${scene.value?.boards[part]}"]`;
  return table.querySelector<SVGElement>(`${board} [data-cell="${cell}"]`) ?? undefined;
}

/** Common scale of rows below each other. It may shrink during a game, but never grows. */
function useScale(now: Scene | undefined, width: number): number | undefined {
  const kept = useRef({ key: "", scale: Number.POSITIVE_INFINITY });
  const rows = now?.parts.map(({ cells }) => cells).filter((cells) => cells.length > 0 && isRow(cells)) ?? [];
  const key = `${state.value.sum} ${width} ${tall.value}`;
  if (kept.current.key !== key) kept.current = { key, scale: Number.POSITIVE_INFINITY };
  if (rows.length < 2) return undefined;
  const room = Math.max(0, width - BESIDE.number - BESIDE.value);
  const scale = Math.min(kept.current.scale, scaleOf(rows, room, tall.value));
  kept.current = { key, scale };
  return scale;
}

/** Animates the pieces from one scene to the next. Their old places are measured before the page changes. */
function useMotion(
  root: { readonly current: HTMLElement | null },
  now: Scene | undefined,
): { readonly current: SVGSVGElement | null } {
  const ghosts = useRef<SVGSVGElement>(null);
  const shown = useRef<Scene | undefined>(undefined);
  const before = useRef<Sight | undefined>(undefined);
  if (shown.current !== now) {
    const leaves = (board: number) => now?.boards.includes(board) !== true;
    before.current = now?.passage && root.current ? see(root.current, leaves) : undefined;
    shown.current = now;
  }
  useLayoutEffect(() => {
    const passage = now?.passage;
    if (passage === undefined || before.current === undefined) return;
    const originOf = ({ board, cell }: Place) => passage.origin.get(board)?.[cell];
    move(root.current!, ghosts.current!, before.current, originOf);
  }, [now]);
  return ghosts;
}

/**
 * After a move made with keys, moves the focus to the first piece to touch, since the focused piece may be
 * gone.
 */
function useFocus(root: { readonly current: HTMLElement | null }, now: Scene | undefined): void {
  const keys = useRef(false);
  useEffect(() => {
    const table = root.current!;
    const withKeys = () => {
      keys.current = true;
    };
    const withPointer = () => {
      keys.current = false;
    };
    table.addEventListener("keydown", withKeys);
    document.addEventListener("pointerdown", withPointer);
    return () => {
      table.removeEventListener("keydown", withKeys);
      document.removeEventListener("pointerdown", withPointer);
    };
  }, []);
  const mayMove = playable.value;
  useEffect(() => {
    if (!keys.current || !mayMove || document.activeElement !== document.body) return;
    root.current!.querySelector<SVGElement>('[data-cell][tabindex="0"]')?.focus();
  }, [now, mayMove]);
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
    // The observer also reports the first size. Reading it here would force another layout.
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return printing.value ? Math.min(width, PAPER) : width;
}

interface ComponentProps {
  readonly now: Scene;
  readonly drawn: Drawn;
  readonly part: number;
  readonly several: boolean;
  readonly width: number;
  readonly scale: number | undefined;
}

/** Pixels beside a board, for the number and the value of its component. */
const BESIDE = { number: 32, value: 72 };

const NONE: ReadonlySet<number> = new Set();

function Component({ now, drawn, part, several, width, scale }: ComponentProps): JSX.Element {
  const { show } = state.value;
  const known = analysis.value;
  const value = show.has("values") ? known?.values[part] : undefined;
  const spot = picked.value;
  const beside = (several ? BESIDE.number : 0) + (show.has("values") ? BESIDE.value : 0);
  const tinted = coloured.value;
  const tones = useMemo(
    () => (tinted && known !== undefined ? drawn.cells.map((cell) => cellTone(part, cell)) : []),
    [drawn, part, known, tinted],
  );
  const nameOf = useCallback(
    (index: number) => nameOfPiece(drawn, part, index, several),
    [drawn, part, several, language.value],
  );
  return (
    <section
      class={drawn.moves.length === 0 ? "component inline slim stale" : "component inline slim"}
      aria-label={say(texts.component(part + 1))}
    >
      {several && (
        <span
          class="number quiet bold centred fixed"
          title={`${say(drawn.name)} ${drawn.position}`}
          aria-hidden="true"
        >
          {part + 1}
        </span>
      )}
      <div class={now.passage === undefined ? "canvas slim fresh" : "canvas slim"}>
        {isBar(drawn) ? (
          <TakeBar drawn={drawn} part={part} most={mostOf(now)} />
        ) : (
          <Board
            label={say(texts.boardLabel(say(drawn.name), drawn.position))}
            id={now.boards[part]!}
            cells={drawn.cells}
            available={Math.max(0, width - beside)}
            tall={tall.value}
            several={several}
            scale={scale}
            picture={pictureOf(drawn.game)}
            playable={open.value}
            waiting={!playable.value}
            picked={spot?.part === part ? spot.cell : undefined}
            changing={cellsOf(drawn, part, preview.value)}
            hinted={cellsOf(drawn, part, hinted.value)}
            came={now.passage?.came.get(now.boards[part]!) ?? NONE}
            tones={tones}
            nameOf={nameOf}
            onTouch={(cell, keyed) => touch(drawn, part, cell, keyed)}
            onDrag={(from, to) => drag(drawn, part, from, to)}
            onLook={(cell) => {
              looked.value = cell === undefined ? undefined : { part, cell };
            }}
          />
        )}
      </div>
      {value !== undefined && (
        <span class="value text-fine verdict-mark mono centred fixed">
          {say(texts.valueOf(valueText(value)))}
        </span>
      )}
    </section>
  );
}

/** Largest of the heaps drawn as bars, so that all have one scale. */
const mostOf = ({ parts }: Scene): bigint =>
  parts.filter(isBar).reduce((most, { position }) => (BigInt(position) > most ? BigInt(position) : most), 1n);

/** Pixels of the page above and below a board. */
const ABOVE = 348;
/** The same in presentation mode, in heights of a letter, which grow with the window. */
const ABOVE_SHOWN = 17;
/** The same for a board embedded in another page. */
const ABOVE_EMBEDDED = 192;

/** Largest height of a board, in pixels, so that the controls above and below it stay visible. */
const tall = signal(tallest());

function tallest(): number {
  const above = presenting.value ? ABOVE_SHOWN * letter.value : embedded ? ABOVE_EMBEDDED : ABOVE;
  return Math.max(280, window.innerHeight - above);
}

const measure = () => {
  tall.value = tallest();
};

window.addEventListener("resize", measure);
effect(measure);

/** Accessible name of a piece: its kind, its number, and its moves. */
function nameOfPiece(drawn: Drawn, part: number, index: number, several: boolean): string {
  const { shape, tone, touch = [] } = drawn.cells[index]!;
  const kind = tone ?? (shape === "edge" ? "edge" : shape === "square" ? "square" : "piece");
  const moves = touch.slice(0, NAMED).map((at) => say(phraseOf(drawn, part, at, several)));
  return say(texts.piece(say(texts.kinds[kind]), index + 1, shortList(moves, touch.length)));
}

const NAMED = 12;

const shortList = (names: readonly string[], of: number): string =>
  `${names.join(" · ")}${of > names.length ? " …" : ""}`;
