import type { HeapRules } from "../../encoding.ts";
import { RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import { isNatural, type Natural } from "../../nimber/natural.ts";

/** Largest digit of a code: bit j allows leaving j heaps, at most three. */
const MOST_DIGIT = 15;
/**
 * Bits not allowed in the digit before the point: a move that takes nothing must not leave no heap or the
 * same one.
 */
const NEVER_FIRST = 3;

/**
 * Checks `rules` for the assumptions of tables and theorems: takes of at least one token, and digits by which
 * no move leaves the heap unchanged. All rules from callers pass through here.
 * @throws TypeError, RangeError
 */
export function validRules(rules: HeapRules): HeapRules {
  const kind: unknown = (rules as { kind?: unknown } | null | undefined)?.kind;
  if (kind === "break") return withDigits(rules as Extract<HeapRules, { kind: "break" }>);
  if (kind === "moves") return withLeaves(rules as Extract<HeapRules, { kind: "moves" }>);
  if (kind !== "take")
    throw new TypeError(`HeapRules.kind: expected "take", "break" or "moves", got ${shown(kind)}`);
  const given = rules as { set?: unknown; allBut?: unknown; from?: unknown; to?: unknown; takes?: unknown };
  const names = (["set", "allBut", "from", "takes"] as const).filter((name) => given[name] !== undefined);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new TypeError(
      `HeapRules: expected one of set, allBut, from and takes, got ${names.join(" and ") || "none"}`,
    );
  if (name === "from") range(given.from, given.to);
  else if (name !== "takes") numbers(`HeapRules.${name}`, given[name], 1, Number.MAX_SAFE_INTEGER);
  else if (typeof given.takes !== "function")
    throw new TypeError(`HeapRules.takes: expected a function, got ${shown(given.takes)}`);
  return rules;
}

function range(from: unknown, to: unknown): void {
  natural("HeapRules.from", from, 1);
  if (to !== undefined) natural("HeapRules.to", to, from as Natural);
}

function natural(name: string, value: unknown, least: Natural): void {
  if (typeof value !== "number" && typeof value !== "bigint")
    throw new TypeError(`${name}: expected a number, got ${shown(value)}`);
  if ((typeof value === "number" && !Number.isSafeInteger(value)) || value < least)
    throw new RangeError(`${name}: expected a whole number from ${least}, exactly, got ${value}`);
}

function withDigits(rules: Extract<HeapRules, { kind: "break" }>): HeapRules {
  numbers("HeapRules.digits", rules.digits, 0, MOST_DIGIT);
  if ((rules.digits[0] ?? 0) & NEVER_FIRST)
    throw new RangeError(
      `HeapRules.digits[0]: expected 0, 4, 8 or 12, because a move that takes nothing must split the heap, got ${rules.digits[0]}`,
    );
  return rules;
}

/** Checks rules given by moves. A move to a heap that is not smaller would read beyond the table. */
function withLeaves({ kind, leaves, ...more }: Extract<HeapRules, { kind: "moves" }>): HeapRules {
  if (typeof leaves !== "function")
    throw new TypeError(`HeapRules.leaves: expected a function, got ${shown(leaves)}`);
  return {
    ...more,
    kind,
    *leaves(n, tick) {
      for (const heaps of leaves(n, tick)) {
        const wrong = heaps.find((heap) => !(isNatural(heap) && heap < n));
        if (wrong !== undefined) throw new RuleError(NOT_SMALLER, `${n}`);
        yield heaps;
      }
    },
  };
}

const NOT_SMALLER = t("notSmaller");

function numbers(name: string, list: unknown, least: number, most: number): void {
  if (!Array.isArray(list)) throw new TypeError(`${name}: expected an array, got ${shown(list)}`);
  for (let i = 0; i < list.length; i++) {
    const each: unknown = list[i];
    if (typeof each !== "number") throw new TypeError(`${name}[${i}]: expected a number, got ${shown(each)}`);
    if (!Number.isSafeInteger(each) || each < least || each > most)
      throw new RangeError(`${name}[${i}]: expected a whole number from ${least} to ${most}, got ${each}`);
  }
}

/** Short description of any value. */
function shown(value: unknown): string {
  if (value === null) return "null";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 24)) : typeof value;
}
