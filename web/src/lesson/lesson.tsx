import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CodeButton, LinkCode } from "../shell/code/shown.tsx";
import { Heading } from "../shell/heading.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { lesson, present, turnTo } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
import { keep, nameOfPlace, onArrival, shownBefore } from "../shell/url.ts";
import { address, stepsIn } from "./address.ts";

const T = {
  title: { en: "Lesson", zh: "课件" },
  lead: {
    en: "Links to this page in the order of a lesson, all in one link. Answers are covered until you reveal them.",
    zh: "把本页面的若干链接按讲课顺序排成一课，合为一个链接。答案先遮住，由你逐步揭示。",
  },
  steps: { en: "Links, one line each", zh: "链接，每行一个" },
  add: (name: string): Text => ({ en: `Add ${name}`, zh: `加入：${name}` }),
  up: (n: number): Text => ({ en: `Move step ${n} up`, zh: `上移第 ${n} 步` }),
  remove: (n: number): Text => ({ en: `Remove step ${n}`, zh: `删除第 ${n} 步` }),
  count: (n: number): Text => ({ en: `${n} ${n === 1 ? "step" : "steps"}`, zh: `共 ${n} 步` }),
  start: { en: "Start the lesson", zh: "开始讲课" },
  startSample: { en: "Start the example", zh: "开始示例课" },
  example: { en: "An example", zh: "示例" },
  how: {
    en: "Go to what you want to show, a position, a law, a chapter, then come back here and add it; or paste links. The steps are in the address: one link, or the code to point a phone at, is the whole lesson. While you present, R reveals the next answer, then turns to the next step.",
    zh: "先打开要展示的页面（局面、规律或章节），再回到这里把它加入；也可以粘贴链接。各步都写在地址里：一个链接或一个二维码就是整堂课。演示时按 R 揭示下一个答案，答案全部揭示后转到下一步。",
  },
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

function put(steps: readonly string[]): void {
  text.value = steps.join("\n");
}

/** What a step shows: its place, and the game or position there. */
function nameOf(step: string): string {
  const [path = "", query] = step.split("?");
  const name = nameOfPlace(path.replace(/^(?:en|zh)\//, ""));
  const fields = new URLSearchParams(query);
  const what = ["sum", "game", "problem", "page", "example"].flatMap((field) => fields.get(field) ?? []);
  return [name === undefined ? path : say(name), ...what].join(" · ");
}

/** Steps by their names, each leading to its place. */
function Named({ steps }: { readonly steps: readonly string[] }): JSX.Element {
  return (
    <ol class="pile gap-4">
      {steps.map((step, i) => (
        <li key={step}>
          <a class="accent" href={`#${step}`}>
            {`${i + 1}. ${nameOf(step)}`}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }): JSX.Element {
  return (
    <ol class="pile gap-4">
      {steps.map((step, i) => (
        <li key={`${i} ${step}`} class="apart">
          <a class="accent" href={`#${step}`}>
            {`${i + 1}. ${nameOf(step)}`}
          </a>
          <span class="inline">
            <button
              type="button"
              class="plain"
              disabled={i === 0}
              aria-label={say(T.up(i + 1))}
              onClick={() => put(steps.with(i - 1, step).with(i, steps[i - 1]!))}
            >
              ↑
            </button>
            <button
              type="button"
              class="plain"
              aria-label={say(T.remove(i + 1))}
              onClick={() => put(steps.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The room where a lesson is put together, and begun. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const steps = stepsIn(text.value);
  const before = shownBefore();
  return (
    <main class="lesson-room">
      <Heading title={T.title} lead={T.lead}>
        <CodeButton />
        <Share />
      </Heading>
      <section class="card pile gap-12">
        {steps.length > 0 ? (
          <Steps steps={steps} />
        ) : (
          <>
            <h2>{say(T.example)}</h2>
            <Named steps={SAMPLE} />
            <p class="quiet">{say(T.how)}</p>
          </>
        )}
        <label class="pile gap-4">
          <span class="label">{say(T.steps)}</span>
          <textarea
            rows={4}
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
            disabled={steps.length === 0 && text.value.trim() !== ""}
            onClick={() => {
              present(true);
              lesson.value = { steps: steps.length > 0 ? steps : SAMPLE, at: 0 };
              turnTo(0);
            }}
          >
            {say(steps.length > 0 ? T.start : T.startSample)}
          </button>
          {before !== undefined && (
            <button type="button" onClick={() => put([...steps, before])}>
              {say(T.add(nameOf(before)))}
            </button>
          )}
          {steps.length === 0 && (
            <button type="button" onClick={() => put(SAMPLE)}>
              {say(T.sample)}
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
