// Every record of test/known/published.json is compared with the results of the library.
import { describe, expect, test } from "vitest";
import { isQuick } from "../part.ts";
import { checks } from "./checks.case.ts";
import { type Published, records } from "./records.ts";

/** Records that take seconds to compute, for the slow tests. */
const LONG = ["octal-range-grundy"];

const keyOf = (among: object, { id, category }: Published) => [id, category].find((key) => key in among);

describe("published records", () => {
  for (const record of records) {
    test.skipIf(isQuick && LONG.includes(record.id))(`${record.id}: ${record.game}`, () => {
      const check = keyOf(checks, record);
      expect(check).toBeDefined();
      checks[check!]!(record);
    });
  }

  test("each check has a record", () => {
    for (const key of Object.keys(checks))
      expect(records.some(({ id, category }) => id === key || category === key)).toBe(true);
  });
});
