import module from "node:module";

// From 22.1 on, Node keeps the compiled code of what is imported from here on for the next run.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();

const { runWatched } = await import("./run.ts");
process.exitCode = await runWatched(new URL("thread.js", import.meta.url), process.argv.slice(2));
