import type { Exploration, Natural } from "nimber";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { save } from "../shell/file.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { dotOf } from "./dot.ts";
import { type Summary, summarise } from "./model.ts";
import { exploration } from "./state.ts";
import { summaryTexts } from "./summary-text.ts";
import { texts } from "./text.ts";

const percent = (part: number): string => `${Math.round(1000 * part) / 10}%`;

/** Facts about the graph that need no drawing. */
export function About(): JSX.Element | null {
  const now = exploration.value;
  return now === undefined || now.graph.labels.length === 0 ? null : <Told now={now} />;
}

function Told({ now }: { readonly now: Exploration }): JSX.Element {
  const { graph, known } = now;
  const all = useMemo(() => summarise(graph, known), [graph, known]);
  const whole = graph.stopped === undefined;
  const told = all.outcomes.P + all.outcomes.N + all.outcomes.D;
  const rows: readonly (readonly [string, string] | undefined)[] = [
    [say(summaryTexts.positions), `${grouped(all.positions)}${whole ? "" : "+"}`],
    all.sums > 0 ? [say(summaryTexts.sums), `${grouped(all.sums)}${whole ? "" : "+"}`] : undefined,
    [say(summaryTexts.moves), `${grouped(all.edges)}${whole ? "" : "+"}`],
    whole ? [say(summaryTexts.ends), grouped(all.ends)] : undefined,
    whole
      ? [
          say(summaryTexts.longest),
          all.longest === undefined ? say(summaryTexts.endless) : say(summaryTexts.movesLong(all.longest)),
        ]
      : undefined,
    all.cycles > 0 ? [say(summaryTexts.cycles), grouped(all.cycles)] : undefined,
    ...(["P", "N", "D"] as const).map((each): readonly [string, string] | undefined =>
      all.outcomes[each] > 0
        ? [say(summaryTexts.share[each]), percent(all.outcomes[each] / told)]
        : undefined,
    ),
  ];
  return (
    <section class="card facts">
      <h2>{say(summaryTexts.title)}</h2>
      {graph.stopped && <p class="trouble">{say(texts.stopped(say(graph.stopped.text)))}</p>}
      <dl class="pile gap-4 text-body">
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]} class="apart">
                <dt>{row[0]}</dt>
                <dd class="tabular">{row[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {!whole && told > 0 && <p class="quiet">{say(summaryTexts.known(told))}</p>}
      {whole && <Histogram all={all} />}
      <button type="button" class="small" onClick={() => save(new Blob([dotOf(now)]), "graph.dot")}>
        {say(summaryTexts.dot)}
      </button>
    </section>
  );
}

const barOf = (value: Natural): string =>
  value === 0 ? "bar P" : value === Number.POSITIVE_INFINITY ? "bar D" : "bar N";

const BARS = 24;

function Histogram({ all }: { readonly all: Summary }): JSX.Element | null {
  const bars = all.values.slice(0, BARS);
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map(([, count]) => count));
  return (
    <div class="bars pile">
      <h3>{say(summaryTexts.histogram)}</h3>
      <ul class="inline centred tabular soft">
        {bars.map(([value, count]) => (
          <li key={`${value}`} class="clipped">
            <span>{count}</span>
            <span
              class={`block ${barOf(value)}`}
              style={{ height: `${Math.max(2, (56 * count) / most)}px` }}
            />
            <span>{value === Number.POSITIVE_INFINITY ? "∞" : `${value}`}</span>
          </li>
        ))}
        {all.values.length > BARS && <li>…</li>}
      </ul>
    </div>
  );
}
