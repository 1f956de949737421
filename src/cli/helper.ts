import { parentPort, workerData } from "node:worker_threads";
import { mark } from "../solve/kernel/marker.ts";
import { serve } from "../solve/kernel/member.ts";
import { valueStrips } from "../solve/kernel/strip-crew.ts";
import type { ListTask } from "./list-work.ts";

/** Work on an item of each list. */
const WORKS: Readonly<Record<ListTask["name"], () => Promise<(data: never, i: number) => unknown>>> = {
  octal: async () => (await import("./commands/octal.ts")).rowAt,
  verify: async () => (await import("./commands/verify.ts")).verdictAt,
};

// Worker thread that helps another thread with a search, a table of heaps or of pairs, or a list of games.
if ("taken" in workerData) {
  const { helpWithList } = await import("./list-work.ts");
  const work = await WORKS[(workerData as ListTask).name]();
  helpWithList(workerData, work as never, (result) => parentPort!.postMessage(result));
} else if ("moves" in workerData) mark(workerData);
else if ("place" in workerData) valueStrips(workerData);
else serve(workerData);
