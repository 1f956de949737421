import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { Refusal, solving } from "../engine/client.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { resource } from "../shell/resource.ts";
import { Switch } from "../shell/switch.tsx";
import { differing, goal, MOST_OVERLAYS, type Overlay, overlays, series, shown } from "./state.ts";
import { rowTexts } from "./text.ts";

/** Largest number of values that are computed for another game. */
const MOST_VALUES = 100_000;

const draft = signal("");
const wrong = signal<Text | undefined>(undefined);

const laid = resource(
  async (games: readonly string[], { signal }) => {
    const to = Math.min(MOST_VALUES, goal.value);
    const enough = ({ values }: Overlay) => values.length > to;
    overlays.value = overlays.value.filter((each) => games.includes(each.game) && enough(each));
    // A game that fails does not stop the others.
    let refusal: Refusal | undefined;
    for (const game of games) {
      if (overlays.value.some((each) => each.game === game)) continue;
      try {
        const values = await solving.ask({ ask: "values", games: [game], to });
        if (signal.aborted) return;
        const most = Array.from(values).reduce((most, value) => Math.max(most, value), 0);
        overlays.value = [...overlays.value, { game, values, most }].slice(-MOST_OVERLAYS);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal = error;
      }
    }
    if (refusal !== undefined) throw refusal;
  },
  ({ why }) => {
    wrong.value = why?.text;
  },
);

/** Lays games over the plot, each up to the last heap of the plot or the limit; failures are shown. */
export function overlay(games: readonly string[]): void {
  wrong.value = undefined;
  void laid.ask(games);
}

/** First heap at which two games differ, and the number of heaps at which they do. */
function difference({ values }: Overlay): {
  readonly first: number;
  readonly times: number;
  readonly of: number;
} {
  const all = series();
  const of = Math.min(all.count, values.length);
  let first = -1;
  let times = 0;
  for (let heap = 0; heap < of; heap++) {
    if (all.values[heap] === values[heap]) continue;
    if (times++ === 0) first = heap;
  }
  return { first, times, of };
}

/** Form for games to lay over the plot, with a summary of the differences. */
export function Compare(): JSX.Element {
  const now = overlays.value;
  return (
    <div class="compare pile">
      <form
        class="cluster"
        onSubmit={(event) => {
          event.preventDefault();
          const game = draft.value.trim();
          if (game === "") return;
          draft.value = "";
          overlay([...now.map((each) => each.game), game].slice(-MOST_OVERLAYS));
        }}
      >
        <input
          class="mono"
          aria-label={say(rowTexts.compare)}
          placeholder={say(rowTexts.compare)}
          value={draft.value}
          maxLength={400}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={wrong.value !== undefined}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
            wrong.value = undefined;
          }}
        />
        <button type="submit" disabled={draft.value.trim() === ""}>
          {say(rowTexts.lay)}
        </button>
        {now.length > 0 && (
          <Switch
            label={rowTexts.differing}
            on={differing.value}
            flip={() => {
              differing.value = !differing.value;
            }}
          />
        )}
      </form>
      <div role="status">{wrong.value && <p class="trouble">{say(wrong.value)}</p>}</div>
      <ul class="pile gap-4">
        {now.map((each, i) => {
          const { first, times, of } = difference(each);
          const id = shown.value?.id ?? "";
          return (
            <li key={each.game} class="cluster quiet">
              <span class={`key over-${i}`} aria-hidden="true" />
              <code>{each.game}</code>
              {say(
                times === 0
                  ? rowTexts.same(id, grouped(of))
                  : rowTexts.differs(id, grouped(first), grouped(times), grouped(of)),
              )}
              <button
                type="button"
                class="plain"
                aria-label={say(rowTexts.remove(each.game))}
                onClick={() => {
                  overlays.value = now.filter((other) => other !== each);
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
