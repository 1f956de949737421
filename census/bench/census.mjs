// Jobs per second of a census of tiny games: `node census/bench/census.mjs [--within 14] [--runs 3]`.
// Measures PGlite in one process with 1, 2 and 4 threads; PostgreSQL with 1, 2 and 4 processes of one thread;
// and for comparison pg-boss alone, one job at a time and in batches. DATABASE_URL names a server; by default
// an embedded one is used.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { buildSync } from "esbuild";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";

const { values: options } = parseArgs({
  options: { within: { type: "string", default: "14" }, runs: { type: "string", default: "3" } },
});
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const temporary = mkdtempSync(join(tmpdir(), "nimber-bench-"));
const plan = join(temporary, "plan.yml");
writeFileSync(plan, `family: { subtraction: { within: ${options.within} } }\nquestion: period to 2000\n`);

/** Number of jobs for pg-boss alone. */
const OWN = 20_000;
const WORKERS = [1, 2, 4];

try {
  const server = await startServer();
  console.log(`${cpus()[0].model}, ${cpus().length} processors, Node ${process.versions.node}`);
  const places = {
    PGlite: async () => mkdtempSync(join(temporary, "data-")),
    PostgreSQL: () => server.database(),
  };
  for (const [name, place] of Object.entries(places)) {
    for (const workers of WORKERS) {
      const runs = [];
      for (let run = 0; run < Number(options.runs); run++) runs.push(await census(await place(), workers));
      const rate = (seconds) => Math.round(runs[0].games / seconds);
      const seconds = runs.map((each) => each.seconds).sort((a, b) => a - b);
      const spread = `${rate(seconds.at(-1))}–${rate(seconds[0])}`;
      const bytes = Math.round(runs[0].bytes / runs[0].games);
      console.log(
        `${name}, ${workers} workers: ${rate(seconds[seconds.length >> 1])} games/s (${spread}), ${bytes} bytes a game`,
      );
    }
    for (const batch of [1, 100]) {
      console.log(`${name}, pg-boss alone, ${batch} at once: ${await alone(await place(), batch)} jobs/s`);
    }
  }
  await server.end();
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * Runs the plan on an empty database. Returns the number of games, the seconds from the start of the first
 * process, and the bytes of the result.
 */
async function census(place, workers) {
  const main = join(root, "dist/cli/main.js");
  const embedded = !place.startsWith("postgres:");
  const env = { ...process.env, LANG: "C.UTF-8", ...(!embedded && { DATABASE_URL: place }) };
  const where = embedded ? ["--data", place] : [];
  const start = (args) =>
    spawn(process.execPath, [main, "census", ...args], { env, stdio: ["ignore", "pipe", "ignore"] });
  const threads = embedded ? workers : 1;
  const begun = performance.now();
  const first = start(["run", plan, ...where, "--json", "--workers", `${threads}`]);
  const others = embedded
    ? []
    : Array.from({ length: workers - 1 }, () => start(["worker", "--workers", "1"]));
  let said = "";
  first.stdout.on("data", (piece) => {
    said += piece;
  });
  await once(first, "close");
  const seconds = (performance.now() - begun) / 1000;
  for (const other of others) {
    other.kill("SIGTERM");
    await once(other, "close");
  }
  return { games: JSON.parse(said).done, seconds, bytes: await bytesOf(place) };
}

/** Bytes of the tables of the census and its queue, with their indexes, after compaction. */
async function bytesOf(place) {
  const size = `select sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('census', 'census_queue') and c.relkind = 'r'`;
  if (!place.startsWith("postgres:")) {
    const database = await PGlite.create(join(place, "database"));
    await database.query("vacuum full");
    const { rows } = await database.query(size);
    await database.close();
    return rows[0].bytes;
  }
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query("vacuum full");
  const { rows } = await client.query(size);
  await client.end();
  return rows[0].bytes;
}

/** Limit of the queue itself: empty jobs, fetched and completed `batch` at a time. */
async function alone(place, batch) {
  const embedded = place.startsWith("postgres:") ? undefined : await PGlite.create(place);
  const boss = new PgBoss(
    embedded === undefined
      ? { connectionString: place, supervise: false }
      : { db: fromPglite(embedded), backend: "pglite", supervise: false },
  );
  await boss.start();
  await boss.createQueue("empty");
  const begun = performance.now();
  for (let i = 0; i < OWN; i += 1000) {
    await boss.insert(
      "empty",
      Array.from({ length: 1000 }, (_, j) => ({ data: { job: i + j } })),
    );
  }
  for (;;) {
    const jobs = await boss.fetch("empty", { batchSize: batch });
    if (jobs.length === 0) break;
    await boss.complete(
      "empty",
      jobs.map(({ id }) => id),
    );
  }
  const seconds = (performance.now() - begun) / 1000;
  await boss.stop({ graceful: false });
  await embedded?.close();
  return Math.round(OWN / seconds);
}

/** Server of the tests, bundled because Node cannot read its source. */
async function startServer() {
  const built = join(root, "census/dist/.postgres.mjs");
  buildSync({
    entryPoints: [join(root, "census/test/postgres.ts")],
    outfile: built,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  const { startServer } = await import(pathToFileURL(built).href);
  rmSync(built);
  return startServer();
}
