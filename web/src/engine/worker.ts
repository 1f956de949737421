import { GameError, type Text } from "nimber";
import { type Service, service } from "./service.ts";

/** A question to the Worker, and its answer: a value, or the sentence that says why there is none. */
export interface Question {
  readonly id: number;
  readonly ask: keyof Service;
  readonly with: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refused: Text };

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});

function answer({ id, ask, with: given }: Question): Answer {
  try {
    const run = service[ask] as (...given: readonly unknown[]) => unknown;
    return { id, value: run(...given) };
  } catch (error) {
    if (error instanceof GameError) return { id, refused: error.text };
    const said = error instanceof Error ? error.message : String(error);
    return { id, refused: { en: `This failed: ${said}`, zh: `操作失败：${said}` } };
  }
}
