// Worker process with the toy computation. Arguments: the database, then the folder of the toy module.
import { openServer } from "../src/database/server.ts";
import { startQueue } from "../src/queue/queue.ts";
import { work } from "../src/work/worker.ts";

const [place, thread, compute] = process.argv.slice(2) as [string, string, string];
const database = openServer(place, 8);
const boss = await startQueue(database, () => undefined);
await work(database, boss, {
  threads: 1,
  memory: 2 ** 30,
  ends: () => true,
  patiently: (run) => run(),
  modules: { thread: new URL(thread), compute: new URL(compute) },
}).over;
await boss.stop({ graceful: false, close: false });
await database.close();
