import type { Play } from "nimber";
import { fieldsOf, oneOf, someOf } from "../shell/fields.ts";
export const activities = ["walk", "compute", "edit"] as const;
export type Activity = (typeof activities)[number];

export const parts = ["labels", "values", "outcomes"] as const;
export type Part = (typeof parts)[number];

/** A move of a walk: the token that moves, and the number of the node that it moves to. */
export interface Step {
  readonly token: number;
  readonly to: number;
}

/** Everything that a graph and the look at it are made of: what the URL restores. */
export interface State {
  readonly source: "sum" | "edges";
  /** The sum, or the edge list. */
  readonly text: string;
  readonly play: Play;
  /** Whether the positions are whole sums. */
  readonly whole: boolean;
  readonly activity: Activity;
  /** Where the walk begins; the graph's own start unless said. */
  readonly from: number | undefined;
  readonly steps: readonly Step[];
  /** How many positions have been computed. */
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

const LONGEST_SUM = 2000;
/** Longer edge lists stay out of the address. */
export const KEPT = 6000;
const MOST_STEPS = 500;

/** The state that a query tells, and whether something in it could not be read. */
export function parseState(query: ReadonlyMap<string, string>): {
  readonly state: State;
  readonly damaged: boolean;
} {
  const { field, damaged } = fieldsOf(query);
  const number = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);
  const edges = field<string | undefined>("edges", undefined, (text) => text);
  const sum = field("sum", beginning.text, (text) => (text.length <= LONGEST_SUM ? text : undefined));
  const hidden = field<ReadonlySet<Part>>("hide", beginning.hidden, someOf(parts));
  const source = edges === undefined ? "sum" : "edges";
  const state: State = {
    source,
    text: edges ?? sum,
    play: field<Play>("play", beginning.play, oneOf(["normal", "misere"])),
    whole: field("view", "parts", oneOf(["parts", "whole"])) === "whole",
    activity: field("do", beginning.activity, oneOf(activities)),
    from: field<number | undefined>("from", undefined, number),
    steps: field("walk", beginning.steps, parseSteps),
    done: field("done", 0, number),
    hidden,
  };
  if (state.activity === "edit" && source === "sum")
    return { state: { ...state, activity: "walk" }, damaged: true };
  return { state, damaged: damaged() };
}

export function formatState(state: State): Map<string, string> {
  const { source, text, play, whole, activity, from, steps, done, hidden } = state;
  const query = new Map<string, string>();
  if (text.length <= KEPT) query.set(source, text);
  if (play !== beginning.play) query.set("play", play);
  if (whole && source === "sum") query.set("view", "whole");
  if (activity !== beginning.activity) query.set("do", activity);
  if (from !== undefined) query.set("from", `${from}`);
  if (steps.length > 0) query.set("walk", steps.map(({ token, to }) => `${token + 1}.${to}`).join(","));
  if (done > 0) query.set("done", `${done}`);
  if (hidden.size > 0) query.set("hide", [...hidden].join(","));
  return query;
}

/** Steps are `1.12`: the token, from 1, and the number of the node. */
function parseSteps(text: string): Step[] | undefined {
  const steps: Step[] = [];
  for (const word of text.split(",")) {
    const found = /^([1-9]\d{0,2})\.(\d{1,6})$/.exec(word);
    if (found === null || steps.length === MOST_STEPS) return undefined;
    steps.push({ token: Number(found[1]) - 1, to: Number(found[2]) });
  }
  return steps;
}
