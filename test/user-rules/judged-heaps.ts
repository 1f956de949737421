// Heap problems by their statements.
import { type Asked, grundy, joined, roll, some, upTo, xor } from "./asked.ts";

/** Piles of consecutive sizes, with a total of `n`, fewest first. */
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

/** Beans by their bottles, played as they stand. */
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

export const heapProblems: Readonly<Record<string, Asked>> = {
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
  "problems/luogu-p2148.ts": {
    samples: [["2\n4\n1 2 1 3\n6\n1 1 1 1 1 1\n", "YES\nNO\n"]],
    drawn() {
      const value = grundy<readonly number[]>(([x = 1, y = 1]) =>
        [x, y].flatMap((n) => upTo(n - 1).map((a) => [[a, n - a]])),
      );
      const tests = upTo(6).map(() => upTo(1 + roll(3)).map(() => [1 + roll(24), 1 + roll(24)]));
      const answers = tests.map((pairs) => (xor(pairs.map(value)) > 0 ? "YES" : "NO"));
      const lines = tests.flatMap((pairs) => [2 * pairs.length, pairs.flat().join(" ")]);
      return [joined([tests.length, ...lines]), joined(answers)];
    },
  },
  "problems/codeforces-603c.ts": {
    samples: [
      ["2 1\n3 4\n", "Kevin\n"],
      ["1 2\n3\n", "Nicky\n"],
    ],
    drawn() {
      const k = 1 + roll(5);
      const value = grundy<number>((n) => [
        ...(n > 0 ? [[n - 1]] : []),
        ...(n > 0 && n % 2 === 0 ? [Array<number>(k).fill(n / 2)] : []),
      ]);
      const piles = some(1 + roll(4), 200);
      const winner = xor(piles.map(value)) > 0 ? "Kevin" : "Nicky";
      return [`${piles.length} ${k}\n${piles.join(" ")}\n`, `${winner}\n`];
    },
  },
  "problems/atcoder-arc091f.ts": {
    samples: [
      ["2\n5 2\n3 3\n", "Aoki\n"],
      ["3\n3 2\n4 3\n5 1\n", "Takahashi\n"],
    ],
    drawn() {
      const value = (k: number) => grundy<number>((a) => upTo(Math.floor(a / k)).map((take) => [a - take]));
      const piles = upTo(1 + roll(3)).map(() => [1 + roll(160), 1 + roll(12)] as const);
      const winner = xor(piles.map(([a, k]) => value(k)(a))) > 0 ? "Takahashi" : "Aoki";
      return [joined([piles.length, ...piles.map((pile) => pile.join(" "))]), `${winner}\n`];
    },
  },
  "problems/luogu-p3235.ts": {
    samples: [["4 3\n1 1\n1 2\n1 3\n1 5\n", "0 0 1 1\n"]],
    drawn() {
      const f = 1 + roll(6);
      const value = grundy<number>((n) =>
        (n < f ? [] : upTo(n).filter((k) => k > 1)).map((k) =>
          upTo(k).map((i) => Math.floor(n / k) + (i <= n % k ? 1 : 0)),
        ),
      );
      const tests = upTo(6).map(() => some(1 + roll(4), 60));
      const answers = tests.map((piles) => (xor(piles.map(value)) > 0 ? 1 : 0));
      const lines = tests.map((piles) => `${piles.length} ${piles.join(" ")}`);
      return [joined([`${tests.length} ${f}`, ...lines]), `${answers.join(" ")}\n`];
    },
  },
};
