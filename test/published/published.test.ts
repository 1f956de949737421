// Every record of test/known/published.json is compared with the results of the library.
import { describe, expect, test } from "vitest";
import { isQuick } from "../part.ts";
import { checks } from "./checks.case.ts";
import { type Published, records } from "./records.ts";

/** Records that are not checked here, with the reason. */
const SKIPPED: Readonly<Record<string, string>> = {
  "pe-260": "takes a minute of plain play: in the slow tests",
  "oeis-A051775": "no nim products yet",
  "oeis-A051917": "no nim inverses yet",
  "oeis-A335163": "no nim powers yet",
  "oeis-A335166": "no nim powers yet",
  "cram-4x6": "beyond plain search: no search of boards yet",
  "cram-4x7": "beyond plain search: no search of boards yet",
  "cram-4x8": "beyond plain search: no search of boards yet",
  "cram-5x5": "beyond plain search: no search of boards yet",
  "cram-5x6": "beyond plain search: no search of boards yet",
};

/** Records that take seconds to compute. */
const LONG = ["octal-range-grundy", "cram-4x5"];

const keyOf = (among: object, { id, category }: Published) => [id, category].find((key) => key in among);

describe("published records", () => {
  for (const record of records) {
    const skipped = keyOf(SKIPPED, record);
    if (skipped !== undefined) test.skip(`${record.id}: ${SKIPPED[skipped]}`);
    else
      test.skipIf(isQuick && LONG.includes(record.id))(`${record.id}: ${record.game}`, () => {
        const check = keyOf(checks, record);
        expect(check).toBeDefined();
        checks[check!]!(record);
      });
  }

  test("each check and each skip has a record", () => {
    for (const key of [...Object.keys(checks), ...Object.keys(SKIPPED)])
      expect(records.some(({ id, category }) => id === key || category === key)).toBe(true);
  });
});
