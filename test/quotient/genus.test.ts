import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { canonicalForms, genusText, misere } from "../../src/solve/index.ts";
import { codeOptions, dice, type Options, plainGrundy, plainWins } from "../oracle.ts";
import { records } from "../published/records.ts";

const forms = canonicalForms();
const formOf = (text: string) => forms.of(parseSum(text));

describe("misère canonical forms", () => {
  test("born by day 0, 1, 2, 3, 4 are 1, 2, 3, 5, 22, and by day 5 4171780 (Conway 1976; Siegel 2013)", () => {
    const all = canonicalForms();
    let born = [0];
    const counts = [1];
    for (let day = 1; day <= 4; day++) {
      const next = new Set<number>();
      for (let mask = 0; mask < 2 ** born.length; mask++)
        next.add(all.withOptions(born.filter((_, i) => (mask >> i) & 1)).number);
      born = [...next].sort((a, b) => a - b);
      counts.push(born.length);
    }
    expect(counts).toEqual([1, 2, 3, 5, 22]);
    // A set of forms is a canonical form unless some form H simplifies it.
    const maskOf = (numbers: readonly number[]) =>
      numbers.reduce((mask, each) => mask | (1 << born.indexOf(each)), 0);
    const answers = born
      .filter((each) => all.at(each).birthday <= 3)
      .map((h) => ({
        own: maskOf(all.at(h).options),
        reach: maskOf(born.filter((each) => all.at(each).options.includes(h))),
        zero: h === 0,
      }));
    const lost = maskOf(born.filter((each) => all.at(each).outcome === "P"));
    let count = 0;
    for (let mask = 0; mask < 2 ** born.length; mask++) {
      const falls = answers.some(
        ({ own, reach, zero }) =>
          (own & ~mask) === 0 &&
          mask !== own &&
          (mask & ~own & ~reach) === 0 &&
          (!zero || (mask & lost) !== 0),
      );
      if (!falls) count++;
    }
    expect(count).toBe(4171780);
  });

  test("keep the outcome beside every sum, and tell apart what some sum tells apart", () => {
    const roll = dice(4);
    const wins = plainWins(codeOptions([0, 7, 7]), true);
    for (let i = 0; i < 150; i++) {
      const heaps = Array.from({ length: 1 + roll(3) }, () => roll(9));
      const form = formOf(`kayles ${heaps.join(" ")}`);
      expect(form.outcome).toBe(wins(heaps) ? "N" : "P");
      const other = Array.from({ length: 1 + roll(3) }, () => roll(9));
      if (formOf(`kayles ${other.join(" ")}`).number !== form.number) continue;
      for (let j = 0; j < 10; j++) {
        const beside = Array.from({ length: roll(3) }, () => roll(9));
        expect(wins([...heaps, ...beside])).toBe(wins([...other, ...beside]));
      }
    }
  });

  test("have the usual names", () => {
    const name = (text: string) => forms.name(formOf(text).number);
    expect(["nim 3", "nim 2 2", "kayles 4", "nim 2 2 1", "nim 12"].map(name)).toEqual([
      "3",
      "2_2",
      "1",
      "2_3",
      "*12",
    ]);
    const two = forms.heap(2).number;
    const [three, four] = [forms.heap(3).number, forms.heap(4).number];
    expect(forms.name(forms.withOptions([two]).number)).toBe("2_+");
    expect(forms.name(forms.withOptions([three, four]).number)).toBe("43");
    expect(forms.withOptions([two]).number).toBe(forms.withOptions([two, two]).number);
  });

  test("of published positions are as published", () => {
    for (const record of records.filter(({ category }) => category === "misere-canonical")) {
      const form =
        record.id === "mcg-04"
          ? forms.withOptions([forms.heap(2).number])
          : forms.heap(Number(record.game.match(/\d/)![0]));
      expect(form.birthday).toBe(record.birthday);
      expect(form.genus.base).toBe(record.nim_value);
      expect(form.genus.digits[0]).toBe(record.misere_nim_value);
      expect(form.temper === "tame").toBe((record.flags as { isTame: string }).isTame === "true");
    }
  });
});

describe("genus", () => {
  test("of Kayles to heap 20 is as published, with its exact repetition", () => {
    const record = records.find(({ id }) => id === "genus-Kayles-0-77")!;
    const shown = (record.cgsuite_strings as string).slice(1, -1).split(",");
    for (const [heap, digits] of (record.genus_digits as number[][]).entries()) {
      const { genus } = formOf(`kayles ${heap}`);
      const long = [...genus.digits];
      while (long.length < digits.length) long.push(long.at(-2)!);
      expect(long.slice(0, digits.length)).toEqual(digits);
      // Where the source writes more than one digit, our notation is the same.
      const [base, superscript = ""] = shown[heap]!.split("^");
      expect(genus.base).toBe(Number(base));
      if (superscript.length > 1) expect(genusText(genus)).toBe(`${base}^{${superscript}}`);
    }
    expect(genusText(formOf("kayles 0").genus)).toBe("0^{120}");
    expect(genusText(formOf("kayles 5").genus)).toBe("4^{146}");
  });

  test("is what plain play beside Nim heaps has", () => {
    const roll = dice(8);
    for (const [code, digits] of [
      ["0.123", [0, 1, 2, 3]],
      ["4.7", [4, 7]],
      ["0.26", [0, 2, 6]],
    ] as const) {
      const own = codeOptions(digits);
      // Nim heaps have negative numbers.
      const options: Options<number> = (heap) =>
        heap < 0 ? Array.from({ length: -heap }, (_, i) => (i === 0 ? [] : [-i])) : own(heap);
      const wins = plainWins(options, true);
      const value = plainGrundy(own);
      for (let i = 0; i < 12; i++) {
        const heaps = Array.from({ length: 1 + roll(2) }, () => roll(8));
        const { genus } = formOf(`${code} ${heaps.join(" ")}`);
        expect(genus.base).toBe(heaps.reduce((sum, heap) => sum ^ value(heap), 0));
        for (let twos = 0; twos < Math.min(4, genus.digits.length); twos++) {
          let digit = 0;
          while (wins([...heaps, ...Array<number>(twos).fill(-2), ...(digit === 0 ? [] : [-digit])])) digit++;
          expect(genus.digits[twos]).toBe(digit);
        }
      }
    }
  });

  test("is tame, restive, restless or wild, as Conway has it", () => {
    // The game a = {2_2,2,1} of Grundy's game has genus 3^{1431…}.
    const restless = formOf("grundys-game 13");
    expect([genusText(restless.genus), restless.temper]).toEqual(["3^{1431}", "restless"]);
    expect(formOf("kayles 5")).toMatchObject({ temper: "restless" });
    // A firm 0 and the fickle 0 leave 1 under normal play and 2 under misère play.
    const firm = forms.withOptions([forms.heap(2).number]);
    const restive = forms.withOptions([0, firm.number]);
    expect([firm.temper, restive.temper, restive.genus.base, restive.genus.digits[0]]).toEqual([
      "tame",
      "restive",
      1,
      2,
    ]);
    expect(formOf("nim 4 5 6").temper).toBe("tame");
    expect(formOf("grundys-game 20").temper).toBe("wild");
  });

  test("of a sum of tame games is that of Nim heaps (Conway, Theorem 73)", () => {
    const roll = dice(6);
    const nim = parseGame("nim");
    for (let i = 0; i < 60; i++) {
      const sum = parseSum(`{2,5} ${roll(12)} ${roll(12)} + nim ${roll(5)}`);
      const form = forms.of(sum);
      expect(form.temper).toBe("tame");
      const beside = forms.of([...sum, { rules: nim, position: form.genus.digits[0]! }]);
      expect(beside.outcome).toBe("P");
      expect(misere().outcome(sum)).toBe(form.outcome);
    }
  });
});
