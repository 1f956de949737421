import { spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";

/**
 * Puts the Python interpreter itself first on the path of all processes that the tests start. If `python3` is
 * the script of a version manager, each call would start a shell first, which takes several times as long as
 * the program.
 */
export function setup(): void {
  const asked = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
  const { PATH = "" } = process.env;
  const folder = dirname(asked.stdout.trim());
  if (asked.status === 0 && !PATH.startsWith(folder)) process.env.PATH = `${folder}${delimiter}${PATH}`;
}
