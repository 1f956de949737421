// Runs the tests of a bundle on mutants sent by messages, in one process: `worker.mjs BUNDLE ROOT SECONDS`.
// It replaces Vitest, whose start would take longer than the tests.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { Worker } from "node:worker_threads";

const [bundle, root, seconds] = process.argv.slice(2);

/** CPU seconds for the tests of one mutant. */
const SHARE = Number(seconds);

const require = createRequire(join(root, "package.json"));
const expectations = createRequire(require.resolve("vitest/package.json")).resolve("@vitest/expect");
const { chai, ...parts } = await import(pathToFileURL(expectations).href);

/** The `expect` of Vitest, assembled as in its own runner. */
function expectationsOf() {
  for (const plugin of [parts.JestExtend, parts.JestChaiExpect, parts.JestAsymmetricMatchers])
    chai.use(plugin);
  const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
  const state = { assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null };
  globalThis[parts.GLOBAL_EXPECT] = expect;
  parts.setState(state, expect);
  expect.getState = () => parts.getState(expect);
  expect.setState = (more) => parts.setState(more, expect);
  expect.extend = (matchers) => chai.expect.extend(expect, matchers);
  if (parts.customMatchers) expect.extend(parts.customMatchers);
  return expect;
}

const expect = expectationsOf();
const text = readFileSync(bundle, "utf8");
/**
 * Bundle with the checks for mutants inlined, because function calls would take most of the time. The inlined
 * names do not occur in the sources.
 */
const scriptOf = (counter) => {
  const own = text
    .replace(/\bstryMutAct_\w+\("(\d+)"\)/g, "(mutantAwake[0] === $1 && mutantMet())")
    .replace(/\bstryCov_\w+\(("\d+"(?:,\s*"\d+")*)\)/g, (_, ids) => `(${ids.replace(/"(\d+)"/g, counter)})`);
  return new vm.Script(
    `(function (require, module, exports, mutantHits, mutantAwake, mutantMet) {${own}\n})`,
    {
      filename: bundle,
    },
  );
};
const counting = scriptOf("mutantHits[$1]++");
const bare = scriptOf("0");

/** Counts of the executions of each mutant since the last call of `hitsSince`. */
const hits = new Uint32Array(
  1 + Math.max(...Array.from(text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g), ([, id]) => Number(id))),
);
function hitsSince() {
  const found = {};
  for (const [id, count] of hits.entries()) if (count > 0) found[id] = count;
  hits.fill(0);
  return found;
}

/** Tests of the bundle with freshly loaded modules, so that no state survives from another mutant. */
function load(script) {
  const tests = [];
  const [before, eachAfter, after, finished, outer] = [[], [], [], [], []];
  const body = (a, b) => (typeof a === "function" ? a : b);
  const each = (declare) => (cases) => (name, a, b) => {
    for (const given of cases)
      declare(name, Array.isArray(given) ? () => body(a, b)(...given) : () => body(a, b)(given));
  };
  const skip = Object.assign(() => undefined, { each: () => () => undefined });
  const kinds = (declare) =>
    Object.assign(declare, {
      ...{ skip, each: each(declare), runIf: (holds) => (holds ? declare : skip) },
      skipIf: (holds) => (holds ? skip : declare),
    });
  const test = kinds((name, a, b) => {
    tests.push({ name: [...outer, name].join(" > "), run: body(a, b) });
  });
  const describe = kinds((name, a, b) => {
    outer.push(name);
    body(a, b)();
    outer.pop();
  });
  const vitest = {
    ...{
      expect,
      test,
      describe,
      it: test,
      beforeAll: (hook) => before.push(hook),
      afterEach: (hook) => eachAfter.push(hook),
      afterAll: (hook) => after.push(hook),
    },
    onTestFinished: (hook) => finished.unshift(hook),
  };
  const module = { exports: {} };
  script.runInThisContext()(
    (name) => (name === "vitest" ? vitest : require(name)),
    module,
    module.exports,
    hits,
    awake,
    met,
  );
  const run = async (index) => {
    try {
      await tests[index].run({});
    } finally {
      for (const hook of [...finished.splice(0), ...eachAfter]) await hook();
    }
  };
  return { names: tests.map(({ name }) => name), before, run, after };
}

/** Active mutant, if any, and a bound on its executions, which ends an endless loop. */
const awake = new Int32Array(1).fill(-1);
let left = 0;
function met() {
  if (--left < 0) throw new Error("come by too often");
  return true;
}

/**
 * Runs each wanted test once without a mutant. `done` gets its index, whether it failed, its CPU time, and
 * the mutants it executed. Returns the mutants executed by loading.
 */
async function runAll(script, wanted, done) {
  hits.fill(0);
  const { names, before, run, after } = load(script);
  for (const hook of before) await hook();
  const atLoading = hitsSince();
  for (const [index, name] of names.entries()) {
    if (!wanted(index)) continue;
    const start = process.cpuUsage();
    let failed;
    try {
      await run(index);
    } catch (error) {
      failed = String(error?.message).split("\n")[0];
    }
    const { user, system } = process.cpuUsage(start);
    done({ index, name, failed, cost: (user + system) / 1e6, hits: hitsSince() });
  }
  for (const hook of after) await hook();
  return atLoading;
}

/** Mutants executed by each test, and its cost. Measured once for all processes that run this bundle. */
async function measured() {
  const kept = `${bundle}.${SHARE}.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const tests = [];
  await runAll(
    bare,
    () => true,
    (test) => tests.push({ ...test, runs: 0, finds: 0 }),
  );
  // Tests that take too long are not used.
  const atLoading = await runAll(
    counting,
    (index) => tests[index].cost < SHARE,
    ({ index, hits }) => {
      tests[index].hits = hits;
    },
  );
  writeFileSync(kept, JSON.stringify({ tests, atLoading }));
  return { tests, atLoading };
}

const { tests: base, atLoading } = await measured();
const sound = base
  .filter(({ failed, cost }) => failed === undefined && cost < SHARE)
  .sort((a, b) => a.cost - b.cost);

/**
 * CPU and clock time at which a second thread kills this process. An endless loop would block a timer of its
 * own.
 */
const end = new Float64Array(new SharedArrayBuffer(16)).fill(Number.POSITIVE_INFINITY);
new Worker(
  `const { workerData } = require("node:worker_threads");
   setInterval(() => {
     const { user, system } = process.cpuUsage();
     if ((user + system) / 1e6 > workerData[0] || Date.now() > workerData[1]) process.kill(process.pid, "SIGKILL");
   }, 200);`,
  { eval: true, workerData: end },
).unref();

function giveSeconds(seconds) {
  const { user, system } = process.cpuUsage();
  end[0] = (user + system) / 1e6 + seconds;
  end[1] = Date.now() + 20_000 * seconds;
}

/** Expected number of mutants that a test finds per second, from its results so far. */
const yieldOf = ({ finds, runs, cost }) => (finds + 1) / (runs + 2) / (cost + 0.001);

/** Tests that execute a mutant: the fastest ones within `SHARE` seconds, in order of expected yield. */
function testsOf(mutant) {
  const all = sound.filter(({ hits }) => mutant in atLoading || hits[mutant] > 0);
  let left = SHARE;
  const chosen = all.filter(({ cost }) => {
    left -= cost;
    return left > 0;
  });
  return chosen.sort((a, b) => yieldOf(b) - yieldOf(a));
}

/** Result for a mutant: the test that finds it, or none. */
async function fate(mutant) {
  const covering = testsOf(mutant);
  if (covering.length === 0) return { met: false };
  giveSeconds(5);
  awake[0] = Number(mutant);
  const most = Math.max(1e5, 100 * Math.max(...covering.map(({ hits }) => hits[mutant] ?? 0)));
  let last = [];
  try {
    left = most;
    const { before, run, after } = load(bare);
    last = after;
    for (const hook of before) await hook();
    for (const test of covering) {
      left = most;
      giveSeconds(3 + 10 * test.cost);
      test.runs++;
      const found = await run(test.index).then(
        () => left < 0,
        () => true,
      );
      if (!found) continue;
      test.finds++;
      return { met: true, by: test.name };
    }
    return { met: true };
  } catch {
    return { met: true, by: "loading" };
  } finally {
    awake[0] = -1;
    for (const hook of last) await hook();
    end.fill(Number.POSITIVE_INFINITY);
  }
}

process.on("message", async (mutant) => process.send({ mutant, ...(await fate(mutant)) }));
process.send({
  tests: base.length,
  seconds: base.reduce((sum, { cost }) => sum + cost, 0),
  failed: base.flatMap(({ name, failed }) => (failed === undefined ? [] : [`${name}: ${failed}`])),
});
