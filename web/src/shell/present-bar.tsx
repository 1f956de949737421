import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { CodeButton, coded, LinkCode, toggleCode } from "./code/shown.tsx";
import { say, type TextEntry } from "./language.ts";
import { goOn, keyOf, lesson, present, revealed, turns, turnTo } from "./present.tsx";

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

/** One step back: covers what was revealed last, or turns to the step before. */
function goBack(): void {
  if (revealed.value > 0) revealed.value--;
  else if (lesson.value !== undefined) turnTo(lesson.value.at - 1);
}

function turnBy(by: number): void {
  if (lesson.value !== undefined) turnTo(lesson.value.at + by);
}

/** Keys of the one who presents; the arrows are those of a remote. */
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

/** Milliseconds after which the tools are out of sight. */
const IDLE = 3000;

/** Whether nobody has moved the pointer or pressed a key for a while; tools that have the focus are in use. */
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

/** Tools while a class looks at the screen: the next answer, the time, the steps of a lesson. */
export function PresentBar(): JSX.Element {
  useEffect(() => {
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
    <aside class={`presentation cluster gap-12 card ${idle ? "idle" : ""}`} aria-label={say(texts.bar)}>
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
