// Random rules: their moves, values and outcomes, compared with an independent evaluation of the notation.
import { expect, test } from "vitest";
import { sweep } from "./sweep.ts";

test("eighty random rules have the moves, values and outcomes that they should", () => {
  expect(sweep(1, 80)).toMatchObject({ rules: 80 });
});
