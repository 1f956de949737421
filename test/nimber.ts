import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

export const main: string = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const ENV = { PATH: process.env.PATH, LANG: "C.UTF-8" };

/**
 * Runs the built command line in its own process, in English and without colour unless `env` says otherwise.
 */
export function spawned(args: readonly string[], input = "", env: Record<string, string> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: "utf8",
    env: { ...ENV, ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

/** Milliseconds after which a command is abandoned. */
const LONGEST = 600_000;

const thread = threadOf();

/** The same in a persistent thread, which is faster; in a process if `env` has more than the language. */
export function nimber(args: readonly string[], input = "", env: Record<string, string> = {}): Run {
  const { LANG, ...more } = { ...ENV, ...env };
  return Object.keys(more).length > 1 ? spawned(args, input, env) : thread(args, input, LANG);
}

/** Word of a line that a shell would leave unchanged, or the content of quotes. */
const WORD = / +(?:'([^']*)'|([\w.,:=@^+%/-]+))/gy;

/** Words of a line that calls `nimber` and needs no other feature of a shell. */
export function wordsOf(line: string): readonly string[] | undefined {
  const rest = line.replace(/^(?:nimber|npm start --)(?= )/, "");
  const words = [...rest.matchAll(WORD)];
  if (rest === line || words.map(([all]) => all).join("") !== rest) return undefined;
  return words.map(([, quoted, bare]) => quoted ?? bare!);
}

function threadOf() {
  let kept: ReturnType<typeof start> | undefined;
  return (args: readonly string[], input: string, language: string): Run => {
    kept ??= start();
    const { worker, port, signal } = kept;
    Atomics.store(signal, 0, 0);
    port.postMessage({ args, input, language });
    // A wake-up may be a late notification of the previous answer.
    while (Atomics.load(signal, 0) === 0) {
      if (Atomics.wait(signal, 0, 0, LONGEST) !== "timed-out") continue;
      // A late answer must not be taken for the next one.
      kept = undefined;
      void worker.terminate();
      throw new Error(`nimber ${args.join(" ")}: no end`);
    }
    return receiveMessageOnPort(port)!.message;
  };
}

function start() {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL("nimber-thread.mjs", import.meta.url), {
    workerData: { run: new URL("../dist/cli/run.js", import.meta.url).href, signal, port: port2 },
    transferList: [port2],
    env: ENV,
  });
  worker.unref();
  port.unref();
  return { worker, port, signal };
}
