import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import { mark } from "./solved.ts";
import { chosen, input, result } from "./state.ts";
import { T } from "./text.ts";

/** What a program of one's own printed for the same input. */
const own = signal("");

interface Line {
  readonly number: number;
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

/** Lines without the spaces and empty lines at their end, which no judge looks at. */
const linesOf = (text: string): string[] =>
  text
    .replaceAll("\r", "")
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

/** The lines that differ, once there is an output to compare with. */
const wrong: ReadonlySignal<readonly Line[] | undefined> = computed(() => {
  const now = result.value;
  if (own.value.trim() === "" || typeof now !== "object" || !("output" in now)) return undefined;
  const [expected, found] = [linesOf(now.output), linesOf(own.value)];
  const count = Math.max(now.cut ? found.length : expected.length, found.length);
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    expected: expected[i],
    found: found[i],
  })).filter((line) => line.expected !== line.found);
});

/** So many lines that differ are shown. */
const SHOWN = 20;

/** One's own output, held against the right one line by line. */
export function Compare(): JSX.Element {
  const lines = wrong.value;
  const format = chosen.value;
  const accepted = lines?.length === 0 && format !== undefined && input.value !== format.sample;
  useEffect(() => {
    // The sample alone tells little.
    if (accepted) mark(format.id, true);
  }, [accepted, format]);
  return (
    <section class="card compare pile">
      <label class="paste">
        <span>{say(T.own)}</span>
        <textarea
          rows={5}
          value={own.value}
          spellcheck={false}
          autocomplete="off"
          placeholder={say(T.ownHelp)}
          onInput={(event) => {
            own.value = event.currentTarget.value;
          }}
        />
      </label>
      <div role="status" class="pile">
        {lines?.length === 0 && <p class="kept bold">{say(T.same)}</p>}
        {lines !== undefined && lines.length > 0 && (
          <>
            <p class="losing bold">{say(T.differs(`${lines.length}`))}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say(T.line)}</th>
                  <th scope="col">{say(T.expected)}</th>
                  <th scope="col">{say(T.found)}</th>
                </tr>
              </thead>
              <tbody class="mono">
                {lines.slice(0, SHOWN).map(({ number, expected, found }) => (
                  <tr key={number}>
                    <td>{number}</td>
                    <td>{expected ?? "–"}</td>
                    <td class="losing">{found ?? "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </section>
  );
}
