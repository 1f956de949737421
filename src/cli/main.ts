import module from "node:module";

// From 22.1 on, Node keeps the compiled code of what is imported from here on for the next run.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();

const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
