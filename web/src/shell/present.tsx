import { t } from "../locale/shell.ts";
import "./present.css";
import { effect, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CodeButton, coded, LinkCode, toggleCode } from "./code/shown.tsx";
import { Icon } from "./icon.tsx";
import { say, type TextEntry } from "./language.ts";

const texts = {
  present: t("present"),
  bar: t("bar"),
  reveal: t("reveal"),
  next: t("next"),
  leave: t("leave"),
  time: t("time"),
  before: t("before"),
  after: t("after"),
  step: (n: number, most: number): Text => t("of", { n, most }),
} satisfies Record<string, TextEntry>;

export const presenting = signal(false);
/** How many answers have been revealed. */
export const revealed = signal(0);
/** How many answers the route shown has. */
export const answers = signal(0);
/** The addresses of a lesson, and the one shown. */
export const lesson = signal<{ readonly steps: readonly string[]; readonly at: number } | undefined>(
  undefined,
);

const seconds = signal(0);

/** How high the letters of the page are, in pixels: they grow while one presents, and then with the window. */
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
  seconds.value = 0;
  coded.value = false;
  if (!on) lesson.value = undefined;
}

/** Shows a step of a lesson, its answers covered. */
export function turnTo(at: number): void {
  const now = lesson.value;
  const step = now?.steps[at];
  if (now === undefined || step === undefined) return;
  lesson.value = { ...now, at };
  revealed.value = 0;
  location.hash = step;
}

/** Whether all is revealed, and a step is left to turn to. */
function turns(): boolean {
  const now = lesson.value;
  return now !== undefined && revealed.value >= answers.value && now.at + 1 < now.steps.length;
}

/** The one thing to press while a class looks on: it reveals the next answer, and after the last turns the page. */
function goOn(): void {
  if (turns()) turnTo(lesson.value!.at + 1);
  else revealed.value++;
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if ((target as Element).closest("input, textarea, select, [contenteditable]") !== null) return;
  if (key === "p") present(!presenting.value);
  else if (key === "r" && presenting.value) goOn();
  else if (key === "q" && presenting.value) void toggleCode();
  else if (key === "PageDown" && lesson.value) turnTo(lesson.value.at + 1);
  else if (key === "PageUp" && lesson.value) turnTo(lesson.value.at - 1);
  else return;
  event.preventDefault();
}

export function PresentButton(): JSX.Element {
  return (
    <button type="button" aria-keyshortcuts="p" onClick={() => present(true)}>
      <Icon name="run" />
      {say(texts.present)}
    </button>
  );
}

const clock = (count: number): string => `${Math.floor(count / 60)}:${`${count % 60}`.padStart(2, "0")}`;

/** Tools while a class looks at the screen: the next answer, the time, the steps of a lesson. */
export function PresentBar(): JSX.Element | null {
  const on = presenting.value;
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (!on) return undefined;
    const timer = window.setInterval(() => {
      seconds.value++;
    }, 1000);
    return () => window.clearInterval(timer);
  }, [on]);
  if (!on) return null;
  const now = lesson.value;
  return (
    <aside class="presentation cluster gap-12 card" aria-label={say(texts.bar)}>
      {/* The clock draws this again each second: a link changes with what is shown. */}
      <LinkCode href={location.href} />
      {now && (
        <>
          <button
            type="button"
            disabled={now.at === 0}
            aria-label={say(texts.before)}
            onClick={() => turnTo(now.at - 1)}
          >
            ‹
          </button>
          <span class="tabular">{say(texts.step(now.at + 1, now.steps.length))}</span>
          <button
            type="button"
            disabled={now.at + 1 === now.steps.length}
            aria-label={say(texts.after)}
            onClick={() => turnTo(now.at + 1)}
          >
            ›
          </button>
        </>
      )}
      <button type="button" class="main" aria-keyshortcuts="r" onClick={goOn}>
        {say(turns() ? texts.next : texts.reveal)} <kbd>R</kbd>
      </button>
      <CodeButton />
      <span class="tabular" role="timer" aria-label={say(texts.time)}>
        {clock(seconds.value)}
      </span>
      <button type="button" aria-keyshortcuts="p" onClick={() => present(false)}>
        {say(texts.leave)} <kbd>P</kbd>
      </button>
    </aside>
  );
}
