import { type Line, serve } from "nimber/worker";

const line: Line = {
  hear: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
  say: (said, handOver = []) => self.postMessage(said, { transfer: [...handOver] }),
};

/** Answers in a Worker what its client asks. */
export const serving = <Q>(answer: Parameters<typeof serve<Q>>[1]): void => serve(line, answer);
