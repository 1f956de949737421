/** Numbers for hashes, in the order in which they first come. */
export interface Numbering {
  of(hash: number): number;
  size(): number;
  clear(): void;
}

/** Numbers for at most so many hashes. */
export function numbering(most: number): Numbering {
  const room = 2 ** (33 - Math.clz32(most));
  const table = new Int32Array(room);
  const hashes = new Int32Array(most);
  let size = 0;
  return {
    size: () => size,
    clear() {
      table.fill(0);
      size = 0;
    },
    of(hash) {
      for (let at = hash & (room - 1); ; at = (at + 1) & (room - 1)) {
        const found = table[at]! - 1;
        if (found >= 0 && hashes[found] !== hash) continue;
        if (found >= 0) return found;
        hashes[size] = hash;
        table[at] = size + 1;
        return size++;
      }
    },
  };
}
