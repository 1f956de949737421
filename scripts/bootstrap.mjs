// Sets up a fresh clone: installs the dependencies of package-lock.json, and builds what is older than its
// sources. It runs before node_modules exists, so it imports only modules of Node.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs the dependencies, unless those of the present lock file are installed. */
export function install() {
  const stamp = join(root, "node_modules", ".nimber-lock");
  const hash = hashOf(["package-lock.json"]);
  if (readStamp(stamp) === hash) return;
  console.error("nimber: installing dependencies (once) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Variables of an enclosing `npm test --omit=dev` or the like must not affect the installation.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== "NODE_ENV"),
  );
  execFileSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env: { ...env, NODE_ENV: "development" },
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, hash);
}

/** Builds dist/, unless it was built from the present sources. */
export async function build() {
  const stamp = join(root, "dist", ".stamp");
  const hash = hashOf([
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "tsconfig.build.json",
    "scripts/build.mjs",
    "src",
  ]);
  if (readStamp(stamp) === hash) return;
  console.error("nimber: building …");
  await node(join(root, "scripts", "build.mjs"));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * Builds dist/web, the page, unless it was built from the present sources. Call `build` first, since it
 * clears dist.
 */
export async function buildWeb() {
  const stamp = join(root, "dist", ".stamp-web");
  const hash = hashOf([
    ...["package.json", "package-lock.json", "tsconfig.json"],
    ...[
      "web/package.json",
      "web/tsconfig.json",
      "web/vite.config.ts",
      "web/help.ts",
      "web/kernels.ts",
      "web/lines.ts",
      "web/looks.ts",
      "web/names.ts",
      "web/notices.ts",
      "web/theory.ts",
      "web/try.ts",
      "web/index.html",
    ],
    ...["scripts/on-demand.mjs", "scripts/sentences.mjs"],
    ...["web/public", "web/src", "src", "docs"],
  ]);
  if (readStamp(stamp) === hash) return;
  console.error("nimber: building the page …");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  await node(vite, "build", "web", "--logLevel", "warn");
  writeFileSync(stamp, hash);
}

/** Builds census/dist, unless it was built from the present sources. */
export async function buildCensus() {
  const stamp = join(root, "census", "dist", ".stamp");
  const hash = hashOf([
    ...["package.json", "package-lock.json", "tsconfig.json"],
    ...["scripts/build-census.mjs", "scripts/bundle-census.mjs", "scripts/sentences.mjs"],
    ...["census/package.json", "census/tsconfig.json", "census/src", "src"],
  ]);
  if (readStamp(stamp) === hash) return;
  console.error("nimber: building the census …");
  await node(join(root, "scripts", "build-census.mjs"));
  writeFileSync(stamp, hash);
}

/** Ends the process with one line if Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`nimber: expected Node 20.19 or later, found ${process.versions.node}`);
  process.exit(1);
}

/** Runs a module of Node, whose output is shown on the error stream. */
async function node(module, ...args) {
  const [status] = await once(
    spawn(process.execPath, [module, ...args], { cwd: root, stdio: ["ignore", 2, 2] }),
    "close",
  );
  if (status !== 0) throw new Error(`${module} ended with exit code ${status}`);
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function hashOf(paths) {
  const hash = createHash("sha256").update(process.version);
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  const entries = path.includes(".")
    ? undefined
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
