import { PositionError, RuleError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/rules.ts";
import type { Faced } from "../messages/position-name.ts";
import { isNatural } from "../nimber/natural.ts";
import type { Key, LocalizedText, Move, Rules, Text, Theorem, Tick } from "../types.ts";

/** Several components that one move leaves. */
export interface Parts<P> {
  readonly parts: readonly P[];
}

/**
 * Result of a move that is not exactly one component: `split(a, b)` leaves two, `split()` none.
 * @example
 * split(3, 4).parts; // [3, 4]
 */
export const split = <P>(...parts: readonly P[]): Parts<P> => ({ parts });

/** Theorem for user-defined rules, whose texts may be one plain sentence. */
type OwnTheorem<P> = Omit<Theorem<P>, "claim" | "source"> & {
  readonly claim: Text | string;
  readonly source?: string;
};

/** Optional properties of rules besides their moves: the key, the format and the valid positions. */
export type Further<P> = Partial<Omit<Rules<P>, "moves" | "theorems">> & {
  /** Name of the rules in sentences. */
  readonly id?: string;
  readonly notation?: LocalizedText | string;
  readonly theorems?: readonly OwnTheorem<P>[];
};

const told = <T extends Text>(text: T | string): T | LocalizedText =>
  typeof text === "string" ? verbatim(text) : text;

/** Result of a rules function for each move: the option, or the move with its name. */
export type Option<P> = P | Parts<P> | Move<P>;

/**
 * Rules from a function that gives the options of each position: a position, or `split(…)` of several. The name of a
 * move is its option, unless it is given as `{ at, to }`. Positions that are numbers, strings or flat lists of these
 * need no `key`; numbers must be natural.
 * @throws from the rules it makes: RuleError when an option is of another shape, or a position needs a `key`;
 * PositionError when a position is not a natural number although others are.
 * @example
 * const halves = rules((n: number) => (n === 0 ? [] : [n - 1, Math.floor(n / 2)]));
 * grundy(halves, 7); // 1
 * grundy(rules((n: number) => (n < 2 ? [] : [split(1, n - 1)])), 4); // 1
 */
export function rules<P>(
  options: (position: P, tick?: Tick) => Iterable<Option<P>>,
  further: Further<P> = {},
): Faced<P> {
  const { theorems = [], notation, ...rest } = further;
  const key = further.key ?? plainKey;
  return {
    ...rest,
    key,
    ...(notation !== undefined && { notation: told(notation) }),
    theorems: theorems.map(({ claim, source = "", ...says }) => ({ ...says, claim: told(claim), source })),
    isPosition: further.isPosition ?? ((value) => typeof value !== "number" || isNatural(value)),
    *moves(position, tick) {
      const times = new Map<string, number>();
      for (const option of iterated(options(position, tick), position)) {
        const given = isMove<P>(option);
        const to = given ? option.to : isParts<P>(option) ? option.parts : [option as P];
        for (const part of to) expectPart(part, position);
        if (given) {
          yield option;
          continue;
        }
        const name = to.map(written).join("+") || "0";
        const before = times.get(name) ?? 0;
        times.set(name, before + 1);
        // Different moves of one position have different names.
        yield { at: before === 0 ? name : `${name}#${before + 1}`, to };
      }
    },
  };

  function written(part: P): string {
    return further.format?.(part) ?? String(key(part));
  }
}

const isParts = <P>(option: unknown): option is Parts<P> =>
  typeof option === "object" && option !== null && Array.isArray((option as Parts<P>).parts);

const isMove = <P>(option: unknown): option is Move<P> =>
  typeof option === "object" &&
  option !== null &&
  typeof (option as Move<P>).at === "string" &&
  Array.isArray((option as Move<P>).to);

/**
 * Key that is equal for equal positions. It supports numbers, strings and flat lists of these.
 * @throws RuleError for others, which need a `key` of their own.
 */
export function plainKey(position: unknown): Key {
  switch (typeof position) {
    case "number":
    case "string":
    case "bigint":
      return position;
    default:
      if (Array.isArray(position) && position.every(isPlain)) return JSON.stringify(position, digits);
      throw new RuleError(NO_KEY);
  }
}

const isPlain = (value: unknown): boolean => ["number", "string", "bigint", "boolean"].includes(typeof value);
const digits = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);

const NO_KEY: Text = t("noKey");

function iterated<T>(given: Iterable<T>, position: unknown): Iterable<T> {
  if (typeof given === "object" && given !== null && Symbol.iterator in given) return given;
  throw new RuleError(t("expectedOptionsListGeneratorGot", { shown: shown(given) }), shown(position));
}

/** Checks that a position after a move has the type of the position before it. */
function expectPart(part: unknown, position: unknown): void {
  if (typeof part === "number" && !isNatural(part)) throw new PositionError(RULES, WHOLE, part);
  if (kindOf(part) !== kindOf(position)) throw shapeless(part, position);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return typeof value === "bigint" ? "number" : typeof value;
}

const shapeless = (part: unknown, position: unknown): RuleError =>
  new RuleError(t("expectedEachOptionPositionSplit", { shown: shown(part) }), shown(position));

const RULES: Text = t("rules");
const WHOLE: Text = t("wholeWholeNumberLeast");

function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  try {
    return (JSON.stringify(value, digits) ?? String(value)).slice(0, 60);
  } catch {
    return typeof value;
  }
}
