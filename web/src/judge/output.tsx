import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { Judgement } from "nimber/session";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { wrong } from "./compare.tsx";
import { narrow } from "./narrow.ts";
import { fitting, input, judged, judgement, reread } from "./state.ts";
import { texts } from "./text.ts";

/** Output, the error in the input with its place, and the reasons for the first answer. */
export function Output(): JSX.Element {
  const { state, why } = judged.now.value;
  const now = judgement.value;
  return (
    <section class="card output" aria-live="polite">
      <h2>{say(texts.output)}</h2>
      {state === "loading" && <p class="quiet">{say(texts.running)}</p>}
      {state === "refused" && <p class="trouble">{say(why.text)}</p>}
      {now && (
        <>
          {now.output !== "" && <Printed text={now.output} label={texts.output} />}
          {now.output === "" && now.error === undefined && <p class="quiet">{say(texts.nothing)}</p>}
          {now.cut && <p class="quiet">{say(texts.cut)}</p>}
          {now.error && (
            <p class="trouble">
              <Prose text={now.error} />
            </p>
          )}
          {now.place && <Wrong {...now.place} />}
          <Fitting />
          {now.why.length > 0 && (
            <details open={!narrow() && !(wrong.value && wrong.value.length > 0)}>
              <summary>{say(texts.why)}</summary>
              <Why texts={now.why} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** Reasons for the first answer. */
export function Why({ texts }: { readonly texts: readonly Text[] }): JSX.Element {
  return (
    <ol class="why pile text-body">
      {texts.map((text, i) => (
        <li key={`${i} ${sayIn(text, "en")}`} class="remark broken">
          <Prose text={text} />
        </li>
      ))}
    </ol>
  );
}

interface PrintedProps {
  readonly text: string;
  readonly label: Text;
}

/** Makes the scrolled region focusable, so that keys can scroll it. */
export function Printed({ text, label }: PrintedProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
    <section class="printed" tabIndex={0} aria-label={say(label)}>
      <pre>{text}</pre>
    </section>
  );
}

/** Most characters shown before and after an error in a line. */
const AROUND = 24;

/** Line with an error, and the wrong word in it. */
function Wrong({ line, column }: Required<Judgement>["place"]): JSX.Element | null {
  const text = lineOf(input.value, line);
  const at = column - 1;
  const word = /^\S+/.exec(text.slice(at))?.[0];
  if (word === undefined) return null;
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(at + word.length);
  return (
    <p class="wrong printed mono text-body" aria-hidden="true">
      <span class="quiet">{line}</span>
      {at > AROUND && "…"}
      {before}
      <mark>{word.slice(0, AROUND)}</mark>
      {after.slice(0, AROUND)}
      {after.length > AROUND && "…"}
    </p>
  );
}

function lineOf(text: string, line: number): string {
  let from = 0;
  for (let i = 1; i < line; i++) from = text.indexOf("\n", from) + 1;
  const to = text.indexOf("\n", from);
  return text.slice(from, to < 0 ? undefined : to);
}

/** Formats that can read the whole input, if the chosen one cannot. */
function Fitting(): JSX.Element | null {
  const { value = [] } = fitting.now.value;
  if (value.length === 0) return null;
  return (
    <div class="fitting pile">
      <p class="quiet">{say(texts.fits)}</p>
      <ul class="tray">
        {value.map(({ id, name }) => (
          <li key={id}>
            <button type="button" class="small" onClick={() => reread(id)}>
              <b>{id}</b> {say(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
