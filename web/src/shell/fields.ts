/** How a value stands in an address. */
export interface Field<T> {
  /** Value in an address that does not name it. */
  readonly usual: T;
  /** The value of a text; `undefined` when the text cannot mean any. */
  read(text: string): T | undefined;
  /** The text of a value; `undefined` for what is left out, as what is usual. */
  write(value: T): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any values
type AnyField = Field<any>;

type StateOf<F extends Readonly<Record<string, AnyField>>> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/**
 * The state of a route as an address and back: what cannot be read is as usual, and counts as damage, as
 * does an address of which the route knows no name.
 */
export interface Codec<S> {
  /** The name of the route, as addresses have it. */
  readonly route: string;
  read(query: ReadonlyMap<string, string>): { readonly state: S; readonly damaged: boolean };
  write(state: Partial<S>): Map<string, string>;
}

/** The state that the addresses of a route have. */
export type AddressState<C> = C extends Codec<infer S> ? S : never;

/** The codec of a route, from its fields: an address names them in their order here. */
export function codec<F extends Readonly<Record<string, AnyField>>>(
  route: string,
  fields: F,
): Codec<StateOf<F>> {
  return {
    route,
    read(query) {
      let damaged = query.size > 0 && ![...query.keys()].some((name) => Object.hasOwn(fields, name));
      const state = Object.entries(fields).map(([name, { usual, read }]) => {
        const text = query.get(name);
        const value = text === undefined ? usual : read(text);
        if (value === undefined && text !== undefined) damaged = true;
        return [name, value ?? usual];
      });
      return { state: Object.fromEntries(state) as StateOf<F>, damaged };
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

/** A field of any kind, which is left out while it is as usual. */
export const field = <T>(
  usual: T,
  read: Field<T>["read"],
  write: (value: T) => string | undefined = String,
): Field<T> => ({
  usual,
  read,
  write: (value) => (value === usual ? undefined : write(value)),
});

/** The same, absent unless the address names it. */
export const optional = <T>({ read, write }: Field<T>): Field<T | undefined> => ({
  usual: undefined,
  read,
  write: (value) => (value === undefined ? undefined : write(value)),
});

/** A text that an address always names, unless it is longer than `kept`; longer than `most` it cannot be read. */
export const text = (
  usual: string,
  { most = Number.POSITIVE_INFINITY, kept = most }: { readonly most?: number; readonly kept?: number } = {},
): Field<string> => ({
  usual,
  read: (text) => (text.length <= most ? text : undefined),
  write: (text) => (text.length <= kept ? text : undefined),
});

/** One of `words`, always named. */
export const word = <T extends string>(words: readonly T[]): Field<T> => ({
  usual: words[0]!,
  read: (text) => words.find((word) => word === text),
  write: (word) => word,
});

/** One of `words`, the first unless said. */
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

/** A natural number of so many digits at most. */
export const natural = (digits: number, usual = 0): Field<number> =>
  field(usual, (text) =>
    /^\d+$/.test(text) && text.length <= digits && Number(text) <= Number.MAX_SAFE_INTEGER
      ? Number(text)
      : undefined,
  );

/** The same, always named when it is there. */
export const number = (digits: number): Field<number | undefined> =>
  optional({ ...natural(digits), write: String });

/** Natural numbers of so many digits at most, `least` to `most` of them, separated by commas. */
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
