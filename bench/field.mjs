// Field of nimbers: batches of products, logarithms, products of many bits.
import { discreteLogarithm, multiply, multiplyAll, power } from "../dist/nimber/field/index.js";
import { splitmix64 } from "./random.mjs";

const COUNT = 1_000_000;

/** Pairs whose products have published checksums. */
function pairs() {
  const next = splitmix64(1n);
  const [a, b] = [new BigUint64Array(COUNT), new BigUint64Array(COUNT)];
  for (let i = 0; i < COUNT; i++) {
    a[i] = next();
    b[i] = next();
  }
  return { a, b, out: new BigUint64Array(COUNT) };
}

let drawn;
const batch = {
  name: "field: products below 2^64 in a batch",
  unit: "ns per product",
  units: COUNT,
  run() {
    drawn ??= pairs();
    return multiplyAll(drawn.a, drawn.b, drawn.out);
  },
  check(products) {
    const xor = products.reduce((sum, each) => sum ^ each, 0n).toString(16);
    if (xor !== "5f8f92b21c48c19") throw new Error(`products: expected the published checksum, got ${xor}`);
  },
  native: [{ source: "nim.cpp", args: ["log16", "10000000"] }],
};

const LOGARITHMS = 20;

/** The base 2^32 + 258 generates the group below 2^64 or a large subgroup; exponents are random. */
const logarithms = {
  name: "field: logarithms below 2^64",
  unit: "ms each",
  units: LOGARITHMS,
  scale: 1e-6,
  run() {
    const next = splitmix64(7n);
    const base = 2n ** 32n + 258n;
    for (let i = 0; i < LOGARITHMS; i++) {
      const value = power(base, next());
      const found = discreteLogarithm(value, base);
      if (found === undefined || power(base, found) !== value) throw new Error(`logarithm of ${value}`);
    }
  },
};

function large(bits) {
  const next = splitmix64(BigInt(bits));
  const number = () => {
    let made = 0n;
    for (let i = 0; i < bits; i += 64) made = (made << 64n) | next();
    return made;
  };
  const [a, b] = [number(), number()];
  return {
    name: `field: a product of ${bits} bits`,
    unit: "ms",
    units: 10,
    scale: 1e-6,
    run() {
      for (let i = 0; i < 10; i++) multiply(a, b);
    },
  };
}

export const title = "The field of nimbers";

export const workloads = [batch, logarithms, large(8192), large(65_536)];
