import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { judging, Refusal } from "../engine/client.ts";
import { MOST_TOLD, type TestTold } from "../engine/tests.ts";
import { Heads } from "../shell/heads.tsx";
import { say } from "../shell/language.ts";
import { L } from "./problems-text.ts";
import { Reasons } from "./reasons.tsx";
import { chosen, input, judgement, large } from "./state.ts";

const told = signal<readonly TestTold[] | undefined>(undefined);
const opened = signal(false);

/** A row for each test: its answer, and what each of its heaps is worth. */
export function Tests(): JSX.Element | null {
  const format = chosen.value;
  const ready = judgement.value !== undefined;
  useEffect(() => {
    told.value = undefined;
    if (!opened.value || !ready || format === undefined || large.value) return;
    const asked = input.value;
    const bytes = new TextEncoder().encode(asked);
    judging.ask({ ask: "tests", format: format.id, input: bytes }).then(
      (found) => {
        if (input.value === asked) told.value = found;
      },
      // What is wrong with the input is said beside the output.
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }, [format, ready, judgement.value, opened.value]);
  if (!ready || large.value) return null;
  const rows = told.value ?? [];
  return (
    <details
      class="card tests"
      onToggle={(event) => {
        opened.value = event.currentTarget.open;
      }}
    >
      <summary>{say(L.tests)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="scrolls" tabIndex={0} aria-label={say(L.tests)}>
        <table class="ruled wide">
          <Heads texts={[L.test, L.answer, L.because]} />
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
      {rows.length === MOST_TOLD && <p class="quiet">{say(L.more(MOST_TOLD))}</p>}
    </details>
  );
}
