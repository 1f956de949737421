import { describe, expect, test } from "vitest";
import { accepts, base, continued, learn, ostrowski, usualEffort } from "../../src/automata/index.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";

const SYSTEMS = [base(2), base(3), ostrowski(1), ostrowski(2), continued([2, 1])];

/** Depth at which the answers for a prefix of two tracks are few. */
const DEPTH = 3;
const MOST = 60;

describe("an automaton that is learnt", () => {
  test.each(SYSTEMS.map((system) => [system.id, system] as const))(
    "in %s of a function is that of the pairs of number and value",
    (_, system) => {
      const roll = dice(1987);
      let learnt = 0;
      for (let i = 0; i < partOf(80); i++) {
        const [times, less, by, most] = [1 + roll(3), roll(3), 1 + roll(4), 30 + roll(200)];
        const table = Array.from({ length: by }, () => roll(4));
        const at = (n: number) => Math.max(0, (i % 3 === 0 ? 0 : times * n - less) + table[n % by]!);
        const value = ([n]: readonly number[]) => (n! < most ? at(n!) : undefined);
        const has = ([n, h]: readonly number[]) => (n! < most ? at(n!) === h : undefined);
        const of = learn(
          system,
          ["n", "h"],
          { kind: "function", at: value },
          ...([DEPTH, MOST, usualEffort] as const),
        );
        const pairs = learn(
          system,
          ["n", "h"],
          { kind: "set", has },
          ...([DEPTH, MOST, usualEffort] as const),
        );
        expect([i, of]).toEqual([i, pairs]);
        if (of !== undefined) learnt++;
      }
      expect(learnt).toBeGreaterThan(partOf(80) / 10);
    },
  );

  test("accepts the pairs that it was asked about", () => {
    const asked = { kind: "function", at: ([n]: readonly number[]) => Math.floor(n! / 3) } as const;
    const found = learn(base(2), ["n", "h"], asked, 5, 40, usualEffort)!;
    for (let n = 0; n < 200; n++)
      for (let h = 0; h < 70; h++)
        expect([n, h, accepts(found, [n, h])]).toEqual([n, h, h === Math.floor(n / 3)]);
  });
});
