import { say as sayIn } from "nimber/locale";
import "./lesson.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CodeButton, LinkCode } from "../shell/code/shown.tsx";
import { Heading } from "../shell/heading.tsx";
import { say } from "../shell/language.ts";
import { lesson, present, turnTo } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
import { shownBefore } from "../shell/url.ts";
import { othersIn, put, run, SAMPLE, stepsIn, text } from "./state.ts";
import { nameOf, Steps } from "./steps.tsx";
import { texts } from "./text.ts";

/** Page where a lesson is put together, and started. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const steps = stepsIn(text.value);
  return (
    <main class="lesson-page">
      <Heading title={texts.title} lead={texts.lead}>
        <CodeButton />
        <Share />
      </Heading>
      <LinkCode href={location.href} />
      <div class="halves pile gap-16">
        <div class="pile gap-16">
          <Course steps={steps} />
          <ClassCard steps={steps} />
        </div>
        <Making steps={steps} />
      </div>
    </main>
  );
}

interface LessonProps {
  readonly steps: readonly string[];
}

function Course({ steps }: LessonProps): JSX.Element {
  const own = steps.length > 0;
  const shown = own ? steps : SAMPLE;
  return (
    <section class="card gap-16">
      <div class="apart">
        <h2>{say(own ? texts.count(steps.length) : texts.example)}</h2>
        <button
          type="button"
          class="main"
          disabled={!own && text.value.trim() !== ""}
          onClick={() => {
            present(true);
            lesson.value = { steps: shown, at: 0 };
            turnTo(0);
          }}
        >
          {say(own ? texts.start : texts.startSample)}
        </button>
      </div>
      <Steps steps={shown} own={own} />
    </section>
  );
}

/** Class session of a lesson; loaded when it is opened. */
const loaded = signal<typeof import("./class.tsx")["Class"] | undefined>(undefined);

async function loadClass(): Promise<void> {
  loaded.value ??= (await import("./class.tsx")).Class;
}

function ClassCard({ steps }: LessonProps): JSX.Element {
  const Class = loaded.value;
  return (
    <details class="card class" onToggle={() => void loadClass()}>
      <summary>{say(texts.classTitle)}</summary>
      {Class && <Class steps={steps.length > 0 ? steps : SAMPLE} />}
    </details>
  );
}

/** Most invalid lines that are listed. */
const SHOWN = 3;

function Making({ steps }: LessonProps): JSX.Element {
  const before = shownBefore();
  const others = othersIn(text.value);
  const keys = [
    ["R →", texts.reveal],
    ["Q", texts.code],
    ["P", texts.leave],
  ] as const;
  return (
    <section class="card gap-16">
      <h2>{say(texts.making)}</h2>
      <ol class="told pile text-body">
        {[texts.open, texts.back, texts.whole].map((each) => (
          <li key={sayIn(each, "en")}>{say(each)}</li>
        ))}
      </ol>
      <label class="pile gap-4">
        <span class="caption">{say(texts.steps)}</span>
        <textarea
          rows={5}
          value={text.value}
          spellcheck={false}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        {others.length > 0 && (
          <p class="trouble broken" role="status">
            {say(texts.others(others.slice(0, SHOWN)))}
          </p>
        )}
      </label>
      <div class="cluster">
        {before !== undefined && (
          <button type="button" onClick={() => put([...steps, before])}>
            {say(texts.add(nameOf(before)))}
          </button>
        )}
        {steps.length === 0 && (
          <button type="button" onClick={() => put(SAMPLE)}>
            {say(texts.sample)}
          </button>
        )}
      </div>
      <div class="pile gap-4">
        <h3 class="caption">{say(texts.presenting)}</h3>
        {keys.map(([key, says]) => (
          <p key={key} class="quiet">
            <kbd>{key}</kbd> {say(says)}
          </p>
        ))}
      </div>
    </section>
  );
}
