import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { Refusal } from "../engine/client.ts";
import { t } from "../locale/play.ts";
import { say } from "../shell/language.ts";
import { beginning, type State } from "./address.ts";
import { enter, read, state, sums } from "./game.ts";
import { readRecord, recordOf } from "./record.ts";
import { asked } from "./verdict.ts";

// Card with the game as text, to be copied, or replaced by another one.

const texts = {
  title: t("gameText"),
  about: t("about"),
  copy: t("copy"),
  copied: t("copied"),
  load: t("load"),
  line: (n: number, text: Text): Text => t("line", { n, text }),
  noMove: (n: number): Text => t("moveNoMovePositionBefore", { n }),
} as const;

/** Edited text of the game. */
const draft = signal<string | undefined>(undefined);
const wrong = signal<Text | undefined>(undefined);
const copied = signal(false);

async function load(text: string): Promise<void> {
  const found = readRecord(text);
  if ("line" in found) {
    wrong.value = texts.line(found.line, found.text);
    return;
  }
  try {
    const game: State = { ...beginning, ...found, rival: "friend", at: found.moves.length };
    const line = await read(game);
    if (line.illegal !== undefined) {
      wrong.value = texts.noMove(line.illegal + 1);
      return;
    }
    await enter(game, line);
    draft.value = undefined;
    wrong.value = undefined;
    asked.value = true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    wrong.value = error.text;
  }
}

export function RecordCard(): JSX.Element {
  const own = recordOf(state.value);
  const text = draft.value ?? own;
  return (
    <details class="card record">
      <summary class="bold text-small">{say(texts.title)}</summary>
      <div class="pile">
        <textarea
          class="wide"
          rows={Math.min(10, 3 + sums.value.length)}
          aria-label={say(texts.title)}
          aria-invalid={wrong.value !== undefined}
          spellcheck={false}
          value={text}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
            wrong.value = undefined;
            copied.value = false;
          }}
        />
        <div role="status">{wrong.value && <p class="trouble">{say(wrong.value)}</p>}</div>
        <p class="quiet">{say(texts.about)}</p>
        <div class="cluster">
          <button
            type="button"
            class="small"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => {
                  copied.value = true;
                },
                () => undefined,
              )
            }
          >
            {say(copied.value ? texts.copied : texts.copy)}
          </button>
          <button
            type="button"
            class="small"
            disabled={draft.value === undefined || draft.value === own}
            onClick={() => void load(text)}
          >
            {say(texts.load)}
          </button>
        </div>
      </div>
    </details>
  );
}
