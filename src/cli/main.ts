import module from "node:module";
import { isMainThread, workerData } from "node:worker_threads";

// From 22.1 on, Node keeps the compiled code of what is imported from here on for the next run.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();

const { run, runWatched } = await import("./run.ts");
const { processTerminal } = await import("./terminal/terminal.ts");
const args = process.argv.slice(2);
if (isMainThread) process.exitCode = await runWatched(new URL(import.meta.url), args);
else process.exit(await run(args, processTerminal(workerData.screen)));
