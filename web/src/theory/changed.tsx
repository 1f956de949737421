import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { solving } from "../engine/client.ts";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import type { Fact } from "./positions.ts";
import { stepped } from "./stepped.ts";
import { texts } from "./words.ts";

/** Position of an example in an editable field, with its outcome and the reason. */
export function Changed({ of: { sum, misere } }: { readonly of: Fact }): JSX.Element {
  const [text, setText] = useState(sum);
  const field = useRef<HTMLInputElement>(null);
  const play = misere ? "misere" : "normal";
  const [explained] = useState(() =>
    resource((sum: string) => solving.ask({ ask: "explain", games: [sum], play })),
  );
  useEffect(() => explained.cancel, [explained]);
  const { value, why } = explained.now.value;

  function write(next: string): void {
    setText(next);
    void explained.ask(next);
  }

  function step(by: bigint): void {
    const { current: input } = field;
    const next = stepped({ text, caret: input!.selectionStart ?? text.length }, by);
    input!.value = next.text;
    input!.setSelectionRange(next.caret, next.caret);
    write(next.text);
  }

  return (
    <div class="pile gap-4 text-small">
      <div class="inline gap-4">
        <button type="button" class="small" aria-label={say(texts.less)} onClick={() => step(-1n)}>
          −
        </button>
        <input
          ref={field}
          class="mono"
          aria-label={say(misere ? texts.changeMisere : texts.change)}
          title={say(texts.changeHelp)}
          aria-invalid={why !== undefined}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          maxLength={400}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1n : -1n);
          }}
        />
        <button type="button" class="small" aria-label={say(texts.more)} onClick={() => step(1n)}>
          +
        </button>
      </div>
      <p class={why && "trouble"} role="status">
        {say(why?.text ?? value?.sentence ?? (misere ? texts.changeMisere : texts.change))}
      </p>
    </div>
  );
}
