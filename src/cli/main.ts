import module from "node:module";
import type { Codes } from "./exit.ts";

const LEAST = [20, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  // The imports below use features that an older Node lacks; it would report a line of code instead of a
  // message.
  const [least, found] = [LEAST.join("."), process.versions.node];
  const isChinese = /^zh/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "");
  process.stderr.write(
    isChinese
      ? `nimber：需要 Node ${least} 或更高版本，但当前为 ${found}\n`
      : `nimber: expected Node ${least} or later, found ${found}\n`,
  );
  process.exitCode = 2 satisfies Codes["usage"];
} else {
  // From 22.1 on, Node can cache the compiled code of the following imports for the next run.
  (module as { enableCompileCache?(): unknown }).enableCompileCache?.();
  const { runWatched } = await import("./run.ts");
  const { unquoted } = await import("./quoting.ts");
  const words = unquoted(process.argv.slice(2));
  process.exitCode = await runWatched(new URL("thread.js", import.meta.url), words);
}
