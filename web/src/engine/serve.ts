import { type Channel, serve } from "nimber/worker";

const line: Channel = {
  hear: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
  say: (said, handOver = []) => self.postMessage(said, { transfer: [...handOver] }),
};

/** Serves the questions of a Worker's client. */
export const serving = <Q>(answer: Parameters<typeof serve<Q>>[1]): void => serve(line, answer);
