import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { rules, solving } from "../engine/client.ts";
import { t } from "../locale/shell.ts";
import { codeOf, MOST, type Posed, resultsIn } from "../path/posed.ts";
import { route } from "../path/route.ts";
import { address as play } from "../play/address.ts";
import { ChooseFile } from "../shell/choose-file.tsx";
import { Code } from "../shell/code/code.tsx";
import { readFile } from "../shell/file.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { notice } from "../shell/url.ts";
import { texts } from "./text.ts";

// Panel for a lesson in class: learners follow its link, and their results are pasted here.

/** Positions of the steps that show a board, with the play of their links. */
function positionsOf(steps: readonly string[]): readonly Posed[] {
  return steps.flatMap((step) => {
    const [place = "", query = ""] = step.split("?");
    if (!/^(?:\w+\/)?play$/.test(place)) return [];
    const { state } = play.read(new Map(new URLSearchParams(query)));
    return [{ sum: state.sum, play: state.play }];
  });
}

interface Chosen {
  readonly posed: readonly Posed[];
  /** Positions without a winning move. */
  readonly lost: readonly Posed[];
}

/** Name of the button for a QR code. */
const codeText = t("code");

/** Seconds for the winner of one position. */
const SECONDS = 5;

/** Positions in which a winning move exists, and the others. */
const choosing = resource(async (given: readonly Posed[], { signal }): Promise<Chosen> => {
  const posed: Posed[] = [];
  const lost: Posed[] = [];
  for (const each of given) {
    const read = await rules.ask({ ask: "read", games: [each.sum] }, { signal });
    const asked = { ask: "solve", games: [read.sum], play: each.play, limits: { seconds: SECONDS } } as const;
    const [answer] = await solving.ask(asked, { signal });
    (answer?.outcome === "N" ? posed : lost).push(each);
  }
  return { posed: posed.slice(0, MOST), lost };
});

/** Results as pasted, one line each. */
const pasted = signal("");

async function open(file: File): Promise<void> {
  const text = await readFile(file);
  if (typeof text === "string") pasted.value = `${pasted.value.trimEnd()}\n${text}`.trimStart();
  else notice.value = text;
}

/** Class session of a lesson: its code and link, and the results that come back. */
export function Class({ steps }: { readonly steps: readonly string[] }): JSX.Element {
  const given = positionsOf(steps);
  useEffect(() => {
    void choosing.ask(given);
  }, [steps.join("\n")]);
  const { value, why } = choosing.now.value;
  const { posed = [], lost = [] } = value ?? {};
  return (
    <>
      <p class="quiet">{say(texts.classLead)}</p>
      {why && <p class="trouble">{say(why.text)}</p>}
      {lost.length > 0 && <p class="quiet">{say(texts.leftOut(lost.map(({ sum }) => sum)))}</p>}
      {posed.length > 0 ? (
        <Held posed={posed} />
      ) : (
        value !== undefined && <p class="trouble">{say(texts.nothingPosed)}</p>
      )}
    </>
  );
}

function Held({ posed }: { readonly posed: readonly Posed[] }): JSX.Element {
  const [coded, setCoded] = useState(false);
  const href = hrefOf(route, { posed });
  const { results, others } = resultsIn(posed, pasted.value);
  return (
    <>
      <div class="cluster gap-12">
        <strong class="text-large">{say(texts.classCode(codeOf(posed), posed.length))}</strong>
        <a href={href}>{say(texts.classLink)}</a>
        <button type="button" aria-expanded={coded} onClick={() => setCoded(!coded)}>
          {say(codeText)}
        </button>
      </div>
      {coded && <Code href={new URL(href, location.href).href} close={() => setCoded(false)} />}
      <label class="pile gap-4">
        <span class="caption">{say(texts.results)}</span>
        <textarea
          rows={4}
          value={pasted.value}
          spellcheck={false}
          placeholder={`${codeOf(posed)} ${posed.map((_, i) => (i === 0 ? 0 : 1)).join("")} Ada`}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
      </label>
      <ChooseFile says={texts.openResults} accept=".txt,text/plain" onFile={(file) => void open(file)} />
      {others.length > 0 && <p class="trouble broken">{say(texts.otherResults(others.slice(0, 3)))}</p>}
      {results.length > 0 && (
        <div class="scrolls">
          <table class="ruled wide results">
            <thead>
              <tr>
                <th>{say(texts.pupil)}</th>
                {posed.map(({ sum }) => (
                  <th key={sum}>{sum}</th>
                ))}
                <th>{say(texts.inAll)}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ name, right }) => (
                <tr key={name}>
                  <th>{name || "–"}</th>
                  {right.map((each, i) => (
                    <td key={i}>{each ? "✓" : "✗"}</td>
                  ))}
                  <td>{say(texts.rightOf(right.filter(Boolean).length, right.length))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th>{say(texts.allPupils)}</th>
                {posed.map((_, i) => (
                  <td key={i}>
                    {say(texts.rightOf(results.filter(({ right }) => right[i]).length, results.length))}
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </>
  );
}
