/** Lists of the package whose members are fetched on demand (see scripts/on-demand.mjs). */
declare module "nimber/on-demand" {
  interface Filled {
    /** Names of the members, in the order of the list. */
    readonly names: readonly string[];
    fill(wanted: readonly string[]): Promise<void>;
  }
  export const games: Filled;
  export const readers: Filled;
  /** Guesses for names that are not games. */
  export const guesses: Filled;
  export const methods: Filled;
}

declare module "virtual:lines" {
  /** Games that a one-line rule may be equal to, by its kind (see web/lines.ts). */
  export const lines: Readonly<Record<import("./line-kind.ts").LineKind, readonly string[]>>;
}
