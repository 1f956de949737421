// Vector operations that AssemblyScript lacks: 128-bit sets of two words.
@final
@unmanaged
export abstract class V128 {
  @inline
  @operator("&")
  static and(a: v128, b: v128): v128 {
    return v128.and(a, b);
  }
  @inline
  @operator("|")
  static or(a: v128, b: v128): v128 {
    return v128.or(a, b);
  }
  @inline
  @operator("^")
  static xor(a: v128, b: v128): v128 {
    return v128.xor(a, b);
  }
  @inline
  @operator.prefix("~")
  static not(a: v128): v128 {
    return v128.not(a);
  }
  @inline
  @operator("<<")
  static shiftUp(a: v128, n: i32): v128 {
    const low: u64 = i64x2.extract_lane(a, 0);
    if (n >= 64) return i64x2(0, low << (n & 63));
    const high: u64 = i64x2.extract_lane(a, 1);
    return i64x2(low << n, (high << n) | ((low >> 1) >> (63 - n)));
  }
  @inline
  @operator(">>")
  static shiftDown(a: v128, n: i32): v128 {
    const high: u64 = i64x2.extract_lane(a, 1);
    if (n >= 64) return i64x2(high >> (n & 63), 0);
    const low: u64 = i64x2.extract_lane(a, 0);
    return i64x2((low >> n) | ((high << 1) << (63 - n)), high >> n);
  }
}
