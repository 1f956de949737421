import { signal } from "@preact/signals";
import { Refusal } from "nimber/worker";
import { asking } from "../../engine/workers.ts";
import { t } from "../../locale/typescript.ts";
import type { Asked, Compiler } from "./worker.ts";

/** How far the compiler has come: it is loaded when first asked for, and stopped when it does not answer. */
export const loading = signal<"absent" | "loading" | "ready" | "failed" | "stopped">("absent");

/** Types can be made to be worked out for ever; to load the compiler may take long where the network is slow. */
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
      // A new one knows no types until it begins.
      worker.close();
      begun = undefined;
      loading.value = "stopped";
    }
    throw error;
  }
}

/** Results of each function of the compiler, from its Worker. */
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

/** The compiler, in a Worker. Each question throws a `Refusal` when it is not answered in time. */
export const compiler: Distant = named(ask);

/** The same for an editor, which does without what it knows while it is not there. */
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

/** Done when types are known too; programs can be compiled before. */
export function ready(): Promise<void> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<void> {
  loading.value = "loading";
  await compiler.initialize();
  loading.value = "ready";
}
