import { expect, test } from "vitest";
import { sharing } from "../../web/src/engine/shared.ts";

interface Question {
  readonly ask: string;
  readonly limits?: { readonly seconds: number };
}

/** Engine whose questions are answered by hand, in order. */
function byHand() {
  const sent: {
    readonly question: Question;
    readonly answer: (value: string) => void;
    readonly refuse: () => void;
    readonly signal: AbortSignal;
  }[] = [];
  const ask = sharing<Question, string>(
    (question, { signal } = {}) =>
      new Promise((answer, reject) => {
        const refuse = () => reject(new Error("refused"));
        sent.push({ question, answer, refuse, signal: signal as AbortSignal });
        signal!.addEventListener("abort", refuse);
      }),
  );
  return { ask, sent };
}

test("equal questions are asked once, while the first is awaited and after its answer", async () => {
  const { ask, sent } = byHand();
  const both = Promise.all([ask({ ask: "nim 3" }), ask({ ask: "nim 3", limits: { seconds: 2 } })]);
  sent[0]!.answer("N");
  expect(await both).toEqual(["N", "N"]);
  expect(await ask({ ask: "nim 3" })).toBe("N");
  void ask({ ask: "nim 4" });
  expect(sent.map(({ question }) => question.ask)).toEqual(["nim 3", "nim 4"]);
});

test("a question is given up when all who wait for it have left, and can be asked again then", async () => {
  const { ask, sent } = byHand();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = ask({ ask: "nim 3" }, { signal: one.signal });
  const second = ask({ ask: "nim 3" }, { signal: other.signal });
  one.abort();
  expect(sent[0]!.signal.aborted).toBe(false);
  other.abort();
  expect(sent[0]!.signal.aborted).toBe(true);
  await expect(first).rejects.toThrow("refused");
  await expect(second).rejects.toThrow("refused");
  const again = ask({ ask: "nim 3" });
  sent[1]!.answer("N");
  expect(await again).toBe("N");
});

test("a refusal is not kept, and who has other limits asks again", async () => {
  const { ask, sent } = byHand();
  const hasty = ask({ ask: "cram 6x7", limits: { seconds: 2 } });
  const patient = ask({ ask: "cram 6x7", limits: { seconds: 40 } });
  sent[0]!.refuse();
  await expect(hasty).rejects.toThrow("refused");
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]!.question.limits).toEqual({ seconds: 40 });
  sent[1]!.answer("N");
  expect(await patient).toBe("N");
});
