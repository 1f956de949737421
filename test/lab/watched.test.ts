import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Helper, Silence, watched } from "../../web/src/lab/typescript/watched.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Helpers that answer all questions but `hang`, and how many have begun and ended. */
function helpers() {
  const count = { begun: 0, ended: 0, lost: 0 };
  const start = (): Helper => {
    count.begun++;
    return {
      ask: (name) => (name === "hang" ? new Promise(() => undefined) : Promise.resolve(name)),
      end: () => {
        count.ended++;
      },
    };
  };
  const ask = watched(
    start,
    (name) => (name === "slow" ? 60 : 10),
    () => {
      count.lost++;
    },
  );
  return { ask, count };
}

test("answers come from one helper", async () => {
  const { ask, count } = helpers();
  expect(await ask("a", [])).toBe("a");
  expect(await ask("slow", [])).toBe("slow");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await ask("b", [])).toBe("b");
  expect(count).toEqual({ begun: 1, ended: 0, lost: 0 });
});

test("a helper that is silent is ended once, with all that it was asked, and the next question has another", async () => {
  const { ask, count } = helpers();
  const said = [ask("hang", []), ask("hang", [])].map((each) => each.catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(9999);
  expect(count.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  const errors = await Promise.all(said);
  for (const error of errors) {
    expect(error).toBeInstanceOf(Silence);
    expect((error as Silence).text).toEqual({
      en: "The compiler was stopped: it worked for more than 10 seconds on this program.",
      zh: "编译器已停止：处理此程序超过 10 秒。",
    });
  }
  expect(count).toEqual({ begun: 1, ended: 1, lost: 1 });
  expect(await ask("a", [])).toBe("a");
  expect(count).toEqual({ begun: 2, ended: 1, lost: 1 });
});
