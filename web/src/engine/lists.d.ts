/** Lists of the library whose members a Worker fetches when it needs them (made by web/lists.ts). */
declare module "virtual:lists" {
  interface Filled {
    /** Names of the members, in the order of the list. */
    readonly names: readonly string[];
    fill(wanted: readonly string[]): Promise<void>;
  }
  export const games: Filled;
  export const readers: Filled;
  /** Possible meanings of a name that calls no game. */
  export const guesses: Filled;
  export const methods: Filled;
  /** Games that a rule in a line may turn out to be, by its kind. */
  export const lines: Readonly<Record<import("./line-kind.ts").LineKind, readonly string[]>>;
}
