import { describe, expect, test } from "vitest";
import { kayles, nim, parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { after, component, explain, misere, opponent, refute, solver } from "../src/solve/index.ts";
import type { Component, Game, Rules } from "../src/types.ts";
import { plainGrundy, plainWins } from "./oracle.ts";

/** The unnamed rules of the README: knock down two adjacent pins. */
const pins = {
  key: (row: number) => row,
  *moves(row: number) {
    for (let i = 0; i + 2 <= row; i++) yield { at: `${i + 1}-${i + 2}`, to: [i, row - i - 2] };
  },
};
const options = (row: number) => [...pins.moves(row)].map(({ to }) => to);
const kaylesOptions = (row: number) => [...kayles.moves(row)].map(({ to }) => to as number[]);

/** Whether the player to move wins a sum of rows of both games, by plain play. */
function wins(rows: readonly number[], kayles: readonly number[]): boolean {
  const name = `${[...rows].sort()}|${[...kayles].sort()}`;
  const known = won.get(name);
  if (known !== undefined) return known;
  const result =
    rows.some((row, i) => options(row).some((to) => !wins(rows.toSpliced(i, 1, ...to), kayles))) ||
    kayles.some((row, i) => kaylesOptions(row).some((to) => !wins(rows, kayles.toSpliced(i, 1, ...to))));
  won.set(name, result);
  return result;
}
const won = new Map<string, boolean>();

describe("rules without a name", () => {
  const solving = solver();

  test("stand in sums beside games of the catalogue, with the winning moves of plain play", () => {
    for (let row = 0; row < 9; row++) {
      for (let heap = 0; heap < 9; heap++) {
        const sum = [component(pins, row), component(kayles, heap)];
        const { outcome, winning } = solving.solve(sum);
        expect(outcome).toBe(wins([row], [heap]) ? "N" : "P");
        const left = winning.map(({ component, move }) => `${component} ${move.at}`);
        const all = sum.flatMap(({ rules, position }, i) =>
          [...rules.moves(position)].flatMap(({ at, to }) => {
            const [a, b] = i === 0 ? [to, [heap]] : [[row], to];
            return wins(a as number[], b as number[]) ? [] : [`${i} ${at}`];
          }),
        );
        expect(left).toEqual(all);
      }
    }
  });

  test("are played, explained, refuted and searched under misère play", () => {
    const sum: Component[] = [component(pins, 6), component(kayles, 3)];
    const lively: Component[] = [component(pins, 6), component(kayles, 4)];
    const reply = opponent(solving).reply(lively)!;
    expect(solving.outcome(after(lively, reply))).toBe("P");
    const { sentence, options: shown } = explain(solving, sum, solving.solve(sum));
    expect(shown[0]!.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(say(sentence, "en")).toBe(
      "3 ⊕ 3 = 0: every move makes the nim-sum non-zero and the opponent can make it 0 again, so the previous player wins (P-position).",
    );
    const value = plainGrundy(options);
    const claim = { claim: { en: "", zh: "" }, source: "", says: value, cases: () => rows(40) };
    expect(refute(pins, claim).verdict).toBe("observed");
    expect(refute(pins, { ...claim, says: () => 0 })).toMatchObject({ counterexample: [2], found: 1 });
    const lost = plainWins(options, true);
    for (let row = 0; row < 10; row++) {
      for (let other = 0; other < 10; other++) {
        const both = [component(pins, row), component(pins, other)];
        expect(solving.outcome(both, "misere") === "N").toBe(lost([row, other]));
        expect(misere().outcome(both) === "N").toBe(lost([row, other]));
      }
    }
  });

  test("are called by a plain word in both languages", () => {
    const sum = [component(pins, 4)];
    const { sentence } = explain(solving, sum, solving.solve(sum));
    expect(say(sentence, "en")).toContain("move 2-3 in position 4 makes");
    expect(say(sentence, "zh")).toContain("在局面 4 中用走法 2-3");
    const strict: Rules<number> = { ...pins, isPosition: (value) => typeof value === "number" };
    expect(() => solving.solve([component(strict, "4" as unknown as number)])).toThrow(
      'position: expected a position of the game (in the form that its rules use), got "4"',
    );
  });
});

function* rows(to: number): Generator<[number]> {
  for (let row = 0; row < to; row++) yield [row];
}

describe("rules are one and the same when they are one object", () => {
  const named = (game: Game<unknown>, id: string): Game<unknown> => ({ ...game, id });
  const takes = (most: number): Rules<number> & { readonly id: string } => ({
    id: "twin",
    key: (n) => n,
    *moves(n) {
      for (let s = 1; s <= Math.min(n, most); s++) yield { at: `${s}`, to: [n - s] };
    },
  });

  test("two games of one name never share values, nor moves, nor outcomes", () => {
    const [one, two] = [takes(1), takes(2)];
    const sums = solver();
    expect(sums.at(component(one, 2)).value).toBe(0);
    expect(sums.at(component(two, 2)).value).toBe(2);
    for (const play of ["normal", "misere"] as const) {
      for (let n = 0; n < 8; n++) {
        const each = [one, two].map((rules) => sums.outcome([component(rules, n)], play));
        const far = play === "normal" ? 0 : 1;
        expect(each).toEqual([n % 2 === far ? "P" : "N", n % 3 === far ? "P" : "N"]);
        expect([one, two].map((rules) => misere().outcome([component(rules, n)]))).toEqual(
          [one, two].map((rules) => solver().outcome([component(rules, n)], "misere")),
        );
      }
    }
    const both = [component(one, 3), component(two, 4)];
    const { winning } = sums.solve([...both, component(two, 3)]);
    const plain = winning.map((each) => sums.outcome(after([...both, component(two, 3)], each)));
    expect(plain.every((outcome) => outcome === "P")).toBe(true);
    const [tables, other] = [named(parseGame("{1,2}"), "x"), named(parseGame("{1,3,4}"), "x")];
    expect([0, 1, 2, 3, 4].map((n) => sums.at(component(tables, n)).value)).toEqual([0, 1, 2, 0, 1]);
    expect([0, 1, 2, 3, 4].map((n) => sums.at(component(other, n)).value)).toEqual([0, 1, 0, 1, 2]);
  });

  test("what is read twice from one notation is one game", () => {
    for (const id of ["{5,2}", "0.77", "bash(3)", "wythoff(1)", "[n: n-1 | n/2]", "kayles"])
      expect(parseGame(id)).toBe(parseGame(id));
    expect(parseGame("{5,2}")).toBe(parseGame("{2,5}"));
    const [a, b] = parseSum("{2,5} 4 + {5,2} 7");
    expect(a!.rules).toBe(b!.rules);
    for (let i = 2; i < 300; i++) parseGame(`{${i}}`);
    expect(parseGame("{5,2}").id).toBe("{2,5}");
  });

  test("a sum is typed by what stands in it", () => {
    const heap: Component<number | bigint> = component(nim, 3);
    const row: Component<number> = component(pins, 3);
    expect(solver().solve([heap, row]).outcome).toBe("N");
  });
});
