import type { Text } from "nimber";
import { localized, verbatim } from "nimber/locale";
import { cut } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { source as frame } from "./frame.ts?inlined";
import { type Asked, MOST, type Orders, type Question, type Report } from "./protocol.ts";
import { reader } from "./read.ts";
import { source as runner } from "./runner.ts?inlined";

// User code runs in a Worker of a frame with an opaque origin. The frame's policy forbids all loading, and a
// Worker made from a blob inherits it: no network, no storage, no access to the page, and no `eval`. Before
// the code begins, the Worker removes the browser's functions; its messages are nevertheless validated here.

const POLICY = "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:";

/**
 * Milliseconds without a message after which a program is ended from outside: it does not call the clock, or
 * has crashed.
 */
const SILENCE_MS = 3000;

/** Lines of the script before the first line of the program. */
const AHEAD = runner.split("\n").length + 1;

const SILENT = t("silent") satisfies Text;

const FORGED = t("forged") satisfies Text;

/** Running program. */
export interface Running {
  /** Asks the program. @returns the answer, or the reason why there is none */
  ask<T>(question: Question): Promise<{ readonly value: T } | { readonly refused: Text }>;
  stop(): void;
}

/** Starts a program. Its reports arrive in order; none arrives after `stop`. */
export function start(program: string, orders: Orders, told: (report: Report) => void): Running {
  const channel = new MessageChannel();
  const element = document.createElement("iframe");
  const waiting = new Map<
    number,
    { readonly ask: Question["ask"]; answer(given: { value: never } | { refused: Text }): void }
  >();
  const { report } = reader(orders, (id) => waiting.get(id)?.ask);
  let questions = 0;
  let timer = 0;
  let working = true;
  let ended: Text | undefined;

  function listen(): void {
    window.clearTimeout(timer);
    if (working || waiting.size > 0) timer = window.setTimeout(() => fail(SILENT), SILENCE_MS);
  }

  function fail(text: Text, line?: number): void {
    if (working)
      told({
        kind: "trouble",
        text: localized(text),
        silent: true,
        ...(line !== undefined && line > 0 && { line }),
      });
    stop(text);
  }

  function stop(why: Text = SILENT): void {
    ended ??= why;
    window.clearTimeout(timer);
    window.removeEventListener("message", onFrame);
    channel.port1.close();
    element.remove();
    working = false;
    for (const { answer } of waiting.values()) answer({ refused: why });
    waiting.clear();
  }

  function onFrame({ source, data }: MessageEvent<unknown>): void {
    if (source !== element.contentWindow || source === null) return;
    if (data === "ready") {
      const script = `"use strict";${runner}\nlab.begin(${AHEAD}, ${program})`;
      element.contentWindow?.postMessage({ source: script, orders }, "*", [channel.port2]);
    } else if (typeof data === "object" && data !== null && "failed" in data) {
      const line = "line" in data && typeof data.line === "number" ? data.line - AHEAD : undefined;
      const said = typeof data.failed === "string" ? cut(data.failed, MOST.sentence) : "";
      fail(verbatim(said), line);
    }
  }

  channel.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const said = report(data);
    if (said === undefined) {
      fail(FORGED);
      return;
    }
    if (said.kind === "answer" || said.kind === "refused") {
      const asked = waiting.get(said.id);
      waiting.delete(said.id);
      asked?.answer(said.kind === "answer" ? { value: said.value as never } : { refused: said.text });
    } else {
      if (said.kind === "done" || said.kind === "trouble") working = false;
      told(said);
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
        const id = ++questions;
        waiting.set(id, { ask: question.ask, answer: resolve });
        channel.port1.postMessage({ id, question } satisfies Asked);
        listen();
      });
    },
    stop,
  };
}
