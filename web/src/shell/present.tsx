import { t } from "../locale/shell.ts";
import "./present.css";
import { effect, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";

const PRESENT: Text = t("present");

export const presenting = signal(false);
/** Number of answers revealed. */
export const revealed = signal(0);
/** Number of answers of the present route. */
export const answers = signal(0);
/** Class of an answer that is covered in a presentation until it is revealed. */
export const covered = (nth: number): string => (presenting.value && revealed.value < nth ? "covered" : "");

/** Addresses of a lesson, and the index of the present one. */
export const lesson = signal<{ readonly steps: readonly string[]; readonly at: number } | undefined>(
  undefined,
);

/** Font size of the page in pixels. In presentation mode it grows with the window. */
export const letter = signal(16);

function measure(): void {
  letter.value = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

effect(() => {
  document.documentElement.toggleAttribute("data-presenting", presenting.value);
  measure();
});
window.addEventListener("resize", measure);

export function present(on: boolean): void {
  presenting.value = on;
  revealed.value = 0;
  if (!on) lesson.value = undefined;
}

/** Shows a step of the lesson with its answers hidden. */
export function turnTo(at: number): void {
  const now = lesson.value;
  const step = now?.steps[at];
  if (now === undefined || step === undefined) return;
  lesson.value = { ...now, at };
  revealed.value = 0;
  location.hash = step;
}

/** Whether the next press shows the next step: all answers are revealed, and a step is left. */
export function turns(): boolean {
  const now = lesson.value;
  return now !== undefined && revealed.value >= answers.value && now.at + 1 < now.steps.length;
}

/** Whether an answer is still covered, or a step is left. */
export const goesOn = (): boolean => turns() || revealed.value < answers.value;

/** Reveals the next answer, or shows the next step of the lesson after the last one. */
export function goOn(): void {
  if (turns()) turnTo(lesson.value!.at + 1);
  else if (revealed.value < answers.value) revealed.value++;
}

/** Whether an event comes from where text is written. */
export const isWritten = ({ target }: Event): boolean =>
  (target as Element).closest("input:not([type=radio]), textarea, [contenteditable]") !== null;

/** Key of an event without modifiers, outside of text fields. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  return ctrlKey || metaKey || altKey || defaultPrevented || isWritten(event) ? undefined : key;
}

export function PresentButton(): JSX.Element {
  return (
    <button type="button" aria-keyshortcuts="p" onClick={() => present(true)}>
      <Icon name="run" />
      {say(PRESENT)}
    </button>
  );
}
