import { computed, type ReadonlySignal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { judging } from "../engine/client.ts";
import { Heads } from "../shell/heads.tsx";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { narrow } from "./narrow.ts";
import { problemTexts } from "./problems-text.ts";
import { Reasons } from "./reasons.tsx";
import { course, Smaller } from "./smaller.tsx";
import { mark } from "./solved.ts";
import { asked, enter, input, judgement, own, run } from "./state.ts";
import { texts } from "./text.ts";

interface Line {
  readonly number: number;
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

/** Lines without trailing spaces and trailing empty lines, which judges ignore. */
const linesOf = (text: string): string[] =>
  text
    .replaceAll("\r", "")
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

/** Differing tests, a line each, once there is an output to compare. */
export const wrong: ReadonlySignal<readonly Line[] | undefined> = computed(() => {
  const now = judgement.value;
  if (own.value.trim() === "" || now === undefined) return undefined;
  // An input that cannot be read has no expected output.
  if (now.place !== undefined) return undefined;
  const [expected, found] = [linesOf(now.output), linesOf(own.value)];
  const count = Math.max(now.cut ? found.length : expected.length, found.length);
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    expected: expected[i],
    found: found[i],
  })).filter((line) => line.expected !== line.found);
});

/** Most differing tests shown, and most of them with reasons. */
const SHOWN = 20;
const REASONED = 5;

interface Reasoned {
  readonly format: string;
  readonly input: Uint8Array;
  readonly numbers: readonly number[];
}

/**
 * Reasons for the answers of tests, by their numbers; if they cannot be found, differences are shown without.
 */
const reasons = resource(async ({ numbers, ...of }: Reasoned, { signal }) => {
  const only = numbers.map((number) => number - 1);
  const told = await judging.ask({ ask: "tests", ...of, only }, { signal });
  return new Map<number, readonly Text[]>(told.map(({ why }, i) => [numbers[i]!, why]));
});

/** Reasons for the first differing tests. */
function useReasons(lines: readonly Line[] | undefined): ReadonlyMap<number, readonly Text[]> | undefined {
  const format = asked.value;
  const numbers = lines?.filter(({ expected }) => expected !== undefined).map(({ number }) => number) ?? [];
  const first = numbers.slice(0, REASONED);
  const key = `${format?.id} ${first.join()}`;
  useEffect(() => {
    if (format !== undefined && first.length > 0)
      void reasons.ask({ format: format.id, input: new TextEncoder().encode(input.value), numbers: first });
    return reasons.cancel;
  }, [key, input.value]);
  return reasons.now.value.value;
}

/** User's output, and whether it is correct. */
export function Own(): JSX.Element {
  const lines = wrong.value;
  const format = asked.value;
  const tries = course.value?.wrong !== undefined && course.value.input === input.value;
  const accepted = lines?.length === 0 && format !== undefined && input.value !== format.sample && !tries;
  useEffect(() => {
    // The sample alone shows little, and so does an input that may be too small for an error.
    if (accepted) mark(format.id, true);
  }, [accepted, format]);
  return (
    <section class="card own">
      <label class="paste pile gap-4">
        <span class="caption">{say(texts.own)}</span>
        <textarea
          rows={narrow() ? 4 : 8}
          value={own.value}
          spellcheck={false}
          autocomplete="off"
          placeholder={say(texts.ownHelp)}
          onInput={(event) => {
            own.value = event.currentTarget.value;
          }}
        />
      </label>
      <div role="status">
        {lines?.length === 0 && <p class="remark kept bold">{say(texts.same)}</p>}
        {lines !== undefined && lines.length > 0 && (
          <p class="remark losing bold">{say(texts.differs(`${lines.length}`))}</p>
        )}
      </div>
      <Smaller
        input={input.value}
        isWrong={lines && lines.length > 0}
        enter={(text) => {
          own.value = "";
          enter(text);
          void run();
        }}
      />
    </section>
  );
}

/** Printed text, marked from its first difference on. */
function Found({ found, expected = "" }: Pick<Line, "found" | "expected">): JSX.Element {
  if (found === undefined) return <>–</>;
  let same = 0;
  while (same < found.length && found[same] === expected[same]) same++;
  return (
    <>
      {found.slice(0, same)}
      {same < found.length && <mark>{found.slice(same)}</mark>}
    </>
  );
}

/** Differing tests, each with the reason for its answer. */
export function Differences(): JSX.Element | null {
  const lines = wrong.value;
  const reasons = useReasons(lines);
  if (lines === undefined || lines.length === 0) return null;
  // A phone has no space for a column of sentences.
  const below = narrow();
  const why = (number: number) => <Reasons texts={reasons?.get(number) ?? []} />;
  return (
    <section class="card compare scrolls">
      <table class="ruled wide">
        <Heads
          texts={[problemTexts.test, texts.expected, texts.found, ...(below ? [] : [problemTexts.because])]}
        />
        <tbody>
          {lines.slice(0, SHOWN).map(({ number, expected, found }) => [
            <tr key={number}>
              <td>{number}</td>
              <td class="mono broken">{expected ?? "–"}</td>
              <td class="mono broken losing">
                <Found found={found} expected={expected} />
              </td>
              {!below && <td class="quiet">{why(number)}</td>}
            </tr>,
            below && (
              <tr key={`${number} why`}>
                <td class="quiet" colSpan={3}>
                  {why(number)}
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
    </section>
  );
}
