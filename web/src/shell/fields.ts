/** Conversion of a value to and from its text in an address. */
export interface Field<T> {
  /** Longest text, for a field without which the address shows nothing. */
  readonly longest?: number;
  /** Value of an address that does not name the field. */
  readonly usual: T;
  /** Value of a text; `undefined` for an invalid one. */
  read(text: string): T | undefined;
  /** Text of a value; `undefined` if the address leaves it out. */
  write(value: T): string | undefined;
}

const LONGEST_SUBJECT = 2000;

// biome-ignore lint/suspicious/noExplicitAny: a field of any values
type AnyField = Field<any>;

type StateOf<F extends Readonly<Record<string, AnyField>>> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/**
 * Conversion of the state of a route to and from the query of an address. An invalid field gets its usual
 * value and counts as damage, as does a query without any known field.
 */
export interface Codec<S> {
  /** Name of the route in addresses. */
  readonly route: string;
  read(query: ReadonlyMap<string, string>): {
    readonly state: S;
    readonly damaged: boolean;
    /** Longest text of a field that is needed and longer. */
    readonly longest: number | undefined;
  };
  write(state: Partial<S>): Map<string, string>;
}

/** Type of the state in a route's addresses. */
export type AddressState<C> = C extends Codec<infer S> ? S : never;

/** Codec of a route from its fields, which addresses name in this order. */
export function codec<F extends Readonly<Record<string, AnyField>>>(
  route: string,
  fields: F,
): Codec<StateOf<F>> {
  return {
    route,
    read(query) {
      let damaged = query.size > 0 && ![...query.keys()].some((name) => Object.hasOwn(fields, name));
      let over: number | undefined;
      const state = Object.entries(fields).map(([name, { usual, read, longest }]) => {
        const text = query.get(name);
        const value = text === undefined ? usual : read(text);
        if (value === undefined && text !== undefined) {
          damaged = true;
          over ??= longest;
        }
        return [name, value ?? usual];
      });
      return { state: Object.fromEntries(state) as StateOf<F>, damaged, longest: over };
    },
    write(state) {
      const query = new Map<string, string>();
      for (const [name, { write }] of Object.entries(fields)) {
        const text = state[name] === undefined ? undefined : write(state[name]);
        if (text !== undefined) query.set(name, text);
      }
      return query;
    },
  };
}

/** Field of any kind, left out while it has its usual value. */
export const field = <T>(
  usual: T,
  read: Field<T>["read"],
  write: (value: T) => string | undefined = String,
): Field<T> => ({
  usual,
  read,
  write: (value) => (value === usual ? undefined : write(value)),
});

/** The same field, absent unless the address names it. */
export const optional = <T>({ read, write }: Field<T>): Field<T | undefined> => ({
  usual: undefined,
  read,
  write: (value) => (value === undefined ? undefined : write(value)),
});

/** Text, always named in the address unless longer than `kept`. Longer than `most` it is invalid. */
export const text = (
  usual: string,
  { most = Number.POSITIVE_INFINITY, kept = most }: { readonly most?: number; readonly kept?: number } = {},
): Field<string> => ({
  usual,
  read: (text) => (text.length <= most ? text : undefined),
  write: (text) => (text.length <= kept ? text : undefined),
});

/** The sum or game of which an address is, at most 2000 characters. */
export const subjectText = (usual: string): Field<string> => ({
  ...text(usual, { most: LONGEST_SUBJECT }),
  longest: LONGEST_SUBJECT,
});

/** One of `words`, always named. */
export const word = <T extends string>(words: readonly T[]): Field<T> => ({
  usual: words[0]!,
  read: (text) => words.find((word) => word === text),
  write: (word) => word,
});

/** One of `words`, by default the first. */
export const oneOf = <T extends string>(words: readonly T[]): Field<T> => field(words[0]!, word(words).read);

/** Some of `words`, separated by commas. */
export const someOf = <T extends string>(words: readonly T[]): Field<ReadonlySet<T>> => ({
  usual: new Set(),
  read(text) {
    const given = text.split(",");
    if (!given.every((each) => words.some((word) => word === each))) return undefined;
    return new Set(words.filter((word) => given.includes(word)));
  },
  write: (some) => (some.size === 0 ? undefined : words.filter((word) => some.has(word)).join()),
});

/** Natural number with at most `digits` digits. */
export const natural = (digits: number, usual = 0): Field<number> =>
  field(usual, (text) =>
    /^\d+$/.test(text) && text.length <= digits && Number(text) <= Number.MAX_SAFE_INTEGER
      ? Number(text)
      : undefined,
  );

/** The same, without a default, and always named if present. */
export const number = (digits: number): Field<number | undefined> =>
  optional({ ...natural(digits), write: String });

/** Natural numbers with at most `digits` digits each, `least` to `most` of them, separated by commas. */
export const numbers = (
  digits: number,
  [least, most]: readonly [number, number],
): Field<readonly number[] | undefined> =>
  optional<readonly number[]>({
    usual: [],
    read(text) {
      const each = text.split(",").map(natural(digits, -1).read);
      const all = each.flatMap((n) => (n === undefined ? [] : [n]));
      return all.length === each.length && all.length >= least && all.length <= most ? all : undefined;
    },
    write: (all) => all.join(),
  });
