import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { Switch } from "../shell/switch.tsx";
import { overlay, wrong } from "./overlay.ts";
import { differing, MOST_OVERLAYS, type Overlay, overlays, series, shown } from "./state.ts";
import { rowTexts } from "./text.ts";

const draft = signal("");
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
          size={28}
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
