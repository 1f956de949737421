/** Bytes of a cluster of a table, and its words. */
const CLUSTER = 64;
const WORDS = 8;

/**
 * Packed content of the table with 2^`bits` clusters at `from` and entries of `words` words: `bits`, then for
 * each cluster its number of entries and these.
 */
export function packed(memory: ArrayBufferLike, from: number, bits: number, words: number): Uint8Array {
  const all = new BigUint64Array(memory, from, WORDS * 2 ** bits);
  const bytes = new Uint8Array(memory, from, CLUSTER * 2 ** bits);
  const counts = Uint8Array.from({ length: 2 ** bits }, (_, cluster) => {
    let way = 0;
    // The mask of an entry is never 0 and is in its first word.
    while (way < WORDS && all[WORDS * cluster + way] !== 0n) way += words;
    return way / words;
  });
  const entries = counts.reduce((sum, ways) => sum + ways, 0);
  const each = 8 * words;
  const content = new Uint8Array(1 + counts.length + each * entries);
  content[0] = bits;
  content.set(counts, 1);
  let to = 1 + counts.length;
  for (const [cluster, ways] of counts.entries()) {
    content.set(bytes.subarray(CLUSTER * cluster, CLUSTER * cluster + each * ways), to);
    to += each * ways;
  }
  return content;
}

/** Number of clusters, as a power of two, and of entries in packed content; undefined when it is invalid. */
export function sizeOf(
  content: Uint8Array,
  words: number,
): { readonly bits: number; readonly entries: number } | undefined {
  const bits = content[0];
  if (bits === undefined || bits < 1 || bits > 30 || content.length < 1 + 2 ** bits) return undefined;
  const counts = content.subarray(1, 1 + 2 ** bits);
  const entries = counts.reduce((sum, ways) => sum + ways, 0);
  const fits =
    counts.every((ways) => words * ways <= WORDS) &&
    content.length === 1 + counts.length + 8 * words * entries;
  return fits ? { bits, entries } : undefined;
}

/** Unpacks content into a table with the same number of clusters. */
export function unpack(content: Uint8Array, memory: ArrayBufferLike, to: number, words: number): void {
  const clusters = 2 ** content[0]!;
  const bytes = new Uint8Array(memory, to, CLUSTER * clusters).fill(0);
  let from = 1 + clusters;
  for (let cluster = 0; cluster < clusters; cluster++) {
    const length = 8 * words * content[1 + cluster]!;
    bytes.set(content.subarray(from, from + length), CLUSTER * cluster);
    from += length;
  }
}
