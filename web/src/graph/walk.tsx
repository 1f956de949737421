import type { Exploration, Natural } from "nimber";
import type { JSX } from "preact";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { moveTo, remotenessAt, targetsOf, tokensAt, valueText, worth } from "./model.ts";
import { playable } from "./playable.ts";
import { back, exploration, line, origin, state, step, tokens, walkTo } from "./state.ts";
import { walkTexts } from "./walk-text.ts";

/** Current position, its moves, and the walk so far. */
export function Walk(): JSX.Element | null {
  const now = exploration.value;
  if (now === undefined || now.graph.labels.length === 0) return null;
  return (
    <div class="pile gap-12">
      <Standing now={now} />
      <Moves now={now} />
      <Way now={now} />
    </div>
  );
}

const labelsOf = ({ graph }: Exploration, nodes: readonly number[]): string =>
  nodes.map((v) => graph.labels[v]).join(" + ") || say(walkTexts.nothing);

function Standing({ now }: { readonly now: Exploration }): JSX.Element {
  const here = tokens.value;
  const { value, outcome } = worth(now.known, here);
  const over = here.every(
    (token) => now.graph.partial[token] === 0 && targetsOf(now.graph, token).length === 0,
  );
  const said = over
    ? walkTexts.over[now.known.play]
    : outcome === undefined
      ? walkTexts.unknown
      : { N: walkTexts.next, P: walkTexts.previous, D: walkTexts.draw }[outcome];
  const remoteness = remotenessAt(now.known, here);
  const sum = playable(now, here);
  return (
    <div class="standing pile gap-4" aria-live="polite">
      <p class="where broken bold">{labelsOf(now, here)}</p>
      <p class={`text-body inline gap-12 who ${outcome ?? ""}`}>
        {outcome && <span class="verdict-mark fixed">{outcome}</span>}
        {say(said)}
      </p>
      {value !== undefined && <p class="quiet">{say(valueSentence(now, here, value))}</p>}
      {remoteness !== undefined && remoteness > 0 && <p class="quiet">{say(walkTexts.length(remoteness))}</p>}
      {sum !== undefined && (
        <a class="accent bold" href={hrefOf(playAddress, { sum, play: now.known.play })}>
          {say(walkTexts.play)}&nbsp;→
        </a>
      )}
    </div>
  );
}

function valueSentence({ graph, known }: Exploration, here: readonly number[], value: Natural) {
  if (here.length !== 1)
    return walkTexts.nimSum(here.map((token) => `${known.values[token]}`).join(" ⊕ ") || "∅", `${value}`);
  return walkTexts.value(valueText(graph, known, here[0]!) ?? "");
}

/** Most moves of one component in the list. */
const LISTED = 40;

function Moves({ now }: { readonly now: Exploration }): JSX.Element {
  const here = tokens.value;
  return (
    <div class="ways pile gap-12">
      {here.map((token, i) => {
        const options = targetsOf(now.graph, token);
        if (options.length === 0) return null;
        return (
          <section key={`${i} ${token}`} class="pile">
            <h2>
              {here.length > 1
                ? say(walkTexts.component(i + 1, now.graph.labels[token]!))
                : say(walkTexts.moves)}
            </h2>
            <ul class="pile gap-4 rolls">
              {options.slice(0, LISTED).map((option) => (
                <li key={option}>
                  <Move now={now} token={i} option={option} />
                </li>
              ))}
            </ul>
            {options.length > LISTED && <p class="quiet">{say(walkTexts.more(options.length - LISTED))}</p>}
          </section>
        );
      })}
    </div>
  );
}

interface MoveProps {
  readonly now: Exploration;
  readonly token: number;
  readonly option: number;
}

function Move({ now: { graph, known }, token, option }: MoveProps): JSX.Element {
  const here = tokens.value;
  const name = moveTo(graph, here[token]!, option);
  const after = here.toSpliced(token, 1, ...tokensAt(graph, option));
  const { outcome } = worth(known, after);
  const value = valueText(graph, known, option);
  const draws = outcome === "D" && worth(known, here).outcome === "D";
  return (
    <button
      type="button"
      class={outcome === "P" ? "choice wide toned winning win" : "choice wide"}
      onClick={() => step({ token, to: option })}
    >
      <b class="broken slim">{graph.labels[option]}</b>
      {name !== "" && <span class="by fine">{name.length > 24 ? `${name.slice(0, 23)}…` : name}</span>}
      {value !== undefined && <span class="worth fine fixed">{say(walkTexts.value(value))}</span>}
      {outcome === "P" && <span class="verdict-mark text-fine fixed">{say(walkTexts.wins)}</span>}
      {draws && <span class="verdict-mark text-fine fixed">{say(walkTexts.draws)}</span>}
    </button>
  );
}

function Way({ now }: { readonly now: Exploration }): JSX.Element | null {
  const { steps } = state.value;
  const home = origin.value !== now.graph.start;
  if (steps.length === 0 && !home) return null;
  return (
    <section class="trail pile">
      <h2>{say(walkTexts.path)}</h2>
      {steps.length > 0 && (
        <ol class="tray gap-4">
          {line.value.map((nodes, i) => (
            <li key={`${i} ${nodes}`} class="inline gap-4 slim">
              <button
                type="button"
                class="small broken"
                aria-current={i === steps.length ? "step" : undefined}
                onClick={() => back(i)}
              >
                {labelsOf(now, nodes)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="acts">
        {steps.length > 0 && (
          <button type="button" onClick={() => back(steps.length - 1)}>
            <Icon name="undo" />
            {say(walkTexts.back)}
          </button>
        )}
        {home && (
          <button type="button" onClick={() => walkTo(now.graph.start)}>
            <Icon name="start" />
            {say(walkTexts.home)}
          </button>
        )}
      </div>
    </section>
  );
}
