import { deflateSync, inflateSync } from "node:zlib";

/** Packs values for storage: LEB128 (seven bits per byte, lowest first), compressed with zlib. */
export function packed(values: ArrayLike<number>): Uint8Array {
  let length = 0;
  for (let i = 0; i < values.length; i++) length += lengthOf(values[i]!);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (let i = 0; i < values.length; i++) {
    let rest = values[i]!;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[at++] = 128 + (rest % 128);
    bytes[at++] = rest;
  }
  return deflateSync(bytes);
}

const lengthOf = (value: number) => (value < 128 ? 1 : Math.ceil(Math.log2(value + 1) / 7));

/** Unpacks values. */
export function unpacked(bytes: Uint8Array): number[] {
  const values: number[] = [];
  let value = 0;
  let unit = 1;
  for (const byte of inflateSync(bytes)) {
    value += (byte % 128) * unit;
    unit *= 128;
    if (byte > 127) continue;
    values.push(value);
    value = 0;
    unit = 1;
  }
  return values;
}
