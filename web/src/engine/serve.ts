import { type Channel, serve } from "nimber/worker";

const line: Channel = {
  hear: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
  say: (said, handOver = []) => self.postMessage(said, { transfer: [...handOver] }),
};

/** Answers in a Worker what its client asks. */
export const serving = <Q>(answer: Parameters<typeof serve<Q>>[1]): void => serve(line, answer);
