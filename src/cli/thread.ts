import { workerData } from "node:worker_threads";
import { run } from "./run.ts";
import { processTerminal } from "./terminal/terminal.ts";

// The command line in a thread that the main one watches.
process.exit(await run(process.argv.slice(2), processTerminal(workerData.screen)));
