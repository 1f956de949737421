import { signal } from "@preact/signals";
import { type Remote, wrap } from "comlink";
import type { Compiler } from "./worker.ts";

/** How far the compiler has come: it is loaded when first asked for. */
export const loading = signal<"absent" | "loading" | "ready" | "failed">("absent");

let remote: Remote<Compiler> | undefined;
let begun: Promise<void> | undefined;

/** The compiler, in a Worker. */
export function compiler(): Remote<Compiler> {
  if (remote !== undefined) return remote;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", () => {
    loading.value = "failed";
  });
  remote = wrap<Compiler>(worker);
  return remote;
}

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
