import { afterEach, expect, test, vi } from "vitest";
import { LimitError } from "../../src/errors.ts";
import { begin } from "../../src/solve/limits.ts";
import { nimber } from "../nimber.ts";

afterEach(() => void vi.useRealTimers());

test("a search for a period that was told no end ends after half a minute, and says how to go on", () => {
  const { status, stdout, stderr } = nimber(["period", "0.6"]);
  expect({ status, stderr }).toEqual({ status: 3, stderr: "" });
  expect(stdout.replace(/\s+/g, " ")).toContain(
    "stopped at the limit of 30 seconds. To continue: --time 300;",
  );
});

test("a limit of thirty seconds stops nothing before the clock is past it", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { tick } = begin({ seconds: 30 });
  const ticks = () => {
    for (let i = 0; i < 100; i++) tick();
  };
  vi.advanceTimersByTime(30_000);
  ticks();
  vi.advanceTimersByTime(1);
  expect(ticks).toThrow(new LimitError("seconds", 30));
});
