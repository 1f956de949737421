import type { Text } from "nimber";
import { source as frame } from "./frame.ts?inlined";
import type { Asked, Orders, Question, Report } from "./protocol.ts";
import { source as runner } from "./runner.ts?inlined";

// Someone's code runs in a Worker of a frame that has an opaque origin. Its policy forbids all loading, and a Worker
// made from a blob inherits it: no network, no storage, no reach of the page, and no `eval` either.

const POLICY = "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:";

/** A program that is silent for longer is ended from outside: it does not ask the clock, or it has crashed. */
const SILENCE_MS = 3000;

/** Lines of the script before the first of the program itself. */
const AHEAD = runner.split("\n").length + 1;

const SILENT = {
  en: "the program was stopped: it did not answer for 3 seconds, or it used up the memory",
  zh: "程序已被终止：3 秒内没有响应，或内存已耗尽",
} satisfies Text;

/** A program at work. */
export interface Running {
  /** @returns the answer, or the sentence that says why there is none. */
  ask<T>(question: Question): Promise<{ readonly value: T } | { readonly refused: Text }>;
  stop(): void;
}

/** Starts a program; what it reports is told in order, and nothing after `stop`. */
export function start(program: string, orders: Orders, told: (report: Report) => void): Running {
  const channel = new MessageChannel();
  const element = document.createElement("iframe");
  const waiting = new Map<number, (answer: { value: never } | { refused: Text }) => void>();
  let asked = 0;
  let timer = 0;
  let working = true;
  let ended: Text | undefined;

  function listen(): void {
    window.clearTimeout(timer);
    if (working || waiting.size > 0) timer = window.setTimeout(() => fail(SILENT), SILENCE_MS);
  }

  function fail(text: Text, line?: number): void {
    if (working) told({ kind: "trouble", text, ...(line !== undefined && line > 0 && { line }) });
    stop(text);
  }

  function stop(why: Text = SILENT): void {
    ended ??= why;
    window.clearTimeout(timer);
    window.removeEventListener("message", onFrame);
    channel.port1.close();
    element.remove();
    working = false;
    for (const answer of waiting.values()) answer({ refused: why });
    waiting.clear();
  }

  function onFrame({ source, data }: MessageEvent<unknown>): void {
    if (source !== element.contentWindow || source === null) return;
    if (data === "ready") {
      const script = `${runner}\nlab.begin(${AHEAD}, ${program})`;
      element.contentWindow?.postMessage({ source: script, orders }, "*", [channel.port2]);
    } else if (typeof data === "object" && data !== null && "failed" in data) {
      const line = "line" in data && typeof data.line === "number" ? data.line - AHEAD : undefined;
      fail({ en: `${data.failed}`, zh: `${data.failed}` }, line);
    }
  }

  channel.port1.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.kind === "answer" || data.kind === "refused") {
      const answer = waiting.get(data.id);
      waiting.delete(data.id);
      answer?.(data.kind === "answer" ? { value: data.value as never } : { refused: data.text });
    } else {
      if (data.kind === "done" || data.kind === "trouble") working = false;
      told(data);
    }
    listen();
  };

  window.addEventListener("message", onFrame);
  element.hidden = true;
  element.title = "Sandbox";
  element.setAttribute("sandbox", "allow-scripts");
  element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${frame}</script>`;
  document.body.append(element);
  listen();

  return {
    ask(question) {
      if (ended !== undefined) return Promise.resolve({ refused: ended });
      return new Promise((resolve) => {
        const id = ++asked;
        waiting.set(id, resolve as (answer: { value: never } | { refused: Text }) => void);
        channel.port1.postMessage({ id, question } satisfies Asked);
        listen();
      });
    },
    stop,
  };
}
