import { type Value, valueText } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import type { Sum } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { linked, linking } from "./linked.ts";
import { texts } from "./text.ts";

// Tables of the values to which a position moves, which explain its value as their mex.

/** Largest number of components, and of values for each. */
const PARTS = 4;
const VALUES = 16;
/** Largest number of moves named for one value. */
const NAMED = 6;

interface OptionsProps {
  readonly sum: Sum;
  readonly known: Explained;
}

/** Tables of the values of the options, one for each component. */
export function Options({ sum, known }: OptionsProps): JSX.Element {
  return (
    <>
      <h2>{say(texts.options)}</h2>
      <p>{say(texts.optionsHelp)}</p>
      {sum.slice(0, PARTS).map(({ game, position }, i) => (
        <Origin
          key={i}
          title={`${game} ${position}`}
          value={known.values[i]}
          options={known.options[i] ?? new Map()}
          component={i}
        />
      ))}
    </>
  );
}

interface OriginProps {
  readonly title: string;
  readonly value: Value | undefined;
  readonly options: ReadonlyMap<string, Value>;
  readonly component: number;
}

/** Values of the options of a position, each with some of its moves, and the mex. */
function Origin({ title, value, options, component }: OriginProps): JSX.Element {
  const moves = new Map<string, string[]>();
  for (const [at, leads] of options) {
    const key = valueText(leads);
    moves.set(key, [...(moves.get(key) ?? []), at]);
  }
  const mex = value === undefined ? undefined : valueText(value);
  const rows = [...new Set([...moves.keys(), ...(mex === undefined ? [] : [mex])])];
  rows.sort((a, b) => Number(a) - Number(b));
  return (
    <figure class={linked.value === component ? "origin pile linked" : "origin pile"} {...linking(component)}>
      <figcaption>
        <code>{title}</code>
      </figcaption>
      <ol class="pile gap-4 mono text-small">
        {rows.slice(0, VALUES).map((each) => (
          <li key={each} class={each === mex ? "mex won round" : undefined}>
            <b>{each}</b>
            <span>{each === mex ? say(texts.isMex) : say(texts.reaches(named(moves.get(each)!)))}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const named = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(" · ")} …` : names.join(" · ");
