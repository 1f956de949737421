import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { keyOf, present, presenting } from "./present.tsx";

function onKey(event: KeyboardEvent): void {
  if (keyOf(event) !== "p") return;
  present(!presenting.value);
  event.preventDefault();
}

/** Tools for presenting, loaded on first use. */
const bar = signal<typeof import("./present-bar.tsx")["PresentBar"] | undefined>(undefined);

async function loadBar(): Promise<void> {
  bar.value ??= (await import("./present-bar.tsx")).PresentBar;
}

/** Presentation mode: its key, and its tools while it is on. */
export function Presentation(): JSX.Element | null {
  const on = presenting.value;
  const Bar = bar.value;
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (on) void loadBar();
  }, [on]);
  return on && Bar ? <Bar /> : null;
}
