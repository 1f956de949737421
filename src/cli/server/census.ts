import { say } from "../../locale/message.ts";
import type { Text } from "../../types.ts";
import { t } from "../locale/cli.ts";
import { shown } from "../terminal/shown.ts";

/** Queries of the page's server to the results of a census. */
export interface CensusResults {
  plans(): Promise<readonly { readonly name: string }[]>;
  counts(): Promise<unknown>;
  page(query: Filter & Order, left?: AbortSignal): Promise<unknown>;
  points(filter: Filter, left?: AbortSignal): Promise<unknown>;
}

interface Filter {
  readonly text?: string;
  readonly verdict?: (typeof VERDICTS)[number];
  readonly preperiod?: number;
  readonly period?: number;
}

interface Order {
  readonly sort: (typeof COLUMNS)[number];
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

const VERDICTS = ["proved", "observed", "open", "failed"] as const;
const COLUMNS = ["game", "preperiod", "period", "maximum", "lastRare", "heaps"] as const;

/** Most rows of one answer. */
const MOST = 1000;

/** Longest searched text; no name of a game is longer. */
const LONGEST_TEXT = 200;

/** Query from the page, ready to run until its client disconnects; or an error in it. */
export type Question = Put | { readonly wrong: Text };

type Put = (results: CensusResults, left: AbortSignal) => Promise<unknown>;

/** Whether the query at `path` reads no fields, so that its answer is the same for all clients. */
export const isSame = (path: string): boolean => /^\/census\/(?:summary|counts)\.json$/.test(path);

/** Query at `path` with the fields `asked`; undefined when there is no such query. */
export function questionAt(path: string, asked: URLSearchParams): Question | undefined {
  const read = Object.hasOwn(QUESTIONS, path) ? QUESTIONS[path] : undefined;
  if (read === undefined) return undefined;
  try {
    return read(asked);
  } catch (error) {
    if (error instanceof FieldError) return { wrong: error.text };
    throw error;
  }
}

class FieldError extends Error {
  readonly text: Text;
  constructor(name: string, expected: Text, found: string) {
    super(`${name}: expected ${say(expected, "en")}`);
    this.text = t("expectedFound", { name, expected, shown: shown(found, 24) });
  }
}

type Read = (asked: URLSearchParams) => Put;

const QUESTIONS: Readonly<Record<string, Read>> = {
  "/census/summary.json": () => async (results) => ({ served: true, name: (await results.plans())[0]?.name }),
  "/census/counts.json": () => (results) => results.counts(),
  "/census/rows.json": (asked) => {
    const query = { ...filterOf(asked), ...orderOf(asked) };
    return (results, left) => results.page(query, left);
  },
  "/census/points.json": (asked) => {
    const filter = filterOf(asked);
    return (results, left) => results.points(filter, left);
  },
};

function filterOf(asked: URLSearchParams): Filter {
  const text = textIn(asked);
  const verdict = oneOf(VERDICTS, "verdict", asked);
  const preperiod = natural("preperiod", asked);
  const period = natural("period", asked);
  return {
    ...(text !== undefined && { text }),
    ...(verdict !== undefined && { verdict }),
    ...(preperiod !== undefined && { preperiod }),
    ...(period !== undefined && { period }),
  };
}

const orderOf = (asked: URLSearchParams): Order => ({
  sort: oneOf(COLUMNS, "sort", asked) ?? "game",
  descending: oneOf(["true", "false"], "descending", asked) === "true",
  offset: natural("offset", asked) ?? 0,
  limit: Math.min(MOST, natural("limit", asked) ?? 100),
});

/** Value of a field; an empty one counts as absent. */
const said = (name: string, asked: URLSearchParams): string | undefined => asked.get(name) || undefined;

function textIn(asked: URLSearchParams): string | undefined {
  const text = said("text", asked);
  if (text === undefined || (text.length <= LONGEST_TEXT && !/\p{Cc}/u.test(text))) return text;
  throw new FieldError("text", t("mostCharactersNoneThemControl", { longestText: LONGEST_TEXT }), text);
}

function oneOf<T extends string>(names: readonly T[], name: string, asked: URLSearchParams): T | undefined {
  const text = said(name, asked);
  const found = names.find((each) => each === text);
  if (text === undefined || found !== undefined) return found;
  throw new FieldError(name, t("one", { names }), text);
}

function natural(name: string, asked: URLSearchParams): number | undefined {
  const text = said(name, asked);
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new FieldError(name, t("naturalNumber"), text);
}
