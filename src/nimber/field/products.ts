import { instantiate, type Kernel } from "../instantiate.ts";
import { wasm } from "./products.wasm.ts";

// Products of many nimbers by a compiled kernel.

interface ProductKernel extends Kernel {
  products(a: number, b: number, out: number, blocks: number): void;
}

/** Numbers in a block, multiplied side by side. */
const SIDE = 16;

/** Numbers in one call, few enough to stay in the fastest cache with the tables of the kernel. */
const MOST = 1024;

const PAGE = 65_536;

interface Loaded {
  readonly left: BigUint64Array;
  readonly right: BigUint64Array;
  readonly out: BigUint64Array;
  /** Multiplies the first `count` numbers of `left` and `right`. */
  multiply(count: number): void;
}

let loaded: Loaded | undefined;

function load(): Loaded {
  const { memory, products } = instantiate<ProductKernel>(wasm);
  const from = memory.buffer.byteLength;
  memory.grow(Math.ceil((3 * 8 * MOST) / PAGE));
  const part = (i: number) => new BigUint64Array(memory.buffer, from + 8 * MOST * i, MOST);
  return {
    left: part(0),
    right: part(1),
    out: part(2),
    multiply: (count) => products(from, from + 8 * MOST, from + 16 * MOST, Math.ceil(count / SIDE)),
  };
}

/** Products of nimbers below 2^64. The rest of the last block of sixteen is multiplied, but not read. */
export function products(a: BigUint64Array, b: BigUint64Array, out: BigUint64Array): void {
  loaded ??= load();
  for (let from = 0; from < a.length; from += MOST) {
    const to = Math.min(a.length, from + MOST);
    loaded.left.set(a.subarray(from, to));
    loaded.right.set(b.subarray(from, to));
    loaded.multiply(to - from);
    out.set(loaded.out.subarray(0, to - from), from);
  }
}
