// Files that read the input of their judge: what `judge` and the program say, against the statement played out.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import blankSpace from "ts-blank-space";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { dice, type Options, plainGrundy } from "../oracle.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nimber-judging-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const roll = dice(12);
const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
const some = (n: number, most: number) => upTo(n).map(() => 1 + roll(most));
const xor = (values: readonly number[]) => values.reduce((sum, value) => sum ^ value, 0);
const grundy = <P>(options: Options<P>) => plainGrundy(options, (position) => JSON.stringify(position));
const joined = (lines: readonly unknown[]) => `${lines.join("\n")}\n`;

interface Asked {
  /** What the statement shows, as far as it does. */
  readonly samples: readonly (readonly [input: string, output: string])[];
  /** An input, and the output by plain play. */
  readonly drawn: () => readonly [input: string, output: string];
}

/** Piles of sizes that follow one another, of `n` together, fewest first. */
const follow = (n: number) =>
  upTo(n)
    .filter((count) => count > 1)
    .flatMap((count) => upTo(n).map((least) => upTo(count).map((i) => least + i - 1)))
    .filter((piles) => piles.reduce((all, pile) => all + pile, 0) === n);
const consecutive = grundy<number>(follow);

const castle = ([x, y, z]: readonly number[]) =>
  grundy<readonly [number, string]>(([a, last]) =>
    a === 0
      ? []
      : [
          [[Math.max(0, a - x!), "mixed"]],
          ...(last === "infantry" ? [] : [[[Math.max(0, a - y!), "infantry"] as const]]),
          ...(last === "cavalry" ? [] : [[[Math.max(0, a - z!), "cavalry"] as const]]),
        ],
  );

/** Beans by their bottles: who wins is played out with the bottles as they are. */
const bottles = grundy<readonly number[]>((beans) => splits(beans).map(({ to }) => [to]));
function splits(beans: readonly number[]) {
  const places = [...beans.keys()];
  return places.flatMap((i) =>
    beans[i] === 0
      ? []
      : places
          .filter((j) => j > i)
          .flatMap((j) =>
            places
              .filter((k) => k >= j)
              .map((k) => {
                const to = [...beans];
                to[i]!--;
                to[j]!++;
                to[k]!++;
                return { at: `${i} ${j} ${k}`, to };
              }),
          ),
  );
}

const problems: Readonly<Record<string, Asked>> = {
  "problems/codeforces-87c.ts": {
    samples: [
      ["3\n", "2\n"],
      ["6\n", "-1\n"],
      ["100\n", "8\n"],
    ],
    drawn() {
      const n = 1 + roll(24);
      const wins = follow(n).find((piles) => xor(piles.map(consecutive)) === 0);
      return [`${n}\n`, `${wins?.length ?? -1}\n`];
    },
  },
  "problems/codeforces-1312f.ts": {
    samples: [["3\n2 1 3 4\n7 6\n1 1 2 3\n1\n1 1 2 2\n3\n", "2\n3\n0\n"]],
    drawn() {
      const tests = upTo(6).map(() => ({ kills: some(3, 5), castles: some(1 + roll(4), 150) }));
      const answers = tests.map(({ kills, castles }) => {
        const value = castle(kills);
        const sum = xor(castles.map((a) => value([a, "mixed"])));
        const kinds = ["mixed", "infantry", "cavalry"];
        return castles
          .flatMap((a) =>
            kinds.map((kind, i) => value([a, "mixed"]) ^ value([Math.max(0, a - kills[i]!), kind])),
          )
          .filter((change) => change === sum).length;
      });
      const lines = tests.flatMap(({ kills, castles }) => [
        `${castles.length} ${kills.join(" ")}`,
        castles.join(" "),
      ]);
      return [joined([tests.length, ...lines]), joined(answers)];
    },
  },
  "problems/luogu-p3185.ts": {
    samples: [["2\n4\n1 0 1 5000\n3\n0 0 1\n", "0 2 3\n1\n-1 -1 -1\n0\n"]],
    drawn() {
      const tests = upTo(8).map(() => upTo(2 + roll(3)).map(() => roll(3)));
      const answers = tests.flatMap((beans) => {
        const wins = splits(beans).filter(({ to }) => bottles(to) === 0);
        return [wins[0]?.at ?? "-1 -1 -1", wins.length];
      });
      return [
        joined([tests.length, ...tests.map((beans) => `${beans.length}\n${beans.join(" ")}`)]),
        joined(answers),
      ];
    },
  },
  "problems/atcoder-agc010f.ts": {
    samples: [
      ["3\n1 2 3\n1 2\n2 3\n", "2\n"],
      ["5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5\n", "1 2\n"],
      ["3\n1 1 1\n1 2\n2 3\n", "\n"],
    ],
    drawn() {
      const size = 2 + roll(3);
      const edges = upTo(size - 1).map((n) => [n, roll(n)] as const);
      const stones = upTo(size).map(() => 1 + roll(3));
      const value = grundy<readonly [number, readonly number[]]>(([v, left]) =>
        left[v] === 0
          ? []
          : edges
              .flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : []))
              .map((u) => [[u, left.with(v, left[v]! - 1)] as const]),
      );
      const wins = [...stones.keys()].filter((v) => value([v, stones]) > 0).map((v) => v + 1);
      const lines = edges.map(([a, b]) => `${a + 1} ${b + 1}`);
      return [joined([size, stones.join(" "), ...lines]), `${wins.join(" ")}\n`];
    },
  },
  "problems/atcoder-abc255g.ts": {
    samples: [],
    drawn() {
      const bans = new Set(
        upTo(roll(14))
          .map(() => 1 + roll(9))
          .map((x) => `${x} ${1 + roll(x)}`),
      );
      const value = grundy<number>((n) =>
        upTo(n)
          .filter((k) => !bans.has(`${n} ${k}`))
          .map((k) => [n - k]),
      );
      const piles = some(1 + roll(3), 12);
      const winner = xor(piles.map(value)) === 0 ? "Aoki" : "Takahashi";
      return [joined([`${piles.length} ${bans.size}`, piles.join(" "), ...bans]), `${winner}\n`];
    },
  },
  "problems/hdu-4111.ts": {
    samples: [["3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n", "Case #1: Alice\nCase #2: Bob\nCase #3: Bob\n"]],
    drawn() {
      const sorted = (heaps: readonly number[]) => heaps.filter((n) => n > 0).sort((a, b) => a - b);
      const value = grundy<readonly number[]>((heaps) => [
        ...heaps.map((n, i) => [sorted(heaps.with(i, n - 1))]),
        ...heaps.flatMap((n, i) =>
          heaps
            .slice(i + 1)
            .map((m, j) => [sorted([...heaps.filter((_, at) => at !== i && at !== i + 1 + j), n + m])]),
        ),
      ]);
      const tests = upTo(12).map(() => some(1 + roll(4), 4));
      const answers = tests.map(
        (heaps, i) => `Case #${i + 1}: ${value(sorted(heaps)) > 0 ? "Alice" : "Bob"}`,
      );
      return [
        joined([tests.length, ...tests.map((heaps) => `${heaps.length}\n${heaps.join(" ")}`)]),
        joined(answers),
      ];
    },
  },
  "problems/hdu-1079.ts": {
    samples: [["3\n2001 11 3\n2001 11 2\n2001 10 3\n", "YES\nNO\nNO\n"]],
    drawn() {
      const end = Date.UTC(2001, 10, 4);
      const value = grundy<number>((time) => {
        const date = new Date(time);
        const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
        const month = Date.UTC(y, m + 1, d);
        const days = [Date.UTC(y, m, d + 1), ...(new Date(month).getUTCDate() === d ? [month] : [])];
        return days.filter((to) => to <= end).map((to) => [to]);
      });
      const days = upTo(20).map(() => end - roll(900) * 86_400_000);
      const written = days.map((day) =>
        new Date(day).toISOString().slice(0, 10).split("-").map(Number).join(" "),
      );
      return [joined([days.length, ...written]), joined(days.map((day) => (value(day) > 0 ? "YES" : "NO")))];
    },
  },
  "rules/mojtaba.ts": {
    samples: [
      ["4\n1 1 1 1\n", "Arpa\n"],
      ["4\n1 1 17 17\n", "Mojtaba\n"],
      ["4\n1 1 17 289\n", "Arpa\n"],
      ["5\n1 2 3 4 5\n", "Arpa\n"],
    ],
    drawn() {
      const value = grundy<readonly number[]>((numbers) =>
        upTo(Math.max(...numbers))
          .filter((q) => q > 1 && upTo(q).filter((d) => q % d === 0 && isPrime(d)).length === 1)
          .filter((q) => numbers.some((n) => n % q === 0))
          .map((q) => [[...new Set(numbers.map((n) => (n % q === 0 ? n / q : n)))].sort((a, b) => a - b)]),
      );
      const numbers = some(1 + roll(3), 48);
      return [joined([numbers.length, numbers.join(" ")]), value(numbers) > 0 ? "Mojtaba\n" : "Arpa\n"];
    },
  },
  "rules/game-of-31.ts": {
    samples: [],
    drawn() {
      const value = grundy<string>((played) =>
        upTo(6)
          .filter((card) => played.split(`${card}`).length <= 4)
          .map((card) => [...`${played}${card}`].sort().join(""))
          .filter((next) => [...next].reduce((sum, card) => sum + Number(card), 0) <= 31)
          .map((next) => [next]),
      );
      const legal = upTo(40)
        .map(() => some(5 + roll(4), 6).join(""))
        .filter((cards) => upTo(6).every((card) => cards.split(`${card}`).length <= 5))
        .filter((cards) => [...cards].reduce((sum, card) => sum + Number(card), 0) <= 31);
      const answers = legal.map((cards) => {
        const mover = cards.length % 2 === 0 ? "A" : "B";
        const other = mover === "A" ? "B" : "A";
        return `${cards} ${value([...cards].sort().join("")) > 0 ? mover : other}`;
      });
      return [joined(legal), joined(answers)];
    },
  },
};

const isPrime = (n: number) => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;

describe("files that read the input of their judge", () => {
  test.each(Object.entries(problems))("%s", (file, { samples, drawn }) => {
    const asked = [...samples, ...upTo(8).map(drawn)];
    const path = `examples/${file}`;
    const { stdout, stderr, status } = nimber(["template", "--rules", path]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    const main = blankSpace(stdout).replaceAll("process.stdout.write(out)", "return out");
    const body = main.replace('import { readFileSync } from "node:fs";', "");
    const program = new Function("readFileSync", body) as (read: () => string) => string;
    for (const [input, output] of asked) {
      expect([input, program(() => input)]).toEqual([input, output]);
    }
    const [[first, answer]] = [asked[0]!];
    expect(nimber(["judge", "--rules", path], first)).toEqual({ status: 0, stdout: answer, stderr: "" });
    const script = join(folder, "program.mjs");
    writeFileSync(script, blankSpace(stdout));
    expect(spawnSync(process.execPath, [script], { input: first, encoding: "utf8" }).stdout).toBe(answer);
  });
});
