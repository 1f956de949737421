import { createRef, type JSX } from "preact";
import type { Format } from "../engine/formats.ts";
import { ChooseFile } from "../shell/choose-file.tsx";
import { readFile } from "../shell/file.ts";
import { say } from "../shell/language.ts";
import { Switch } from "../shell/switch.tsx";
import { notice } from "../shell/url.ts";
import { narrow } from "./narrow.ts";
import { asJudged, draw, enter, input, isLarge, judged, large, run, unkept } from "./state.ts";
import { texts } from "./text.ts";

/** Input (typed, pasted, or a file) with its buttons. */
export function Input({ format }: { readonly format: Pick<Format, "sample" | "warning"> }): JSX.Element {
  const { sample, warning } = format;
  return (
    <section class="card input">
      <form
        class="pile gap-12"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const dropped = event.dataTransfer?.files[0];
          if (dropped === undefined) return;
          event.preventDefault();
          void open(dropped);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {large.value ? <Beginning text={input.value} /> : <Field />}
        {unkept.value && <p class="quiet">{say(texts.notKept)}</p>}
        {warning && (
          <div class="asjudged">
            <Switch
              label={texts.asJudged}
              on={asJudged.value}
              flip={() => {
                asJudged.value = !asJudged.value;
                void run();
              }}
            />
            <p class="quiet">{say(warning)}</p>
          </div>
        )}
        <div class="tray">
          {judged.now.value.state === "loading" ? (
            <button key="stop" type="button" class="main" onClick={judged.stop}>
              {say(texts.stop)}
            </button>
          ) : (
            <button key="run" type="submit" class="main">
              {say(texts.run)}
            </button>
          )}
          <button type="button" onClick={() => void draw().then(select)}>
            {say(texts.random)}
          </button>
          {sample !== "" && (
            <button
              type="button"
              disabled={input.value === sample}
              onClick={() => {
                enter(sample);
                void run();
              }}
            >
              {say(texts.sample)}
            </button>
          )}
          <ChooseFile says={texts.openFile} onFile={(file) => void open(file)} />
        </div>
      </form>
    </section>
  );
}

const field = createRef<HTMLTextAreaElement>();

/** Selects the input, so that one key copies it for the tested program. */
const select = () => field.current?.select();

function Field(): JSX.Element {
  return (
    <label class="paste pile gap-4">
      <span class="caption">{say(texts.input)}</span>
      <textarea
        ref={field}
        value={input.value}
        rows={narrow() ? 5 : 8}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => enter(event.currentTarget.value)}
        onPaste={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const pasted = event.clipboardData?.getData("text/plain") ?? "";
          // A complete pasted input replaces the present one.
          const text = isLarge(pasted)
            ? pasted
            : value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
          if (!isLarge(text)) return;
          event.preventDefault();
          enter(text);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void run();
        }}
      />
    </label>
  );
}

const SHOWN = 400;

/** Start of an input that is too large to edit. */
function Beginning({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="pile gap-4">
      <span class="caption">{say(texts.input)}</span>
      <pre class="printed soft">{text.slice(0, SHOWN)} …</pre>
      <p class="quiet">{say(texts.large(megabytes(text.length)))}</p>
      <button type="button" onClick={() => enter("")}>
        {say(texts.empty)}
      </button>
    </div>
  );
}

const megabytes = (characters: number): string => (characters / 1e6).toFixed(1);

async function open(file: File): Promise<void> {
  const text = await readFile(file);
  if (typeof text !== "string") {
    notice.value = text;
    return;
  }
  enter(text);
  void run();
}
