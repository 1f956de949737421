import type { Worker } from "node:worker_threads";

/** Place that a thread is executing in code from outside Nimber. */
export interface At {
  readonly file: string;
  readonly line: number;
}

/** Milliseconds that a thread has to answer; during garbage collection it may not. */
const PATIENCE = 1000;

interface InspectorMessage {
  readonly method?: string;
  readonly params: {
    readonly scriptId: string;
    readonly url: string;
    readonly callFrames: readonly {
      readonly location: { readonly scriptId: string; readonly lineNumber: number };
    }[];
  };
}

/**
 * Current place of `worker` in a script outside the folder `house`. Uses the debugger, which can interrupt
 * code that never returns and has no cost before that. The thread must be ended afterwards.
 */
export async function placeOf(worker: Worker, house: string): Promise<At | undefined> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  const scripts = new Map<string, string>();
  let thread = "";
  let asked = 0;
  const send = (method: string): void => {
    const message = JSON.stringify({ id: ++asked, method });
    session.post("NodeWorker.sendMessageToWorker", { sessionId: thread, message });
  };
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, undefined);
    worker.once("exit", () => resolve(undefined));
    session.connect();
    session.on("NodeWorker.attachedToWorker", ({ params }) => {
      thread = params.sessionId;
      send("Debugger.enable");
      send("Debugger.pause");
    });
    session.on("NodeWorker.receivedMessageFromWorker", ({ params: { message } }) => {
      const { method, params }: InspectorMessage = JSON.parse(message);
      if (method === "Debugger.scriptParsed") scripts.set(params.scriptId, params.url);
      if (method !== "Debugger.paused") return;
      clearTimeout(timer);
      const frames = params.callFrames.map(({ location }) => ({
        file: scripts.get(location.scriptId) ?? "",
        line: 1 + location.lineNumber,
      }));
      resolve(frames.find(({ file }) => file !== "" && !isOurs(file, house)));
      // A paused thread cannot be ended.
      send("Debugger.disable");
    });
    session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
  });
}

const isOurs = (file: string, house: string): boolean =>
  file.startsWith("node:") || file.startsWith(house) || file === "eraser.br";
