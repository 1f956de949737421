import type { Cell, LocalizedText, Text } from "nimber";
import { inEveryLanguage, say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { below } from "../board/below.ts";
import { rules } from "../engine/client.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { resources } from "../shell/resource.ts";
import { nameOfRoute } from "../shell/url.ts";
import { put } from "./state.ts";
import { texts } from "./text.ts";

// List of the steps of a lesson, each with its name and a small picture.

/** Fields of an address that name the content of a step. */
const FIELDS = ["sum", "game", "problem", "page", "example"] as const;

interface Parts {
  readonly route: string;
  /** Game, position or the like, and the field that names it. */
  readonly what?: string;
  readonly field?: (typeof FIELDS)[number];
}

/** Parts of a step, from its address. */
function partsOf(step: string): Parts {
  const [path = "", query] = step.split("?");
  const route = path.replace(/^(?:en|zh)\//, "");
  const fields = new URLSearchParams(query);
  const field = FIELDS.find((each) => fields.has(each));
  return { route, ...(field && { field, what: fields.get(field)! }) };
}

const placeOf = ({ route }: Parts): string => {
  const name = nameOfRoute(route);
  return name === undefined ? route : say(name);
};

/** Line that names a step. */
export function nameOf(step: string): string {
  const parts = partsOf(step);
  return parts.what === undefined ? placeOf(parts) : `${placeOf(parts)} · ${parts.what}`;
}

/** Content of a step: its name, and its board if it is a position. */
interface Known {
  readonly name: Text;
  readonly cells: readonly Cell[];
}

/** Most cells of a board shown as a picture. */
const PICTURED = 80;

/** Contents by address, undefined for steps without a name. The page of a step says why there is none. */
const contents = resources((step: string, _: undefined) => knownOf(partsOf(step)));

async function knownOf({ route, field, what = "" }: Parts): Promise<Known | undefined> {
  switch (field) {
    case "sum":
      return positionOf(what);
    case "game":
      return positionOf(await rules.ask({ ask: "startOf", games: [what] }));
    case "problem": {
      const { meant } = await rules.ask({ ask: "find", text: what });
      const problem = meant.find((each) => each.kind === "problem");
      return problem && { name: problem.name, cells: [] };
    }
    case "page":
      return titled(await titleOf(route, what));
    default:
      return undefined;
  }
}

async function positionOf(position: string): Promise<Known> {
  const { read, drawn } = await rules.ask({ ask: "open", games: [position] });
  const cells = below(drawn);
  return { name: joined(read.games), cells: cells.length > PICTURED ? [] : cells };
}

const titled = (name: Text | undefined): Known | undefined => name && { name, cells: [] };

/** Title of a chapter of the theory, or of a page of Help. */
async function titleOf(route: string, page: string): Promise<Text | undefined> {
  if (route === "theory") {
    const { chapters } = await import("virtual:names");
    return chapters.find(({ id }) => id === page)?.title;
  }
  const { pages } = await import("virtual:help-index");
  return pages.find((each) => each.page === page)?.title;
}

const joined = (games: readonly { readonly name: Text }[]): LocalizedText =>
  inEveryLanguage((language) => games.map(({ name }) => sayIn(name, language)).join(" + "));

interface StepsProps {
  readonly steps: readonly string[];
  /** Whether the steps can be reordered. */
  readonly own: boolean;
}

/** Steps of a lesson in order, each with a small picture of its position and a link. */
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
  const parts = partsOf(step);
  const content = contents(step);
  useEffect(() => {
    if (content.now.peek().state === "idle") void content.ask(undefined);
  }, [content]);
  const shown = content.now.value.value;
  const drawn = parts.field === "sum" || parts.field === "game";
  return (
    <a class="inline gap-12 slim" href={`#${step}`}>
      <span class="pictured">{shown && <Thumb cells={shown.cells} />}</span>
      <span class="slim">
        <b class="block">{placeOf(parts)}</b>
        <span class="quiet broken">
          {shown && `${say(shown.name)} `}
          {parts.what !== undefined && (drawn || shown === undefined) && <code>{parts.what}</code>}
        </span>
      </span>
    </a>
  );
}
