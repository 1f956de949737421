import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { CodeButton, coded, LinkCode } from "./code/shown.tsx";
import { say, type TextEntry } from "./language.ts";
import { goOn, lesson, present, turns, turnTo } from "./present.tsx";

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

/** Tools while a class looks at the screen: the next answer, the time, the steps of a lesson. */
export function PresentBar(): JSX.Element {
  useEffect(() => {
    seconds.value = 0;
    const timer = window.setInterval(() => {
      seconds.value++;
    }, 1000);
    return () => {
      window.clearInterval(timer);
      coded.value = false;
    };
  }, []);
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
