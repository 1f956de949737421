import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Text, Tick } from "../types.ts";
import { conjuncts } from "./alternatives.ts";
import { type Arithmetic, bigints, numbers, UNSAFE } from "./arithmetic.ts";
import { boundsOf } from "./bounds.ts";
import { compiler, type Evaluate } from "./compile.ts";
import { type LeftComponents, leavings } from "./leave.ts";
import { printExpression } from "./print.ts";
import type { Expression, NumberSet, Option } from "./syntax.ts";
import { expressionsIn, expressionsOfSet, namesIn, operands } from "./walk.ts";

/** Choice of letters of one option, and the components that it leaves. */
interface Choice {
  readonly letters: readonly Natural[];
  readonly left: LeftComponents;
}

/** Finds the choices of letters of one option that make moves at a position. */
export type Choices = (position: readonly Natural[], tick: Tick) => Iterable<Choice>;

/** Largest bound that is stored as a double. */
const FAR = 10n ** 300n;
const FAR_DIGITS = 300;

/** Choices of an option: with safe integers while all are safe, then with bigints from that point on. */
export function choicesOf(variables: readonly string[], option: Option): Choices {
  const fast = choosing(variables, option, numbers);
  const exact = choosing(variables, option, bigints);
  return function* (position, tick) {
    let given = 0;
    try {
      for (const choice of fast(position, tick)) {
        yield choice;
        given++;
      }
      return;
    } catch (error) {
      if (error !== UNSAFE) throw error;
    }
    for (const choice of exact(position, tick)) if (given-- <= 0) yield choice;
  };
}

/** Set that a condition requires of a letter in every case, with the names that it depends on. */
interface Domain<N> {
  readonly needs: readonly number[];
  readonly list: (values: readonly N[], least: Natural, most: Natural, tick: Tick) => Iterable<Natural>;
}

function choosing<N extends number | bigint>(
  variables: readonly string[],
  option: Option,
  exact: Arithmetic<N>,
): Choices {
  const names = [...variables, ...option.letters];
  const compile = compiler<N>(names, exact);
  const all = conjuncts(option.condition);
  const isOnPosition = (names: readonly string[]) => names.every((name) => variables.includes(name));
  const first = all.filter((each) => isOnPosition(namesIn(...expressionsIn(each)))).map(compile.condition);
  const rest = all.filter((each) => !isOnPosition(namesIn(...expressionsIn(each)))).map(compile.condition);
  const leave = leavings(option.parts, compile, exact);
  const bounds = option.letters.length === 0 ? undefined : boundsOf(option, names);
  const domains = option.letters.map((letter) => domainsOf(letter));
  const divides = option.condition !== undefined && expressionsIn(option.condition).some(hasDivision);

  function domainsOf(letter: string): Domain<N>[] {
    return all.flatMap((each) => {
      if (each.kind !== "chain") return [];
      const link = each.links.at(-1)!;
      const before = each.links.length === 1 ? each.first : undefined;
      if (link.sign !== "in" || before?.kind !== "name" || before.name !== letter) return [];
      return [domainOf(link.set)];
    });
  }

  function domainOf(set: NumberSet): Domain<N> {
    const needs = namesIn(...expressionsOfSet(set)).map((name) => names.indexOf(name));
    return { needs, list: compile.list(set) };
  }

  const hold = (conditions: readonly Evaluate<N, boolean>[], values: readonly N[]) => {
    for (const each of conditions) if (!each(values)) return false;
    return true;
  };

  return (position, tick) => {
    const values = position.map(exact.of);
    if (!hold(first, values)) return [];
    const known = names.map((_, i) => i < variables.length);
    if (bounds !== undefined && position.some((each) => each > FAR))
      throw new LimitError("digits", FAR_DIGITS);

    const choice = (left: LeftComponents): Choice => {
      const letters: Natural[] = [];
      for (let i = variables.length; i < values.length; i++) letters.push(exact.natural(values[i]!));
      return { letters, left };
    };

    function* within(missing: number): Generator<Choice> {
      const next = missing === 0 ? undefined : pick();
      if (next === undefined) return;
      known[next.place] = true;
      for (const value of next.from) {
        values[next.place] = exact.of(value);
        if (missing > 1) {
          yield* within(missing - 1);
          continue;
        }
        tick();
        if (!hold(rest, values)) continue;
        for (const left of leave(values, tick)) yield choice(left);
      }
      known[next.place] = false;
    }

    /** Tests the condition if the parts exist with 1 for the `open` letters: intervals ignore a division by zero. */
    function expectCondition(open: readonly number[]): void {
      for (const i of open) values[i] = exact.of(1);
      try {
        if (leave(values, tick)[Symbol.iterator]().next().done) return;
      } catch (error) {
        if (error instanceof RuleError) return;
        throw error;
      }
      hold(rest, values);
    }

    /** Next letter and its values; undefined when there is no choice. */
    function pick(): { readonly place: number; readonly from: Iterable<Natural> } | undefined {
      if (bounds === undefined) return undefined;
      known.forEach((isKnown, i) => {
        bounds.low[i] = isKnown ? Number(values[i]) : 1;
        bounds.high[i] = isKnown ? Number(values[i]) : Number.POSITIVE_INFINITY;
      });
      const open = known.flatMap((isKnown, i) => (isKnown ? [] : [i]));
      if (!bounds.narrow()) {
        if (divides) expectCondition(open);
        return undefined;
      }
      const place = open.find((i) => bounds.high[i]! < Number.POSITIVE_INFINITY);
      if (place === undefined) {
        if (bounds.overflows()) throw new LimitError("digits", FAR_DIGITS);
        // An expression without a value, such as a division by zero, is reported before a missing bound.
        for (const i of open) values[i] = exact.of(1);
        if (hold(rest, values)) for (const _ of leave(values, tick)) break;
        throw unbounded(option, names[open[0]!]!);
      }
      bounds.shave(place);
      const [least, most] = [integer(bounds.low[place]!), integer(bounds.high[place]!)];
      const domain = domains[place - variables.length]!.find(({ needs }) => needs.every((i) => known[i]));
      return {
        place,
        from: domain === undefined ? range(least, most) : domain.list(values, least, most, tick),
      };
    }

    function* whole(): Generator<Choice> {
      if (hold(rest, values)) for (const left of leave(values, tick)) yield choice(left);
    }

    return option.letters.length > 0 ? within(option.letters.length) : whole();
  };
}

const hasDivision = (node: Expression): boolean =>
  (node.kind === "arithmetic" && (node.sign === "/" || node.sign === "%")) ||
  operands(node).some(hasDivision);

const integer = (value: number): Natural => (Number.isSafeInteger(value) ? value : BigInt(value));

function* range(least: Natural, most: Natural): Generator<Natural> {
  if (typeof least === "bigint") for (let n = least; n <= most; n++) yield n;
  else for (let n = least; n <= most; n++) yield n;
}

/** Error for a letter of a rule, or of a law, without a bound. */
export class UnboundedError extends RuleError {
  readonly letter: string;
  constructor(letter: string, says: Text, position?: string) {
    super(says, position);
    this.letter = letter;
  }
}

function unbounded({ parts }: Option, letter: string): UnboundedError {
  const shown = parts
    .map((part) =>
      part.kind === "split"
        ? printExpression(part.of)
        : part.position.map((each) => printExpression(each)).join(","),
    )
    .join(" & ");
  return new UnboundedError(letter, t("letterNoUpperBound", { letter, shown }));
}
