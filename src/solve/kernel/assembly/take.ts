// Subtraction games g(n) = mex { g(n - s) : s in S, s <= n }.
//
// Plane p holds, for each heap n, one byte: 1 << (g(n) & 7) when g(n) >> 3 = p, else 0. A set of values below
// 8 * planes is thus the OR of bytes, sixteen heaps at a time. Planes lie `stride` bytes apart; `first` is where
// plane 0 holds the first heap to be valued. Bytes of heaps before 0 are blank, so that takes larger than the heap
// add nothing, and those of heaps not yet valued are 0 or what they will be.
//
// `takes` points to `members` numbers (u32) of S, `out` to the values' low bytes; the high bytes, which are only
// written when there are more than 32 planes, go to `high`. Each function values `count` heaps and returns how many
// it did: fewer when a heap needs a plane more than `planes`.

/** Values blocks of 16 lanes; may write up to 15 heaps more than `count`. Every take is at least 16. */
export function wide(
  takes: usize,
  members: i32,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  high: usize,
  count: i32,
): i32 {
  const ones = i8x16.splat(1);
  const eights = i8x16.splat(-1);
  const end = takes + 4 * <usize>members;
  for (let done: usize = 0; done < <usize>count; done += 16) {
    let unresolved = eights;
    let low = i8x16.splat(0);
    let top = i8x16.splat(0);
    let cell = first + done;
    for (let p = 0; ; p++, cell += stride) {
      if (p === planes) return <i32>done;
      let seen = i8x16.splat(0);
      for (let at = takes; at < end; at += 4) seen = v128.or(seen, v128.load(cell - load<u32>(at)));
      const hot = v128.and(v128.andnot(i8x16.add(seen, ones), seen), unresolved);
      v128.store(cell, hot);
      const found = i8x16.ne(hot, i8x16.splat(0));
      const bit = i8x16.popcnt(i8x16.sub(hot, ones));
      low = v128.or(low, v128.and(found, i8x16.add(bit, i8x16.splat(<i8>(8 * p)))));
      if (planes > 32) top = v128.or(top, v128.and(found, i8x16.splat(<i8>(p >> 5))));
      unresolved = v128.and(unresolved, i8x16.eq(seen, eights));
      if (!v128.any_true(unresolved)) break;
    }
    v128.store(out + done, low);
    if (planes > 32) v128.store(high + done, top);
  }
  return count;
}

/**
 * Values heaps of any set whose first `near` takes, and no others, are below 16: the rest is gathered for sixteen
 * lanes when a lane first asks for a plane, and kept at `gathered`, 16 bytes a plane; then each lane adds the near.
 */
export function mixed(
  takes: usize,
  members: i32,
  near: i32,
  gathered: usize,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  high: usize,
  count: i32,
): i32 {
  const far = takes + 4 * <usize>near;
  const end = takes + 4 * <usize>members;
  for (let done: usize = 0; done < <usize>count; done += 16) {
    let ready = 0;
    const lanes = min<usize>(16, <usize>count - done);
    for (let lane: usize = 0; lane < lanes; lane++) {
      let cell = first + done + lane;
      for (let p = 0; ; p++, cell += stride) {
        if (p === planes) return <i32>(done + lane);
        if (p === ready) {
          let seen = i8x16.splat(0);
          for (let at = far; at < end; at += 4) seen = v128.or(seen, v128.load(cell - lane - load<u32>(at)));
          v128.store(gathered + 16 * p, seen);
          ready++;
        }
        let seen = <u32>load<u8>(gathered + 16 * p + lane);
        for (let at = takes; at < far; at += 4) seen |= <u32>load<u8>(cell - load<u32>(at));
        if (seen !== 0xff) {
          store<u8>(cell, ~seen & (seen + 1));
          store<u8>(out + done + lane, 8 * p + ctz(~seen));
          if (planes > 32) store<u8>(high + done + lane, p >> 5);
          break;
        }
      }
    }
  }
  return count;
}
