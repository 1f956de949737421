import type { checkCertificate, Finding } from "nimber";
import { expect, test, vi } from "vitest";
import { compute } from "../src/compute.ts";
import type { Job } from "../src/types.ts";

const checked: string[] = [];
let finding: Finding | undefined;
vi.mock("nimber", async (original) => {
  const nimber = await original<{ checkCertificate: typeof checkCertificate }>();
  return {
    ...nimber,
    checkCertificate: (text: string) => {
      checked.push(text);
      return finding ?? nimber.checkCertificate(text);
    },
  };
});

const job = (game: string): Job => ({
  ...{ key: `period ${game}`, game, stands: [game], question: "period" },
  limits: { heaps: 10_001, seconds: 60, bytes: 1e9 },
  ...{ work: 1, bytes: 1 },
});
const rowOf = (game: string) => compute(job(game), undefined, { checkpoint() {}, stop: () => false })!;

test("a row says proved after the checker has replayed its certificate", () => {
  for (const game of ["0.77", "{1,3,4}", "!{2,3}"]) {
    const row = rowOf(game);
    expect(row.verdict).toBe("proved");
    expect(checked.splice(0)).toEqual([JSON.stringify(row.certificate)]);
  }
  expect(rowOf("0.6").verdict).toBe("open");
  expect(checked).toEqual([]);
});

test("and says nothing when it does not hold", () => {
  finding = { verdict: "refused", says: { en: "heap 7: claimed value 2, the rules give 3", zh: "" } };
  expect(() => rowOf("0.77")).toThrow("the proof does not hold: heap 7: claimed value 2");
});

test("a period whose replay does not come to an end is but observed", () => {
  finding = { verdict: "limit", says: { en: "too long", zh: "" } };
  expect(rowOf("0.77")).toMatchObject({
    ...{ verdict: "observed", stoppedBy: "seconds", preperiod: 71, period: 12, certificate: null },
  });
});
