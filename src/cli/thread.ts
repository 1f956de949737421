import { workerData } from "node:worker_threads";
import { run } from "./run.ts";
import { ownTerminal } from "./terminal/signs.ts";

// The command line in a thread that the main one watches.
const status = await run(process.argv.slice(2), ownTerminal(workerData.screen));
// A stream of a thread passes its text on to the main thread later.
for (const stream of [process.stdout, process.stderr])
  if (stream.writableLength > 0) await new Promise((resolve) => stream.write("", resolve));
process.exit(status);
