import type { Choice } from "nimber/ask";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Shown } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { analysis, scene, state } from "./game.ts";
import { T } from "./text.ts";
import { considered, inView, picked, play, playable, toneOf, written } from "./view.ts";

/** The moves of the piece in view, as buttons. */
export function Choices(): JSX.Element | null {
  const view = inView.value;
  const part = view && scene.value?.parts[view.part];
  if (scene.value?.over) return null;
  const moves = part?.moves.filter(({ at }) => view?.moves.includes(at)) ?? [];
  return (
    <div class="choices" aria-live="off">
      {view === undefined || moves.length === 0 ? (
        playable.value && <p class="quiet">{say(T.touchPiece)}</p>
      ) : (
        // The moves of a piece that is only looked at go when the focus leaves it: they cannot take it.
        <fieldset
          class={picked.value === undefined ? "chips looked" : "chips"}
          inert={picked.value === undefined}
          aria-label={say(T.chosen)}
        >
          {moves.map((move) => (
            <MoveButton key={move.at} part={view.part} move={move} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function MoveButton({ part, move }: { readonly part: number; readonly move: Shown }): JSX.Element {
  const tone = toneOf(part, move.at);
  const value = state.value.show.has("values") ? analysis.value?.options[part]?.get(move.at) : undefined;
  const choice: Choice = { part, at: move.at };
  const leaves = move.to.length === 0 ? say(T.nothingLeft) : say(T.takes(move.to.join(" + ")));
  const consider = () => {
    considered.value = choice;
  };
  const forget = () => {
    considered.value = undefined;
  };
  return (
    <button
      type="button"
      class={`mono chip ${tone ?? ""}`}
      title={leaves}
      onClick={() => void play(choice)}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
    >
      {tone !== undefined && (
        <span class="sign heavy fixed" role="img" aria-label={say(T.marked[tone])}>
          {tone === "win" ? "✓" : "✗"}
        </span>
      )}
      <b>{move.at}</b>
      <span class="to">→ {move.to.join(" + ") || "∅"}</span>
      {value !== undefined && <span class="sg">{say(T.valueOf(`${value}`))}</span>}
    </button>
  );
}

const LISTED = 300;

/** Every move as a button, and one by its name: for big positions, keyboards and screen readers. */
export function AllMoves(): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const parts = scene.value?.parts;
  if (parts === undefined || !playable.value) return null;
  const count = parts.reduce((sum, { moves }) => sum + moves.length, 0);
  const more = parts.some((part) => part.more);
  const several = parts.length > 1;
  return (
    <details class="all" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(T.allMoves(count, more))}</summary>
      {open && (
        <>
          {parts.map(
            (part, i) =>
              part.moves.length > 0 && (
                <section key={`${i} ${part.position}`}>
                  {several && (
                    <h3>
                      {i + 1}: {say(part.name)} {part.position}
                    </h3>
                  )}
                  <div class="chips">
                    {part.moves.slice(0, LISTED).map((move) => (
                      <MoveButton key={move.at} part={i} move={move} />
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

function exampleOf(parts: readonly { readonly moves: readonly Shown[] }[]): string {
  const part = parts.findIndex(({ moves }) => moves.length > 0);
  return written({ part, at: parts[part]?.moves[0]?.at ?? "" }, parts.length > 1);
}

function ByName({ several, example }: { readonly several: boolean; readonly example: string }): JSX.Element {
  const [text, setText] = useState("");
  return (
    <form
      class="byname"
      onSubmit={(event) => {
        event.preventDefault();
        const choice = choiceOf(text, several);
        setText("");
        if (choice !== undefined) void play(choice);
      }}
    >
      <label>
        <span>{say(T.typeMove)}</span>
        <input
          value={text}
          placeholder={example}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={text.trim() === ""}>
        {say(T.makeMove)}
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

/** The component that has a move of this name. */
const partWith = (at: string): number =>
  Math.max(0, scene.value?.parts.findIndex(({ moves }) => moves.some((move) => move.at === at)) ?? 0);
