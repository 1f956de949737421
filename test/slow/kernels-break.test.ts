import { expect, test } from "vitest";
import { random } from "../../src/solve/index.ts";
import { differences, hexadecimalCode, octalCodes } from "../kernels-break.case.ts";

test("every solver values every octal code of at most three digits to heap 2,000", () => {
  for (const digits of octalCodes()) expect(differences(digits, false, 2000), `${digits}`).toEqual([]);
});

test("every solver values 500 random hexadecimal codes to heap 1,000", () => {
  const next = random(7);
  for (let i = 0; i < 500; i++) {
    const digits = hexadecimalCode(next);
    expect(differences(digits, false, 1000), `${digits}`).toEqual([]);
  }
});
