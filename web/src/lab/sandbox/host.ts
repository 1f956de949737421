import type { Text } from "nimber";
import { localized, verbatim } from "nimber/locale";
import { cut } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { source as frame } from "./frame.ts?inlined";
import { type Asked, MOST, type Orders, type Question, type Report } from "./protocol.ts";
import { reader } from "./read.ts";
import { source as runner } from "./runner.ts?inlined";

// Someone's code runs in a Worker of a frame that has an opaque origin. Its policy forbids all loading, and a Worker
// made from a blob inherits it: no network, no storage, no reach of the page, and no `eval` either. Before the code
// begins, the Worker gives up what it has of the browser; what it says nevertheless is checked here.

const POLICY = "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:";

/** A program that is silent for longer is ended from outside: it does not ask the clock, or it has crashed. */
const SILENCE_MS = 3000;

/** Lines of the script before the first of the program itself. */
const AHEAD = runner.split("\n").length + 1;

const SILENT = t("silent") satisfies Text;

const FORGED = t("forged") satisfies Text;

/** A program at work. */
export interface Running {
  /** @returns the answer, or the sentence that says why there is none. */
  ask<T>(question: Question): Promise<{ readonly value: T } | { readonly refused: Text }>;
  stop(): void;
}

/** Starts a program; its reports arrive in order, and none after `stop`. */
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
