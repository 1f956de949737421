declare module "*?inlined" {
  /** The file and all that it imports, as one script. */
  export const source: string;
}
