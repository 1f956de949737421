import type { Play } from "nimber";
import {
  type AddressState,
  codec,
  field,
  natural,
  number,
  oneOf,
  optional,
  someOf,
  subjectText,
  text,
} from "../shell/fields.ts";

export const activities = ["walk", "compute", "edit"] as const;
export type Activity = (typeof activities)[number];

export const parts = ["labels", "values", "outcomes"] as const;
export type Part = (typeof parts)[number];

/** Move of a walk: the token that moves, and the number of its new node. */
export interface Step {
  readonly token: number;
  readonly to: number;
}

/** State of a graph and its view, as stored in the URL. */
export interface State {
  readonly source: "sum" | "edges";
  /** Sum, or edge list. */
  readonly text: string;
  readonly play: Play;
  /** Whether positions are whole sums. */
  readonly whole: boolean;
  readonly activity: Activity;
  /** Start of the walk; undefined for the start of the graph. */
  readonly from: number | undefined;
  readonly steps: readonly Step[];
  /** Number of computed positions. */
  readonly done: number;
  readonly hidden: ReadonlySet<Part>;
}

export const beginning: State = {
  source: "sum",
  text: "kayles 6",
  play: "normal",
  whole: false,
  activity: "walk",
  from: undefined,
  steps: [],
  done: 0,
  hidden: new Set(),
};

/**
 * Length from which edge lists are compressed in the address; longest compressed list in it; and most steps.
 */
export const KEPT = 2000;
export const PACKED = 30_000;
const MOST_STEPS = 500;

export const address = codec("graph", {
  sum: subjectText(beginning.text),
  edges: optional(text("", { kept: KEPT })),
  packed: optional(text("", { kept: PACKED })),
  play: oneOf<Play>(["normal", "misere"]),
  view: oneOf(["parts", "whole"]),
  do: oneOf(activities),
  from: number(5),
  walk: field(beginning.steps, parseSteps, formatSteps),
  done: natural(5),
  hide: someOf(parts),
});

/** State from an address, and whether the address contains fields that this kind does not have. */
export function stateOf({ sum, edges, packed: _, play, view, ...told }: AddressState<typeof address>): {
  readonly state: State;
  readonly damaged: boolean;
} {
  const damaged = told.do === "edit" && edges === undefined;
  const state: State = {
    source: edges === undefined ? "sum" : "edges",
    text: edges ?? sum,
    play,
    whole: view === "whole",
    activity: damaged ? "walk" : told.do,
    from: told.from,
    steps: told.walk,
    done: told.done,
    hidden: told.hide,
  };
  return { state, damaged };
}

/** Address of a state. */
export const told = ({
  source,
  text,
  play,
  whole,
  ...state
}: State): Partial<AddressState<typeof address>> => ({
  [source]: text,
  play,
  view: whole && source === "sum" ? "whole" : "parts",
  do: state.activity,
  from: state.from,
  walk: state.steps,
  done: state.done,
  hide: state.hidden,
});

/** Parses steps such as `1.12`: the token, from 1, and the number of the node. */
function parseSteps(text: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const word of text.split(",")) {
    const found = /^([1-9]\d{0,2})\.(\d{1,6})$/.exec(word);
    if (found === null || steps.length === MOST_STEPS) return undefined;
    steps.push({ token: Number(found[1]) - 1, to: Number(found[2]) });
  }
  return steps;
}

function formatSteps(steps: readonly Step[]): string | undefined {
  return steps.length === 0 ? undefined : steps.map(({ token, to }) => `${token + 1}.${to}`).join();
}
