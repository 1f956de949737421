/** What the page's server asks of the results of a census. */
export interface CensusResults {
  plans(): Promise<readonly { readonly name: string }[]>;
  counts(): Promise<unknown>;
  page(query: Filter & Order): Promise<unknown>;
  points(filter: Filter): Promise<unknown>;
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

/** Rows of one answer at most. */
const MOST = 1000;

/** The answer to the question `path` of the page, with the fields `asked`; undefined when there is no such question. */
export const answerOf = async (
  results: CensusResults,
  path: string,
  asked: URLSearchParams,
): Promise<unknown> => QUESTIONS[path]?.(results, asked);

type Ask = (results: CensusResults, asked: URLSearchParams) => Promise<unknown>;

/** What the page may ask. A field that is not what it should be counts as absent. */
const QUESTIONS: Readonly<Record<string, Ask | undefined>> = {
  "/census/summary.json": async (results) => ({ served: true, name: (await results.plans())[0]?.name }),
  "/census/counts.json": (results) => results.counts(),
  "/census/rows.json": (results, asked) => results.page({ ...filterOf(asked), ...orderOf(asked) }),
  "/census/points.json": (results, asked) => results.points(filterOf(asked)),
};

function filterOf(asked: URLSearchParams): Filter {
  const text = asked.get("text") ?? "";
  const verdict = VERDICTS.find((each) => each === asked.get("verdict"));
  const preperiod = natural(asked.get("preperiod"));
  const period = natural(asked.get("period"));
  return {
    ...(text !== "" && { text }),
    ...(verdict !== undefined && { verdict }),
    ...(preperiod !== undefined && { preperiod }),
    ...(period !== undefined && { period }),
  };
}

const orderOf = (asked: URLSearchParams): Order => ({
  sort: COLUMNS.find((each) => each === asked.get("sort")) ?? "game",
  descending: asked.get("descending") === "true",
  offset: natural(asked.get("offset")) ?? 0,
  limit: Math.min(MOST, natural(asked.get("limit")) ?? 100),
});

const natural = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
