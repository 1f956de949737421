import { describe, expect, test } from "vitest";
import { dice, plainWins, randomGraph } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";
import { answers } from "./answer.ts";

const roll = dice(59);
const graphText = (graph: readonly (readonly number[])[]) =>
  `${graph.length}\n${graph.map((to) => `${[to.length, ...to].join(" ")}\n`).join("")}`;
const tokensText = (tokens: readonly number[]) => `${[tokens.length, ...tokens].join(" ")}\n`;
const some = (count: number, below: number) => Array.from({ length: count }, () => roll(below));

/** Random graph with its vertices numbered in random order. */
function shuffled(nodes: number): number[][] {
  const graph = randomGraph(roll, nodes);
  const names = graph.map((_, v) => v);
  for (let i = names.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [names[i], names[j]] = [names[j]!, names[i]!];
  }
  const renamed: number[][] = [];
  for (const [v, to] of graph.entries()) renamed[names[v]!] = to.map((w) => names[w]!);
  return renamed;
}

describe("poj-2425", () => {
  test("agrees with plain play on 1,000 random graphs, four sums of tokens on each", () => {
    for (let round = 0; round < partOf(1000); round++) {
      let input = "";
      const expected: string[] = [];
      for (let blocks = 1 + roll(2); blocks > 0; blocks--) {
        const graph = shuffled(1 + roll(9));
        const wins = plainWins((v) => graph[v]!.map((w) => [w]), false);
        input += graphText(graph);
        for (let i = 0; i < 4; i++) {
          const tokens = some(1 + roll(4), graph.length);
          input += tokensText(tokens);
          expected.push(wins(tokens) ? "WIN" : "LOSE");
        }
        if (blocks > 1 || round % 2 === 0) input += "0\n";
      }
      expect(answers("poj-2425", input)).toEqual(expected);
    }
  });

  test("follows a chain of 300,000 vertices, and the largest legal input", () => {
    const chain = Array.from({ length: 300_000 }, (_, v) => (v + 1 < 300_000 ? [v + 1] : []));
    expect(answers("poj-2425", `${graphText(chain)}1 0\n1 1\n2 0 2\n0\n`)).toEqual(["WIN", "LOSE", "LOSE"]);
    const complete = Array.from({ length: 1000 }, (_, v) => Array.from({ length: v }, (_, w) => w));
    const input = `${graphText(complete)}10 ${some(8, 1000).join(" ")} 5 5\n2 999 998\n0\n`;
    expect(answers("poj-2425", input)[1]).toBe("WIN");
  });

  test.each([
    ["2\n1 2\n0\n", "expected a vertex from 0 to 1, found `2`, line 2 column 3"],
    ["2\n1 1\n0\n1 2\n", "expected a vertex from 0 to 1, found `2`, line 4 column 3"],
    ["2\n1 1\n", "expected a count, found the end of input, line 3 column 1"],
    ["3\n1 1\n1 2\n1 1\n1 0\n", "play can return to an earlier position: 1 → 2 → 1"],
    ["1\n1 0\n1 0\n", "play can return to an earlier position: 0 → 0"],
  ])("names what is wrong in %j", (input, message) => {
    expect(() => answers("poj-2425", input)).toThrow(message);
  });
});

describe("misere-dag", () => {
  test("agrees with plain misère play on 3,000 random sums, where the rule alone is often wrong", () => {
    let wrong = 0;
    for (let round = 0; round < partOf(3000); round++) {
      const graph = shuffled(1 + roll(9));
      const tokens = some(roll(4), graph.length);
      const wins = plainWins((v) => graph[v]!.map((w) => [w]), true)(tokens) ? "WIN" : "LOSE";
      const input = `1\n${graphText(graph)}${tokensText(tokens)}`;
      expect(answers("misere-dag", input)).toEqual([wins]);
      if (answers("misere-dag", input, true)[0] !== wins) wrong++;
    }
    expect(wrong).toBeGreaterThan(partOf(18) / 3);
  });

  test("plays out the smallest graph on which the rule is wrong", () => {
    const input = "1\n4\n0\n1 0\n2 0 1\n1 2\n1 3\n";
    expect(plainWins((v) => [[], [[0]], [[0], [1]], [[2]]][v]!, true)([3])).toBe(false);
    expect(answers("misere-dag", input)).toEqual(["LOSE"]);
    expect(answers("misere-dag", input, true)).toEqual(["WIN"]);
  });

  test.skipIf(isQuick)(
    "holds to the rule wherever its condition does, on all 1,099 graphs of up to 5 vertices",
    () => {
      let held = 0;
      let failed = 0;
      let refuted = 0;
      for (let n = 1; n <= 5; n++) {
        const pairs = Array.from({ length: n }, (_, v) => some(v, 1).map((_, w) => [v, w] as const)).flat();
        for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
          const graph: number[][] = Array.from({ length: n }, () => []);
          for (const [i, [v, w]] of pairs.entries()) if ((chosen >> i) & 1) graph[v]!.push(w);
          const values: number[] = [];
          for (const to of graph) {
            let mex = 0;
            while (to.some((w) => values[w] === mex)) mex++;
            values.push(mex);
          }
          const holds = graph.every(
            (to, v) => values[v] !== 0 || to.length === 0 || to.some((w) => values[w] === 1),
          );
          const wins = plainWins((v) => graph[v]!.map((w) => [w]), true);
          for (let first = 0; first < n; first++) {
            for (let second = first; second < n; second++) {
              for (const tokens of [[first], [first, second], [first, second, n - 1]]) {
                const sum = tokens.reduce((total, v) => total ^ values[v]!, 0);
                const rule = (sum !== 0) === tokens.some((v) => values[v]! > 1);
                if (holds) {
                  held++;
                  expect(rule).toBe(wins(tokens));
                } else {
                  failed++;
                  if (rule !== wins(tokens)) refuted++;
                }
              }
            }
          }
        }
      }
      expect(held).toBeGreaterThan(41_905);
      expect({ failed, refuted }).toEqual({ failed: expect.any(Number), refuted: expect.any(Number) });
      expect(refuted).toBeGreaterThan(376);
    },
  );

  test("follows a chain of 100,000 vertices where the condition holds", () => {
    const chain = Array.from({ length: 100_000 }, (_, v) => (v + 1 < 100_000 ? [v + 1] : []));
    expect(answers("misere-dag", `1\n${graphText(chain)}3 0 1 2\n`)).toEqual(["WIN"]);
    expect(answers("misere-dag", `1\n${graphText(chain)}2 0 1\n`)).toEqual(["LOSE"]);
  });

  test("counts a placement without tokens, or without moves, as won", () => {
    expect(answers("misere-dag", "2\n1\n0\n0\n1\n0\n2 0 0")).toEqual(["WIN", "WIN"]);
  });
});

describe("cf-919f", () => {
  const show = (hand: readonly number[]) => hand.join(" ");
  /** Hands in ascending order, with the result of playing one card against one of another hand. */
  const sorted: string[] = [];
  (function deal(hand: readonly number[]): void {
    if (hand.length === 8) sorted.push(hand.join(""));
    else for (let card = hand.at(-1) ?? 0; card < 5; card++) deal([...hand, card]);
  })([]);
  const place = new Map(sorted.map((hand, i) => [hand, i]));
  const after = sorted.map((hand) =>
    [1, 2, 3, 4].map((b) =>
      [...new Set(hand.replaceAll("0", ""))].map(
        (a) => place.get([...hand.replace(a, `${(Number(a) + b) % 5}`)].sort().join(""))!,
      ),
    ),
  );
  const met = sorted.map((hand) => [1, 2, 3, 4].filter((b) => hand.includes(`${b}`)));

  /** Winner of each pair of hands, by passes over all pairs until nothing changes. */
  function byRounds(): Int8Array {
    const n = sorted.length;
    const zeros = place.get("00000000")!;
    const result = new Int8Array(n * n);
    let open: number[] = [];
    for (let own = 0; own < n; own++) {
      for (let other = 0; other < n; other++) {
        const at = own * n + other;
        if (own === zeros) result[at] = 1;
        else if (other === zeros) result[at] = -1;
        else open.push(at);
      }
    }
    for (let before = -1; before !== open.length; ) {
      before = open.length;
      open = open.filter((at) => {
        const other = at % n;
        let best = -1;
        for (const b of met[other]!) {
          for (const to of after[(at - other) / n]![b - 1]!) {
            if (result[other * n + to]! < 0) best = 1;
            else if (best < 0 && result[other * n + to] === 0) best = 0;
          }
          if (best > 0) break;
        }
        result[at] = best;
        return best === 0;
      });
    }
    return result;
  }

  test.skipIf(isQuick)("agrees with rounds over all pairs of hands, whoever begins", () => {
    const result = byRounds();
    const cards = sorted.map((hand) => show([...hand].map(Number)));
    const [inputs, expected]: [string[], string[]] = [[], []];
    for (let own = 0; own < sorted.length; own++) {
      for (let other = 0; other < sorted.length; other++) {
        if (own === 0 && other === 0) continue;
        const first = (own + other) % 2;
        const hands = first === 0 ? [cards[own], cards[other]] : [cards[other], cards[own]];
        inputs.push(`${first}\n${hands.join("\n")}\n`);
        const won = result[own * sorted.length + other]!;
        expected.push(won === 0 ? "Deal" : won > 0 === (first === 0) ? "Alice" : "Bob");
      }
    }
    expect(new Set(expected).size).toBe(3);
    expect(answers("cf-919f", `${inputs.length}\n${inputs.join("")}`)).toEqual(expected);
  });

  test.each([
    ["1\n2\n", "expected 0 for Alice or 1 for Bob from 0 to 1, found `2`, line 2 column 1"],
    ["1\n0\n5", "expected a card from 0 to 4, found `5`, line 3 column 1"],
    ["1\n0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n", "expected a card that is not 0"],
  ])("names what is wrong in %j", (input, message) => {
    expect(() => answers("cf-919f", input)).toThrow(message);
  });
});

/**
 * Result for the player who moves first: 1 for a win, -1 for a loss, else 0; by passes over all vertices
 * until nothing changes.
 */
function byRoundsOn(options: readonly (readonly number[])[], lost: readonly number[]): number[] {
  const known: number[] = options.map((to, v) => (to.length === 0 || lost.includes(v) ? -1 : 0));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [v, to] of options.entries()) {
      if (known[v] !== 0) continue;
      known[v] = to.some((w) => known[w] === -1) ? 1 : to.every((w) => known[w] === 1) ? -1 : 0;
      changed ||= known[v] !== 0;
    }
  }
  return known;
}

describe("luogu-p6560", () => {
  test("agrees with rounds over random graphs, for every goal", () => {
    const roll = dice(6560);
    for (let round = 0; round < 60; round++) {
      const n = 2 + roll(7);
      const graph = Array.from({ length: n }, () => Array.from({ length: roll(4) }, () => roll(n)));
      const edges = graph.flatMap((to, v) => to.map((w) => `${v + 1} ${w + 1}`));
      const pairs = graph.flatMap((_, x) => graph.flatMap((_, y) => (x === y ? [] : [[x, y] as const])));
      const asked = pairs.map(([x, y]) => `${x + 1} ${y + 1}`);
      const input = [`${n} ${edges.length} ${asked.length}`, ...edges, ...asked].join("\n");
      const expected = pairs.map(([x, y]) => `${byRoundsOn(graph, [y])[x]}`);
      expect(answers("luogu-p6560", input)).toEqual(expected);
    }
  });

  test.each([
    ["2 1 1\n1 2\n1 1\n", "expected a vertex other than the start, found `1`, line 3 column 3"],
    ["2 1 1\n1 3\n", "expected a vertex from 1 to 2, found `3`, line 2 column 3"],
    ["2 2 1\n1 2\n", "expected a vertex, found the end of input"],
  ])("names what is wrong in %j", (input, message) => {
    expect(() => answers("luogu-p6560", input)).toThrow(message);
  });
});

describe("cf-787c", () => {
  test("agrees with rounds over random circles", () => {
    const roll = dice(787);
    const seen = new Set<number>();
    for (let round = 0; round < 60; round++) {
      const n = 2 + roll(9);
      const all = Array.from({ length: n - 1 }, (_, i) => i + 1);
      const sets = [0, 1].map(() => {
        const chosen = all.filter(() => roll(3) === 0);
        return chosen.length > 0 ? chosen : [1 + roll(n - 1)];
      });
      // Vertex number 2 p + player.
      const graph = Array.from({ length: 2 * n }, (_, v) =>
        sets[v % 2]!.map((step) => 2 * (((v >> 1) + step) % n) + 1 - (v % 2)),
      );
      const known = byRoundsOn(graph, [0, 1]);
      for (const each of known) seen.add(each);
      const line = (first: number) =>
        all.map((p) => ["Lose", "Loop", "Win"][known[2 * p + first]! + 1]).join(" ");
      const input = [n, ...sets.map((set) => [set.length, ...set].join(" "))].join("\n");
      expect(answers("cf-787c", input)).toEqual([line(0), line(1)]);
    }
    expect(seen.size).toBe(3);
  });

  test.each([
    ["1\n", "expected a count from 2 to 100000, found `1`"],
    ["5\n1 5\n", "expected a number of steps from 1 to 4, found `5`, line 2 column 3"],
  ])("names what is wrong in %j", (input, message) => {
    expect(() => answers("cf-787c", input)).toThrow(message);
  });
});
