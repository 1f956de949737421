import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { say } from "../src/locale/message.ts";
import { answer, type Question } from "../src/session/index.ts";
import { client, type Patience, Refusal, type Serving, serve } from "../src/worker/index.ts";

type Answering = Parameters<typeof serve<string>>[1];

/**
 * Client of threads that answer by `answering` (the question `crash` ends one), and the numbers of threads
 * started and ended.
 */
function threads(answering: Answering, patience?: Patience) {
  const count = { begun: 0, ended: 0 };
  const asked = client<string>((said, failed) => {
    count.begun++;
    const { port1, port2 } = new MessageChannel();
    port1.on("message", said);
    serve<string>(
      {
        hear: (listener) => port2.on("message", listener),
        say: (said, handOver = []) => port2.postMessage(said, [...handOver]),
      },
      (question, serving) => {
        if (question !== "crash") return answering(question, serving);
        setTimeout(failed, 0, { en: "it crashed", zh: "崩溃" });
        return new Promise(() => undefined);
      },
    );
    return {
      send: (message, handOver = []) => port1.postMessage(message, [...handOver]),
      end() {
        count.ended++;
        port1.close();
      },
    };
  }, patience);
  return { ...asked, count };
}

const refusal = async (asked: Promise<unknown>) => {
  const error = await asked.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Refusal);
  return (error as Refusal).refused;
};

const never = new Promise<never>(() => undefined);
const echo: Answering = (question) => (question === "hang" ? never : { value: question });

describe("a thread and its client", () => {
  test("answers come from one thread, in the order of the questions", async () => {
    const { ask, close, count } = threads(echo);
    const order: string[] = [];
    await Promise.all(["a", "b", "c"].map(async (each) => order.push(await ask(each))));
    expect(order).toEqual(["a", "b", "c"]);
    close();
    expect(count).toEqual({ begun: 1, ended: 1 });
  });

  test("a question of the library is answered, or refused by code, place and both languages", async () => {
    const { ask, close } = threads((question) => answer(JSON.parse(question) as Question & { ask: "solve" }));
    const solve = (game: string) => ask(JSON.stringify({ ask: "solve", games: [game] }));
    expect(await solve("nim 3 5")).toMatchObject([{ outcome: "N", value: 6 }]);
    expect(await refusal(solve("nim 3 x"))).toMatchObject({
      code: "notation",
      input: "nim 3 x",
      offset: 6,
      text: { en: expect.any(String), zh: expect.stringMatching(/\p{Script=Han}/u) },
    });
    close();
  });

  test("what is found on the way is told, and memory is handed over", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const { ask, close } = threads((_, { tell }) => {
      tell?.(bytes, [bytes.buffer]);
      return { value: tell !== undefined };
    });
    const told: unknown[] = [];
    expect(await ask("a", { told: (each) => told.push(each) })).toBe(true);
    expect([told, bytes.length]).toEqual([[new Uint8Array([1, 2, 3])], 0]);
    expect(await ask("b")).toBe(false);
    close();
  });

  test("an answer may hand its memory over, too", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const { ask, close } = threads(() => ({ value: bytes, handOver: [bytes.buffer] }));
    expect([await ask("a"), bytes.length]).toEqual([new Uint8Array([1, 2, 3]), 0]);
    close();
  });

  test("what an answer throws refuses its question, and the next one is answered", async () => {
    const { ask, close, count } = threads((question) => {
      if (question !== "a") return { value: question };
      throw new Error("no");
    });
    expect(await refusal(ask("a"))).toEqual({ text: { en: "This failed: no", zh: "操作失败：no" } });
    expect([await ask("b"), count.begun]).toEqual(["b", 1]);
    close();
  });

  test("a thread that fails refuses the question at hand, and the others go to a new one", async () => {
    const { ask, close, count } = threads(echo);
    const [crashed, next] = [refusal(ask("crash")), ask("a")];
    expect(await crashed).toEqual({ text: { en: "it crashed", zh: "崩溃" } });
    expect([await next, count]).toEqual(["a", { begun: 2, ended: 1 }]);
    close();
  });

  test("a signal hears of a question until that is answered or refused", async () => {
    const { ask, close } = threads((question) => {
      if (question === "a") return { value: question };
      throw new Error("no");
    });
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    const counted = {
      aborted: false,
      addEventListener: (type: "abort", listener: () => void) => {
        listeners.add(listener);
        signal.addEventListener(type, listener);
      },
      removeEventListener: (_: "abort", listener: () => void) => void listeners.delete(listener),
    };
    const asked = [ask("a", { signal: counted }), refusal(ask("b", { signal: counted }))];
    expect(listeners.size).toBe(2);
    await Promise.all(asked);
    expect(listeners.size).toBe(0);
    close();
  });

  test("a question that is given up ends its thread, unless it may come to an end by itself", async () => {
    const waits = async (question: string, { signal, tell }: Serving) => {
      if (question !== "long") return { value: question };
      tell?.("begun");
      while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 1));
      expect(() => signal.throwIfAborted()).toThrow("abort");
      return { value: "as far as it came" };
    };
    for (const [ending, begun] of [
      [0, 2],
      [Number.POSITIVE_INFINITY, 1],
    ] as const) {
      const { ask, close, count } = threads(waits, { ending });
      const stop = new AbortController();
      const given = ask("long", { signal: stop.signal, told: () => stop.abort() });
      const queued = new AbortController();
      const other = refusal(ask("b", { signal: queued.signal }));
      const last = ask("c");
      queued.abort();
      expect(say((await other).text, "en")).toBe("Stopped.");
      if (ending === 0) expect(say((await refusal(given)).text, "zh")).toBe("已停止。");
      else expect(await given).toBe("as far as it came");
      expect([await last, count.begun]).toEqual(["c", begun]);
      expect(say((await refusal(ask("d", { signal: AbortSignal.abort() }))).text, "en")).toBe("Stopped.");
      close();
    }
  });
});

describe("a thread that is late", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is ended after the seconds of its question, and the next question has another", async () => {
    const late = { en: "late", zh: "迟" };
    const { ask, close, count } = threads(echo, { seconds: 10, late });
    expect(await ask("a")).toBe("a");
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await ask("b")).toBe("b");
    const first = refusal(ask("hang"));
    const second = refusal(ask("hang", { seconds: 60, late: { en: "too late", zh: "太迟" } }));
    const third = ask("c");
    await vi.advanceTimersByTimeAsync(9999);
    expect(count).toEqual({ begun: 1, ended: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ text: late });
    expect(count).toEqual({ begun: 2, ended: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(say((await second).text, "en")).toBe("too late");
    expect([await third, count]).toEqual(["c", { begun: 3, ended: 2 }]);
    close();
  });

  test("is waited for longer when it has only been started: its code may have to be fetched", async () => {
    const { ask, close, count } = threads(echo, { seconds: 10, starting: 30 });
    const first = refusal(ask("hang"));
    await vi.advanceTimersByTimeAsync(39_999);
    expect(count).toEqual({ begun: 1, ended: 0 });
    await vi.advanceTimersByTimeAsync(1);
    await first;
    expect(await ask("a")).toBe("a");
    const later = refusal(ask("hang"));
    await vi.advanceTimersByTimeAsync(10_000);
    await later;
    expect(count).toEqual({ begun: 2, ended: 2 });
    close();
  });

  test("given up, has so long to come to an end", async () => {
    const { ask, close, count } = threads(echo, { ending: 2 });
    const stop = new AbortController();
    const hung = refusal(ask("hang", { signal: stop.signal }));
    stop.abort();
    await vi.advanceTimersByTimeAsync(1999);
    expect(count.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(say((await hung).text, "en")).toBe("Stopped.");
    expect(count.ended).toBe(1);
    const open = refusal(ask("hang"));
    close();
    expect(say((await open).text, "en")).toBe("Stopped.");
  });
});
