import type { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import { nearest } from "../nearest.ts";
import { natural } from "../nimber/natural.ts";
import { parseRule } from "../rules/parse.ts";
import type { Game } from "../types.ts";
import {
  divisors,
  fibonacciNumbers,
  type NamedSet,
  namedGame,
  powers,
  primes,
  properDivisors,
  squares,
} from "./family/infinite.ts";
import { joined, type Range } from "./family/ranges.ts";
import { subtractionGame } from "./family/subtraction.ts";
import { lineGame } from "./line.ts";
import { MOST_MEMBER } from "./readers/reader.ts";
import type { Scanner } from "./scanner.ts";

/** Largest number of members of a set, unless it is a single range. */
const MOST_MEMBERS = 1_000_000;

/** Set that depends on the heap or has a condition, such as `{1..n/2}` and `{k: k % 3 = 1}`. */
const BY_RULE = /\{\s*(?:([a-z])\s*:((?:[^{}]|\{[^{}]*\})*)|([^{}]*\bn\b[^{}]*))\}/uy;

/** Reads `{…}`. */
export function readSet(scanner: Scanner): Game<unknown> {
  BY_RULE.lastIndex = scanner.at;
  const ruled = BY_RULE.exec(scanner.text);
  if (ruled !== null) return setByRule(scanner, ruled);
  scanner.expect("{");
  const start = scanner.at;
  const word = scanner.take(/[a-z][a-z-]*/);
  if (word !== undefined) {
    const named = namedSet(scanner, word, start);
    scanner.expect("}");
    return namedGame(named);
  }
  const ranges = readRanges(scanner);
  const [first, more] = ranges;
  if (first === undefined) throw scanner.expected(t("numberLeast"), start);
  if (more === undefined) {
    const { first: from, last: to } = first;
    return subtractionGame({ from: natural(from), ...(to !== undefined && { to: natural(to) }) });
  }
  const end = ranges.at(-1)!;
  if (end.last !== undefined) return subtractionGame({ set: listed(scanner, ranges) });
  if (end.first > MOST_MEMBERS) throw tooMany(scanner, end.at);
  const holes = new Set(listed(scanner, ranges.slice(0, -1)));
  return subtractionGame({
    allBut: Array.from({ length: Number(end.first) - 1 }, (_, i) => i + 1).filter((s) => !holes.has(s)),
  });
}

/**
 * One-line rule for taking a member of a set that is given by a condition or depends on n. Errors refer to
 * the rule.
 */
function setByRule(scanner: Scanner, [all, letter, condition, members]: RegExpExecArray): Game<unknown> {
  scanner.at += all.length;
  if (letter === undefined) return lineGame(parseRule(`[n: n-k if k in {${members}}]`));
  return lineGame(
    parseRule(`[${letter === "n" ? "m" : "n"}: ${letter === "n" ? "m" : "n"}-${letter} if ${condition}]`),
  );
}

/** Reads `{…}` after the sign of an all-but set. */
export function readAllBut(scanner: Scanner): Game<unknown> {
  scanner.expect("{");
  const start = scanner.at;
  const ranges = readRanges(scanner);
  if (ranges.at(-1)?.last === undefined && ranges.length > 0) throw scanner.expected(t("finiteSet"), start);
  return subtractionGame({ allBut: listed(scanner, ranges) });
}

/** Reads a finite set in braces; returns its members in ascending order. */
export function readMembers(scanner: Scanner): readonly number[] {
  scanner.expect("{");
  const start = scanner.at;
  const ranges = readRanges(scanner);
  if (ranges.length === 0) throw scanner.expected(t("numberLeast"), start);
  if (ranges.at(-1)!.last === undefined) throw scanner.expected(t("finiteSet"), start);
  return listed(scanner, ranges);
}

function namedSet(scanner: Scanner, word: string, at: number): NamedSet {
  if (word === "powers") {
    scanner.expect("(");
    const base = scanner.number(2, MOST_MEMBER);
    scanner.expect(")");
    return powers(base);
  }
  const found = [squares, fibonacciNumbers, primes, divisors, properDivisors].find(
    ({ takes }) => "name" in takes && takes.name === word,
  );
  if (found !== undefined) return found;
  const names = ["squares", "fibonacci", "primes", "divisors", "proper-divisors", "powers(2)"];
  throw scanner.expected(t("numbersOne", { names }), at, nearest(word, names));
}

/**
 * Reads members up to the closing brace as ranges: ascending, with gaps between them. Only the last may be
 * infinite.
 */
function readRanges(scanner: Scanner): Range[] {
  const found: Range[] = [];
  if (scanner.accept("}")) return found;
  do {
    scanner.space();
    const at = scanner.at;
    const first = scanner.large(1n);
    if (!scanner.accept("..")) found.push({ first, last: first, at });
    else if (scanner.take(/(?=\s*\})/) === undefined) found.push({ first, last: scanner.large(first), at });
    else found.push({ first, last: undefined, at });
  } while (scanner.accept(","));
  scanner.expect("}");
  return joined(found);
}

/** Members of finite `ranges`. */
function listed(scanner: Scanner, ranges: readonly Range[]): number[] {
  const members: number[] = [];
  for (const { first, last, at } of ranges) {
    if (last! > MOST_MEMBER || last! - first >= MOST_MEMBERS - members.length) throw tooMany(scanner, at);
    for (let s = Number(first); s <= last!; s++) members.push(s);
  }
  return members;
}

const tooMany = (scanner: Scanner, at: number): NotationError =>
  scanner.expected(t("oneRangeOnlyMostNumbers", { mostMembers: MOST_MEMBERS, mostMember: MOST_MEMBER }), at);
