/** Bytes of a cluster of a table, and entries in it. */
const CLUSTER = 64;
const WAYS = 8;

/** The table with 2^`bits` clusters at `from`: `bits`, and of each cluster how many entries it has and these. */
export function packed(memory: ArrayBuffer, from: number, bits: number): Uint8Array {
  const words = new BigUint64Array(memory, from, WAYS * 2 ** bits);
  const bytes = new Uint8Array(memory, from, CLUSTER * 2 ** bits);
  const counts = Uint8Array.from({ length: 2 ** bits }, (_, cluster) => {
    let ways = 0;
    while (ways < WAYS && words[WAYS * cluster + ways] !== 0n) ways++;
    return ways;
  });
  const entries = counts.reduce((sum, ways) => sum + ways, 0);
  const content = new Uint8Array(1 + counts.length + 8 * entries);
  content[0] = bits;
  content.set(counts, 1);
  let to = 1 + counts.length;
  for (const [cluster, ways] of counts.entries()) {
    content.set(bytes.subarray(CLUSTER * cluster, CLUSTER * cluster + 8 * ways), to);
    to += 8 * ways;
  }
  return content;
}

/** How many clusters such a content has, as a power of two, and entries; undefined where it is none. */
export function sizeOf(content: Uint8Array): { readonly bits: number; readonly entries: number } | undefined {
  const bits = content[0];
  if (bits === undefined || bits < 1 || bits > 30 || content.length < 1 + 2 ** bits) return undefined;
  const counts = content.subarray(1, 1 + 2 ** bits);
  const entries = counts.reduce((sum, ways) => sum + ways, 0);
  const fits = counts.every((ways) => ways <= WAYS) && content.length === 1 + counts.length + 8 * entries;
  return fits ? { bits, entries } : undefined;
}

/** Writes a content into a table of as many clusters. */
export function unpack(content: Uint8Array, memory: ArrayBuffer, to: number): void {
  const clusters = 2 ** content[0]!;
  const bytes = new Uint8Array(memory, to, CLUSTER * clusters).fill(0);
  let from = 1 + clusters;
  for (let cluster = 0; cluster < clusters; cluster++) {
    const length = 8 * content[1 + cluster]!;
    bytes.set(content.subarray(from, from + length), CLUSTER * cluster);
    from += length;
  }
}
