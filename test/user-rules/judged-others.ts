// Problems about boards, trees, cards, dates and primes, by their statements.
import { type Asked, grundy, joined, roll, some, upTo, xor } from "./asked.ts";

const isPrime = (n: number) => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;

export const otherProblems: Readonly<Record<string, Asked>> = {
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
  "problems/hdu-2873.ts": {
    samples: [["2 2\n.#\n..\n2 2\n.#\n.#\n0 0\n", "John\nJack\n"]],
    drawn() {
      const value = grundy<readonly number[]>(([p = 1, q = 1]) => {
        if (p === 1) return upTo(q - 1).map((v) => [[1, v]]);
        if (q === 1) return upTo(p - 1).map((u) => [[u, 1]]);
        return upTo(p - 1).flatMap((u) =>
          upTo(q - 1).map((v) => [
            [u, q],
            [p, v],
          ]),
        );
      });
      const boards = upTo(6).map(() => {
        const [n, m] = [1 + roll(5), 1 + roll(5)];
        return upTo(n).map(() => upTo(m).map(() => ".#"[roll(2)]!));
      });
      const answers = boards.map((board) =>
        xor(board.flatMap((row, p) => row.map((cell, q) => (cell === "#" ? value([p + 1, q + 1]) : 0)))),
      );
      const lines = boards.flatMap((board) => [
        `${board.length} ${board[0]!.length}`,
        ...board.map((row) => row.join("")),
      ]);
      return [joined([...lines, "0 0"]), joined(answers.map((sum) => (sum > 0 ? "John" : "Jack")))];
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
        .map(() => some(6 + roll(3), 6).join(""))
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
