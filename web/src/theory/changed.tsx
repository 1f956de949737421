import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, solving } from "../engine/client.ts";
import { say } from "../shell/language.ts";
import type { Fact } from "./positions.ts";
import { stepped } from "./stepped.ts";
import { texts } from "./words.ts";

interface Remark {
  readonly says: Text;
  readonly wrong?: boolean;
}

/** An example's position, to be changed where it stands: who wins what it has become, and why. */
export function Changed({ of: { sum, misere } }: { readonly of: Fact }): JSX.Element {
  const [text, setText] = useState(sum);
  const [said, setSaid] = useState<Remark>();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );

  async function write(next: string): Promise<void> {
    setText(next);
    const mine = ++asked.current;
    let now: Remark;
    try {
      const { sentence } = await solving.ask({
        ask: "explain",
        games: [next],
        play: misere ? "misere" : "normal",
      });
      now = { says: sentence };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      now = { says: error.text, wrong: true };
    }
    if (mine === asked.current) setSaid(now);
  }

  function step(by: bigint): void {
    const { current: input } = field;
    const next = stepped({ text, caret: input!.selectionStart ?? text.length }, by);
    input!.value = next.text;
    input!.setSelectionRange(next.caret, next.caret);
    void write(next.text);
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
          aria-invalid={said?.wrong === true}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          maxLength={400}
          onInput={(event) => void write(event.currentTarget.value)}
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
      <p class={said?.wrong ? "trouble" : undefined} role="status">
        {said === undefined ? say(misere ? texts.changeMisere : texts.change) : say(said.says)}
      </p>
    </div>
  );
}
