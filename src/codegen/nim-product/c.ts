import type { NimProduct } from "./source.ts";

/** What C and C++ have in common. */
const functions = (images: readonly string[]): readonly string[] => [
  "typedef unsigned long long u64;",
  "",
  "static const unsigned IMAGES[16] = {",
  ...images.map((row, i) => `    ${row}${i + 1 < images.length ? "," : ""}`),
  "};",
  "static unsigned exps[262141], logs[65536], halves[65536];",
  "",
  "static unsigned product16(unsigned a, unsigned b) { return exps[logs[a] + logs[b]]; }",
  "",
  "static unsigned product32(unsigned a, unsigned b) {",
  "  unsigned low = product16(a & 65535, b & 65535), high = product16(a >> 16, b >> 16);",
  "  unsigned all = product16((a >> 16) ^ (a & 65535), (b >> 16) ^ (b & 65535));",
  "  return ((all ^ low) << 16) ^ low ^ halves[high];",
  "}",
  "",
  "static u64 product(u64 a, u64 b) {",
  "  unsigned a0 = (unsigned)a, a1 = (unsigned)(a >> 32), b0 = (unsigned)b, b1 = (unsigned)(b >> 32);",
  "  unsigned low = product32(a0, b0), high = product32(a1, b1), all = product32(a0 ^ a1, b0 ^ b1);",
  "  unsigned half = (halves[(high >> 16) ^ (high & 65535)] << 16) ^ halves[halves[high >> 16]];",
  "  return ((u64)(all ^ low) << 32) ^ low ^ half;",
  "}",
  "",
  "static void fill(void) {",
  "  static unsigned times[65536];",
  "  unsigned x, bit, power = 1;",
  "  for (x = 1; x < 65536; x++) {",
  "    for (bit = 0; !(x >> bit & 1);) bit++;",
  "    times[x] = times[x & (x - 1)] ^ IMAGES[bit];",
  "  }",
  "  for (x = 0; x < 65535; x++, power = times[power]) {",
  "    exps[x] = exps[x + 65535] = power;",
  "    logs[power] = x;",
  "  }",
  "  logs[0] = 131070;",
  "  for (x = 0; x < 65536; x++) halves[x] = product16(x, 1U << 15);",
  "}",
];

const main = (heading: string, io: string): readonly string[] => [
  "",
  `int main(${heading}) {`,
  "  u64 a, b;",
  "  int tests;",
  "  fill();",
  `  if (${io}scanf("%d", &tests) != 1) return 1;`,
  `  while (tests-- > 0 && ${io}scanf("%llu %llu", &a, &b) == 2) ${io}printf("%llu\\n", product(a, b));`,
  "  return 0;",
  "}",
];

export const c: NimProduct = (images) => [
  "#include <stdio.h>",
  "",
  ...functions(images),
  ...main("void", ""),
];

export const cpp: NimProduct = (images) => [
  "#include <cstdio>",
  "",
  ...functions(images),
  ...main("", "std::"),
];
