import type { Text } from "nimber";
import { type Client, client, type Patience } from "nimber/worker";
import { t } from "../locale/engine.ts";

const SLOW = t("slow") satisfies Text;

/** Seconds that the code of a Worker may take to load, also on a slow network. */
const STARTING = 30;

/** Client of a Worker that `start` creates. */
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
    { late, starting: STARTING, ...patience },
  );
