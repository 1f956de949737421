import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "../../web/src/shell/code/qr.ts";

const rowsOf = (text: string): string[] =>
  qrCode(text)!.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));

// What another program makes of these texts: uqr 0.1.3, level M, no border.
test("a code is what another encoder makes", () => {
  expect(rowsOf("nim")).toEqual([
    "111111100000101111111",
    "100000100101101000001",
    "101110101011001011101",
    "101110101101101011101",
    "101110101000101011101",
    "100000101011001000001",
    "111111101010101111111",
    "000000001010000000000",
    "101111100001001111100",
    "001111011111111000001",
    "011111100010101101110",
    "100000000111111001101",
    "011011111100100100011",
    "000000001000100101001",
    "111111100001010011110",
    "100000101100000110111",
    "101110101001010010100",
    "101110101011111001000",
    "101110101100101100000",
    "100000100011111001000",
    "111111101000100100110",
  ]);
  for (const [text, rows, hash] of [
    ["https://nimber.example/#en/play?sum=nim+3+4+5", 33, "d8edb66264fdc7d0"],
    ["https://nimber.example/#zh/why?sum=kayles+12+nim+3", 33, "b501a2fd8bde3d40"],
    ["x".repeat(150), 49, "9782fa7f0642d3e6"],
    ["ab".repeat(333), 97, "e70f2a431f8dc00f"],
  ] as const) {
    const made = rowsOf(text);
    expect(made.length).toBe(rows);
    expect(createHash("sha256").update(made.join("\n")).digest("hex").slice(0, 16)).toBe(hash);
  }
});

test("a text that no code holds has none", () => {
  expect(qrCode("x".repeat(2331))).toHaveLength(177);
  expect(qrCode("x".repeat(2332))).toBeUndefined();
  expect(qrCode("尼".repeat(778))).toBeUndefined();
});
