import { signal } from "@preact/signals";
import type { Exploration } from "nimber";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Heads } from "../shell/heads.tsx";
import { say } from "../shell/language.ts";
import { hasValues, isLarge, partToDraw, targetsOf, valueText } from "./model.ts";
import { asked, exploration, tokens } from "./state.ts";
import { summaryTexts } from "./summary-text.ts";
import { texts } from "./text.ts";
import { viewTexts } from "./view-text.ts";

const opened = signal(false);

/** Text version of the drawing, for screen readers and for copying. */
export function Listing(): JSX.Element | null {
  const now = exploration.value;
  return now === undefined || now.graph.labels.length === 0 ? null : <Listed now={now} />;
}

function Listed({ now }: { readonly now: Exploration }): JSX.Element {
  const { graph, known } = now;
  const valued = hasValues(known);
  const centre = isLarge(graph) ? tokens.value : undefined;
  const nodes = useMemo(
    () => partToDraw(graph, centre ?? [], asked.value).nodes,
    [graph, centre, asked.value],
  );
  const options = (v: number) =>
    [...new Set(targetsOf(graph, v))].map((w) => graph.labels[w]).join(say(texts.listComma));
  return (
    <details
      class="card listing"
      open={opened.value}
      onToggle={(event) => {
        opened.value = event.currentTarget.open;
      }}
    >
      <summary>{say(summaryTexts.list(nodes.length))}</summary>
      {opened.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
        <section class="scrolls" tabIndex={0} aria-label={say(summaryTexts.list(nodes.length))}>
          <table class="ruled wide">
            <Heads
              texts={[
                summaryTexts.position,
                summaryTexts.outcome,
                ...(valued ? [summaryTexts.value] : []),
                summaryTexts.options,
              ]}
            />
            <tbody>
              {nodes.map((v) => (
                <tr key={v}>
                  <th scope="row">
                    {graph.sums[v] === 1 && "⊕ "}
                    {graph.labels[v]}
                  </th>
                  <td>{known.outcomes[v] && say(viewTexts.outcome[known.outcomes[v]])}</td>
                  {valued && <td>{valueText(graph, known, v)}</td>}
                  <td>{options(v)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
