import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Drawn } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { scene, state } from "./game.ts";
import { texts } from "./text.ts";
import { play, playable } from "./view.ts";

/** Whether a component is a heap too large to be drawn token by token. */
export const isBar = ({ cells, position, moves }: Drawn): boolean =>
  /^\d{1,15}$/.test(position) && moves.length > 0 && cells.every(({ touch }) => touch === undefined);

/** Where the moves take a number of tokens, they are called by it. */
const takes = ({ moves }: Drawn): boolean => moves.every(({ at }) => /^\d+$/.test(at));

interface TakeBarProps {
  readonly drawn: Drawn;
  readonly part: number;
  /** The largest heap beside it. */
  readonly most: number;
}

/** A large heap as a bar, and how many are taken of it by a slider, a field or keys. */
export function TakeBar({ drawn, part, most }: TakeBarProps): JSX.Element {
  const size = Number(drawn.position);
  const [typed, setTyped] = useState("1");
  const plain = takes(drawn);
  const taken = plain && /^\d+$/.test(typed) ? Math.min(size, Number(typed)) : 0;
  const open = playable.value && scene.value !== undefined && state.value.rival !== "watch";
  return (
    <div class="take pile">
      <svg
        width="100%"
        height="48"
        viewBox="0 0 1000 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={grouped(size)}
      >
        <rect class="heap" width={Math.max(4, (1000 * size) / most)} height="40" rx="6" />
        <rect
          class="hinted"
          x={(1000 * (size - taken)) / most}
          width={(1000 * taken) / most}
          height="40"
          rx="6"
        />
      </svg>
      <form
        class="cluster"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") void play({ part, at: typed.trim() });
        }}
      >
        <b class="tabular">{grouped(size)}</b>
        {plain && (
          <input
            type="range"
            min={1}
            max={size}
            value={Math.max(1, taken)}
            disabled={!open}
            aria-label={say(texts.takeOf(part + 1))}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <label class="inline">
          <span>{say(plain ? texts.take : texts.typeMove)}</span>
          <input
            class="mono"
            value={typed}
            inputMode={plain ? "numeric" : "text"}
            autocomplete="off"
            disabled={!open}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={!open}>
          {say(texts.makeMove)}
        </button>
      </form>
    </div>
  );
}
