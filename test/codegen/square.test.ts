import { expect, test } from "vitest";
import { squareSvg, squareTitle } from "../../src/export/index.ts";
import { say } from "../../src/locale/message.ts";

/** Nim with two heaps: equal heaps are P-positions. */
const nim = (from: number, to: number) => ({
  ...{ from, to },
  row: (a: number) => Array.from({ length: to + 1 }, (_, b) => a ^ b),
});

test("a picture of P-positions has a square for each, from the lower left corner", () => {
  const svg = squareSvg(nim(2, 5), say(squareTitle("nim", nim(2, 5)), "en"));
  expect(/ d="([^"]*)"/.exec(svg)![1]).toBe("M0 0h0M1 1h0M2 2h0M3 3h0");
  expect(svg).toContain("scale(150 -150)");
  expect(svg).toContain('stroke-width="1"');
  expect(svg).toContain(">nim, P-positions of two heaps from 2 to 5</text>");
});

test("a position of many is still seen, and a title is text", () => {
  const svg = squareSvg(nim(0, 1999), "<b>");
  expect(svg).toContain('stroke-width="5"');
  expect(svg).not.toContain("<b>");
  expect(svg.length).toBeLessThan(40_000);
});
