import { expect } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { leadingIn } from "../../src/cli/terminal/box.ts";
import { heapRules } from "../../src/encoding.ts";
import { leastPart } from "../../src/games/dynamic-nim.ts";
import { parseGame, parseSum, wythoffPair } from "../../src/games/index.ts";
import { inverse, multiply, power } from "../../src/nimber/field/index.ts";
import { nimSum } from "../../src/nimber/index.ts";
import { outcomesIn } from "../../src/solve/box.ts";
import {
  begin,
  certifyQuotient,
  grundyValues,
  heapTable,
  misereQuotient,
  periodOf,
  pPositions,
  rareHeaps,
  solver,
} from "../../src/solve/index.ts";
import type { Rules } from "../../src/types.ts";
import { isQuick, slowly } from "../part.ts";
import {
  byRules,
  type Check,
  coinsAre,
  countsOf,
  expectGenus,
  heapRulesOf,
  heapsAre,
  heapsOf,
  misereP,
  misereValue,
  mockTurtles,
  numbersIn,
  partitions,
  ruler,
  termsOf,
  tuples,
  turnips,
  upTo,
  written,
} from "./plays.case.ts";
import {
  cram,
  halfNim,
  koppersNim,
  nodeKaylesOnGrid,
  nodeKaylesOnPetersen,
  star,
  type Tree,
  trees,
} from "./rules.ts";

const startValue = <P>({ rules, start }: { readonly rules: Rules<P>; readonly start: P }): number =>
  grundyValues(rules).at(start);

/** Checks a record of values of the pairs named by `at`. */
const wythoffsAre =
  (at: (n: number) => string): Check =>
  (record) => {
    const value = written("wythoff");
    heapsAre((n) => value(at(n)))(record);
  };

/** Checks of records, by id where one needs its own check, else by category. */
export const checks: Readonly<Record<string, Check>> = {
  "octal-sequence": (record) => {
    const terms = termsOf(record);
    const from = record.offset!;
    expect([
      ...heapTable(heapRulesOf(record))
        .values(from + terms.length - 1)
        .subarray(from),
    ]).toEqual(terms);
    const stated = record.stated as
      | { period: number; exceptions?: readonly number[]; last_exception?: number }
      | undefined;
    if (stated === undefined) return;
    const { period, exceptions, last_exception } = stated;
    expect(periodOf(heapRulesOf(record))).toMatchObject({
      ...{ verdict: "proved", period, preperiod: 1 + (last_exception ?? exceptions!.at(-1)!) },
      ...(exceptions && { exceptions }),
    });
  },
  "octal-period": (record) => {
    const rules = heapRulesOf(record);
    const { preperiod, period, exceptions, num_exceptions, max_value, max_first_at } = record;
    expect(periodOf(rules)).toMatchObject({
      ...{ verdict: "proved", theorem: "guy-smith", preperiod, period, saltus: 0, exceptions },
      ...{ exceptionCount: num_exceptions, maximum: { value: max_value, heap: max_first_at } },
    });
    const values = [...(record.prefix_values as number[]), ...(record.period_values as number[])];
    expect([...heapTable(rules).values(values.length - 1)]).toEqual(values);
  },
  "octal-bigperiod": (record) => {
    const rules = heapRulesOf(record);
    const { preperiod, period, max_value, max_first_at, num_exceptions_vs_backward_extension } = record;
    expect(periodOf(rules)).toMatchObject({
      ...{ verdict: "proved", preperiod, period, maximum: { value: max_value, heap: max_first_at } },
      exceptionCount: num_exceptions_vs_backward_extension,
    });
    const rare = record.rare_set as { mask: string; num_rare: number; last_rare: number } | undefined;
    if (rare === undefined) return;
    const found = rareHeaps(rules, heapTable(rules).values(record.checked_to as number))!;
    // The source counts heap 0; here it is never rare.
    expect(found).toMatchObject({ mask: Number(rare.mask), count: rare.num_rare - 1, last: rare.last_rare });
  },
  "octal-histogram": (record) => {
    const values = heapTable(heapRulesOf(record)).values(record.n_to as number);
    const counts: Record<string, number> = {};
    for (const value of values.subarray(record.n_from as number)) counts[value] = (counts[value] ?? 0) + 1;
    expect(counts).toEqual(record.histogram);
  },
  "octal-range": (record) => {
    // The published data about the largest value show as soon as it is reached; the slow tests go on to the
    // end.
    const first = record.max_first_at as number;
    const to = slowly([record.N as number])[0] ?? Math.min(record.N as number, first + 1000);
    const values = heapTable(heapRulesOf(record)).values(to);
    let heap = 0;
    values.forEach((value, n) => {
      if (value > values[heap]!) heap = n;
    });
    expect([values[heap], heap]).toEqual([record.max_value, record.max_first_at]);
  },
  "oeis-A014586": heapsOf("{squares}"),
  "oeis-A014588": heapsOf("{fibonacci}"),
  "cgsuite-Subtraction-2-3-7": heapsOf("{2,3,7}"),
  "oeis-A025480": byRules(halfNim, (n) => n),
  "oeis-A229764": heapsOf("mark"),
  lasker: heapsOf("lasker"),
  "oeis-A171945": (record) => {
    const solving = solver();
    const game = parseGame("mark");
    const lost = upTo(termsOf(record).at(-1)!).filter(
      (position) => solving.outcome([{ rules: game, position }], "misere") === "P",
    );
    expect(lost).toEqual(termsOf(record));
  },
  "cgsuite-FibonacciNim": (record) => {
    const value = written("fibonacci-nim");
    heapsAre((last) => value(`10/${2 * last}`))(record);
  },
  "oeis-A053398": (record) => {
    const values = grundyValues(koppersNim);
    const found: number[] = [];
    for (let sum = 2; found.length < termsOf(record).length; sum++)
      for (let x = 1; x < sum; x++) found.push(values.at([x, sum - x]));
    expect(found.slice(0, termsOf(record).length)).toEqual(termsOf(record));
  },
  "oeis-A004481": (record) => {
    const value = written("wythoff");
    const found: number[] = [];
    for (let sum = 0; found.length < termsOf(record).length; sum++)
      for (let a = 0; a <= sum; a++) found.push(value(`${a},${sum - a}`));
    expect(found).toEqual(termsOf(record));
  },
  "oeis-A047708": wythoffsAre((n) => `${n},${n}`),
  "oeis-A004483": wythoffsAre((n) => `2,${n}`),
  "oeis-A000201": heapsAre((n) => Number(wythoffPair(0, BigInt(n))[0])),
  "oeis-A001950": heapsAre((n) => Number(wythoffPair(0, BigInt(n))[1])),
  "oeis-A001952": heapsAre((n) => Number(wythoffPair(1, BigInt(n))[1])),
  "oeis-A003987": (record) => {
    const found: number[] = [];
    for (let sum = 0; found.length < termsOf(record).length; sum++)
      for (let a = 0; a <= sum; a++) found.push(nimSum(a, sum - a));
    expect(found.slice(0, termsOf(record).length)).toEqual(termsOf(record));
  },
  "oeis-A051775": (record) => {
    const found: number[] = [];
    for (let sum = 0; found.length < termsOf(record).length; sum++)
      for (let a = 0; a <= sum; a++) found.push(Number(multiply(BigInt(sum - a), BigInt(a))));
    expect(found.slice(0, termsOf(record).length)).toEqual(termsOf(record));
  },
  "oeis-A051917": heapsAre((n) => Number(inverse(BigInt(n)))),
  "oeis-A335163": heapsAre((n) => Number(power(4n, BigInt(n)))),
  "oeis-A335166": heapsAre((n) => Number(power(7n, BigInt(n)))),
  "oeis-A003411": (record) => {
    const terms = termsOf(record);
    const least = leastPart(3);
    terms.forEach((n, i) => {
      expect(least(n)).toBe(n);
      for (let between = n + 1; between < Math.min(terms[i + 1] ?? 0, n + 500); between++)
        expect(least(between)).toBeLessThan(between);
    });
    const value = written("dynamic-nim(3)");
    for (const n of upTo(110)) expect(value(`${n}`) === 0).toBe(terms.includes(n));
  },
  "oeis-A236305": (record) => {
    const says = parseGame("nim").theorems[1]!.says;
    termsOf(record)
      .slice(0, 20)
      .forEach((count, most) => {
        expect(tuples(3, most).filter((heaps) => says(...heaps) === "P").length).toBe(count);
      });
  },
  "oeis-A363166": (record) => {
    const values = upTo(40).map((heap) => written("nim")(`${heap}`));
    heapsAre((most) => {
      let count = 0;
      for (const a of upTo(most))
        for (let b = a; b <= most; b++) {
          const c = nimSum(values[a - 1]!, values[b - 1]!);
          if (c >= b && c <= most) count++;
        }
      return count;
    }, 40)(record);
  },
  "oeis-A215721": (record) => {
    const values = heapTable(heapRules(parseGame("0.07"))!).values(termsOf(record).at(-1)!);
    expect([...values.keys()].filter((n) => values[n] === 0)).toEqual(termsOf(record));
  },
  "oeis-A316632": heapsAre((n) => startValue(nodeKaylesOnGrid(3, n)), 5),
  "oeis-A316533": heapsAre((n) => startValue(nodeKaylesOnPetersen(n)), 2),
  "oeis-A112471": (record) => {
    const value = written("chomp");
    for (const n of upTo(24))
      expect(partitions(n).filter((rows) => value(rows.join()) !== 0).length).toBe(termsOf(record)[n]);
  },
  "oeis-A000069": (record) => coinsAre(mockTurtles)({ ...record, sequence: termsOf(record).slice(0, 40) }),
  "cgsuite-Mock-Turtles": coinsAre(mockTurtles),
  // The record has 1 + the exponent of the value.
  "oeis-A001511": (record) =>
    coinsAre(ruler)({ ...record, sequence: termsOf(record).map((n) => 2 ** (n - 1)) }),
  "cgsuite-Ruler": coinsAre(ruler),
  "cgsuite-Turnips": coinsAre(turnips),
  "misere-nim-value": (record) => {
    const isP = misereP(parseGame(record.id.includes("Kayles") ? "kayles" : "{2,3,7}"));
    heapsAre((heap) => misereValue((heaps) => isP([heap], heaps)), 16)(record);
  },
  "misere-genus": (record) => {
    const isP = misereP(parseGame("kayles"));
    for (const [heap, digits] of (record.genus_digits as number[][]).slice(0, 12).entries())
      expectGenus((heaps) => isP([heap], heaps), digits.slice(0, 4));
  },
  "misere-canonical": (record) => {
    const tree: Tree = record.id === "mcg-04" ? [star(2)] : star(Number(record.game.match(/\d/)![0]));
    expect(grundyValues(trees).at(tree)).toBe(record.nim_value);
    const isP = misereP(trees);
    expect(misereValue((heaps) => isP([tree], heaps))).toBe(record.misere_nim_value);
    expect(isP([tree])).toBe(record.misere_outcome === "P");
    expectGenus((heaps) => isP([tree], heaps), record.genus_digits as number[]);
  },
  "misere-quotient": (record) => {
    const game = parseGame(`0${record.octal_code}`);
    const found = misereQuotient(game);
    const { order, num_P, phi_period, phi_preperiod } = record;
    expect(found).toMatchObject({ verdict: "proved", preperiod: phi_preperiod, period: phi_period });
    const { monoid } = found.quotient;
    expect([monoid.order, monoid.inP.reduce((sum, each) => sum + each)]).toEqual([order, num_P]);
    expect(checkCertificate(JSON.stringify(certifyQuotient(heapRules(game)!, found))).verdict).toBe("valid");
    for (const [heap, order] of Object.entries((record.partial_orders ?? {}) as Record<string, number>))
      expect(misereQuotient(game, { to: Number(heap) }).quotient.monoid.order).toBe(order);
  },
  "misere-kayles-singles": (record) => {
    const isP = misereP(parseGame("kayles"));
    expect(upTo(26).filter((n) => isP([n]))).toEqual(record.values);
  },
  "misere-outcome": (record) => {
    const isP = misereP(parseGame(`0${record.octal_code}`));
    const heaps = upTo(Math.min(record.max_single as number, 26));
    const within = (name: string, most: number) =>
      (record[name] as number[][]).filter((each) => each.every((heap) => heap <= most));
    expect(heaps.filter((n) => isP([n]))).toEqual(
      (record.single as number[]).filter((n) => n <= heaps.length),
    );
    const pairs = upTo(12).flatMap((b) => upTo(b).map((a) => [a, b]));
    expect(pairs.filter((pair) => isP(pair)).sort()).toEqual(within("two", 12).sort());
    const triples = upTo(8).flatMap((c) => upTo(c).flatMap((b) => upTo(b).map((a) => [a, b, c])));
    expect(triples.filter((triple) => isP(triple)).sort()).toEqual(within("three", 8).sort());
  },
  hackenbush: (record) => {
    const game = parseGame("hackenbush");
    const position = game.parse((record.edges as number[][]).map((edge) => edge.join("-")).join());
    expect(grundyValues(game).at(position)).toBe(record.value);
    for (const theorem of game.theorems.slice(0, 2)) expect(theorem.says(position)).toBe(record.value);
  },
  cram: (record) => {
    const [rows, columns] = numbersIn(record.game) as [number, number];
    expect(solver().solve(parseSum(`cram ${rows}x${columns}`)).value).toBe(record.value);
    // Plain search of larger boards takes long.
    if (rows * columns <= (isQuick ? 16 : 20)) expect(startValue(cram(rows, columns))).toBe(record.value);
  },
  "pe-260": (record) => {
    const game = parseGame(
      "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k | x-k,y-k,z | x-k,y,z-k | x,y-k,z-k | x-k,y-k,z-k]",
    );
    for (const [name, sum] of countsOf(record)) {
      const [most] = numbersIn(name) as [number];
      const lost = pPositions(outcomesIn(game, [most, most, most], leadingIn(game), {}, begin()));
      const ascending = lost.filter(([x, y, z]) => x! <= y! && y! <= z!);
      expect(ascending.reduce((total, [x, y, z]) => total + x! + y! + z!, 0)).toBe(sum);
    }
  },
  "pe-306": (record) => {
    const values = heapTable(heapRules(parseGame("0.07"))!).values(50);
    for (const [name, count] of countsOf(record)) {
      const [most] = numbersIn(name) as [number];
      expect(upTo(most).filter((n) => values[n] !== 0).length).toBe(count);
    }
  },
  "pe-310": (record) => {
    const values = [0, ...upTo(29)].map((n) => written("{squares}")(`${n}`));
    const lost = tuples(3, 29).filter(
      ([a, b, c]) => a! <= b! && b! <= c! && nimSum(values[a!]!, values[b!]!, values[c!]!) === 0,
    );
    expect(countsOf(record)).toEqual([["N=29", lost.length]]);
  },
  "pe-509": (record) => {
    const value = written("divisor-game");
    for (const [name, count] of countsOf(record)) {
      const of = new Map<number, number>();
      for (const n of upTo(numbersIn(name)[0]!)) of.set(value(`${n}`), (of.get(value(`${n}`)) ?? 0) + 1);
      let won = 0;
      for (const [a, x] of of)
        for (const [b, y] of of) for (const [c, z] of of) if (nimSum(a, b, c) !== 0) won += x * y * z;
      expect(won).toBe(count);
    }
  },
  "moore-counts": (record) => {
    for (const [name, count] of countsOf(record)) {
      const [k, n, most] = numbersIn(name) as [number, number, number];
      const value = written(`moore-nim(${k})`);
      expect(tuples(n, most).filter((heaps) => value(heaps.join()) === 0).length).toBe(count);
    }
  },
};
