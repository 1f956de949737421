import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CodeButton, LinkCode } from "../shell/code/shown.tsx";
import { Heading } from "../shell/heading.tsx";
import { say } from "../shell/language.ts";
import { lesson, present, turnTo } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
import { keep, onArrival } from "../shell/url.ts";
import { address, stepsIn } from "./address.ts";

const T = {
  title: { en: "Lesson", zh: "课件" },
  lead: {
    en: "Links to this page in the order of a lesson, all in one link. Answers are covered until you reveal them.",
    zh: "把本页面的若干链接按讲课顺序排成一课，合为一个链接。答案先遮住，由你逐步揭示。",
  },
  steps: { en: "Links, one line each", zh: "链接，每行一个" },
  count: (n: number): Text => ({ en: `${n} ${n === 1 ? "step" : "steps"}`, zh: `共 ${n} 步` }),
  start: { en: "Start the lesson", zh: "开始讲课" },
  sample: { en: "Put in an example", zh: "放入示例" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;

const SAMPLE = ["play?sum=nim+3+4+5", "why?sum=nim+3+4+5", "play?sum=kayles+12", "table?game=kayles&to=100"];

const text = signal("");

function run(): () => void {
  const stops = [
    onArrival(address, ({ steps }) => {
      text.value = steps.join("\n");
    }),
    effect(() => {
      const steps = stepsIn(text.value);
      untracked(() => keep(address, { steps }));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The room where a lesson is put together, and begun. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const steps = stepsIn(text.value);
  return (
    <main class="lesson-room">
      <Heading title={T.title} lead={T.lead}>
        <CodeButton />
        <Share />
      </Heading>
      <section class="card pile gap-12">
        <label class="pile gap-4">
          <span class="label">{say(T.steps)}</span>
          <textarea
            rows={8}
            value={text.value}
            spellcheck={false}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <LinkCode href={location.href} />
        <p class="quiet">{say(T.count(steps.length))}</p>
        <div class="cluster">
          <button
            type="button"
            class="main"
            disabled={steps.length === 0}
            onClick={() => {
              present(true);
              lesson.value = { steps, at: 0 };
              turnTo(0);
            }}
          >
            {say(T.start)}
          </button>
          <button
            type="button"
            onClick={() => {
              text.value = SAMPLE.join("\n");
            }}
          >
            {say(T.sample)}
          </button>
        </div>
      </section>
    </main>
  );
}
