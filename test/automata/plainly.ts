import { expect } from "vitest";
import {
  accepts,
  compile,
  type Dfa,
  type Formula,
  not,
  type Periodic,
  type System,
} from "../../src/automata/index.ts";
import { digitFunctionPlainly, matchesPlainly } from "./digits.ts";

/** All tuples of `length` numbers below `side`. */
function* box(length: number, side: number): Generator<number[]> {
  for (let i = 0; i < side ** length; i++)
    yield Array.from({ length }, (_, j) => Math.floor(i / side ** j) % side);
}

const lookup = (names: readonly string[], numbers: readonly number[]) => (name: string) =>
  numbers[names.indexOf(name)]!;

function sumOf(formula: Formula & { kind: "linear" }, value: (name: string) => number): number {
  return Object.entries(formula.weights).reduce((sum, [name, by]) => sum + by * value(name), 0);
}

function timesDivided(n: number, base: number): number {
  let times = 0;
  for (let rest = n; rest > 0 && rest % base === 0; rest /= base) times++;
  return times;
}

const isIn = ({ members, loop }: Periodic, count: number): boolean =>
  members[count < members.length ? count : loop + ((count - loop) % (members.length - loop))]!;

/**
 * Truth of a formula. Quantified names are tried below 40, which is enough for the formulas of these tests.
 */
function holds(formula: Formula, value: (name: string) => number): boolean {
  switch (formula.kind) {
    case "linear": {
      const sum = sumOf(formula, value);
      return sum >= formula.least && sum <= formula.most;
    }
    case "constant":
      return BigInt(value(formula.of)) === BigInt(formula.value);
    case "xor":
      return (value(formula.of[0]) ^ value(formula.of[1])) === value(formula.of[2]);
    case "power": {
      let power = 1;
      while (power < value(formula.of)) power *= formula.base;
      return power === value(formula.of);
    }
    case "fibonacci": {
      let [a, b] = [1, 2];
      while (a < value(formula.of)) [a, b] = [b, a + b];
      return a === value(formula.of);
    }
    case "root":
      return Math.floor(value(formula.of[0]) * Math.sqrt(formula.radicand)) === value(formula.of[1]);
    case "valuation":
      return isIn(formula.within, timesDivided(value(formula.of), formula.base));
    case "popcount":
      return isIn(formula.within, value(formula.of).toString(2).replaceAll("0", "").length);
    case "last": {
      const digits = value(formula.of).toString(formula.base).replace(/0+$/, "");
      return digits.at(-1) === formula.digit.toString(formula.base);
    }
    case "digit count":
      return isIn(formula.within, digitFunctionPlainly(value(formula.of), formula.count));
    case "lowest": {
      const called = { ...formula, what: "lowest", places: 0, block: [] };
      return value(formula.of[1]) === digitFunctionPlainly(value(formula.of[0]), called);
    }
    case "columns": {
      const texts = formula.of.map((name) => value(name).toString(formula.base).padStart(40, "0"));
      return Array.from({ length: 40 }, (_, i) =>
        texts.reduce((sum, text) => sum + Number.parseInt(text[i]!, formula.base), 0),
      ).every((sum) => sum % formula.modulus === 0);
    }
    case "matching":
      return matchesPlainly(value(formula.of), formula.by);
    case "and":
      return formula.of.every((each) => holds(each, value));
    case "or":
      return formula.of.some((each) => holds(each, value));
    case "not":
      return !holds(formula.of, value);
    case "relation":
      return accepts(formula.dfa, formula.of.map(value));
    case "exists":
      return !holds({ kind: "forall", names: formula.names, of: not(formula.of) }, value);
    case "forall": {
      for (const numbers of box(formula.names.length, 40)) {
        const inner = (name: string) =>
          formula.names.includes(name) ? lookup(formula.names, numbers)(name) : value(name);
        if (!holds(formula.of, inner)) return false;
      }
      return true;
    }
  }
}

/** Compiles `formula` and compares it with plain arithmetic for every tuple below `side`. */
export function agree(system: System, formula: Formula, names: readonly string[], side: number): Dfa {
  const dfa = compile(system, formula);
  for (const numbers of box(names.length, side)) {
    const value = lookup(names, numbers);
    if (accepts(dfa, dfa.tracks.map(value)) !== holds(formula, value))
      expect.fail(`${system.id}: ${JSON.stringify(formula)} at ${numbers}`);
  }
  return dfa;
}
