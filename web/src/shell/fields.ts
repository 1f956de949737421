/** Reads the fields of an address: what cannot be read is left at what is usual, and counts as damage. */
export interface Fields {
  field<T>(name: string, usual: T, read: (text: string) => T | undefined): T;
  damaged(): boolean;
}

export function fieldsOf(query: ReadonlyMap<string, string>): Fields {
  let damaged = false;
  return {
    damaged: () => damaged,
    field<T>(name: string, usual: T, read: (text: string) => T | undefined): T {
      const text = query.get(name);
      if (text === undefined) return usual;
      const value = read(text);
      if (value === undefined) damaged = true;
      return value ?? usual;
    },
  };
}

/** Reads one of `words`. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T | undefined =>
    words.find((word) => word === text);

/** Reads some of `words`, separated by commas. */
export const someOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): ReadonlySet<T> | undefined => {
    const given = text.split(",");
    if (!given.every((each) => words.some((word) => word === each))) return undefined;
    return new Set(words.filter((word) => given.includes(word)));
  };
