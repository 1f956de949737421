import { describe, expect, test } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { begin, misereQuotient, presentationOf, type Quotient, structureOf } from "../../src/solve/index.ts";
import { type Monoid, monoidOf } from "../../src/solve/misere/quotient/monoid.ts";
import { type Partial, partials } from "../../src/solve/misere/quotient/partial.ts";
import { elementsOf, verify } from "../../src/solve/misere/quotient/verify.ts";
import { codeOptions, dice, type Options, plainGrundy, plainWins } from "../oracle.ts";
import { partOf } from "../part.ts";

const NO_END = { tick: () => {}, clock: () => {} };

const quotientOf = (code: string, to?: number): Quotient =>
  misereQuotient(parseGame(code), to === undefined ? {} : { to });

const digitsOf = (code: string): number[] => [...code.replace(".", "")].map((digit) => parseInt(digit, 16));

const elementOf = ({ monoid: { times, order }, phi }: Partial, heaps: readonly number[]): number =>
  heaps.reduce((element, heap) => times[element * order + phi[heap]!]!, 0);

/** Game of heaps whose options are arbitrary sums of smaller heaps. */
function randomHeaps(roll: (n: number) => number, heaps: number): number[][][] {
  return Array.from({ length: heaps + 1 }, (_, heap) =>
    Array.from({ length: heap === 0 ? 0 : 1 + roll(4) }, () =>
      Array.from({ length: roll(3) }, () => 1 + roll(Math.max(1, heap - 1))),
    ).map((sum) => sum.filter((each) => each < heap).sort((a, b) => a - b)),
  );
}

/** Quotient of these heaps, computed stepwise; undefined after a limit. */
function quotientOfHeaps(options: number[][][], positions = 20_000): Partial | undefined {
  const steps = partials((heap) => options[heap]!, begin({ positions }));
  try {
    for (;;) {
      const { value } = steps.next();
      if (value.phi.length === options.length) return value;
    }
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

describe("misère quotients", () => {
  test.each([
    ["0.123", 20, 5, 5, 5],
    ["0.75", 8, 2, 8, 2],
    ["0.144", 30, 5, 12, 10],
    ["0.15", 42, 12, 66, 10],
    ["0.152", 34, 6, 25, 48],
    ["0.77", 40, 9, 71, 12],
    ["0.53", 16, 3, 21, 9],
  ])("%s has order %i and %i P-elements, preperiod %i, period %i", (code, order, p, preperiod, period) => {
    const found = quotientOf(code);
    expect(found).toMatchObject({ verdict: "proved", preperiod, period });
    expect(found.quotient.monoid.order).toBe(order);
    expect(found.quotient.monoid.inP.reduce((sum, each) => sum + each)).toBe(p);
  });

  test("of 0.07 has order 24 to heap 20, 144 at heap 25, and is called partial", () => {
    expect(quotientOf("0.07", 20)).toMatchObject({ verdict: "partial", quotient: { monoid: { order: 24 } } });
    expect(quotientOf("0.07", 25)).toMatchObject({
      verdict: "partial",
      quotient: { monoid: { order: 144 } },
    });
  });

  test.each(["0.123", "0.77", "0.15", "0.144", "4.7", "0.26", "{1,3,4}", "0.07"])(
    "%s: outcomes of random sums are those of plain play",
    (code) => {
      const heap = heapRules(parseGame(code))!;
      const options: Options<number> =
        heap.kind === "break"
          ? codeOptions(heap.digits)
          : (n) => [1, 3, 4].filter((s) => s <= n).map((s) => [n - s]);
      const { quotient } = quotientOf(code, 12);
      const wins = plainWins(options, true);
      const roll = dice(16);
      for (let i = 0; i < partOf(125); i++) {
        const heaps = Array.from({ length: roll(5) }, () => roll(Math.min(13, quotient.phi.length)));
        const isP = quotient.monoid.inP[elementOf(quotient, heaps)] === 1;
        expect(isP, heaps.join()).toBe(!wins(heaps));
      }
    },
  );

  test("of random rules have the outcomes of plain play, and no two elements that are alike", () => {
    const roll = dice(11);
    let grown = 0;
    let ended = 0;
    for (let round = 0; round < partOf(120, 8); round++) {
      const options = randomHeaps(roll, 7);
      const quotient = quotientOfHeaps(options);
      if (quotient === undefined) {
        ended++;
        continue;
      }
      if (quotient.monoid.order > 6) grown++;
      const wins = plainWins((heap) => options[heap]!, true);
      for (let i = 0; i < 40; i++) {
        const heaps = Array.from({ length: roll(5) }, () => roll(options.length));
        expect(quotient.monoid.inP[elementOf(quotient, heaps)] === 1).toBe(!wins(heaps));
      }
      const { order, times, inP } = quotient.monoid;
      const rows = new Set(
        Array.from({ length: order }, (_, x) => inP.map((_, z) => inP[times[x * order + z]!]!).join("")),
      );
      expect(rows.size).toBe(order);
    }
    expect(grown).toBeGreaterThanOrEqual(partOf(24));
    expect(ended).toBeLessThan(40);
  });

  test("agree with the normal values where they are normal: the kernel is the normal quotient", () => {
    for (const code of ["0.123", "0.77", "0.15", "0.144"]) {
      const { quotient } = quotientOf(code);
      const { kernel, unit, normal, regular } = structureOf(quotient.monoid);
      expect([normal, regular]).toEqual([true, true]);
      const value = plainGrundy(codeOptions(digitsOf(code)));
      const { order, times } = quotient.monoid;
      const byValue = new Map<number, number>();
      for (let heap = 0; heap < Math.min(40, quotient.phi.length); heap++) {
        const element = times[unit * order + quotient.phi[heap]!]!;
        expect(byValue.get(value(heap)) ?? element).toBe(element);
        byValue.set(value(heap), element);
      }
      expect(new Set(byValue.values()).size).toBe(byValue.size);
      expect(Math.log2(kernel.length) % 1).toBe(0);
    }
  });

  test("are tame for Nim and for sets, wild for Kayles", () => {
    const tame = (code: string, to?: number) => structureOf(quotientOf(code, to).quotient.monoid).tame;
    expect([tame("nim", 7), tame("{1,2,3}"), tame("0.3"), tame("0.0")]).toEqual([3, 2, 1, 0]);
    expect(tame("0.77")).toBeUndefined();
  });

  test("are presented by words that multiply as the elements do", () => {
    const { monoid } = quotientOf("0.77").quotient;
    expect(presentationOf(quotientOf("0.33").quotient.monoid).text).toBe("⟨a,b | a²=1, b³=b⟩");
    const { relations, words } = presentationOf(monoid, (letter, e) => letter.repeat(e));
    const value = (word: string) =>
      [...word].reduce(
        (x, letter) =>
          letter === "1"
            ? x
            : monoid.times[x * monoid.order + monoid.generators[letter.charCodeAt(0) - 97]!]!,
        0,
      );
    for (const [left, right] of relations) expect(value(left)).toBe(value(right));
    expect(words.map(value)).toEqual([...words.keys()]);
    // The rewriting rules reduce every word to that of its element.
    const roll = dice(3);
    const sorted = (word: string) => [...word].sort().join("");
    for (let i = 0; i < partOf(200); i++) {
      const start = sorted(Array.from({ length: 1 + roll(9) }, () => "abcdefg"[roll(7)]!).join(""));
      let word = start;
      for (let changed = true; changed; ) {
        changed = false;
        for (const [left, right] of relations) {
          const rest = [...left].reduce<string | undefined>(
            (left, letter) => (left?.includes(letter) ? left.replace(letter, "") : undefined),
            word,
          );
          if (rest === undefined) continue;
          word = sorted(rest + right.replace("1", ""));
          changed = true;
        }
      }
      expect(word || "1").toBe(words[value(start)]);
    }
  });

  test("stop at a limit with the last quotient that was verified, and never call it proved", () => {
    const found = misereQuotient(parseGame("0.07"), { positions: 3000 });
    expect(found).toMatchObject({ verdict: "partial", limit: { limit: "positions" } });
    expect(found.heaps).toBe(found.quotient.phi.length - 1);
    expect(misereQuotient(parseGame("kayles"), { to: 166 }).verdict).toBe("partial");
    expect(misereQuotient(parseGame("kayles"), { to: 167 }).verdict).toBe("proved");
    expect(misereQuotient(parseGame("grundys-game"), { to: 18 }).verdict).toBe("partial");
    expect(() => misereQuotient(parseGame("chomp"))).toThrow(RangeError);
  });
});

describe("the verification", () => {
  test("refuses what is changed at random in a presentation, or else what is changed is a quotient too", () => {
    const roll = dice(5);
    let refused = 0;
    let kept = 0;
    for (const code of ["0.123", "0.75", "0.53", "0.77"]) {
      const { quotient } = quotientOf(code, 30);
      const options = Array.from({ length: 31 }, (_, heap) => codeOptions(digitsOf(code))(heap));
      expect("kind" in verify(quotient.monoid, quotient.phi, options, NO_END)).toBe(false);
      const wins = plainWins(codeOptions(digitsOf(code)), true);
      for (let i = 0; i < 60; i++) {
        const { monoid, phi } = corrupted(quotient, roll);
        const found = verify(monoid, phi, options, NO_END);
        if ("kind" in found) {
          refused++;
          continue;
        }
        kept++;
        for (let j = 0; j < 20; j++) {
          const heaps = Array.from({ length: 2 + roll(4) }, () => roll(12));
          expect(monoid.inP[elementOf({ ...quotient, monoid, phi }, heaps)] === 1).toBe(!wins(heaps));
        }
      }
    }
    expect(refused).toBeGreaterThan(partOf(200));
    expect(kept).toBeLessThan(10);
  });

  /** Another P-portion, another element for a heap, or two elements merged. */
  function corrupted(
    { monoid, phi }: Partial,
    roll: (n: number) => number,
  ): { monoid: Monoid; phi: number[] } {
    const inP = monoid.inP.slice();
    const other = [...phi];
    if (roll(2) === 0) inP[roll(monoid.order)]! ^= 1;
    else other[1 + roll(phi.length - 1)] = roll(monoid.order);
    return { monoid: { ...monoid, inP }, phi: other };
  }

  test("names a flaw that is one", () => {
    const { quotient } = quotientOf("0.77", 20);
    const { monoid, phi } = quotient;
    const options = Array.from({ length: 21 }, (_, heap) => codeOptions([0, 7, 7])(heap));
    const inP = monoid.inP.map((each, x) => (x === phi[9] ? 1 - each : each));
    const flaw = verify({ ...monoid, inP }, phi, options, NO_END);
    expect(flaw).toHaveProperty("kind");
    if (!("kind" in flaw)) return;
    if (flaw.kind === "P") {
      expect(elementsOf(monoid, options[flaw.heap]!, phi, () => {})).toContain(flaw.option);
      expect(
        [phi[flaw.heap]!, flaw.option].map((x) => inP[monoid.times[x * monoid.order + flaw.context]!]),
      ).toEqual([1, 1]);
    } else {
      expect(inP[elementOf(quotient, flaw.heaps)]).toBe(0);
    }
  });

  test("a monoid is made from the actions of its generators", () => {
    const nim2 = monoidOf(
      Int32Array.from([1, 2, 0, 3, 3, 4, 2, 5, 5, 2, 4, 3]),
      2,
      Uint8Array.from([0, 1, 0, 0, 1, 0]),
    );
    expect(presentationOf(nim2).text).toBe("⟨a,b | a²=1, b³=b⟩");
    expect(structureOf(nim2).tame).toBe(2);
  });
});
