import { expect, test } from "vitest";
import { random } from "../../src/solve/index.ts";
import { differences, hexadecimalCode, octalCodes } from "../kernels-break.case.ts";

// Plain play takes quadratic time in the heap, and more for three heaps: all codes to 500 or 200, and one in
// seventeen further.

test("every solver values every octal code of at most three digits to heap 500, and every 17th to heap 2,000", () => {
  for (const [i, digits] of octalCodes().entries())
    expect(differences(digits, false, i % 17 === 0 ? 2000 : 500), `${digits}`).toEqual([]);
});

test("every solver values 500 random hexadecimal codes to heap 200, and every 17th to heap 500", () => {
  const next = random(7);
  for (let i = 0; i < 500; i++) {
    const digits = hexadecimalCode(next);
    expect(differences(digits, false, i % 17 === 0 ? 500 : 200), `${digits}`).toEqual([]);
  }
});
