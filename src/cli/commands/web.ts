import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { hostname } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { visible } from "../../errors.ts";
import { say } from "../../locale/message.ts";
import { USUAL } from "../../solve/limits.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { decoded, shortBytesOf } from "../reader.ts";
import { type Files, filesIn, filesUnder } from "../server/files.ts";
import { hostName } from "../server/guard.ts";
import { pageServer } from "../server/server.ts";
import { opener } from "../starting.ts";
import { jsonLine } from "../terminal/json.ts";
import { usageText } from "../usage.ts";
import { type OpenCensus, openCensus } from "./census.ts";

// Command `web`: serves the web workbench on this machine.

const USAGE = "nimber web [<file>] [--port N] [--open] [--census <folder>]";

/** Port that is tried first, so that the address usually stays the same. */
const USUAL_PORT = 4840;

const TEXT = {
  serving: t("web.serving"),
  stop: t("web.stop"),
};

export const web: Command = {
  usage: [USAGE],
  options: [
    {
      name: "port",
      value: "N",
      says: t("web.portListenAnyAnyWhen", { usualPort: USUAL_PORT }),
    },
    {
      name: "host",
      value: "address",
      says: t("web.addressListenMachineOnly"),
    },
    {
      name: "allow-host",
      value: "name",
      says: t("web.namesOtherMachinesCallOne"),
    },
    {
      name: "census",
      value: "folder",
      says: t("web.showCensusFolderServerUrl"),
    },
    { name: "open", says: t("web.openBrowser") },
  ],
  examples: [
    "nimber web",
    "nimber web --open",
    "nimber web examples/rules/cram.ts --open",
    "nimber web --port 8080",
    "nimber web --census census-data",
    "nimber web --host 0.0.0.0 --allow-host nimber.example.org",
  ],
  async run(context) {
    const [file, extra] = context.args;
    if (extra !== undefined) {
      throw new UsageError(t("web.expectedOneFileOptionsFound", { extra, usage: usageText(USAGE) }));
    }
    const rules = file === undefined ? undefined : rulesIn(file);
    const files = pageFiles(new URL("../", import.meta.url));
    if (!files.has("/")) throw notBuilt();
    const host = context.option("host") ?? "127.0.0.1";
    const names = namesOf(host, context);
    const census = await censusOf(context);
    const { language, terminal } = context;
    const trouble = (error: unknown) =>
      terminal.warn(`nimber: web: ${visible(error instanceof Error ? error.message : String(error))}\n`);
    const server = pageServer({ files, census, rules, names, language, trouble });
    try {
      const url = (await listen(server, host, context)) + (rules === undefined ? "" : rules.address);
      announce(context, url);
      if (context.option("open") !== undefined) open(url);
      await stopped(server);
    } finally {
      server.closeAllConnections();
      server.close();
      await census?.close();
    }
    return EXIT.answered;
  },
};

/** Rules file to be served, and the address of the Lab with it; the page asks before it runs the file. */
function rulesIn(file: string) {
  const name = basename(file);
  const read = () => {
    const bytes = shortBytesOf(file, 4 * MOST_LETTERS);
    const text = decoded(file, bytes, USUAL);
    if (text.includes("\0")) throw notText(file);
    if (text.length > MOST_LETTERS) throw tooLong(file, text.length);
    return bytes;
  };
  read();
  return { path: `/rules/${name}`, read, address: `#lab?${new URLSearchParams({ file: name })}` };
}

/** Most characters of a file in the Lab. */
const MOST_LETTERS = 100_000;

const notText = (file: string) => new UsageError(t("web.expectedFileRulesFoundOne", { file }));

const tooLong = (file: string, letters: number) =>
  new UsageError(t("web.expectedMostLettersFound", { file, mostLetters: MOST_LETTERS, letters }));

/** Files of the page: as built in a clone, or from the archive in the package. */
function pageFiles(dist: URL): Files {
  const built = filesUnder(fileURLToPath(new URL("web/", dist)));
  if (built.has("/")) return built;
  const archive = new URL("web.br", dist);
  return existsSync(archive) ? filesIn(readFileSync(archive)) : built;
}

const notBuilt = () => new UsageError(t("web.webPageNotBuiltRun"));

/**
 * Host names of the server: the one it listens on, the allowed ones, and, if it is reachable from other
 * machines, the names of this machine.
 */
function namesOf(host: string, context: CommandContext): ReadonlySet<string> {
  const names = new Set([host.toLowerCase()]);
  if (!LOOPBACK.test(host))
    for (const name of [hostname(), `${hostname()}.local`]) names.add(name.toLowerCase());
  for (const word of context.option("allow-host")?.split(",") ?? []) {
    const name = hostName(word);
    if (name === undefined || name !== word.toLowerCase()) throw wrongName(word);
    names.add(name);
  }
  return names;
}

const LOOPBACK = /^(?:127\.|::1$|localhost$)/i;

const wrongName = (word: string) => new UsageError(t("web.allowHostExpectedNamesNimber", { word }));

/** Census to show, if one is given. Queries it once to report errors at the start. */
async function censusOf(context: CommandContext): Promise<OpenCensus | undefined> {
  const where = context.option("census");
  if (where === undefined) return undefined;
  const census = await openCensus(where, context);
  await census.counts();
  return census;
}

/** Listens on the given port. On the default port only if it is free; otherwise on any free port. */
async function listen(server: Server, host: string, context: CommandContext): Promise<string> {
  const port = numberOf(context, "port", USUAL_PORT, 0, 65_535);
  try {
    await bound(server, port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" || context.option("port") !== undefined) throw refused(host, port, code);
    await bound(server, 0, host);
  }
  const address = server.address();
  const at = typeof address === "object" && address !== null ? address.port : port;
  return `http://${host.includes(":") ? `[${host}]` : host}:${at}/`;
}

function bound(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function refused(host: string, port: number, code: string | undefined): UsageError {
  return new UsageError(t("web.cannotListenPort", { host, port, code }));
}

function announce({ terminal, json, language }: CommandContext, url: string): void {
  if (json) terminal.write(jsonLine({ url }));
  else {
    terminal.write(`  ${say(TEXT.serving, language)} ${terminal.style("cyan", url)}\n`);
    terminal.write(`  ${say(TEXT.stop, language)}\n`);
  }
}

/** Opens the page in the browser; failures are ignored, because the address is printed as well. */
function open(url: string): void {
  const [command, ...args] = opener(url, process.platform);
  spawn(command!, args, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

/** Waits for a signal that ends the process. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once("close", resolve);
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
}
