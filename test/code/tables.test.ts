import { describe, expect, test } from "vitest";
import { languageNamed, languages, type Sequence, tableCode } from "../../src/code/index.ts";
import type { Law } from "../../src/code/law.ts";
import { parseGame } from "../../src/games/index.ts";
import { grundyValues, random } from "../../src/solve/index.ts";
import { type Asked, missing, run, toolchains } from "./toolchains.ts";

/** Values by plain play. */
function played(id: string, to: number): number[] {
  const game = parseGame(id);
  const values = grundyValues(game);
  return Array.from({ length: to + 1 }, (_, n) => values.at(n));
}

const drawn = random(5);
const sequence = (length: number, value: (i: number) => number) => Array.from({ length }, (_, i) => value(i));
const below = (radix: number) => Math.floor(drawn() * radix);

/** Every printable character, and what is special in some language, when 0 is written as a space. */
const AWKWARD = [
  "??=??/??'??(??)??!??<??>??-????=",
  "\\u0041\\\\u0041\\\\\\u0041\\n\\0\\x41\\",
  "\"'\"''\"\"\"'''`$x$",
  "{y}#{z}%d%%{0}{{}}",
  "*/ /* // # -- {$I x} (* *) <!-- ",
  String.fromCharCode(...sequence(95, (i) => 32 + i)),
].join("");

const sequences: Record<string, Sequence> = {
  "one value": { id: "one", values: [0] },
  "one large value": { id: "large", values: [80_000_000] },
  "two equal values": { id: "two", values: [3, 3] },
  "every printable character": { id: "ascii", values: [...AWKWARD].map((char) => char.charCodeAt(0) - 32) },
  "random bits": { id: "bits", values: sequence(1001, () => below(2)) },
  "values to 2": { id: "ternary", values: sequence(1000, () => below(3)) },
  "values to 9": { id: "ten", values: sequence(1000, () => below(10)) },
  "values to 12": { id: "thirteen", values: sequence(1000, () => below(13)) },
  "values to 95": { id: "96", values: sequence(1000, (i) => (i === 500 ? 95 : below(96))) },
  "values above 255": { id: "wide", values: sequence(700, () => below(700)) },
  "values of 16 bits": { id: "16 bits", values: sequence(500, () => below(65_536)) },
  "values of 26 bits": { id: "26 bits", values: sequence(100, () => below(2 ** 26)) },
  "few values, far apart": { id: "sparse", values: sequence(900, () => 2 ** below(20)) },
  "many values, most of them rare": {
    id: "skewed",
    values: sequence(6000, () => (drawn() < 0.97 ? below(64) : 3 * below(100))),
  },
  "long runs": { id: "runs", values: sequence(3000, (i) => ((i * i) % 700 < 690 ? Math.floor(i / 500) : 7)) },
  "a constant beyond every limit of one literal": { id: "long", values: sequence(70_000, () => below(95)) },
  "kayles by its period": {
    id: "kayles",
    values: played("kayles", 400),
    law: { preperiod: 71, period: 12, saltus: 0, theorem: "Guy & Smith 1956" },
  },
  "kayles without its period": { id: "kayles", values: played("kayles", 50) },
  "nim by its saltus": {
    id: "nim",
    values: sequence(50, (i) => i),
    law: { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" },
  },
  "a saltus after a preperiod": {
    id: "slow",
    values: sequence(100, (i) => (i < 7 ? 5 : Math.floor((i - 7) / 3) * 2 + ((i - 7) % 3))),
    law: { preperiod: 7, period: 3, saltus: 2, theorem: "made so" },
  },
  "grundys-game": { id: "grundys-game", values: played("grundys-game", 400) },
  "{primes}": { id: "{primes}", values: played("{primes}", 400) },
};

const LARGE = [2n ** 31n, 2n ** 32n + 5n, 10n ** 12n + 7n, 10n ** 18n - 1n, 10n ** 18n];

/** The value of any heap, by the law. */
function expected({ values, law }: Sequence, heap: bigint): bigint {
  if (law === undefined || heap < values.length) return BigInt(values[Number(heap)]!);
  const { preperiod, period, saltus } = law satisfies Law;
  const over = heap - BigInt(preperiod);
  const base = values[preperiod + Number(over % BigInt(period))]!;
  return BigInt(base) + (over / BigInt(period)) * BigInt(saltus);
}

describe.each(toolchains)("tables in $id", (chain) => {
  const reason = missing(chain);

  test.skipIf(reason !== undefined)(
    `give every value again${reason === undefined ? "" : ` (${reason})`}`,
    () => {
      const syntax = languageNamed(chain.id)!;
      const cases = Object.values(sequences);
      const asked = cases.map((each): Asked => {
        const long = each.law !== undefined;
        const source = tableCode(each, syntax, long ? "zh" : "en");
        return { source, long, to: each.values.length - 1, samples: long ? LARGE : [] };
      });
      const [output] = run(chain, chain.tables(asked), [{ args: [], input: "" }]);
      const answers = output!.trim().split(/\s+/);
      let at = 0;
      for (const [i, name] of Object.keys(sequences).entries()) {
        const { to, samples } = asked[i]!;
        const heaps = [...Array.from({ length: to + 1 }, (_, n) => BigInt(n)), ...samples];
        const given = answers.slice(at, at + heaps.length);
        at += heaps.length;
        expect(given, name).toEqual(heaps.map((heap) => `${expected(cases[i]!, heap)}`));
      }
      expect(at).toBe(answers.length);
    },
    180_000,
  );
});

test("every language has its toolchain", () => {
  expect(toolchains.map(({ id }) => id).sort()).toEqual(languages.map(({ id }) => id).sort());
});
