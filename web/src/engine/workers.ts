import type { Text } from "nimber";
import { type Client, client, type Patience } from "nimber/thread";

const SLOW = {
  en: "This takes too long here; try a smaller position.",
  zh: "计算时间过长，请换一个较小的局面。",
} satisfies Text;

/** The client of a Worker that `start` makes. */
export const asking = <Q>(start: () => Worker, { late = SLOW, ...patience }: Patience = {}): Client<Q> =>
  client(
    (said, failed) => {
      const worker = start();
      worker.addEventListener("message", ({ data }) => said(data));
      worker.addEventListener("error", () => failed(late));
      return {
        send: (message, handOver = []) => worker.postMessage(message, [...handOver]),
        end: () => worker.terminate(),
      };
    },
    { late, ...patience },
  );
