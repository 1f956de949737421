/** The notation of a game as the name of a file. */
export const fileName = (notation: string): string =>
  notation.replace(/[^\p{L}\p{N}.-]+/gu, "_").replace(/^_+|_+$/g, "");
