// Random rules in a line with their meaning, worked out from the description of the notation only.
import { dice } from "../oracle.ts";
import { partitions } from "./random-play.ts";
import {
  type Choice,
  type Env,
  type Part,
  type RandomRule,
  type Term,
  type Test,
  Undefined,
} from "./random-terms.ts";

const floor = (a: bigint, b: bigint): bigint => {
  if (b === 0n) throw new Undefined("division by zero");
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

const common = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : common(b, a % b));

const least = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a < b ? a : b));

const most = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a > b ? a : b));

const OPERATIONS: Readonly<Record<string, readonly [level: number, (a: bigint, b: bigint) => bigint]>> = {
  bitor: [1, (a, b) => a | b],
  xor: [1.3, (a, b) => a ^ b],
  bitand: [1.6, (a, b) => a & b],
  "+": [2, (a, b) => a + b],
  "-": [2, (a, b) => a - b],
  "*": [3, (a, b) => a * b],
  "/": [3, floor],
  "%": [3, (a, b) => a - b * floor(a, b)],
};

const isPrime = (n: bigint): boolean => {
  if (n < 2n) return false;
  for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false;
  return true;
};

const runs = (n: bigint, from: readonly [bigint, bigint]): boolean => {
  let [a, b] = from;
  while (a < n) [a, b] = [b, a + b];
  return a === n;
};

const isSquare = (n: bigint): boolean => {
  for (let i = 1n; i * i <= n; i++) if (i * i === n) return true;
  return false;
};

/** Random rule from a seed, about one or two numbers, whose total decreases with each part. */
export function randomRule(seed: number): RandomRule {
  const below = dice(seed * 7919 + 17);
  for (let i = 0; i < 5; i++) below(2);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const blank = () => pick(["", "", "", " "]);
  const variables = pick([["n"], ["n"], ["x", "y"]]);

  const inBrackets = (term: Term, at: number): string =>
    term.level < at || below(12) === 0 ? `(${blank()}${term.text}${blank()})` : term.text;

  function term(names: readonly string[], depth: number): Term {
    const kind = depth === 0 ? below(3) : below(14);
    if (kind <= 1) {
      const name = pick(names);
      return { text: name, level: 9, value: (env) => env.get(name)! };
    }
    if (kind === 2) {
      const value = below(pick([4, 10]));
      return { text: `${value}`, level: 9, value: () => BigInt(value) };
    }
    if (kind === 3) {
      const of = term(names, depth - 1);
      return { text: `-${inBrackets(of, 4)}`, level: 4, value: (env) => -of.value(env) };
    }
    if (kind === 4) {
      const [base, to] = [term(names, 0), below(3)];
      const power = (env: Env) => base.value(env) ** BigInt(to);
      return { text: `${inBrackets(base, 9)}**${to}`, level: 5, value: power };
    }
    if (kind === 5) {
      const [call, work] = pick<[string, (numbers: readonly bigint[]) => bigint]>([
        ["min", least],
        ["max", most],
        ["gcd", (numbers) => numbers.reduce(common, 0n)],
        ["abs", ([n]) => (n! < 0n ? -n! : n!)],
      ]);
      const of = Array.from({ length: call === "abs" ? 1 : 2 + below(2) }, () => term(names, depth - 1));
      const text = `${call}(${of.map((each) => each.text).join(pick([",", ", "]))})`;
      return { text, level: 9, value: (env) => work(of.map((each) => each.value(env))) };
    }
    const sign = pick(["+", "-", "-", "-", "*", "/", "%", "xor", "bitand", "bitor"]);
    const [level, work] = OPERATIONS[sign]!;
    const [left, right] = [term(names, depth - 1), term(names, depth - 1)];
    const gap = /^\w/.test(sign) ? " " : blank();
    const text = `${inBrackets(left, level)}${gap}${sign}${gap}${inBrackets(right, level + 0.1)}`;
    return { text, level, value: (env) => work(left.value(env), right.value(env)) };
  }

  function membership(names: readonly string[]): readonly [string, (n: bigint, env: Env) => boolean] {
    const kind = below(7);
    if (kind === 6) {
      const [of, base] = [term(names, 1), 2 + below(10)];
      const has = (n: bigint, env: Env) => {
        const whole = of.value(env);
        return [...(whole < 0n ? -whole : whole).toString(base)].some(
          (digit) => BigInt(parseInt(digit, base)) === n,
        );
      };
      return [`digits(abs(${of.text})${base === 10 && below(2) === 0 ? "" : `,${base}`})`, has];
    }
    if (kind === 0) return ["squares", isSquare];
    if (kind === 1) return ["primes", isPrime];
    if (kind === 2) return ["fibonacci", (n) => n > 0n && runs(n, [1n, 2n])];
    if (kind === 3) {
      const base = 2 + below(2);
      const isPower = (n: bigint): boolean =>
        n === 1n || (n > 1n && n % BigInt(base) === 0n && isPower(n / BigInt(base)));
      return [`powers(${base})`, isPower];
    }
    const of = term(names, 1);
    if (kind === 4) {
      const has = (n: bigint, env: Env) => {
        const whole = of.value(env);
        return n > 0n && whole !== 0n && whole % n === 0n;
      };
      return [`divisors(${of.text})`, has];
    }
    const [single, from] = [below(9), below(5)];
    const within = (n: bigint, env: Env) => {
      const to = of.value(env);
      return n === BigInt(single) || (BigInt(from) <= n && n <= to);
    };
    return [`{${single},${from}..${of.text}}`, within];
  }

  function chain(names: readonly string[], depth: number): Test {
    const first = term(names, depth);
    if (below(4) === 0) {
      const [text, has] = membership(names);
      return { text: `${first.text} in ${text}`, level: 4, holds: (env) => has(first.value(env), env) };
    }
    const terms = [first, ...Array.from({ length: 1 + Number(below(5) === 0) }, () => term(names, depth))];
    const signs = terms.slice(1).map(() => pick(["=", "!=", "<", "<=", ">", ">="]));
    const compare: Record<string, (a: bigint, b: bigint) => boolean> = {
      "=": (a, b) => a === b,
      "!=": (a, b) => a !== b,
      "<": (a, b) => a < b,
      "<=": (a, b) => a <= b,
      ">": (a, b) => a > b,
      ">=": (a, b) => a >= b,
    };
    const text = terms.map((each, i) => (i === 0 ? each.text : `${signs[i - 1]} ${each.text}`)).join(" ");
    const holds = (env: Env) =>
      signs.every((sign, i) => compare[sign]!(terms[i]!.value(env), terms[i + 1]!.value(env)));
    return { text, level: 4, holds };
  }

  function condition(names: readonly string[], depth: number): Test {
    const kind = depth === 0 ? 0 : below(6);
    const bracketed = (test: Test, at: number) => (test.level < at ? `(${test.text})` : test.text);
    if (kind === 3) {
      const of = condition(names, depth - 1);
      return { text: `not ${bracketed(of, 3)}`, level: 3, holds: (env) => !of.holds(env) };
    }
    if (kind > 3) {
      const [left, right] = [condition(names, depth - 1), condition(names, depth - 1)];
      const word = kind === 4 ? "and" : "or";
      const level = kind === 4 ? 2 : 1;
      const text = `${bracketed(left, level)} ${word} ${bracketed(right, level)}`;
      const holds = (env: Env) =>
        word === "and" ? left.holds(env) && right.holds(env) : left.holds(env) || right.holds(env);
      const all = [left, right].flatMap((each) => each.all ?? [each]);
      return { text, level, holds, ...(word === "and" && { all }) };
    }
    return chain(names, 1);
  }

  function split(names: readonly string[]): Part {
    const of = term(names, 1);
    const how = pick(["", "distinct", "equal", "mixed"]);
    const ends = below(3) === 0 ? ([1 + below(2), 3] as const) : undefined;
    const words = [of.text, ...(how === "" ? [] : [how]), ...(ends === undefined ? [] : [ends.join("..")])];
    const fits = (list: readonly bigint[]) => {
      const different = new Set(list).size;
      const [from, to] = ends ?? [2, list.length];
      if (list.length < from || list.length > to) return false;
      if (how === "distinct") return different === list.length;
      return how === "equal" ? different === 1 : how !== "mixed" || different > 1;
    };
    const leaves = (env: Env) => {
      const n = of.value(env);
      if (n < 0n) return undefined;
      return partitions(n, n)
        .filter(fits)
        .map((list) => list.map((each) => [each]));
    };
    return { text: `split(${words.join(", ")})`, size: of, leaves };
  }

  function part(names: readonly string[]): Part {
    if (won === undefined && variables.length === 1 && below(5) === 0) return split(names);
    const itself = (name: string): Term => ({ text: name, level: 9, value: (env) => env.get(name)! });
    const numbers = variables.map((name) => (below(3) === 0 ? itself(name) : term(names, 2)));
    const count = won === undefined && below(6) === 0 ? term(names, 1) : undefined;
    const position = numbers.map(({ text }) => text).join(pick([",", ", "]));
    const leaves = (env: Env) => {
      const times = count === undefined ? 1n : count.value(env);
      const found = numbers.map((each) => each.value(env));
      if (times < 0n || found.some((each) => each < 0n)) return undefined;
      return [Array.from({ length: Number(times) }, () => found)];
    };
    const size: Term = {
      text: numbers.map((each) => inBrackets(each, 3)).join("+"),
      level: 2,
      value: (env) => numbers.reduce((sum, each) => sum + each.value(env), 0n),
    };
    return { text: count === undefined ? position : `${count.text} # ${position}`, size, leaves };
  }

  const clause = (rarity: number) => (below(rarity) === 0 ? condition(variables, 1) : undefined);
  const wins = clause(8);
  const lost = clause(5);
  // No position may be both lost and won.
  const won: Test | undefined =
    wins && lost
      ? {
          text: `(${wins.text}) and not (${lost.text})`,
          level: 2,
          holds: (env) => wins.holds(env) && !lost.holds(env),
        }
      : wins;
  const total = variables.join("+");

  function choice(): Choice {
    const letters = pick([[], ["k"], ["k"], ["a"], ["a", "b"]]);
    const names = [...variables, ...variables, ...letters, ...letters];
    const parts = Array.from({ length: won === undefined && below(3) === 0 ? 2 : 1 }, () => part(names));
    const drawn = [
      ...(below(2) === 0 ? [condition(names, 2)] : []),
      ...(below(3) === 0 ? [condition(variables, 1)] : []),
    ];
    // Each part is smaller than the position, so that play ends.
    const smaller = parts.map(({ size }): Test => {
      const whole = (env: Env) => variables.reduce((sum, name) => sum + env.get(name)!, 0n);
      return { text: `${size.text} < ${total}`, level: 4, holds: (env) => size.value(env) < whole(env) };
    });
    const has = ({ text }: { readonly text: string }) =>
      letters.some((each) => new RegExp(`\\b${each}\\b`).test(text));
    const shown = [
      ...drawn.map((each) => (each.level < 3 ? `(${each.text})` : each.text)),
      ...smaller.map(({ text }) => text),
    ];
    const text = `${parts.map((each) => each.text).join(" & ")} if ${shown.join(" and ")}`;
    const tests = [...drawn.flatMap((each) => each.all ?? [each]), ...smaller];
    const fixed = tests.filter((each) => !has(each));
    return {
      text,
      letters: letters.filter((each) => new RegExp(`\\b${each}\\b`).test(text)),
      tests: [...fixed, ...tests.filter(has)],
      fixed: fixed.length,
      parts,
    };
  }

  const choices = Array.from({ length: 1 + below(3) }, choice);
  const clauses = [lost && `lost: ${lost.text}`, won && `won: ${won.text}`].filter(
    (each) => each !== undefined,
  );
  const text = `[${variables.join()}: ${[choices.map((each) => each.text).join(" | "), ...clauses].join(" ; ")}]`;
  return { text, variables, choices, lost, won };
}
