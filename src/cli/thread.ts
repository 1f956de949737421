import { workerData } from "node:worker_threads";
import { run } from "./run.ts";
import { ownTerminal } from "./terminal/signs.ts";

// Runs the command line in a thread that the main thread watches.
const status = await run(process.argv.slice(2), ownTerminal(workerData.screen));
// Waits for the streams of the thread, which pass their text to the main thread asynchronously.
for (const stream of [process.stdout, process.stderr])
  if (stream.writableLength > 0) await new Promise((resolve) => stream.write("", resolve));
process.exit(status);
