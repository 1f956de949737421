import { signal } from "@preact/signals";
import type { Cell, LocalizedText, Text } from "nimber";
import { inEveryLanguage, say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { below } from "../board/below.ts";
import { Refusal, rules } from "../engine/client.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { nameOfRoute } from "../shell/url.ts";
import { put } from "./state.ts";
import { texts } from "./text.ts";

interface Parts {
  readonly place: string;
  /** The game, position or the like there. */
  readonly what: string | undefined;
  /** Drawable part of that. */
  readonly drawn: "sum" | "game" | undefined;
}

/** Parts of a step, by its address. */
function partsOf(step: string): Parts {
  const [path = "", query] = step.split("?");
  const name = nameOfRoute(path.replace(/^(?:en|zh)\//, ""));
  const fields = new URLSearchParams(query);
  const [what] = ["sum", "game", "problem", "page", "example"].flatMap((field) => fields.get(field) ?? []);
  const drawn = (["sum", "game"] as const).find((field) => fields.has(field));
  return { place: name === undefined ? path : say(name), what, drawn };
}

/** Line that names a step. */
export function nameOf(step: string): string {
  const { place, what } = partsOf(step);
  return what === undefined ? place : `${place} · ${what}`;
}

interface LessonBoard {
  readonly name: Text;
  readonly cells: readonly Cell[];
}

/** Boards of the steps that are positions; undefined for others. */
const known = signal<ReadonlyMap<string, LessonBoard | undefined>>(new Map());

/** Larger boards have no picture beside their name. */
const PICTURED = 80;

async function learn(what: string, game: boolean): Promise<void> {
  if (known.value.has(what)) return;
  known.value = new Map(known.value).set(what, undefined);
  try {
    const position = game ? await rules.ask({ ask: "startOf", games: [what] }) : what;
    const { sum, games } = await rules.ask({ ask: "read", games: [position] });
    const cells = below(await rules.ask({ ask: "draw", games: [sum] }));
    const shown = cells.length > PICTURED ? [] : cells;
    known.value = new Map(known.value).set(what, { name: joined(games), cells: shown });
  } catch (error) {
    // Such a step leads to the place that shows its fault.
    if (!(error instanceof Refusal)) throw error;
  }
}

const joined = (games: readonly { readonly name: Text }[]): LocalizedText =>
  inEveryLanguage((language) => games.map(({ name }) => sayIn(name, language)).join(" + "));

interface StepsProps {
  readonly steps: readonly string[];
  /** Whether they can be put in another order. */
  readonly own: boolean;
}

/** The steps of a lesson in their order, each with a small picture of its position, and leading to its place. */
export function Steps({ steps, own }: StepsProps): JSX.Element {
  return (
    <ol class="pile">
      {steps.map((step, i) => (
        <li key={`${i} ${step}`} class="step sheet inline gap-12">
          <b class="number tabular soft">{i + 1}</b>
          <Step step={step} />
          {own && (
            <span class="inline fixed">
              <button
                type="button"
                class="plain"
                disabled={i === 0}
                aria-label={say(texts.up(i + 1))}
                onClick={() => put(steps.with(i - 1, step).with(i, steps[i - 1]!))}
              >
                ↑
              </button>
              <button
                type="button"
                class="plain"
                aria-label={say(texts.remove(i + 1))}
                onClick={() => put(steps.toSpliced(i, 1))}
              >
                <Icon name="close" />
              </button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: string }): JSX.Element {
  const { place, what, drawn } = partsOf(step);
  useEffect(() => {
    if (what !== undefined && drawn) void learn(what, drawn === "game");
  }, [what, drawn]);
  const shown = what === undefined || drawn === undefined ? undefined : known.value.get(what);
  return (
    <a class="inline gap-12 slim" href={`#${step}`}>
      <span class="pictured">{shown && <Thumb cells={shown.cells} />}</span>
      <span class="slim">
        <b class="block">{place}</b>
        <span class="quiet broken">
          {shown && `${say(shown.name)} `}
          {what !== undefined && <code>{what}</code>}
        </span>
      </span>
    </a>
  );
}
