import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { judging } from "../engine/client.ts";
import { MOST_TOLD } from "../engine/tests.ts";
import { Heads } from "../shell/heads.tsx";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { problemTexts } from "./problems-text.ts";
import { Reasons } from "./reasons.tsx";
import { asked, input, judgement, large } from "./state.ts";

// Panel of the separate tests in a judge's input.

/** Tests of the input; errors in it are shown with the output. */
const told = resource((given: { readonly format: string; readonly input: Uint8Array }, { signal }) =>
  judging.ask({ ask: "tests", ...given }, { signal }),
);
const opened = signal(false);

/** Row for each test: its answer, and the values of its heaps. */
export function Tests(): JSX.Element | null {
  const format = asked.value;
  const ready = judgement.value !== undefined;
  useEffect(() => {
    if (opened.value && ready && format !== undefined && !large.value)
      void told.ask({ format: format.id, input: new TextEncoder().encode(input.value) });
    return told.cancel;
  }, [format, ready, judgement.value, opened.value]);
  if (!ready || large.value) return null;
  const rows = told.now.value.value ?? [];
  return (
    <details
      class="card tests"
      onToggle={(event) => {
        opened.value = event.currentTarget.open;
      }}
    >
      <summary>{say(problemTexts.tests)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="scrolls" tabIndex={0} aria-label={say(problemTexts.tests)}>
        <table class="ruled wide">
          <Heads texts={[problemTexts.test, problemTexts.answer, problemTexts.because]} />
          <tbody>
            {rows.map(({ answer, why }, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td class="mono broken">{answer}</td>
                <td>
                  <Reasons texts={why} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === MOST_TOLD && <p class="quiet">{say(problemTexts.more(MOST_TOLD))}</p>}
    </details>
  );
}
