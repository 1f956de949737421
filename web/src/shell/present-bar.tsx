import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { CodeButton, coded, LinkCode, toggleCode } from "./code/shown.tsx";
import { say, type TextEntry } from "./language.ts";
import { answers, goesOn, goOn, keyOf, lesson, present, revealed, turns, turnTo } from "./present.tsx";

// Bar of a presentation and its keys, which are those of a remote control; without input it disappears.

const texts = {
  bar: t("bar"),
  reveal: t("reveal"),
  next: t("next"),
  leave: t("leave"),
  time: t("time"),
  before: t("before"),
  after: t("after"),
  step: (n: number, most: number): Text => t("of", { n, most }),
} satisfies Record<string, TextEntry>;

const seconds = signal(0);

const clock = (count: number): string => `${Math.floor(count / 60)}:${`${count % 60}`.padStart(2, "0")}`;

/** Goes back one step: hides the last answer, or shows the previous step of the lesson. */
function goBack(): void {
  if (revealed.value > 0) revealed.value--;
  else if (lesson.value !== undefined) turnTo(lesson.value.at - 1);
}

function turnBy(by: number): void {
  if (lesson.value !== undefined) turnTo(lesson.value.at + by);
}

/** Keys for presenting; the arrows and page keys are those of a remote control. */
const KEYS: Readonly<Record<string, () => void>> = {
  r: goOn,
  ArrowRight: goOn,
  ArrowLeft: goBack,
  PageDown: () => turnBy(1),
  PageUp: () => turnBy(-1),
  q: () => void toggleCode(),
};

function onKey(event: KeyboardEvent): void {
  const act = KEYS[keyOf(event) ?? ""];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Milliseconds without input after which the tools disappear. */
const IDLE = 3000;

/** Whether there has been no pointer or key input for a while. Moving the focus counts as input. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wake = () => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), IDLE);
    };
    const events = ["pointermove", "pointerdown", "keydown", "focusin"];
    for (const event of events) document.addEventListener(event, wake);
    wake();
    return () => {
      window.clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, wake);
    };
  }, []);
  return idle;
}

/** Tools for presenting: next answer, time, steps of a lesson, QR code. */
export function PresentBar(): JSX.Element {
  // Before it is painted: a key that is pressed as soon as the tools are seen counts.
  useLayoutEffect(() => {
    seconds.value = 0;
    const timer = window.setInterval(() => {
      seconds.value++;
    }, 1000);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      window.clearInterval(timer);
      coded.value = false;
    };
  }, []);
  const now = lesson.value;
  const idle = useIdle();
  return (
    <aside class={`presentation cluster gap-12 on-page ${idle ? "idle" : ""}`} aria-label={say(texts.bar)}>
      {/* Rendered each second by the clock, so that the link follows the page. */}
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
      {(now !== undefined || answers.value > 0) && (
        <button type="button" class="main" aria-keyshortcuts="r" disabled={!goesOn()} onClick={goOn}>
          {say(turns() ? texts.next : texts.reveal)} <kbd>R</kbd>
        </button>
      )}
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
