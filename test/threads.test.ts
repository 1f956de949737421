import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, test } from "vitest";
import { type Deleting, encodedAs } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { parseSum } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";
import { crew } from "../src/solve/kernel/crew.ts";
import { deletion } from "../src/solve/kernel/deletion.ts";
import { framed, largestIn, widthOf } from "../src/solve/kernel/deletion-frame.ts";
import { FAULTS, type Setting, wordOf, writeWord } from "../src/solve/kernel/deletion-kernel.ts";
import { markers } from "../src/solve/kernel/markers.ts";
import type { Crew, MarkTask, Task, Threads } from "../src/solve/kernel/threads.ts";
import { begin, type Limits } from "../src/solve/limits.ts";
import { gridNear, plain } from "./deleting.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";
import { isQuick, oneIn, partOf, slowly } from "./part.ts";

const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

/** The library starts no threads itself; those of the command line are started here. */
function start(task: Task | MarkTask): void {
  workers.push(new Worker(new URL("../dist/cli/helper.js", import.meta.url), { workerData: task }));
}
const threads = (most: number): Threads => ({
  most,
  open: (setting) => crew(setting, most, start),
  mark: (table, moves) => markers(table, moves, most, start),
  strips: () => undefined,
});

function deletingIn(text: string): Deleting {
  const [{ rules, position }] = parseSum(text) as never as [ReturnType<typeof parseSum>[0]];
  return encodedAs(rules, "cells")!.of(position as never);
}

/**
 * All shared structures are as small as possible: marks on all parts, and a table that loses most entries.
 */
function small(
  text: string,
  count: number,
): { setting: Setting; team: Crew; place: (cell: number) => number } {
  const { game } = deletingIn(text);
  const width = widthOf(game)!;
  const { place, ...frame } = framed(game, width);
  const setting = { ...frame, words: 1, kind: game.kind, largest: largestIn(2 ** 23) };
  const team = crew(setting, count, start, { least: 2, bits: 3 });
  return { setting, team, place: (cell) => place(cell, game) };
}

/**
 * Value of the cells, where this thread backtracks after a few nodes, and sometimes waits so that others
 * make progress.
 */
function searched(
  { team, place }: ReturnType<typeof small>,
  left: readonly number[],
  roll: (n: number) => number,
) {
  const { kernel } = team;
  const give = (part: bigint) => writeWord(kernel, 1, kernel.getParts(), 0, part);
  give(wordOf(left.map(place)));
  const parts = [...new BigUint64Array(kernel.memory.buffer, kernel.getParts(), kernel.parts())];
  const idle = new Int32Array(new SharedArrayBuffer(4));
  return parts.reduce((sum, part) => {
    let tries = 0;
    for (let n: number | undefined = roll(2) ? undefined : 0; ; ) {
      team.ask(part, n);
      give(part);
      // The table loses most entries, so only a long run succeeds; each try may be longer.
      const steps = 1 + roll(2 ** Math.min(++tries, 20));
      const said = n === undefined ? kernel.value(steps) : kernel.is(n, steps);
      if (roll(3) === 0) Atomics.wait(idle, 0, 0, 0.2);
      if (roll(2)) team.rest();
      if (said < 0) {
        expect(kernel.getFault()).toBe(FAULTS.budget);
        continue;
      }
      team.rest();
      if (n === undefined) return sum ^ said;
      if (said === 1) return sum ^ n;
      n++;
    }
  }, 0);
}

describe("threads over one table", () => {
  test.each(
    oneIn(3, [
      ["cram", "arcs", 2, 160],
      ["cram", "arcs", 4, 160],
      ["node-kayles", "nodes", 2, 400],
    ] as const),
  )("%s: boards have the values of plain play (%#)", (name, kind, count, rounds) => {
    const roll = dice(40 + count);
    const value = plain(kind, gridNear(4, 5));
    const board = name === "cram" ? "cram 4x5" : "node-kayles grid(4x5)";
    const one = small(board, count);
    const helped = () =>
      one.team
        .work()
        .slice(1)
        .some((work) => work.nodes > 0);
    // On a busy machine this thread may finish before another has started; then it continues alone.
    for (let round = 0; round < partOf(rounds) || (round < 200 * rounds && !helped()); round++) {
      const left = [...Array(20).keys()].filter(() => roll(6) > 0);
      expect(searched(one, left, roll), `${left}`).toBe(value(left));
    }
    expect(helped()).toBe(true);
    one.team.close();
  });
});

/** Published: M. Lemoine and S. Viennot, Nimbers are inevitable, Theor. Comput. Sci. 462 (2012) 70–79. */
test.each([
  ["cram 5x7", 1, 1] as const,
  ...slowly([["cram 3x15", 1, 3] as const, ["cram 4x9", 1, 1] as const]),
])(
  "%s has its published value %i, searched by as many threads as pay, and the work of all is told",
  (text, value, count) => {
    const limits: Limits = { threads: threads(3) };
    const { value: found, work } = solver(limits).solve(parseSum(text));
    expect(found).toBe(value);
    expect(work).toMatchObject({ threads: count });
    expect(work!.nodes).toBeGreaterThan(200_000);
    expect(work!.entries).toBeLessThanOrEqual(work!.nodes);
  },
);

test.skipIf(isQuick)("moves and values are those of one thread", () => {
  const sum = parseSum("cram 3x14");
  const [one, two] = [solver(), solver({ threads: threads(2) })].map((each) => {
    const { work: _, ...solution } = each.solve(sum);
    return solution;
  });
  expect(two).toEqual(one);
});

describe("limits bind all threads", () => {
  const board = deletingIn("cram 5x9");
  test("positions", () => {
    const search = deletion(board, 2 ** 30, undefined, threads(2));
    expect(() => search.value(board, begin({ positions: 20_000 }))).toThrow(
      "stopped at the limit of 20000 positions",
    );
    const { nodes } = search.work();
    expect(nodes).toBeGreaterThan(200_000);
    // Others continue for as long as the last steps of this thread, which is far less than the limit.
    expect(search.value(deletingIn("cram 5x4"), begin())).toBe(2);
    expect(search.work().nodes).toBeLessThan(400_000);
    search.close();
  });

  test.skipIf(isQuick)("a signal, at which all rest; what was found goes on, also in another search", () => {
    const search = deletion(board, 2 ** 30, undefined, threads(2));
    const signal = {
      aborted: false,
      // The start of a thread may take any time.
      throwIfAborted() {
        if (search.work().threads === 2) throw new Error("enough");
      },
    };
    expect(() => search.value(board, begin({ signal }))).toThrow("enough");
    const [{ nodes }, later] = [search.work(), search.work()];
    expect(later.nodes).toBe(nodes);
    const content = search.content();
    search.close();
    const next = deletion(board, 2 ** 30, content, threads(2));
    expect(next.work().entries).toBeGreaterThan(nodes / 2);
    expect(next.value(deletingIn("cram 5x6"), begin())).toBe(2);
    next.close();
  });

  test("bytes: where threads would make the table smaller there is one", () => {
    const tight = deletion(board, 2 ** 22 + 2 ** 22, undefined, threads(2));
    expect(() => tight.value(board, begin({ positions: 20_000 }))).toThrow(LimitError);
    expect(tight.work().threads).toBe(1);
    expect(tight.bytes).toBeLessThanOrEqual(2 ** 23);
  });
});

describe("the command line", () => {
  const answer = (...args: string[]) => {
    const { status, stdout, stderr } = nimber(args);
    return {
      status,
      stdout: stdout.replace(/,"work":.*/, ""),
      stderr,
      work: /"threads":\d/.exec(stdout)?.[0],
    };
  };

  test.skipIf(isQuick)("--threads changes neither answers nor limits", () => {
    const [one, two] = ["1", "2"].map((n) => answer("solve", "cram", "3x14", "--json", "--threads", n));
    expect(one).toMatchObject({ status: 0, stderr: "", work: '"threads":1' });
    expect(two).toEqual({ ...one!, work: '"threads":2' });
    const [few, fewer] = ["1", "2"].map((n) =>
      nimber(["value", "cram", "5x9", "--positions", "20000", "--threads", n]),
    );
    expect(few!.status).toBe(3);
    expect(fewer!.status).toBe(3);
    expect(fewer!.stderr.split("\n")[0]).toBe(few!.stderr.split("\n")[0]);
  });

  test("a small question has one thread, and says so", () => {
    expect(answer("solve", "cram", "4x5", "--json")).toMatchObject({ status: 0, work: '"threads":1' });
  });

  test.each(["0", "9", "two"])("--threads %s is refused in one line", (n) => {
    const { status, stderr } = nimber(["solve", "cram", "3x3", "--threads", n]);
    expect(status).toBe(2);
    expect(stderr).toBe(`nimber: --threads: expected a number from 1 to 8, found \`${n}\`\n`);
  });
});
