declare module "*?inlined" {
  /** The file and everything that it imports, as one script. */
  export const source: string;
}
