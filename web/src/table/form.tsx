import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { readCount } from "./count.ts";
import { durationOf } from "./duration.ts";
import { Members } from "./members.tsx";
import {
  begun,
  cancel,
  games,
  goal,
  isAtOnce,
  learn,
  limitOf,
  MOST_TO,
  progress,
  settle,
  shown,
  start,
  trouble,
  type,
  typed,
  typedTo,
  typeTo,
  wrong,
  wrongTo,
} from "./state.ts";
import { texts } from "./text.ts";

const SIZES = {
  1: [
    ["10³", "1000"],
    ["10⁴", "10000"],
    ["10⁵", "100000"],
    ["10⁶", "1000000"],
    ["10⁷", "10000000"],
  ],
  2: [
    ["50", "50"],
    ["100", "100"],
    ["200", "200"],
    ["1000", "1000"],
    ["2000", "2000"],
  ],
} as const;

/** Form for the game and the largest heap, with the progress of the work. */
export function Form(): JSX.Element {
  useEffect(() => settle, []);
  const running = progress.value?.status === "running";
  // Changed fields can be submitted during earlier work, which they replace.
  const changed = typed.value !== begun.value?.game || typedTo.value !== begun.value.to;
  return (
    <section class="card ask">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {/* Enter in a field submits it, with or without a button to see. */}
        <input type="submit" hidden />
        <div class="inputs cluster gap-12">
          <label class="game pile gap-4">
            <span class="caption">{say(texts.game)}</span>
            <input
              class="mono"
              list="table-games"
              value={typed.value}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              maxLength={4000}
              aria-invalid={wrong.value !== undefined}
              aria-describedby="table-wrong"
              onFocus={() => void learn()}
              onInput={(event) => void type(event.currentTarget.value)}
            />
          </label>
          <label class="to pile gap-4">
            <span class="caption">{say(texts.to)}</span>
            <input
              class="mono"
              value={typedTo.value}
              inputMode="numeric"
              autocomplete="off"
              maxLength={20}
              aria-invalid={wrongTo.value}
              aria-describedby="table-wrong"
              onInput={(event) => {
                typeTo(event.currentTarget.value);
              }}
            />
          </label>
          <fieldset class="cluster gap-4" aria-label={say(texts.sizes)}>
            {SIZES[limitOf.value].map(([name, size]) => (
              <button
                key={size}
                type="button"
                aria-pressed={readCount(typedTo.value) === Number(size)}
                onClick={() => {
                  typedTo.value = size;
                  void start();
                }}
              >
                {name}
              </button>
            ))}
          </fieldset>
          <div class="cluster">
            {(!running || changed) && !isAtOnce.value && (
              <button key="start" type="submit" class="main steady">
                {say(texts.start)}
              </button>
            )}
            {running && (
              <button key="cancel" type="button" class={changed ? "steady" : "main steady"} onClick={cancel}>
                {say(texts.cancel)}
              </button>
            )}
          </div>
        </div>
        <datalist id="table-games">
          {games.value.map(({ notation, name }) => (
            <option key={notation} value={notation}>
              {say(name)}
            </option>
          ))}
        </datalist>
        <div id="table-wrong" aria-live="polite">
          <WrongLine />
        </div>
      </form>
      <Members />
      <Bar />
    </section>
  );
}

/** Number of characters shown before the position of an error. */
const BEFORE = 24;

function WrongLine(): JSX.Element | null {
  const now = wrong.value;
  if (now !== undefined) {
    const { input = "", offset = 0 } = now;
    const from = Math.max(0, offset - BEFORE);
    const caret = `${input.slice(from, from + 2 * BEFORE)}\n${" ".repeat(offset - from)}^`;
    return (
      <>
        {input !== "" && (
          <pre class="caret clipped losing" aria-hidden="true">
            {caret}
          </pre>
        )}
        <p class="trouble">{say(now.text)}</p>
      </>
    );
  }
  if (wrongTo.value) return <p class="trouble">{say(texts.wrongTo(grouped(MOST_TO[limitOf.value])))}</p>;
  return null;
}

function Bar(): JSX.Element | null {
  const now = progress.value;
  if (now === undefined) return null;
  const { status, done, goal: all } = now;
  const seconds = Math.max(0.001, (now.now - now.since) / 1000);
  // For a game of two heaps progress counts rows of this many values.
  const each = shown.value?.heaps === 2 ? goal.value + 1 : 1;
  const rate = Math.round((done * each) / seconds);
  const left = done > 0 ? ((all - done) / done) * seconds : Number.NaN;
  const line =
    status === "running"
      ? [
          say(texts.running(grouped(done * each), grouped(all * each))),
          ...(done > 0 ? [say(texts.rate(grouped(rate)))] : []),
          ...(seconds > 1 && left > 1 ? [say(texts.left(say(durationOf(left))))] : []),
        ].join(" · ")
      : say(
          status === "stopped"
            ? texts.stopped(grouped(done * each))
            : texts.done(grouped(done * each), say(durationOf(seconds))),
        );
  return (
    <div class={`pile progress ${status}`}>
      {status === "running" && <progress aria-label={say(texts.progress)} value={done} max={all} />}
      <p class="quiet">{line}</p>
      {trouble.value && <p class="trouble">{say(trouble.value)}</p>}
    </div>
  );
}
