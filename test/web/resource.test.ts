import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { verbatim } from "nimber/locale";
import { Refusal } from "nimber/worker";
import { describe, expect, test } from "vitest";
import { resource, resources } from "../../web/src/shell/resource.ts";

/** Resource whose answers arrive when the test chooses, in any order. */
function held() {
  const waiting = new Map<string, { tell(progress: number): void; signal: AbortSignal } & Ends>();
  const settled: string[] = [];
  const held = resource<string, string, number>(
    (request, answering) =>
      new Promise((resolve, reject) => waiting.set(request, { ...answering, resolve, reject })),
    ({ state }, request) => settled.push(`${request} ${state}`),
  );
  return { held, settled, at: (request: string) => waiting.get(request)! };
}

interface Ends {
  resolve(value: string): void;
  reject(why: Error): void;
}

const why = { text: verbatim("No.") };

describe("a resource", () => {
  test("is idle, loading, ready", async () => {
    const { held: resource, settled, at } = held();
    expect(resource.now.value).toEqual({ state: "idle" });
    const asked = resource.ask("a");
    expect(resource.now.value).toEqual({ state: "loading" });
    at("a").resolve("A");
    expect(await asked).toEqual({ state: "ready", value: "A" });
    expect(resource.now.value).toEqual({ state: "ready", value: "A" });
    expect(settled).toEqual(["a ready"]);
  });

  test("of two requests the later one counts, whichever is answered first", async () => {
    const { held: resource, settled, at } = held();
    const first = resource.ask("a");
    const second = resource.ask("b");
    expect(at("a").signal.aborted).toBe(true);
    expect(at("b").signal.aborted).toBe(false);
    at("b").resolve("B");
    expect(await second).toEqual({ state: "ready", value: "B" });
    at("a").resolve("A");
    expect(await first).toBeUndefined();
    expect(resource.now.value).toEqual({ state: "ready", value: "B" });
    expect(settled).toEqual(["b ready"]);
  });

  test("a refusal of what was given up is not heard of", async () => {
    const { held: resource, at } = held();
    const first = resource.ask("a");
    const second = resource.ask("b");
    at("a").reject(new Refusal(why));
    expect(await first).toBeUndefined();
    expect(resource.now.value.state).toBe("loading");
    at("b").resolve("B");
    expect((await second)?.state).toBe("ready");
  });

  test("tells progress of the last request, beside what was known", async () => {
    const { held: resource, at } = held();
    const first = resource.ask("a");
    at("a").resolve("A");
    await first;
    const second = resource.ask("b");
    expect(resource.now.value).toEqual({ state: "loading", value: "A" });
    at("b").tell(1);
    expect(resource.now.value).toEqual({ state: "loading", value: "A", progress: 1 });
    void resource.ask("c");
    at("b").tell(2);
    expect(resource.now.value).toEqual({ state: "loading", value: "A" });
    at("b").resolve("B");
    expect(await second).toBeUndefined();
  });

  test("an error that has a text becomes the reason, which stays while another answer is awaited", async () => {
    const { held: resource, settled, at } = held();
    const first = resource.ask("a");
    at("a").resolve("A");
    await first;
    const second = resource.ask("b");
    at("b").reject(new Refusal({ ...why, offset: 3 }));
    const refused = { state: "refused", value: "A", why: { ...why, offset: 3 } };
    expect(await second).toEqual(refused);
    expect(resource.now.value).toEqual(refused);
    expect(settled).toEqual(["a ready", "b refused"]);
    const third = resource.ask("c");
    expect(resource.now.value).toEqual({ ...refused, state: "loading" });
    at("c").resolve("C");
    expect(await third).toEqual({ state: "ready", value: "C" });
  });

  test("a fault of the page is thrown, and nothing is awaited any more", async () => {
    const { held: resource, at } = held();
    const asked = resource.ask("a");
    at("a").reject(new TypeError("a"));
    await expect(asked).rejects.toThrow(TypeError);
    expect(resource.now.value).toEqual({ state: "idle" });
  });

  test("what is cancelled is forgotten", async () => {
    const { held: resource, settled, at } = held();
    const asked = resource.ask("a");
    resource.cancel();
    expect(at("a").signal.aborted).toBe(true);
    at("a").resolve("A");
    expect(await asked).toBeUndefined();
    expect(resource.now.value).toEqual({ state: "idle" });
    expect(settled).toEqual([]);
  });

  test("what is stopped says so itself", async () => {
    const { held: resource, at } = held();
    const asked = resource.ask("a");
    resource.stop();
    expect(at("a").signal.aborted).toBe(true);
    expect(resource.now.value.state).toBe("loading");
    at("a").reject(new Refusal(why));
    expect((await asked)?.why).toEqual(why);
  });

  test("its signal and what is done with the answer are one step", async () => {
    const { held: resource, settled, at } = held();
    const seen: string[] = [];
    const asked = resource.ask("a");
    const stop = resource.now.subscribe(({ state }) => void seen.push(`${state} ${settled.length}`));
    at("a").resolve("A");
    await asked;
    stop();
    expect(seen).toEqual(["loading 0", "ready 1"]);
  });
});

test("resources by key are made once, and each answers for its key alone", async () => {
  const sums = resources(async (key: string, more: string) => `${key}${more}`);
  expect(sums("a")).toBe(sums("a"));
  const [of, other] = [sums("a"), sums("b")];
  expect(await Promise.all([of.ask("1"), other.ask("2")])).toEqual([
    { state: "ready", value: "a1" },
    { state: "ready", value: "b2" },
  ]);
  expect([of.now.value.value, other.now.value.value]).toEqual(["a1", "b2"]);
});

const root = fileURLToPath(new URL("../../web/src", import.meta.url));

/** Counter whose value is kept and later compared with the current value. */
const COUNTER = /\b(?:const|let) (\w+) = \+\+[\w.]+;[\s\S]*\b\1 [!=]==/;

/** State that a function keeps, and after a wait compares with the current state. */
const KEPT =
  /\bconst (\w+) = (\w+)\.(?:value|current);(?:(?!\n\}\n).)*?\bawait\b(?:(?!\n\}\n).)*?\b\2\.(?:value|current) [!=]== \1\b/s;

/** Function that a flag or the current state tells whether an answer is still wanted. */
const FLAG = /\blet (?:stale|wanted|left|gone) = (?:true|false);|\bconst isWanted = \(/;

test("no file of the page tells its last request from the others by hand", () => {
  expect("const mine = ++asked;\nif (mine !== asked) return;").toMatch(COUNTER);
  expect("const line = sums.value;\nawait it;\nif (sums.value === line) tell();").toMatch(KEPT);
  expect("const isWanted = () => page.peek() === id;").toMatch(FLAG);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const byHand = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return COUNTER.test(text) || KEPT.test(text) || FLAG.test(text);
  });
  expect(byHand).toEqual([]);
});
