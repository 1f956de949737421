import { describe, expect, test } from "vitest";
import { codeOf, lineOf, type Posed, posed, resultsIn } from "../../web/src/path/posed.ts";

const positions: readonly Posed[] = [
  { sum: "nim 3 4 5", play: "normal" },
  { sum: "[n: n-1 | n/2] 9", play: "misere" },
  { sum: "kayles 4 + nim 2", play: "normal" },
];

describe("a class session", () => {
  test("has its positions in the address, whatever signs they contain", () => {
    expect(posed.read(posed.write(positions)!)).toEqual(positions);
    expect(posed.write([])).toBeUndefined();
    for (const damaged of ["", "nim 3\n\nnim 4", "nim 3\n!", `nim ${"1 ".repeat(300)}`, "nim 3\n".repeat(30)])
      expect(posed.read(damaged)).toBeUndefined();
  });

  test("has a code that other positions, another order and other play change", () => {
    const [first, second, third] = positions;
    const codes = [
      positions,
      [second!, first!, third!],
      [first!, second!],
      [first!, { ...second!, play: "normal" as const }, third!],
    ].map(codeOf);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  });

  test("reads the last result of each pupil, and tells lines of other sessions", () => {
    const line = (name: string, right: readonly boolean[]) => lineOf(positions, { name, right });
    const others = [
      lineOf(positions.slice(1), { name: "Ada", right: [true, true] }),
      `${codeOf(positions)} 11 Ada`,
      "Ada: all right",
    ];
    const text = [
      line("Ada Lovelace", [false, false, true]),
      ...others,
      "",
      `  ${line("小明", [true, true, true]).toLowerCase()}  `,
      line("Ada Lovelace", [true, false, true]),
      line("", [false, false, false]),
    ].join("\n");
    expect(resultsIn(positions, text)).toEqual({
      results: [
        { name: "Ada Lovelace", right: [true, false, true] },
        { name: "小明", right: [true, true, true] },
        { name: "", right: [false, false, false] },
      ],
      others,
    });
  });
});
