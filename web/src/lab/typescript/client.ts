import { signal } from "@preact/signals";
import { Refusal } from "nimber/worker";
import { asking } from "../../engine/workers.ts";
import { t } from "../../locale/typescript.ts";
import type { Asked, Compiler } from "./worker.ts";

/** State of the compiler: it is loaded on demand, and stopped when it does not answer. */
export const loading = signal<"absent" | "loading" | "ready" | "failed" | "stopped">("absent");

/**
 * Seconds that it may take to answer, because types can be made to take forever; and to load over a slow
 * network.
 */
const PATIENCE = 10;
const LOADING = 300;

const worker = asking<Asked>(() => {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("error", () => {
    loading.value = "failed";
  });
  return started;
});

async function ask(name: string, given: readonly unknown[]): Promise<unknown> {
  const seconds = loading.value === "ready" ? PATIENCE : LOADING;
  const late = t("late", { seconds });
  try {
    return await worker.ask({ name: name as keyof Compiler, given }, { seconds, late });
  } catch (error) {
    if (error instanceof Refusal && error.text === late && loading.value !== "failed") {
      // A new Worker knows no types until it has begun.
      worker.close();
      begun = undefined;
      loading.value = "stopped";
    }
    throw error;
  }
}

/** Functions of the compiler, called in its Worker. */
type Distant = {
  readonly [Name in keyof Compiler]: (
    ...given: Parameters<Compiler[Name]>
  ) => Promise<Awaited<ReturnType<Compiler[Name]>>>;
};

const named = (answer: typeof ask) =>
  new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          answer(String(name), given),
    },
  ) as Distant;

/** Compiler in a Worker. Each call throws a `Refusal` when it is not answered in time. */
export const compiler: Distant = named(ask);

/** Compiler for an editor, which works without its answers while it is not available. */
export const assistant: Distant = named(async (name, given) => {
  if (loading.value !== "ready") return null;
  try {
    return await ask(name, given);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
});

let begun: Promise<void> | undefined;

/** Resolves when types are known; programs can be compiled earlier. */
export function ready(): Promise<void> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<void> {
  loading.value = "loading";
  await compiler.initialize();
  loading.value = "ready";
}
