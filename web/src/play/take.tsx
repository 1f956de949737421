import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Drawn } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { scene, state } from "./game.ts";
import { texts } from "./text.ts";
import { hinted, play, playable } from "./view.ts";

/** Whether a component is a heap too large to be drawn token by token. */
export const isBar = ({ cells, position, moves }: Drawn): boolean =>
  /^\d{1,1000}$/.test(position) && moves.length > 0 && cells.every(({ touch }) => touch === undefined);

/** Whether all moves of a heap are named by the number of tokens they take. */
const takes = ({ moves }: Drawn): boolean => moves.every(({ at }) => /^\d+$/.test(at));

interface TakeBarProps {
  readonly drawn: Drawn;
  readonly part: number;
  /** Largest heap of the sum, for the common scale. */
  readonly most: bigint;
}

/** Size from which a slider could no longer stand for each number of tokens exactly. */
const SLID = 10n ** 15n;

const atMost = (size: bigint, typed: bigint): bigint => (typed < size ? typed : size);

/** Large heap as a bar. A slider, a field or keys choose the number of tokens to take. */
export function TakeBar({ drawn, part, most }: TakeBarProps): JSX.Element {
  const size = BigInt(drawn.position);
  const [typed, setTyped] = useState("1");
  const plain = takes(drawn);
  const taken = plain && /^\d+$/.test(typed) ? atMost(size, BigInt(typed)) : 0n;
  const hint = hinted.value?.part === part ? hinted.value.at : undefined;
  const widthOf = (tokens: bigint) => Number((1000n * tokens) / most);
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
        <rect class="heap" width={Math.max(4, widthOf(size))} height="40" rx="6" />
        <rect class="hinted" x={widthOf(size - taken)} width={widthOf(taken)} height="40" rx="6" />
      </svg>
      <form
        class="cluster"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") void play({ part, at: typed.trim() });
        }}
      >
        <b class="tabular broken">{grouped(size)}</b>
        {plain && size < SLID && (
          <input
            type="range"
            min={1}
            max={Number(size)}
            value={Math.max(1, Number(taken))}
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
        {hint !== undefined && (
          <button type="button" class="hinted" onClick={() => setTyped(hint)}>
            {say(texts.fillIn)}
          </button>
        )}
      </form>
    </div>
  );
}
