import { describe, expect, test } from "vitest";
import { NotationError, PositionError } from "../../src/errors.ts";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { certificateOf, findLaw, statedLaw, testLaw, variablesOf } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { component, solver } from "../../src/solve/index.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick } from "../part.ts";

type Position = readonly number[];

/** Condition on positions, as text and as a function. */
interface Legal {
  readonly text: string;
  readonly is: (position: Position) => boolean;
}

const LEGAL: readonly Legal[] = [
  { text: "x != y", is: ([x, y]) => x !== y },
  { text: "x < 9 and y < 7", is: ([x, y]) => x! < 9 && y! < 7 },
  { text: "not (x = 2 or y in {3..4})", is: ([x, y]) => x !== 2 && y !== 3 && y !== 4 },
  { text: "x % 3 != 1 or y > 5", is: ([x, y]) => x! % 3 !== 1 || y! > 5 },
  { text: "x >= y", is: ([x, y]) => x! >= y! },
  { text: "x + y != 4 and x xor y != 5", is: ([x, y]) => x! + y! !== 4 && (x! ^ y!) !== 5 },
];

/** Moves that take tokens, one option each, with their notation. */
const TAKES: readonly (readonly [text: string, moves: (position: Position) => Position[]])[] = [
  ["x-k,y", ([x, y]) => Array.from({ length: x! }, (_, k) => [k, y!])],
  ["x,y-k", ([x, y]) => Array.from({ length: y! }, (_, k) => [x!, k])],
  ["x-1,y", ([x, y]) => [[x! - 1, y!]]],
  ["x,y-2", ([x, y]) => [[x!, y! - 2]]],
  ["x-2,y+1", ([x, y]) => [[x! - 2, y! + 1]]],
  ["x-1,y-1", ([x, y]) => [[x! - 1, y! - 1]]],
  ["x/2,y if x > 0", ([x, y]) => (x! > 0 ? [[Math.floor(x! / 2), y!]] : [])],
];

/** Random rules with legal positions, and their moves by the definitions in TAKES and LEGAL. */
function* games(seed: number, count: number) {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const { text, is } = LEGAL[i % LEGAL.length]!;
    const some = TAKES.filter(() => roll(3) === 0);
    const takes = some.length === 0 ? TAKES.slice(0, 2) : some;
    const options = (position: Position): Position[][] =>
      is(position)
        ? takes
            .flatMap(([, moves]) => moves(position))
            .filter((to) => to.every((each) => each >= 0) && is(to))
            .map((to) => [to])
        : [];
    yield { id: `[x,y: ${takes.map(([each]) => each).join(" | ")} ; legal: ${text}]`, is, options };
  }
}

function* box(side: number): Generator<Position> {
  for (let x = 0; x < side; x++) for (let y = 0; y < side; y++) yield [x, y];
}

function plainOutcome(options: (position: Position) => readonly (readonly Position[])[], misere: boolean) {
  const known = new Map<string, "P" | "N">();
  const outcome = (position: Position): "P" | "N" => {
    const found = known.get(position.join());
    if (found !== undefined) return found;
    const all = options(position).map(([to]) => outcome(to!));
    const isLost = all.length === 0 ? !misere : !all.includes("P");
    known.set(position.join(), isLost ? "P" : "N");
    return isLost ? "P" : "N";
  };
  return outcome;
}

describe("legal positions of a rule in a line", () => {
  test("the values and outcomes of legal positions are those of play among them", () => {
    for (const { id, is, options } of games(1, 24)) {
      const game = parseGame(id);
      const value = plainGrundy<Position>(options, String);
      const loses = plainOutcome(options, true);
      const solving = solver();
      for (const position of box(11)) {
        expect([id, position, game.isPosition!(position)]).toEqual([id, position, is(position)]);
        if (!is(position)) continue;
        const at = component(game, position);
        expect([id, position, solving.at(at).value]).toEqual([id, position, value(position)]);
        expect([id, position, solving.outcome([at], "misere")]).toEqual([id, position, loses(position)]);
      }
    }
  });

  test.skipIf(isQuick)("laws speak of legal positions, and their certificates are valid", () => {
    let proved = 0;
    for (const { id, is, options } of games(2, isQuick ? 2 : 6)) {
      const game = parseGame(id);
      for (const play of ["normal", "misere"] as const) {
        const { finding } = findLaw(game, "outcomes", play, { seconds: 60 });
        if (finding?.verdict !== "proved" || finding.data?.kind !== "formula") continue;
        proved++;
        const { says } = statedLaw(finding.text, ["x", "y"], play);
        const plain = plainOutcome(options, play === "misere");
        for (const position of box(14))
          if (is(position))
            expect([id, finding.text, position, says(position)]).toEqual([
              id,
              finding.text,
              position,
              plain(position),
            ]);
        expect([id, certificateOf(game, finding)?.finding.verdict]).toEqual([id, "valid"]);
      }
    }
    expect(proved).toBeGreaterThan(isQuick ? 0 : 2);
  });

  test("tables of two numbers leave out what is no position, and of one, too", () => {
    for (const { id, is, options } of games(3, 6)) {
      const value = plainGrundy<Position>(options, String);
      const { values } = JSON.parse(nimber(["values", id, "--to", "8", "--json"]).stdout);
      const plain = Array.from({ length: 9 }, (_, x) =>
        Array.from({ length: 9 }, (_, y) => (is([x, y]) ? value([x, y]) : null)),
      );
      expect([id, values]).toEqual([id, plain]);
      const lines = nimber(["values", id, "--to", "8", "--format", "csv"]).stdout.trim().split("\n");
      const listed = [...box(9)].filter(is).map((at) => `${at.join()},${value(at)}`);
      expect([id, lines.slice(1)]).toEqual([id, listed]);
    }
    const one = nimber(["values", "[n: n-1 ; legal: n % 3 != 0]", "--to", "6", "--json"]);
    expect(JSON.parse(one.stdout).values).toEqual([null, 0, 1, null, 0, 1, null]);
  });

  // Northeastern European Regional Contest 2006 (ASC 22), problem D.
  test("three piles that are never equal", () => {
    const game = parseGame("[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k ; legal: x != y and y != z and x != z]");
    const { finding } = findLaw(game, "outcomes");
    expect(finding).toMatchObject({
      verdict: "proved",
      text: "P iff (x + 1) xor (y + 1) xor (z + 1) = 0",
    });
    const wrong = testLaw(game, statedLaw("P iff x xor y xor z = 0", variablesOf(game)!));
    expect(wrong.verdict).toBe("refuted");
    expect(game.isPosition!(wrong.counterexample!.position)).toBe(true);
  });

  test.each(["n < 0", "n % 2 = 2", "n != n", "n in squares and n in primes"])(
    "no law is stated where no position is legal: %s",
    (legal) => {
      const game = parseGame(`[n: n-1 ; legal: ${legal}]`);
      expect(() => findLaw(game, "values")).toThrow(NotationError);
      expect(() => findLaw(game, "outcomes")).toThrow(/some position meets/);
      expect(() => testLaw(game, statedLaw("P iff n = 7", ["n"]))).toThrow(NotationError);
    },
  );

  test.skipIf(isQuick)("a law is found where the first legal position is far away", () => {
    const { finding } = findLaw(parseGame("[n: n-1 ; legal: n > 2000]"), "outcomes");
    expect(finding).toMatchObject({ verdict: "proved", text: "P iff n % 2 = 1" });
  });

  test("a position that is not legal is refused where it stands", () => {
    const id = "[x,y: x-k,y | x,y-k ; legal: x != y]";
    expect(() => parseSum(`${id} 3,3`)).toThrow(NotationError);
    expect(() => parseSum(`${id} 3,3`)).toThrow(/x != y/);
    expect(
      () => component(parseGame(id), [3, 3] as never) && solver().at(component(parseGame(id), [3, 3])),
    ).toThrow(PositionError);
    expect(() => parseGame("[n: split(n) ; legal: n > 1]")).toThrow(NotationError);
    expect(() => parseGame("[x,y: x-k,y ; legal: k < 3]")).toThrow(/without the letter k/);
    expect(() => parseGame("[n: n-1 ; misere]")).toThrow(/the option --misere/);
    expect(() => parseGame("[x,y: x-1,y or x,y-1]")).toThrow(/`\|` between two moves/);
  });

  test("the first position is legal", () => {
    for (const { id, is } of games(3, 12))
      expect([id, parseGame(id).start.every((each) => is(each as Position))]).toEqual([id, true]);
  });

  test("sentences say which positions are legal, and options as they were written", () => {
    const game = parseGame("[x,y: x-k,y if k < 3 ; legal: x != y]");
    expect(say(game.rule, "en")).toBe(
      "From x,y a move leads to x-k,y, for any k ≥ 1 such that k < 3. No number may become negative. A position is legal only where x ≠ y; no move leads to another.",
    );
    expect(say(game.rule, "zh")).toContain("只有满足 x ≠ y 的局面合法");
  });
});
