import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import octal3 from "../../../docs/census/octal-3.csv?url";
import subtraction14 from "../../../docs/census/subtraction-14.csv?url";
import { damagedAddress, keep, onArrival, place, query } from "../shell/url.ts";
import { type FileSource, fileSource } from "./opened.ts";
import { remembered } from "./remembered.ts";
import { servedSource } from "./server.ts";
import {
  type Column,
  type Counts,
  type Entry,
  FileRefusal,
  type Filter,
  type Page,
  type Point,
  type Source,
  sortable,
  verdicts,
} from "./source.ts";
import { T } from "./text.ts";

/** Rows of the table at once. */
export const LIMIT = 100;

/** How often a running census is looked at again, in milliseconds. */
const AGAIN = 5000;

/** What is typed is looked for when the keys rest so long, in milliseconds. */
const REST = 120;

/** Censuses that come with the page. */
export const shipped = {
  "octal-3": { name: T.octal, url: octal3 },
  "subtraction-14": { name: T.subtraction, url: subtraction14 },
} as const;
type Shipped = keyof typeof shipped;

export const served = signal<Source | undefined>(undefined);
export const opened = signal<FileSource | undefined>(undefined);
/** Whether a file is being read. */
export const opening = signal(false);
export const chosen = signal<string>("");

export const filter = signal<Filter>({ text: "", verdict: "" });
export const order = signal<{ readonly column: Column; readonly descending: boolean }>({
  column: "game",
  descending: false,
});
export const offset = signal(0);

/** What is shown: of the source and the filter that were chosen last. */
export interface Shown {
  readonly counts: Counts;
  readonly total: number;
  readonly rows: readonly Entry[];
  readonly points: readonly Point[];
}
export const shown = signal<Shown | undefined>(undefined);
export const trouble = signal<Text | undefined>(undefined);

const sources = new Map<string, Promise<Source>>();

function sourceOf(id: string): Promise<Source> {
  if (id === "served" && served.value) return Promise.resolve(served.value);
  if (id === "file" && opened.value) return Promise.resolve(opened.value);
  const known = sources.get(id) ?? fetched(id as Shipped);
  sources.set(id, known);
  known.catch(() => sources.delete(id));
  return known;
}

async function fetched(id: Shipped): Promise<Source> {
  const response = await fetch(shipped[id].url);
  if (!response.ok) throw new Error(`${response.status}`);
  return fileSource(shipped[id].name, await response.blob());
}

const countsOf = remembered<Counts>();
const pageOf = remembered<Page>();
const pointsOf = remembered<readonly Point[]>();

let asked = 0;
/** How often a running census was looked at. */
let looks = 0;

/**
 * Asks for what is to be shown and is not known; an answer that comes after a later question is left. Which games
 * there are to see changes only with how many are done.
 */
async function refresh(): Promise<void> {
  const question = ++asked;
  const about = { ...filter.value };
  const { column: sort, descending } = order.value;
  const query = { ...about, sort, descending, offset: offset.value, limit: LIMIT };
  try {
    const source = await sourceOf(chosen.value);
    const counts = await countsOf(source, looks, () => source.counts());
    const known = [counts.done, ...verdicts.map((verdict) => counts[verdict])];
    const [{ total, rows }, points] = await Promise.all([
      pageOf(source, [known, query], () => source.page(query)),
      pointsOf(source, [known, about], () => source.points(about)),
    ]);
    if (question !== asked) return;
    batch(() => {
      // Who asks for what lies behind the last game sees the last ones.
      if (rows.length === 0 && total > 0) offset.value = LIMIT * Math.floor((total - 1) / LIMIT);
      else shown.value = { counts, total, rows, points };
      trouble.value = undefined;
    });
  } catch (error) {
    if (question !== asked) return;
    trouble.value = error instanceof FileRefusal ? error.text : T.unreachable;
  }
}

let files = 0;

/** Reads a file and shows it, unless another was given meanwhile. */
export async function openFile(file: File): Promise<void> {
  const mine = ++files;
  opening.value = true;
  try {
    const read = await fileSource({ en: file.name, zh: file.name }, file);
    if (mine !== files) {
      read.close();
      return;
    }
    opened.value?.close();
    opened.value = read;
    choose("file");
  } catch (error) {
    if (mine === files) trouble.value = error instanceof FileRefusal ? error.text : T.unreachable;
  } finally {
    if (mine === files) opening.value = false;
  }
}

export function choose(id: string): void {
  batch(() => {
    chosen.value = id;
    filter.value = { text: "", verdict: "" };
    offset.value = 0;
    shown.value = undefined;
    trouble.value = undefined;
  });
}

/** Sorts by `column`; by the same column again, the other way round. */
export function sortBy(column: Column): void {
  const { value } = order;
  batch(() => {
    order.value = {
      column,
      descending: value.column === column ? !value.descending : column !== "game",
    };
    offset.value = 0;
  });
}

export function narrow(change: Partial<Filter>): void {
  batch(() => {
    filter.value = { ...filter.value, ...change };
    offset.value = 0;
  });
}

export function anyPeriod(): void {
  const { text, verdict } = filter.value;
  narrowTo({ text, verdict });
}

function narrowTo(to: Filter): void {
  batch(() => {
    filter.value = to;
    offset.value = 0;
  });
}

async function load(): Promise<void> {
  const wanted = query();
  looks++;
  served.value ??= await servedSource();
  const usual = served.value === undefined ? "octal-3" : "served";
  const of = wanted.get("of") ?? usual;
  const known = of in shipped || (of === "served" && served.value !== undefined);
  const verdict = verdicts.find((each) => each === wanted.get("verdict")) ?? "";
  const [sort = "game", direction] = (wanted.get("sort") ?? "game").split(":");
  const column = sortable.find((each) => each === sort);
  const numbers = { preperiod: natural("preperiod"), period: natural("period") };
  const from = natural("from");
  const damaged =
    !known ||
    (wanted.has("verdict") && verdict === "") ||
    column === undefined ||
    (direction !== undefined && direction !== "down") ||
    [numbers.preperiod, numbers.period, from].includes(null);
  if (damaged) damagedAddress();
  batch(() => {
    chosen.value = known ? of : usual;
    order.value = { column: column ?? "game", descending: direction === "down" };
    offset.value = from ?? 0;
    filter.value = {
      text: (wanted.get("text") ?? "").slice(0, 100),
      verdict,
      ...(typeof numbers.preperiod === "number" && { preperiod: numbers.preperiod }),
      ...(typeof numbers.period === "number" && { period: numbers.period }),
    };
  });

  /** A number of the address: undefined when absent, null when damaged. */
  function natural(name: string): number | undefined | null {
    const text = wanted.get(name);
    if (text === undefined) return undefined;
    return /^\d{1,12}$/.test(text) ? Number(text) : null;
  }
}

function state(): Map<string, string> {
  const { text, verdict, preperiod, period } = filter.value;
  const { column, descending } = order.value;
  const state = new Map<string, string>();
  if (chosen.value !== "file") state.set("of", chosen.value);
  if (text !== "") state.set("text", text);
  if (verdict !== "") state.set("verdict", verdict);
  if (preperiod !== undefined) state.set("preperiod", `${preperiod}`);
  if (period !== undefined) state.set("period", `${period}`);
  if (column !== "game" || descending) state.set("sort", descending ? `${column}:down` : column);
  if (offset.value > 0) state.set("from", `${offset.value}`);
  return state;
}

export function runCensus(): () => void {
  let before = filter.value.text;
  let timer = 0;
  const stops = [
    onArrival("census", () => void load()),
    effect(() => {
      if (chosen.value === "" || place.value !== "census") return;
      keep("census", state());
      window.clearTimeout(timer);
      if (filter.value.text === before) void untracked(refresh);
      else timer = window.setTimeout(refresh, REST);
      before = filter.value.text;
    }),
  ];
  const clock = window.setInterval(() => {
    const counts = shown.value?.counts;
    if (chosen.value === "served" && counts && counts.running + counts.waiting > 0) {
      looks++;
      void refresh();
    }
  }, AGAIN);
  return () => {
    window.clearTimeout(timer);
    window.clearInterval(clock);
    for (const stop of stops) stop();
  };
}
