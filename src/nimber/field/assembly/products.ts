// Products of nimbers below 2^64, sixteen pairs at a time.
//
// A nimber consists of sixteen nibbles (nimbers below 16), and vector n has nibble n of sixteen nimbers. With
// D = 2^(2^k) the product of a₁D + a₀ and b₁D + b₀ is (m + l)D + l + h·D/2 where l = a₀b₀, h = a₁b₁, m = (a₀
// + a₁)(b₀ + b₁), so 81 products of nibbles give one below 2^64. A product of nibbles is a sum of logarithms
// to the generator 4 of the nimbers below 16. `swizzle` gives 0 beyond its sixteen bytes, which is right for
// products by 0, whose logarithm is 64.
//
// Source: Conway, On Numbers and Games (1976), ch. 6; Karatsuba's three products.

@inline
function log(x: v128): v128 {
  return i8x16.swizzle(i8x16(64, 0, 5, 10, 1, 4, 2, 8, 6, 13, 9, 7, 11, 12, 3, 14), x);
}

/** Logarithm of 8x. */
@inline
function logEighth(x: v128): v128 {
  return i8x16.swizzle(i8x16(64, 6, 11, 1, 7, 10, 8, 14, 12, 4, 0, 13, 2, 3, 9, 5), x);
}

/** Nimber with the logarithm x + y. */
@inline
function power(x: v128, y: v128): v128 {
  const sum = i8x16.add(x, y);
  const least = i8x16.min_u(sum, i8x16.sub(sum, i8x16.splat(15)));
  return i8x16.swizzle(i8x16(1, 4, 6, 14, 5, 2, 8, 11, 7, 10, 3, 12, 13, 9, 15, 0), least);
}

@inline
function times8(x: v128): v128 {
  return i8x16.swizzle(i8x16(0, 8, 12, 4, 11, 3, 7, 15, 13, 5, 1, 9, 6, 14, 10, 2), x);
}

/** 8 · 8 · x = 13x. */
@inline
function times64(x: v128): v128 {
  return i8x16.swizzle(i8x16(0, 13, 6, 11, 9, 4, 15, 2, 14, 3, 8, 5, 7, 10, 1, 12), x);
}

@inline
function xor(x: v128, y: v128): v128 {
  return v128.xor(x, y);
}

@inline
function at(p: usize, n: usize): v128 {
  return v128.load(p + 16 * n);
}

@inline
function put(p: usize, n: usize, x: v128): void {
  v128.store(p + 16 * n, x);
}

/** Products below 2^16, of four nibbles each. */
function products16(a: usize, b: usize, out: usize): void {
  const a0 = at(a, 0);
  const a1 = at(a, 1);
  const a2 = at(a, 2);
  const a3 = at(a, 3);
  const b0 = at(b, 0);
  const b1 = at(b, 1);
  const b2 = at(b, 2);
  const b3 = at(b, 3);

  let low = power(log(a0), log(b0));
  const l0 = xor(low, power(log(a1), logEighth(b1)));
  const l1 = xor(low, power(log(xor(a0, a1)), log(xor(b0, b1))));

  low = power(log(a2), log(b2));
  const h0 = xor(low, power(log(a3), logEighth(b3)));
  const h1 = xor(low, power(log(xor(a2, a3)), log(xor(b2, b3))));

  const am0 = xor(a0, a2);
  const am1 = xor(a1, a3);
  const bm0 = xor(b0, b2);
  const bm1 = xor(b1, b3);
  low = power(log(am0), log(bm0));
  const m0 = xor(low, power(log(am1), logEighth(bm1)));
  const m1 = xor(low, power(log(xor(am0, am1)), log(xor(bm0, bm1))));

  put(out, 0, xor(l0, times64(h1)));
  put(out, 1, xor(l1, times8(xor(h0, h1))));
  put(out, 2, xor(l0, m0));
  put(out, 3, xor(l1, m1));
}

/** Adds the product of four nibbles and 2^15 = 8 · 16 · 256 to those at `to`. */
@inline
function addTop(x0: v128, x1: v128, x2: v128, x3: v128, to: usize): void {
  const s0 = xor(x0, x2);
  const s1 = xor(x1, x3);
  const t0 = times64(x3);
  const t1 = times8(xor(x2, x3));
  put(to, 0, xor(at(to, 0), times64(t1)));
  put(to, 1, xor(at(to, 1), times8(xor(t0, t1))));
  put(to, 2, xor(at(to, 2), times64(s1)));
  put(to, 3, xor(at(to, 3), times8(xor(s0, s1))));
}

/** Memory for intermediate sums and products of halves, and of halves of halves. */
const halves: usize = memory.data(16 * 32);
const quarters: usize = memory.data(16 * 12);

/** Products below 2^32, of eight nibbles each. */
function products32(a: usize, b: usize, out: usize): void {
  const high = quarters;
  const sums = quarters + 16 * 4;
  const others = quarters + 16 * 8;
  for (let n = 0; n < 4; n++) {
    put(sums, n, xor(at(a, n), at(a, n + 4)));
    put(others, n, xor(at(b, n), at(b, n + 4)));
  }
  products16(a, b, out);
  products16(a + 16 * 4, b + 16 * 4, high);
  products16(sums, others, out + 16 * 4);
  for (let n = 0; n < 4; n++) put(out, n + 4, xor(at(out, n + 4), at(out, n)));
  addTop(at(high, 0), at(high, 1), at(high, 2), at(high, 3), out);
}

/** Products below 2^64, of sixteen nibbles each. */
function products64(a: usize, b: usize, out: usize): void {
  const high = halves;
  const sums = halves + 16 * 8;
  const others = halves + 16 * 16;
  for (let n = 0; n < 8; n++) {
    put(sums, n, xor(at(a, n), at(a, n + 8)));
    put(others, n, xor(at(b, n), at(b, n + 8)));
  }
  products32(a, b, out);
  products32(a + 16 * 8, b + 16 * 8, high);
  products32(sums, others, out + 16 * 8);
  for (let n = 0; n < 8; n++) put(out, n + 8, xor(at(out, n + 8), at(out, n)));
  // Product of h and 2^31 = 2^15 · 2^16.
  const top = halves + 16 * 24;
  for (let n = 0; n < 4; n++) put(top, n, v128.splat<i8>(0));
  const h4 = at(high, 4);
  const h5 = at(high, 5);
  const h6 = at(high, 6);
  const h7 = at(high, 7);
  addTop(xor(at(high, 0), h4), xor(at(high, 1), h5), xor(at(high, 2), h6), xor(at(high, 3), h7), out + 16 * 4);
  addTop(h4, h5, h6, h7, top);
  addTop(at(top, 0), at(top, 1), at(top, 2), at(top, 3), out);
}

/** Transposes sixteen numbers of eight bytes at `from` into vectors of nibbles, by four perfect shuffles. */
function take(from: usize, to: usize): void {
  let v0 = at(from, 0);
  let v1 = at(from, 1);
  let v2 = at(from, 2);
  let v3 = at(from, 3);
  let v4 = at(from, 4);
  let v5 = at(from, 5);
  let v6 = at(from, 6);
  let v7 = at(from, 7);
  for (let round = 0; round < 4; round++) {
    const w0 = lower(v0, v4);
    const w1 = lower(v1, v5);
    const w2 = lower(v2, v6);
    const w3 = lower(v3, v7);
    const w4 = upper(v0, v4);
    const w5 = upper(v1, v5);
    const w6 = upper(v2, v6);
    const w7 = upper(v3, v7);
    // Each index bit of a vector moves up by one, so that the next pairs are again four apart.
    v0 = w0;
    v1 = w4;
    v2 = w1;
    v3 = w5;
    v4 = w2;
    v5 = w6;
    v6 = w3;
    v7 = w7;
  }
  nibbles(to, 0, v0);
  nibbles(to, 1, v1);
  nibbles(to, 2, v2);
  nibbles(to, 3, v3);
  nibbles(to, 4, v4);
  nibbles(to, 5, v5);
  nibbles(to, 6, v6);
  nibbles(to, 7, v7);
}

@inline
function nibbles(to: usize, n: usize, bytes: v128): void {
  put(to, 2 * n, v128.and(bytes, i8x16.splat(15)));
  put(to, 2 * n + 1, v128.and(i16x8.shr_u(bytes, 4), i8x16.splat(15)));
}

@inline
function bytes(from: usize, n: usize): v128 {
  return v128.or(at(from, 2 * n), i16x8.shl(at(from, 2 * n + 1), 4));
}

@inline
function lower(x: v128, y: v128): v128 {
  return v128.shuffle<i8>(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

@inline
function upper(x: v128, y: v128): v128 {
  return v128.shuffle<i8>(x, y, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/** Reverses `take`: three more shuffles transpose the nibbles back into numbers. */
function give(from: usize, to: usize): void {
  let v0 = bytes(from, 0);
  let v1 = bytes(from, 1);
  let v2 = bytes(from, 2);
  let v3 = bytes(from, 3);
  let v4 = bytes(from, 4);
  let v5 = bytes(from, 5);
  let v6 = bytes(from, 6);
  let v7 = bytes(from, 7);
  for (let round = 0; round < 3; round++) {
    const w0 = lower(v0, v4);
    const w1 = lower(v1, v5);
    const w2 = lower(v2, v6);
    const w3 = lower(v3, v7);
    const w4 = upper(v0, v4);
    const w5 = upper(v1, v5);
    const w6 = upper(v2, v6);
    const w7 = upper(v3, v7);
    v0 = w0;
    v1 = w4;
    v2 = w1;
    v3 = w5;
    v4 = w2;
    v5 = w6;
    v6 = w3;
    v7 = w7;
  }
  put(to, 0, v0);
  put(to, 1, v1);
  put(to, 2, v2);
  put(to, 3, v3);
  put(to, 4, v4);
  put(to, 5, v5);
  put(to, 6, v6);
  put(to, 7, v7);
}

const first: usize = memory.data(16 * 16);
const second: usize = memory.data(16 * 16);
const product: usize = memory.data(16 * 16);

/** Writes to `out` the products of 16 * `blocks` numbers of eight bytes at `a` and `b`. */
export function products(a: usize, b: usize, out: usize, blocks: usize): void {
  for (let block: usize = 0; block < blocks; block++) {
    take(a + 128 * block, first);
    take(b + 128 * block, second);
    products64(first, second, product);
    give(product, out + 128 * block);
  }
}
