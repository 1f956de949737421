/** Growable list of integers. */
export interface Growing {
  data: Int32Array;
  length: number;
}

export const growing = (): Growing => ({ data: new Int32Array(1024), length: 0 });

/** Makes room for `more` entries, and returns the index of the first. */
export function extend(list: Growing, more: number): number {
  const at = list.length;
  list.length += more;
  if (list.length > list.data.length) {
    const larger = new Int32Array(Math.max(list.length, 2 * list.data.length));
    larger.set(list.data);
    list.data = larger;
  }
  return at;
}
