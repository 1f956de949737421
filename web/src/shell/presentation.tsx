import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { goOn, lesson, present, presenting, turnTo } from "./present.tsx";

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if ((target as Element).closest("input, textarea, select, [contenteditable]") !== null) return;
  if (key === "p") present(!presenting.value);
  else if (key === "r" && presenting.value) goOn();
  else if (key === "q" && presenting.value)
    void import("./code/shown.tsx").then(({ toggleCode }) => toggleCode());
  else if (key === "PageDown" && lesson.value) turnTo(lesson.value.at + 1);
  else if (key === "PageUp" && lesson.value) turnTo(lesson.value.at - 1);
  else return;
  event.preventDefault();
}

/** The tools for presenting, which are fetched when somebody presents. */
const bar = signal<typeof import("./present-bar.tsx")["PresentBar"] | undefined>(undefined);

async function loadBar(): Promise<void> {
  bar.value ??= (await import("./present-bar.tsx")).PresentBar;
}

/** Presenting: its keys at any time, and its tools while it goes on. */
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
