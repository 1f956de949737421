// Runs a line of a terminal session from a document with the built `nimber`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

/** Folder with links to the content of the repository, in which a session may write files. */
export const folder = mkdtempSync(join(tmpdir(), "nimber-session-"));
for (const name of readdirSync(root)) symlinkSync(join(root, name), join(folder, name));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/**
 * Output of `line` in a language, from both streams. `npm start --` stands for `nimber`. Programs tested by
 * `stress` get more time, for busy machines.
 */
export function run(line, language, env = {}) {
  const nimber = `nimber() { "${process.execPath}" "${join(root, "dist/cli/main.js")}" "$@"; }`;
  const command = line.replace(/^npm start --/, "nimber").replace(/^nimber stress /, "$&--each 60 ");
  const { stdout, stderr } = spawnSync("sh", ["-c", `${nimber}; ${command}`], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, LANG: language === "zh" ? "zh_CN.UTF-8" : "C.UTF-8", ...env },
  });
  return { stdout, stderr, shown: (stdout + stderr).trimEnd() };
}

/** Whether a line of a session sets up a clone; such lines are not run. */
export const setsUp = (line) => /^(git|npm|cd) (?!start -- )/.test(line);
