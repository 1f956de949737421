import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import type { Arithmetic } from "./arithmetic.ts";
import type { Compiler, Evaluate } from "./compile.ts";
import { divisors } from "./sets.ts";
import type { OptionPart } from "./syntax.ts";

/** Components that a move leaves, each as the values of the variables. */
export type LeftComponents = readonly (readonly Natural[])[];

/** Limit on the components that a move leaves. */
const MOST = 1_000_000;

/** Number of equal components that counts as one more choice. */
const BLOCK = 8;

/** Possible results of a part for given values: none when an expression is negative, several when it splits. */
type Leave<N> = (values: readonly N[], tick: Tick) => Iterable<LeftComponents>;

/** Possible results of all parts of an option together. */
export function leavings<N extends number | bigint>(
  parts: readonly OptionPart[],
  compile: Compiler<N>,
  exact: Arithmetic<N>,
): Leave<N> {
  const each = parts.map((part) =>
    part.kind === "split"
      ? splitting(part, compile.expression(part.of), exact)
      : component(part, compile, exact),
  );
  const [first] = each;
  if (each.length === 1) return first!;
  return function* (values, tick) {
    yield* product(each, 0, [], values, tick);
  };
}

/** Cartesian product of the results of the parts. */
function* product<N>(
  parts: readonly Leave<N>[],
  i: number,
  before: LeftComponents,
  values: readonly N[],
  tick: Tick,
): Generator<LeftComponents> {
  const part = parts[i];
  if (part === undefined) {
    yield before;
    return;
  }
  for (const left of part(values, tick)) yield* product(parts, i + 1, [...before, ...left], values, tick);
}

function component<N extends number | bigint>(
  part: OptionPart & { kind: "component" },
  compile: Compiler<N>,
  exact: Arithmetic<N>,
): Leave<N> {
  const position = part.position.map(compile.expression);
  const count = part.count && compile.expression(part.count);
  return (values, tick) => {
    const copies = count?.(values);
    if (copies !== undefined && copies < 0) return [];
    const left: Natural[] = [];
    for (const coordinate of position) {
      const value = coordinate(values);
      if (value < 0) return [];
      left.push(exact.natural(value));
    }
    if (copies === undefined) return [[left]];
    if (copies > MOST) throw new LimitError("parts", MOST, exact.natural(copies));
    for (let i = BLOCK; i <= copies; i += BLOCK) tick();
    return [Array<readonly Natural[]>(Number(copies)).fill(left)];
  };
}

function splitting<N extends number | bigint>(
  { how, least, most }: OptionPart & { kind: "split" },
  of: Evaluate<N>,
  exact: Arithmetic<N>,
): Leave<N> {
  return function* (values, tick) {
    const sum = of(values);
    if (sum < least) return;
    const total = exact.natural(sum);
    if (how === "equal") {
      for (const parts of equalParts(total, least, most, tick)) yield parts.map((part) => [part]);
      return;
    }
    if (total > MOST_SPLIT) throw new LimitError("heap", MOST_SPLIT, total);
    expectFew(Number(total), least, most, how === "distinct" ? 1 : 0, tick);
    for (const parts of partitions(Number(total), least, most, how === "distinct" ? 1 : 0, tick))
      if (how !== "mixed" || parts[0] !== parts.at(-1)) yield parts.map((part) => [part]);
  };
}

/** Largest heap that may be split into any number of parts. */
const MOST_SPLIT = 1_000_000;

function* equalParts(total: Natural, least: number, most: number, tick: Tick): Generator<Natural[]> {
  for (const count of divisors(BigInt(total)).list(least, total < most ? total : most, tick)) {
    if (count > MOST) throw new LimitError("parts", MOST, count);
    yield Array<Natural>(Number(count)).fill(natural(BigInt(total) / BigInt(count)));
  }
}

/** Largest total with an exact table of its splits; beyond it, a lower bound is used. */
const MOST_COUNTED = 200;

/** Refuses a number of splits beyond the limit of a listing, without listing them. @throws LimitError */
function expectFew(total: number, least: number, most: number, gap: 0 | 1, { positions }: Tick): void {
  if (positions === undefined) return;
  let ways = 0;
  for (let count = least; count <= most && ways <= positions; count++) {
    // Distinct parts correspond to as many parts of the total minus 0 + 1 + 2 + …
    const rest = total - (gap * count * (count - 1)) / 2;
    if (rest < count) break;
    ways += rest <= MOST_COUNTED ? waysOf(rest)[count]! : orders(rest, count);
  }
  if (ways > positions) throw new LimitError("positions", positions);
}

const tables: (readonly number[])[] = [[1]];

/** Numbers of partitions of `total`, by the number of parts: either a part is 1, or all parts can decrease by 1. */
function waysOf(total: number): readonly number[] {
  for (let n = tables.length; n <= total; n++)
    tables.push(
      Array.from({ length: n + 1 }, (_, count) =>
        count === 0 ? 0 : (tables[n - 1]![count - 1] ?? 0) + (tables[n - count]![count] ?? 0),
      ),
    );
  return tables[total]!;
}

/** Compositions of `total` into `count` positive parts, counted by the orders of the parts; capped. */
function orders(total: number, count: number): number {
  let ways = 1 / count;
  for (let i = 1; i < count; i++) ways *= (total - i) / (i * i);
  return ways;
}

/** Partitions of `total` into positive parts that differ by at least `gap`, largest part first, fewest parts first. */
function* partitions(
  total: number,
  least: number,
  most: number,
  gap: 0 | 1,
  tick: Tick,
): Generator<number[]> {
  for (let count = least; count <= Math.min(most, total); count++) {
    // 1 + 2 + … + count is the least sum of distinct parts.
    if (gap === 1 && (count * (count + 1)) / 2 > total) return;
    yield* into(total, count, total, gap, [], tick);
  }
}

function* into(
  total: number,
  count: number,
  largest: number,
  gap: 0 | 1,
  before: readonly number[],
  tick: Tick,
): Generator<number[]> {
  tick();
  if (count === 1) {
    yield [...before, total];
    return;
  }
  const under = count - 1;
  // The parts after the first sum to at least 1 each, or 1 + 2 + … when distinct; none exceeds the first.
  const below = gap === 0 ? under : (under * (under + 1)) / 2;
  for (let part = Math.min(largest, total - below); part >= 1; part--) {
    const most = gap === 0 ? part * under : part * under - (under * (under + 1)) / 2;
    if (total - part > most) return;
    yield* into(total - part, under, part - gap, gap, [...before, part], tick);
  }
}
