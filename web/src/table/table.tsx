import "./table.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { whenShown } from "../shell/deferred.tsx";
import { Form } from "./form.tsx";
import { runTable } from "./run.ts";
import { shown } from "./state.ts";

const SHOWN = {
  1: whenShown(async () => (await import("./heap.tsx")).OneHeap),
  2: whenShown(async () => (await import("./pair/pair.tsx")).TwoHeaps),
};

/** Tab for the values of heaps. */
export function Page(): JSX.Element {
  useEffect(runTable, []);
  const Shown = shown.value && SHOWN[shown.value.heaps];
  return (
    <div class="tables pile gap-16">
      <Form />
      {Shown && <Shown />}
    </div>
  );
}
