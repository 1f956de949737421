import type { Choice } from "nimber/session";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { phraseOf } from "../board/phrase.ts";
import type { BoardMove, Drawn } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { analysis, scene, state } from "./game.ts";
import { spotFor } from "./spot.ts";
import { texts } from "./text.ts";
import { considered, inView, picked, play, playable, toneOf, written } from "./view.ts";

/** Moves of the touched piece, shown at the piece. */
export function Choices({
  table,
}: {
  readonly table: { readonly current: HTMLElement | null };
}): JSX.Element | null {
  const box = useRef<HTMLFieldSetElement>(null);
  const now = scene.value;
  const spot = playable.value ? picked.value : undefined;
  const drawn = spot && now?.parts[spot.part];
  const moves = drawn?.moves.filter(({ at }) => spot?.moves.includes(at)) ?? [];
  useLayoutEffect(() => {
    const root = table.current;
    const here = box.current;
    if (root === null || here === null || spot === undefined || now === undefined) return;
    const board = root.querySelector(`[data-board="${now.boards[spot.part]}"]`);
    const piece = board?.querySelector(`[data-cell="${spot.cell}"]`);
    if (!board || !piece) return;
    const boxOf = (each: Element) => each.getBoundingClientRect();
    const room = boxOf(root);
    const others = [...root.querySelectorAll("[data-cell]")].filter((each) => each !== piece).map(boxOf);
    const around = { piece: boxOf(piece), board: boxOf(board), table: room, others };
    const { left, top } = spotFor(here.offsetWidth, here.offsetHeight, around);
    here.style.left = `${left - room.left}px`;
    here.style.top = `${top - room.top}px`;
  });
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [spot]);
  // If a key touched the piece, the focus moves to its moves; Escape returns it.
  useLayoutEffect(() => {
    if (spot?.keyed) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [spot]);
  if (spot === undefined || moves.length === 0) return null;
  return (
    <fieldset ref={box} class="choices sheet tray rolls" aria-label={say(texts.chosen)}>
      {moves.map((move, i) => (
        <MoveButton key={move.at} drawn={drawn!} part={spot.part} move={move} digit={i + 1} />
      ))}
    </fieldset>
  );
}

/**
 * Handles the keys 1 to 9, which make the move with that number of the piece that was touched or looked at.
 */
export function onDigit(event: KeyboardEvent): void {
  if (!/^[1-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as Element).closest("input, textarea, dialog") !== null) return;
  const view = inView.value;
  const moves = view && scene.value?.parts[view.part]?.moves.filter(({ at }) => view.moves.includes(at));
  const move = moves?.[Number(event.key) - 1];
  if (view === undefined || move === undefined) return;
  event.preventDefault();
  void play({ part: view.part, at: move.at });
}

/**
 * Position after a move that is short enough to show; rows of a board are not, because the board shows them.
 */
const SHORT = /^[^/]{0,24}$/;

interface MoveButtonProps {
  readonly drawn: Drawn;
  readonly part: number;
  readonly move: BoardMove;
  /** Key for this move, if there is one. */
  readonly digit?: number;
}

function MoveButton({ drawn, part, move, digit = 10 }: MoveButtonProps): JSX.Element {
  const tone = toneOf(part, move.at);
  const value = state.value.show.has("values") ? analysis.value?.options[part]?.get(move.at) : undefined;
  const choice: Choice = { part, at: move.at };
  const to = move.to.join(" + ");
  const leaves = to === "" ? say(texts.nothingLeft) : say(texts.takes(to));
  const consider = () => {
    considered.value = choice;
  };
  const forget = () => {
    considered.value = undefined;
  };
  return (
    <button
      type="button"
      class={`chip ${tone === "win" ? "toned win" : (tone ?? "")}`}
      title={leaves}
      aria-keyshortcuts={digit < 10 ? `${digit}` : undefined}
      onClick={() => void play(choice)}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
    >
      {tone !== undefined && (
        <span class="sign heavy fixed" role="img" aria-label={say(texts.marked[tone])}>
          {tone === "win" ? "✓" : "✗"}
        </span>
      )}
      {say(phraseOf(drawn, part, move.at, false))}
      {SHORT.test(to) && <span class="soft">{leaves}</span>}
      {value !== undefined && <span class="sg soft">{say(texts.valueOf(`${value}`))}</span>}
    </button>
  );
}

const LISTED = 300;

/** All moves as buttons, and a field for a move's name; for large positions, keyboards and screen readers. */
export function AllMoves(): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const parts = scene.value?.parts;
  if (parts === undefined || !playable.value) return null;
  const count = parts.reduce((sum, { moves }) => sum + moves.length, 0);
  const more = parts.some((part) => part.more);
  const several = parts.length > 1;
  return (
    <details class="all" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="soft">{say(texts.allMoves(count, more))}</summary>
      {open && (
        <>
          {parts.map(
            (part, i) =>
              part.moves.length > 0 && (
                <section key={`${i} ${part.position}`} class="pile">
                  {several && (
                    <h3>
                      {i + 1}: {say(part.name)} {part.position}
                    </h3>
                  )}
                  <div class="tray rolls">
                    {part.moves.slice(0, LISTED).map((move) => (
                      <MoveButton key={move.at} drawn={part} part={i} move={move} />
                    ))}
                    {(part.moves.length > LISTED || part.more) && <span class="quiet">…</span>}
                  </div>
                </section>
              ),
          )}
          <ByName several={several} example={exampleOf(parts)} />
        </>
      )}
    </details>
  );
}

function exampleOf(parts: readonly { readonly moves: readonly BoardMove[] }[]): string {
  const part = parts.findIndex(({ moves }) => moves.length > 0);
  return written({ part, at: parts[part]?.moves[0]?.at ?? "" }, parts.length > 1);
}

function ByName({ several, example }: { readonly several: boolean; readonly example: string }): JSX.Element {
  const [text, setText] = useState("");
  return (
    <form
      class="byname inline"
      onSubmit={(event) => {
        event.preventDefault();
        const choice = choiceOf(text, several);
        setText("");
        if (choice !== undefined) void play(choice);
      }}
    >
      <label class="pile gap-4 wide">
        <span class="caption">{say(texts.typeMove)}</span>
        <input
          class="mono"
          value={text}
          placeholder={example}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={text.trim() === ""}>
        {say(texts.makeMove)}
      </button>
    </form>
  );
}

function choiceOf(text: string, several: boolean): Choice | undefined {
  const numbered = /^\s*([1-9]\d{0,5})\s*:\s*(\S+)\s*$/.exec(text);
  if (numbered !== null) return { part: Number(numbered[1]) - 1, at: numbered[2]! };
  const at = text.trim();
  return at === "" ? undefined : { part: several ? partWith(at) : 0, at };
}

/** Component that has a move with this name. */
const partWith = (at: string): number =>
  Math.max(0, scene.value?.parts.findIndex(({ moves }) => moves.some((move) => move.at === at)) ?? 0);
