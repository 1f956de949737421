import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { editingOf } from "./editing.ts";
import { Editor } from "./editor.tsx";
import { closeSetup, compose, type Form, start, write } from "./form.ts";
import { startTexts } from "./text.ts";

/** Form in place of the board, to set up a position on its drawing or in its notation. */
export function Setup({ form: { sum, read, drawn, wrong } }: { readonly form: Form }): JSX.Element {
  const game = read?.games[0];
  const place = useRef<HTMLFormElement>(null);
  // On a phone, the button that opened the form is far below it.
  useEffect(() => {
    if (place.current!.getBoundingClientRect().top < 0) place.current!.scrollIntoView();
  }, []);
  return (
    <form
      ref={place}
      class="card setup"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>{say(startTexts.title)}</h2>
      {drawn?.some((each) => editingOf(each)) && <p class="quiet">{say(startTexts.onBoard)}</p>}
      {drawn !== undefined && <Editor drawn={drawn} />}
      <div class="cluster">
        <input
          class="sum mono"
          aria-label={say(startTexts.position)}
          aria-describedby="sum-help"
          aria-invalid={wrong !== undefined}
          value={sum}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          maxLength={2000}
          onInput={(event) => void write(event.currentTarget.value)}
        />
        <button type="button" onClick={() => compose()}>
          <Icon name="dice" />
          {say(startTexts.random)}
        </button>
      </div>
      <p id="sum-help" class={wrong === undefined ? "quiet" : "trouble"} role={wrong && "alert"}>
        {wrong === undefined ? say(startTexts.positionHelp(game ? say(game.notation) : "…")) : say(wrong)}
      </p>
      <div class="cluster">
        <button type="submit" class="main" disabled={wrong !== undefined || read === undefined}>
          {say(startTexts.begin)}
        </button>
        <button type="button" onClick={closeSetup}>
          {say(startTexts.close)}
        </button>
      </div>
    </form>
  );
}
