// Subtraction games g(n) = mex { g(n - s) : s in S, s <= n }.
//
// Plane p holds one byte for each heap n: 1 << (g(n) & 7) when g(n) >> 3 = p, else 0. A set of values below 8
// * planes is thus the OR of bytes, sixteen heaps at a time. Planes are `stride` bytes apart; `first` is the
// address in plane 0 of the first heap to be computed. Bytes of heaps before 0 are 0, so that takes larger
// than the heap add nothing; those of heaps to be computed are 0 or have their final content.
//
// `takes` points to the `members` ascending numbers (u32) of S, and `out` to the low bytes of the values; the
// high bytes, which are written only with more than 32 planes, go to `high`. Each function computes `count`
// heaps and returns the number done, which is smaller when a heap needs more than `planes` planes.

/** Bit of the smallest value that is not in `seen`, if there is one, in the selected `lanes`. */
@inline
function least(seen: v128, lanes: v128): v128 {
  return v128.and(v128.andnot(i8x16.add(seen, i8x16.splat(1)), seen), lanes);
}

/** Value in plane p of the bit of `hot`; 0 without a bit. */
@inline
function valued(hot: v128, p: i32): v128 {
  const below = i8x16.popcnt(i8x16.sub(hot, i8x16.splat(1)));
  return v128.and(i8x16.add(below, i8x16.splat(<i8>(8 * p))), i8x16.ne(hot, i8x16.splat(0)));
}

/** Values seen from sixteen lanes at `cell` by the takes from `at` to `end`. */
@inline
function gather(at: usize, end: usize, cell: usize): v128 {
  let seen = i8x16.splat(0);
  for (; at + 16 <= end; at += 16) {
    const two = v128.or(v128.load(cell - load<u32>(at)), v128.load(cell - load<u32>(at, 4)));
    const more = v128.or(v128.load(cell - load<u32>(at, 8)), v128.load(cell - load<u32>(at, 12)));
    seen = v128.or(seen, v128.or(two, more));
  }
  for (; at < end; at += 4) seen = v128.or(seen, v128.load(cell - load<u32>(at)));
  return seen;
}

/** Blocks of 16 * `width` lanes for at most 32 planes; every take is at least as large as a block. */
@inline
function blocks(
  width: i32,
  takes: usize,
  members: i32,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  count: i32,
): i32 {
  const all = i8x16.splat(-1);
  const end = takes + 4 * (<usize>members);
  const pairs = takes + 8 * (<usize>members >> 1);
  for (let done: usize = 0; done < <usize>count; done += 16 * width) {
    let open0 = all;
    let open1 = all;
    let open2 = all;
    let open3 = all;
    let value0 = i8x16.splat(0);
    let value1 = value0;
    let value2 = value0;
    let value3 = value0;
    let cell = first + done;
    for (let p = 0; ; p++, cell += stride) {
      if (p === planes) return <i32>done;
      let seen0 = i8x16.splat(0);
      let seen1 = seen0;
      let seen2 = seen0;
      let seen3 = seen0;
      let at = takes;
      for (; at < pairs; at += 8) {
        const from = cell - load<u32>(at);
        const from2 = cell - load<u32>(at, 4);
        seen0 = v128.or(seen0, v128.or(v128.load(from), v128.load(from2)));
        if (width > 1) seen1 = v128.or(seen1, v128.or(v128.load(from, 16), v128.load(from2, 16)));
        if (width > 2) seen2 = v128.or(seen2, v128.or(v128.load(from, 32), v128.load(from2, 32)));
        if (width > 2) seen3 = v128.or(seen3, v128.or(v128.load(from, 48), v128.load(from2, 48)));
      }
      if (at < end) {
        const from = cell - load<u32>(at);
        seen0 = v128.or(seen0, v128.load(from));
        if (width > 1) seen1 = v128.or(seen1, v128.load(from, 16));
        if (width > 2) seen2 = v128.or(seen2, v128.load(from, 32));
        if (width > 2) seen3 = v128.or(seen3, v128.load(from, 48));
      }
      const hot0 = least(seen0, open0);
      v128.store(cell, hot0);
      value0 = v128.or(value0, valued(hot0, p));
      open0 = v128.and(open0, i8x16.eq(seen0, all));
      let open = open0;
      if (width > 1) {
        const hot1 = least(seen1, open1);
        v128.store(cell, hot1, 16);
        value1 = v128.or(value1, valued(hot1, p));
        open1 = v128.and(open1, i8x16.eq(seen1, all));
        open = v128.or(open, open1);
      }
      if (width > 2) {
        const hot2 = least(seen2, open2);
        v128.store(cell, hot2, 32);
        value2 = v128.or(value2, valued(hot2, p));
        open2 = v128.and(open2, i8x16.eq(seen2, all));
        const hot3 = least(seen3, open3);
        v128.store(cell, hot3, 48);
        value3 = v128.or(value3, valued(hot3, p));
        open3 = v128.and(open3, i8x16.eq(seen3, all));
        open = v128.or(v128.or(open, open2), open3);
      }
      if (!v128.any_true(open)) break;
    }
    v128.store(out + done, value0);
    if (width > 1) v128.store(out + done, value1, 16);
    if (width > 2) v128.store(out + done, value2, 32);
    if (width > 2) v128.store(out + done, value3, 48);
  }
  return count;
}

/**
 * Computes heaps when every take is at least 64 and there are at most 32 planes; writes up to 63 more heaps
 * than `count`.
 */
export function wide64(
  takes: usize,
  members: i32,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  count: i32,
): i32 {
  return blocks(4, takes, members, planes, stride, first, out, count);
}

/**
 * Computes heaps when every take is at least 32 and there are at most 32 planes; writes up to 31 more heaps
 * than `count`.
 */
export function wide32(
  takes: usize,
  members: i32,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  count: i32,
): i32 {
  return blocks(2, takes, members, planes, stride, first, out, count);
}

/** Computes heaps when every take is at least 16; writes up to 15 more heaps than `count`. */
export function wide16(
  takes: usize,
  members: i32,
  planes: i32,
  stride: usize,
  first: usize,
  out: usize,
  high: usize,
  count: i32,
): i32 {
  const all = i8x16.splat(-1);
  const end = takes + 4 * (<usize>members);
  for (let done: usize = 0; done < <usize>count; done += 16) {
    let open = all;
    let value = i8x16.splat(0);
    let top = i8x16.splat(0);
    let cell = first + done;
    for (let p = 0; ; p++, cell += stride) {
      if (p === planes) return <i32>done;
      const seen = gather(takes, end, cell);
      const hot = least(seen, open);
      v128.store(cell, hot);
      value = v128.or(value, valued(hot, p));
      if (planes > 32) top = v128.bitselect(i8x16.splat(<i8>(p >> 5)), top, i8x16.ne(hot, i8x16.splat(0)));
      open = v128.and(open, i8x16.eq(seen, all));
      if (!v128.any_true(open)) break;
    }
    v128.store(out + done, value);
    if (planes > 32) v128.store(high + done, top);
  }
  return count;
}

/**
 * Computes heaps for any set in which exactly the first `near` takes are below 16. The other takes are
 * gathered for sixteen lanes when a lane first needs a plane, and stored at `gathered`, 16 bytes per plane;
 * then each lane adds the near takes.
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
  const far = takes + 4 * (<usize>near);
  const end = takes + 4 * (<usize>members);
  for (let done: usize = 0; done < <usize>count; done += 16) {
    let ready = 0;
    const lanes = min<usize>(16, <usize>count - done);
    for (let lane: usize = 0; lane < lanes; lane++) {
      let cell = first + done + lane;
      for (let p = 0; ; p++, cell += stride) {
        if (p === planes) return <i32>(done + lane);
        if (p === ready) {
          v128.store(gathered + 16 * p, gather(far, end, cell - lane));
          ready++;
        }
        let seen = <u32>load<u8>(gathered + 16 * p + lane);
        if (seen === 0xff) continue;
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

/**
 * Computes heaps for at most seven takes, hence one plane; with `one` the first take is 1, whose value stays
 * in a register.
 */
@inline
function serially(one: boolean, members: i32, takes: usize, first: usize, out: usize, count: i32): void {
  const s1 = <usize>load<u32>(takes);
  const s2 = <usize>load<u32>(takes, 4);
  const s3 = <usize>load<u32>(takes, 8);
  const s4 = <usize>load<u32>(takes, 12);
  const s5 = <usize>load<u32>(takes, 16);
  const s6 = <usize>load<u32>(takes, 20);
  const s7 = <usize>load<u32>(takes, 24);
  const end = first + count;
  const shift = out - first;
  let hot: u32 = load<u8>(first - 1);
  for (let cell = first; cell < end; cell++) {
    let seen: u32 = 0;
    if (!one) seen = load<u8>(cell - s1);
    if (members > 1) seen |= load<u8>(cell - s2);
    if (members > 2) seen |= load<u8>(cell - s3);
    if (members > 3) seen |= load<u8>(cell - s4);
    if (members > 4) seen |= load<u8>(cell - s5);
    if (members > 5) seen |= load<u8>(cell - s6);
    if (members > 6) seen |= load<u8>(cell - s7);
    if (one) seen |= hot;
    hot = ~seen & (seen + 1);
    store<u8>(cell, hot);
    store<u8>(cell + shift, ctz(hot));
  }
}

/** Computes heaps for any set of one to seven takes, one after another. */
export function few(takes: usize, members: i32, first: usize, out: usize, count: i32): void {
  if (load<u32>(takes) === 1) {
    if (members === 1) serially(true, 1, takes, first, out, count);
    else if (members === 2) serially(true, 2, takes, first, out, count);
    else if (members === 3) serially(true, 3, takes, first, out, count);
    else if (members === 4) serially(true, 4, takes, first, out, count);
    else if (members === 5) serially(true, 5, takes, first, out, count);
    else if (members === 6) serially(true, 6, takes, first, out, count);
    else serially(true, 7, takes, first, out, count);
  } else {
    if (members === 1) serially(false, 1, takes, first, out, count);
    else if (members === 2) serially(false, 2, takes, first, out, count);
    else if (members === 3) serially(false, 3, takes, first, out, count);
    else if (members === 4) serially(false, 4, takes, first, out, count);
    else if (members === 5) serially(false, 5, takes, first, out, count);
    else if (members === 6) serially(false, 6, takes, first, out, count);
    else serially(false, 7, takes, first, out, count);
  }
}
