import { signal } from "@preact/signals";
import { type Remote, wrap } from "comlink";
import { Silence, watched } from "./watched.ts";
import type { Compiler } from "./worker.ts";

/** How far the compiler has come: it is loaded when first asked for, and stopped when it does not answer. */
export const loading = signal<"absent" | "loading" | "ready" | "failed" | "stopped">("absent");

/** Types can be made to be worked out for ever; to load the compiler may take long where the network is slow. */
const PATIENCE = 10;
const LOADING = 300;

const ask = watched(
  () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => {
      loading.value = "failed";
    });
    const remote = wrap<Compiler>(worker) as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown>
    >;
    return {
      ask: (name, given) => remote[name]!(...given),
      end: () => worker.terminate(),
    };
  },
  () => (loading.value === "ready" ? PATIENCE : LOADING),
  () => {
    begun = undefined;
    loading.value = "stopped";
  },
);

const named = (answer: (name: string, given: readonly unknown[]) => Promise<unknown>) =>
  new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          answer(String(name), given),
    },
  ) as Remote<Compiler>;

const asked = named(ask);

/** The compiler, in a Worker. Each question throws `Silence` when it is not answered in time. */
export const compiler = (): Remote<Compiler> => asked;

/** The same for an editor, which does without what it knows while it is not there. */
export const assistant: Remote<Compiler> = named(async (name, given) => {
  if (loading.value !== "ready") return null;
  try {
    return await ask(name, given);
  } catch (error) {
    if (error instanceof Silence) return null;
    throw error;
  }
});

let begun: Promise<void> | undefined;

/** Done when types are known too; programs can be compiled before. */
export function ready(): Promise<void> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<void> {
  loading.value = "loading";
  await compiler().initialize();
  loading.value = "ready";
}
