import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { verbatim } from "nimber/locale";
import { Refusal } from "nimber/worker";
import octal3 from "../../../docs/census/octal-3.csv?url";
import subtraction14 from "../../../docs/census/subtraction-14.csv?url";
import type { AddressState } from "../shell/fields.ts";
import { resource } from "../shell/resource.ts";
import { currentRoute, damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, FIRST } from "./address.ts";
import { type FileSource, fileSource } from "./opened.ts";
import { remembered } from "./remembered.ts";
import { servedSource } from "./server.ts";
import {
  type Column,
  type Counts,
  type Entry,
  type Filter,
  type Page,
  type Point,
  type Query,
  type Source,
  verdicts,
} from "./source.ts";
import { texts } from "./text.ts";

/** Rows of the table per page. */
export const LIMIT = 100;

/** Milliseconds between updates of a running census. */
const AGAIN = 5000;

/** Milliseconds without typing before a text is searched. */
const REST = 120;

/** Censuses included in the page. */
export const shipped = {
  "octal-3": { name: texts.octal, url: octal3 },
  "subtraction-14": { name: texts.subtraction, url: subtraction14 },
} as const;
type Shipped = keyof typeof shipped;

export const served = signal<Source | undefined>(undefined);
export const opened = signal<FileSource | undefined>(undefined);
export const chosen = signal<string>("");

export const filter = signal<Filter>({ text: "", verdict: "" });
export const order = signal(FIRST);
export const offset = signal(0);

/** Shown results of the source and filter chosen last. */
export interface CensusView {
  readonly counts: Counts;
  readonly total: number;
  readonly rows: readonly Entry[];
  readonly points: readonly Point[];
}
export const shown = signal<CensusView | undefined>(undefined);

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

/** Number of updates of a running census. */
let looks = 0;

/** Throws a refusal; any other error means that the source cannot be reached. */
function refuse(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal({ text: texts.unreachable });
}

interface Look {
  readonly of: string;
  readonly about: Filter;
  readonly query: Query;
}

/**
 * Queries what is to be shown and not yet known. The set of games changes only with the number of finished
 * ones.
 */
async function look({ of, about, query }: Look): Promise<CensusView> {
  const source = await sourceOf(of);
  const counts = await countsOf(source, looks, (signal) => source.counts(signal));
  const known = [counts.done, ...verdicts.map((verdict) => counts[verdict])];
  const [{ total, rows }, points] = await Promise.all([
    pageOf(source, [known, query], (signal) => source.page(query, signal)),
    pointsOf(source, [known, about], (signal) => source.points(about, signal)),
  ]);
  return { counts, total, rows, points };
}

const looked = resource(
  (asked: Look) => look(asked).catch(refuse),
  ({ value, why }) => {
    if (why !== undefined) return;
    const { total, rows } = value;
    // An offset beyond the last game is replaced by the last page.
    if (rows.length === 0 && total > 0) offset.value = LIMIT * Math.floor((total - 1) / LIMIT);
    else shown.value = value;
  },
);

function refresh(): void {
  passOver();
  const about = { ...filter.value };
  const { column: sort, descending } = order.value;
  const query = { ...about, sort, descending, offset: offset.value, limit: LIMIT };
  void looked.ask({ of: chosen.value, about, query });
}

/** Resolves when the choice of the address is known, which needs a query to the server. */
let arrival: Promise<void> = Promise.resolve();

const read = resource(
  async (file: File, { signal }) => {
    await arrival;
    const source = await fileSource(verbatim(file.name), file).catch(refuse);
    if (signal.aborted) source.close();
    return source;
  },
  ({ value, why }) => {
    if (why !== undefined) return;
    opened.value?.close();
    opened.value = value;
    choose("file");
  },
);

/**
 * Reads a file and shows it, unless another one was opened meanwhile. Waits for the choice of the address.
 */
export const openFile = read.ask;
/** Whether a file is being read. */
export const opening = computed(() => read.now.value.state === "loading");
export const trouble = computed(() => (read.now.value.why ?? looked.now.value.why)?.text);

/** Dismisses the message about a file that cannot be read. */
function passOver(): void {
  if (read.now.peek().state === "refused") read.cancel();
}

export function choose(id: string): void {
  batch(() => {
    passOver();
    looked.cancel();
    chosen.value = id;
    filter.value = { text: "", verdict: "" };
    // The new census may lack the column of the present order.
    order.value = FIRST;
    offset.value = 0;
    shown.value = undefined;
  });
}

/** Sorts by `column`; reverses the order if it is already sorted by it. */
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

async function load({
  of: asked,
  sort,
  from,
  preperiod,
  period,
  ...given
}: AddressState<typeof address>): Promise<void> {
  looks++;
  served.value ??= await servedSource();
  const usual = served.value === undefined ? "octal-3" : "served";
  const of = asked ?? usual;
  const known = of in shipped || (of === "served" && served.value !== undefined);
  if (!known) damagedAddress();
  batch(() => {
    chosen.value = known ? of : usual;
    order.value = sort;
    offset.value = from;
    filter.value = {
      text: given.text,
      verdict: given.verdict,
      ...(preperiod !== undefined && { preperiod }),
      ...(period !== undefined && { period }),
    };
  });
}

const told = (): Partial<AddressState<typeof address>> => ({
  ...filter.value,
  of: chosen.value === "file" ? undefined : chosen.value,
  sort: order.value,
  from: offset.value,
});

export function runCensus(): () => void {
  let before = filter.value.text;
  let timer = 0;
  const stops = [
    onNavigate(address, (given) => {
      arrival = load(given);
    }),
    effect(() => {
      if (chosen.value === "" || currentRoute.value !== "census") return;
      replaceQuery(address, told());
      window.clearTimeout(timer);
      if (filter.value.text === before) untracked(refresh);
      else timer = window.setTimeout(refresh, REST);
      before = filter.value.text;
    }),
  ];
  const clock = window.setInterval(() => {
    const counts = shown.value?.counts;
    if (chosen.value === "served" && counts && counts.running + counts.waiting > 0) {
      looks++;
      refresh();
    }
  }, AGAIN);
  return () => {
    window.clearTimeout(timer);
    window.clearInterval(clock);
    for (const stop of stops) stop();
  };
}
