import { describe, expect, test } from "vitest";
import { encodedAs } from "../src/encoding.ts";
import { LimitError, MethodError } from "../src/errors.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { addingOf, provedValues, stepsOf } from "../src/solve/adding/values.ts";
import { begin, component, explain, opponent, solver } from "../src/solve/index.ts";
import type { Outcome } from "../src/types.ts";

/** Options of a heap, by the definition of the digits. */
function optionsOf(code: string, heap: number): number[][] {
  const [before = "", after = ""] = code.split(".");
  const digits = [...before, ...after].map(Number);
  return digits.flatMap((digit, i) => {
    const left = heap + before.length - 1 - i;
    if (heap === 0 || left < 0) return [];
    const splits = Array.from({ length: left >> 1 }, (_, a) => [a + 1, left - a - 1]);
    return [
      ...(digit & 1 && left === 0 ? [[]] : []),
      ...(digit & 2 && left > 0 ? [[left]] : []),
      ...(digit & 4 ? splits : []),
    ];
  });
}

/**
 * Winner of heaps of at most `most` tokens with a nim-heap of at most 3, found backwards from the terminal
 * positions. Moves to more tokens count as won by nobody, so results do not depend on larger heaps.
 */
function playedOut(code: string, most: number): (heaps: readonly number[], nim: number) => Outcome {
  const keyOf = (heaps: readonly number[], nim: number) =>
    `${heaps.filter((heap) => heap > 0).sort((a, b) => a - b)} ${nim}`;
  const positions = new Map<string, string[]>();
  const open: [readonly number[], number][] = [];
  const add = (heaps: readonly number[], nim: number): string => {
    const key = keyOf(heaps, nim);
    if (heaps.reduce((sum, heap) => sum + heap, 0) > most) return "beyond";
    if (!positions.has(key)) {
      positions.set(key, []);
      open.push([heaps.filter((heap) => heap > 0), nim]);
    }
    return key;
  };
  for (let nim = 0; nim <= 3; nim++) for (let heap = 0; heap <= most; heap++) add([heap], nim);
  for (let nim = 0; nim <= 3; nim++)
    for (let a = 1; a <= most / 2; a++) for (let b = a; a + b <= most; b++) add([a, b], nim);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [heaps, nim] = next;
    const options = positions.get(keyOf(heaps, nim))!;
    for (let less = 0; less < nim; less++) options.push(add(heaps, less));
    for (const [i, heap] of heaps.entries())
      for (const left of optionsOf(code, heap)) options.push(add(heaps.toSpliced(i, 1, ...left), nim));
  }
  const known = new Map<string, Outcome>();
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const [key, options] of positions) {
      if (known.has(key)) continue;
      if (options.some((each) => known.get(each) === "P")) known.set(key, "N");
      else if (options.every((each) => known.get(each) === "N")) known.set(key, "P");
    }
  }
  return (heaps, nim) => known.get(keyOf(heaps, nim)) ?? "D";
}

describe("codes whose moves add tokens", () => {
  test.each(["20.017", "20.007", "20.03", "24.007", "200.0077", "20.123", "40.0007", "20.013"])(
    "%s agrees with play on sums of small heaps",
    (code) => {
      const wins = playedOut(code, 15);
      const game = parseGame(code);
      const solving = solver();
      for (let nim = 0; nim <= 3; nim++) {
        for (let a = 0; a <= 6; a++) {
          for (let b = a; b <= 6 - (a >> 1); b++) {
            const heaps = [component(game, a), component(game, b)];
            const sum = nim === 0 ? heaps : [...heaps, ...parseSum(`nim ${nim}`)];
            expect([a, b, nim, solving.outcome(sum)]).toEqual([a, b, nim, wins([a, b], nim)]);
          }
        }
      }
    },
  );

  test("values repeat, and are known of heaps of any size", () => {
    const known = addingOf(encodedAs(parseGame("20.017"), "adding")!);
    const infinite = (...to: number[]) => ({ infinite: to });
    const four = [infinite(0), infinite(0), infinite(0), infinite(0)];
    expect(known.repeats(begin())).toEqual({ values: [0, 0, ...four, infinite()], preperiod: 6, period: 1 });
    expect(known.at(10n ** 30n, begin())).toEqual(infinite());
    expect(addingOf(encodedAs(parseGame("20.007"), "adding")!).at(10n ** 30n + 1n, begin())).toBe(1);
  });

  test("a claim that is wrong is not proved", () => {
    const steps = stepsOf(encodedAs(parseGame("20.007"), "adding")!);
    const tick = begin().tick;
    const claim = (values: number[], preperiod: number, period: number) =>
      provedValues({ values, preperiod, period }, steps, tick);
    expect(claim([0, 1], 0, 2)).toBe(true);
    for (const values of [
      [1, 0],
      [0, 0],
      [0, -1],
      [0, 2],
      [-1, -1],
    ])
      expect(claim(values, 0, 2)).toBe(false);
    for (const values of [
      [0, 1, 0, 0],
      [0, 1, 0, -1],
    ])
      expect(claim(values, 2, 2)).toBe(false);
  });

  test("a heap may be known where no period is, and another is not", () => {
    const known = addingOf(encodedAs(parseGame("20.0007"), "adding")!);
    expect(Array.from({ length: 8 }, (_, heap) => known.at(heap, begin()))).toEqual([0, 0, 1, 0, 2, 1, 3, 2]);
    expect(() => known.at(10n ** 9n, begin({ positions: 200 }))).toThrow(LimitError);
  });

  test("equal heaps need not cancel, and misère play is refused", () => {
    const sum = parseSum("20.017 2 + 20.017 2");
    const solving = solver();
    const solution = solving.solve(sum);
    expect([solution.outcome, solution.drawing?.length]).toEqual(["D", 2]);
    expect(say(explain(solving, sum, solution).sentence, "en")).toContain("∞(0) ⊕ ∞(0) = ∞");
    expect(opponent(solving).reply(sum)?.move.at).toBe("+1");
    expect(() => solver({ method: "adding" }).solve(sum, "misere")).toThrow(MethodError);
  });

  test("a rule in a line that says the same has the same values", () => {
    const [line, code] = ["[n: n+1 if n > 0 | n-2]", "20.03"].map((id) => parseGame(id));
    for (let heap = 0; heap < 12; heap++)
      expect(solver().exactly(component(line!, heap)).value).toEqual(
        solver().exactly(component(code!, heap)).value,
      );
    expect(parseGame("[n: n+1 | n-2]").accelerators?.encoding?.kind).not.toBe("adding");
    expect(parseGame("[n: n+1 if n > 1 | n-2]").accelerators?.encoding?.kind).not.toBe("adding");
  });

  test("moves are found by their names, and nothing is added to no heap", () => {
    const game = parseGame("64.017");
    expect([...game.moves(0)]).toEqual([]);
    for (const move of game.moves(7)) expect(game.accelerators?.moveNamed?.(7, move.at)?.to).toEqual(move.to);
    for (const at of ["+2", "+1,8|9", "+1,5|6", "+01", "+", "1-9"])
      expect(game.accelerators?.moveNamed?.(7, at)).toBeUndefined();
    expect(game.rule.en).toContain("Add 1: leave one heap, or leave two heaps.");
    expect(parseGame("00.07").id).toBe("0.07");
  });
});
