import type {
  Counts,
  Entry,
  EntryFilter,
  Failure,
  PageQuery,
  Point,
  Results,
  RowFilter,
  StoredPlan,
} from "../results.ts";
import type { OutcomeRow, PeriodRow, Question, QuotientRow, Row } from "../types.ts";
import type { Sql } from "./database.ts";

/** Rows per statement: some megabytes even if each has a certificate. */
const CHUNK = 200;
const LIGHT_CHUNK = 5000;

/** Seconds without a heartbeat after which a worker counts as gone. */
export const GONE_SECONDS = 30;

/**
 * Columns of a result. Integers are read as floating-point numbers, exact up to 2^53, because drivers convert
 * bigints to text.
 */
const FOUND = `
  r.stopped_by as "stoppedBy", r.preperiod::float8 as preperiod, r.period::float8 as period,
  r.saltus::float8 as saltus, r.exceptions, r.maximum::float8 as maximum, r.rare_count::float8 as "rareCount",
  r.last_rare::float8 as "lastRare", r.mask, r.checksum, r.engine, r.quotient`;

/** Results stored in a database. */
export function storedResults(sql: Sql): Results {
  return {
    rows: (filter = {}) => rows(sql, filter),
    failures: () => failures(sql),
    counts: (keys) => counts(sql, keys),
    page: (query, signal) => page(sql, query, signal),
    points: (filter, signal) => points(sql, filter, signal),
    questions: async () =>
      (
        await sql.query<{ question: Question }>(
          'select question from census.job group by question order by question collate "C"',
        )
      ).map(({ question }) => question),
    plans: () => sql.query<StoredPlan>("select name, text from census.plan order by run desc, name"),
  };
}

/** Reads rows by ranges of keys instead of a cursor, so that no transaction stays open. */
async function* rows(sql: Sql, { question, verdict, keys, light = false }: RowFilter): AsyncGenerator<Row> {
  // Bytes are encoded as base64, as in checkpoints.
  const bulk = light
    ? 'null as certificate, null as "values"'
    : `r.certificate, encode(r."values", 'base64') as "values"`;
  const text = `
    select r.key, j.game, j.stands, j.question, r.verdict, ${FOUND}, r.heaps::float8 as heaps, r.seconds, r.prefixes,
      ${bulk}
    from census.result r join census.job j using (key)
    where r.key > $1 collate "C" and ($2::text is null or j.question = $2) and ($3::text is null or r.verdict = $3)
    order by r.key
    limit $4`;
  const limit = light ? LIGHT_CHUNK : CHUNK;
  for (let last = ""; ; ) {
    const found = await sql.query<Encoded>(text, [last, question ?? null, verdict ?? null, limit]);
    for (const { values, ...row } of found) {
      if (keys !== undefined && !keys.has(row.key)) continue;
      yield rowOf({ ...row, values: values === null ? null : new Uint8Array(Buffer.from(values, "base64")) });
    }
    if (found.length < limit) return;
    last = found.at(-1)!.key;
  }
}

/** Stored row with the columns of all kinds. */
type Stored = Omit<PeriodRow, "question" | "certificate"> &
  Pick<Row, "question" | "certificate"> & { readonly quotient: QuotientFields | null };
type Encoded = Omit<Stored, "values"> & { readonly values: string | null };

/** Quotient fields, which share one column. */
type QuotientFields = Pick<
  QuotientRow,
  "order" | "pPortion" | "tame" | "kernel" | "regular" | "normal" | "generators"
>;

/** Row of its kind, without the fields of other kinds. */
function rowOf({ quotient, ...stored }: Stored): Row {
  if (stored.question !== "quotient" && stored.question !== "misere") return stored as PeriodRow;
  const { saltus, exceptions, maximum, rareCount, lastRare, mask, ...row } = stored;
  if (quotient !== null) return { ...row, ...quotient } as QuotientRow;
  const { preperiod, period, ...outcomes } = row;
  return outcomes as OutcomeRow;
}

async function* failures(sql: Sql): AsyncGenerator<Failure> {
  yield* await sql.query<Failure>(
    "select key, game, question, reason from census.job where state = 'failed' order by key",
  );
}

/** Most keys in one statement. */
const KEYS = 5000;

/** Counts of games, and the amount of remaining work. */
export interface Tally extends Omit<Counts, "running"> {
  readonly total: number;
  /** Predicted steps of the waiting games. */
  readonly work: number;
}

/** Counts all games, or those in `keys`, in portions. */
export async function tallyOf(sql: Sql, keys?: ReadonlySet<string>): Promise<Tally> {
  const whole = async (portion: readonly string[] | null) => {
    const [tally] = await sql.query<Tally>(TALLY, [portion]);
    return tally!;
  };
  if (keys === undefined) return whole(null);
  let sum: Tally = { total: 0, waiting: 0, failed: 0, work: 0, done: 0, proved: 0, observed: 0, open: 0 };
  let portion: string[] = [];
  const add = async () => {
    const tally = await whole(portion);
    sum = Object.fromEntries(
      Object.entries(sum).map(([name, value]) => [name, value + tally[name as keyof Tally]]),
    ) as unknown as Tally;
    portion = [];
  };
  for (const key of keys) if (portion.push(key) === KEYS) await add();
  if (portion.length > 0) await add();
  return sum;
}

const TALLY = `
  select count(*)::float8 as total,
    count(*) filter (where j.state = 'waiting')::float8 as waiting,
    count(*) filter (where j.state = 'failed')::float8 as failed,
    coalesce(sum(j.work) filter (where j.state = 'waiting'), 0) as work,
    count(*) filter (where j.state = 'done')::float8 as done,
    count(*) filter (where j.state = 'done' and r.verdict = 'proved')::float8 as proved,
    count(*) filter (where j.state = 'done' and r.verdict = 'observed')::float8 as observed,
    count(*) filter (where j.state = 'done' and r.verdict = 'open')::float8 as open
  from census.job j left join census.result r using (key)
  where $1::text[] is null or key = any($1::text[])`;

async function counts(sql: Sql, keys?: ReadonlySet<string>): Promise<Counts> {
  const { total, work, ...tally } = await tallyOf(sql, keys);
  const workers = await workersOf(sql);
  const running = workers
    .flatMap((worker) => worker.running)
    .filter(({ key }) => keys === undefined || (key !== undefined && keys.has(key))).length;
  // The database counts running games as waiting until they are done.
  return { ...tally, running, waiting: Math.max(0, tally.waiting - running) };
}

/** Condition with the parameters $1 to $4. */
const MATCHES = `
  (j.state = 'done' or j.state = 'failed')
  and ($1::text is null or strpos(lower(j.game), lower($1)) > 0 or strpos(lower(j.stands::text), lower($1)) > 0)
  and ($2::text is null or case when j.state = 'failed' then 'failed' else r.verdict end = $2)
  and ($3::float8 is null or r.preperiod = $3::float8)
  and ($4::float8 is null or r.period = $4::float8)`;

const matching = ({ text, verdict, preperiod, period }: EntryFilter) => [
  text ?? null,
  verdict ?? null,
  preperiod ?? null,
  period ?? null,
];

/** Sortable fields with their SQL expressions; no other part of a query becomes SQL. */
const COLUMNS: Readonly<Record<PageQuery["sort"], string>> = {
  key: "j.key",
  game: 'j.game collate "C"',
  verdict: "case when j.state = 'failed' then 'failed' else r.verdict end",
  preperiod: "r.preperiod",
  period: "r.period",
  saltus: "r.saltus",
  maximum: "r.maximum",
  rareCount: "r.rare_count",
  lastRare: "r.last_rare",
  heaps: "r.heaps",
  seconds: "r.seconds",
};

async function page(sql: Sql, query: PageQuery, signal?: AbortSignal) {
  const column = Object.hasOwn(COLUMNS, query.sort) ? COLUMNS[query.sort] : undefined;
  if (column === undefined) {
    throw new RangeError(`sort: expected one of ${Object.keys(COLUMNS).join(", ")}, found ${query.sort}`);
  }
  const from = `from census.job j left join census.result r on r.key = j.key and j.state = 'done' where ${MATCHES}`;
  const [counted] = await sql.query<{ total: number }>(
    `select count(*)::float8 as total ${from}`,
    matching(query),
    signal,
  );
  const rows = await sql.query<Entry>(
    `select j.key, j.game, j.stands, j.question, ${FOUND}, j.reason,
       case when j.state = 'failed' then 'failed' else r.verdict end as verdict,
       coalesce(r.heaps, 0)::float8 as heaps, coalesce(r.seconds, 0) as seconds
     ${from}
     order by ${column} ${query.descending ? "desc" : "asc"} nulls last, j.key
     limit $5 offset $6`,
    [...matching(query), query.limit, query.offset],
    signal,
  );
  return { total: counted!.total, rows };
}

function points(sql: Sql, filter: EntryFilter, signal?: AbortSignal): Promise<Point[]> {
  return sql.query<Point>(
    `select r.preperiod::float8 as preperiod, r.period::float8 as period, count(*)::float8 as games,
       (array_agg(j.game order by j.key))[1] as first
     from census.job j join census.result r on r.key = j.key and j.state = 'done'
     where ${MATCHES} and r.period is not null
     group by r.preperiod, r.period
     order by r.preperiod, r.period`,
    matching(filter),
    signal,
  );
}

/** Last reported state of a worker. */
export interface WorkerState {
  readonly host: string;
  readonly pid: number;
  readonly threads: number;
  readonly memory: number;
  readonly reserved: number;
  readonly done: number;
  readonly running: readonly Running[];
  readonly uptime: number;
  /** Seconds since it was last seen. */
  readonly silent: number;
}

/** Game that is being computed; workers of version 0.1.0 do not report its key. */
export interface Running {
  readonly key?: string;
  readonly game: string;
  readonly seconds: number;
  readonly heaps: number;
}

/** Workers seen recently, the one with the longest job first. */
export function workersOf(sql: Sql): Promise<WorkerState[]> {
  return sql.query<WorkerState>(
    `select host, pid, threads, memory, reserved, done::float8 as done, running,
       extract(epoch from now() - started)::float8 as uptime,
       extract(epoch from now() - seen)::float8 as silent
     from census.worker where seen > now() - make_interval(secs => $1) order by host, pid`,
    [GONE_SECONDS],
  );
}
