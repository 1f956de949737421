import { signal } from "@preact/signals";
import type { Exploration, Natural, Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Segments } from "../shell/segments.tsx";
import { computeTexts } from "./compute-text.ts";
import { targetsOf } from "./model.ts";
import { isByMex, valuedOptions } from "./order.ts";
import { compute, exploration, order, state } from "./state.ts";
import { texts } from "./text.ts";

const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
const speed = signal<keyof typeof SPEEDS>("normal");
const running = signal(false);

/** Computation of values, one position after another. */
export function Compute(): JSX.Element {
  const now = exploration.value;
  const all = order.value;
  const { done } = state.value;
  const pace = SPEEDS[speed.value];
  const on = running.value;
  useEffect(() => {
    if (!on || all === undefined) return;
    const timer = window.setTimeout(() => {
      compute(done + 1);
      if (done + 1 >= all.length) running.value = false;
    }, pace);
    return () => window.clearTimeout(timer);
  }, [on, done, pace, all]);
  useEffect(
    () => () => {
      running.value = false;
    },
    [],
  );
  if (now === undefined) return <p class="quiet">{say(texts.computing)}</p>;
  if (all === undefined)
    return <p class="quiet">{say(now.known.ended ? texts.steplessEnded : texts.steplessLarge)}</p>;
  return (
    <div class="compute pile gap-12">
      <Controls done={done} all={all.length} />
      <div class="said pile" aria-live={on ? "off" : "polite"}>
        <p class="quiet">{say(computeTexts.count(done, all.length))}</p>
        {done === 0 ? <p>{say(readyOf(now))}</p> : <Explained now={now} nodes={all[done - 1]!} />}
      </div>
    </div>
  );
}

function readyOf({ known }: Exploration): Text {
  if (known.play === "misere") return computeTexts.readyMisere;
  return isByMex(known) ? computeTexts.ready : computeTexts.readyLoopy;
}

function Controls({ done, all }: { readonly done: number; readonly all: number }): JSX.Element {
  const go = (to: number) => {
    running.value = false;
    compute(to);
  };
  return (
    <div class="controls pile">
      <div class="acts inline">
        <IconButton icon="first" says={computeTexts.first} disabled={done === 0} onClick={() => go(0)} />
        <IconButton
          icon="previous"
          says={computeTexts.back}
          disabled={done === 0}
          onClick={() => go(done - 1)}
        />
        <button
          type="button"
          class="main steady"
          onClick={() => {
            if (!running.value && done >= all) compute(0);
            running.value = !running.value;
          }}
        >
          <Icon name={running.value ? "pause" : "run"} />
          {say(running.value ? computeTexts.pause : computeTexts.play)}
        </button>
        <IconButton
          icon="following"
          says={computeTexts.step}
          disabled={done >= all}
          onClick={() => go(done + 1)}
        />
        <IconButton icon="last" says={computeTexts.last} disabled={done >= all} onClick={() => go(all)} />
      </div>
      <input
        type="range"
        min={0}
        max={all}
        value={done}
        aria-label={say(computeTexts.progress)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <Segments
        name="speed"
        label={say(computeTexts.speed)}
        options={(["slow", "normal", "fast"] as const).map((value) => ({
          value,
          label: say(computeTexts[value]),
        }))}
        value={speed.value}
        onChange={(value) => {
          speed.value = value;
        }}
      />
    </div>
  );
}

interface IconButtonProps {
  readonly icon: "first" | "previous" | "following" | "last";
  readonly says: Text;
  readonly disabled: boolean;
  onClick(): void;
}

const IconButton = ({ icon, says, disabled, onClick }: IconButtonProps): JSX.Element => (
  <button
    type="button"
    class="plain"
    aria-label={say(says)}
    title={say(says)}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

function Explained({
  now,
  nodes,
}: {
  readonly now: Exploration;
  readonly nodes: readonly number[];
}): JSX.Element {
  const [node] = nodes;
  return isByMex(now.known) ? <ByMex now={now} node={node!} /> : <p>{say(retrograde(now, nodes))}</p>;
}

function ByMex({
  now: { graph, known },
  node,
}: {
  readonly now: Exploration;
  readonly node: number;
}): JSX.Element {
  const label = graph.labels[node]!;
  const options = valuedOptions(graph, known, node);
  const value = known.values[node]!;
  if (options.length === 0) return <p>{say(computeTexts.end(label))}</p>;
  const met = [...new Set(options.map((option) => option.value))].sort((a, b) => Number(a) - Number(b));
  const set = met.join(", ");
  return (
    <>
      <ul class="valued pile rolls text-body" aria-label={say(computeTexts.options)}>
        {options.map((option) => (
          <li key={option.node} class="apart">
            <b class="broken slim">{graph.labels[option.node]}</b>
            <span class="fixed tabular">
              {option.parts.length > 1 ? `${option.parts.join(" ⊕ ")} = ${option.value}` : `${option.value}`}
            </span>
          </li>
        ))}
      </ul>
      <Strip met={met} value={value} />
      <p>{say(value === 0 ? computeTexts.zero(label, set) : computeTexts.value(label, set, `${value}`))}</p>
    </>
  );
}

const LONGEST_STRIP = 24;

/**
 * Natural numbers up to the value; the values of options are filled, and the smallest missing number is
 * ringed.
 */
function Strip({ met, value }: { readonly met: readonly Natural[]; readonly value: Natural }): JSX.Element {
  const last = Math.max(Number(value), Number(met.at(-1) ?? 0));
  const numbers = Array.from({ length: Math.min(last + 1, LONGEST_STRIP) }, (_, i) => i);
  const seen = new Set(met.map(Number));
  return (
    <ul class="numbers tray gap-4 centred tabular" aria-label={say(computeTexts.mex)}>
      {numbers.map((n) => (
        <li
          key={n}
          class={n === Number(value) ? "missing verdict-mark won" : seen.has(n) ? "verdict-mark" : "soft"}
        >
          {n}
          {n === Number(value) && <span class="unseen"> {say(computeTexts.missing)}</span>}
          {seen.has(n) && <span class="unseen"> {say(computeTexts.present)}</span>}
        </li>
      ))}
      {last >= LONGEST_STRIP && <li>…</li>}
    </ul>
  );
}

/** Explanation how retrograde analysis decides a position; draws are decided together. */
function retrograde({ graph, known }: Exploration, nodes: readonly number[]): Text {
  const [node] = nodes;
  const label = graph.labels[node!]!;
  const outcome = known.outcomes[node!];
  const options = targetsOf(graph, node!);
  if (outcome === "D")
    return computeTexts.loopyDraw(nodes.map((v) => graph.labels[v]).join(say(texts.listComma)));
  if (options.length === 0)
    return known.play === "misere" ? computeTexts.misereEnd(label) : computeTexts.loopyEnd(label);
  if (outcome === "P") return computeTexts.loopyLoss(label);
  const lost = options.filter((option) => known.outcomes[option] === "P");
  const [to] = lost.sort((a, b) => known.remoteness![a]! - known.remoteness![b]!);
  return computeTexts.loopyWin(label, graph.labels[to!]!);
}
