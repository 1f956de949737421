import { titles } from "virtual:path";
import { headings } from "virtual:theory";
import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { ChooseFile } from "../shell/choose-file.tsx";
import { readFile, save } from "../shell/file.ts";
import { Heading } from "../shell/heading.tsx";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { address } from "./address.ts";
import { type LessonId, lessonIds } from "./ids.ts";
import { lessons } from "./lessons.ts";
import { add, doneOf, isDone, nextOf, progress, progressFrom, textOf } from "./progress.ts";
import { numberOf, texts } from "./text.ts";

// Page of the learning path, whose progress can be saved in a file and read again.

/** Result of opening the last file. */
const opened = signal<Text | undefined>(undefined);

async function open(file: File): Promise<void> {
  const text = await readFile(file);
  const found = typeof text === "string" ? progressFrom(text) : undefined;
  if (found !== undefined) add(found);
  opened.value = typeof text !== "string" ? text : found === undefined ? texts.noProgress : texts.added;
}

/** All lessons in order, the progress, and the progress as a file. */
export function All(): JSX.Element {
  const next = nextOf(progress.value);
  return (
    <main class="path">
      <Heading title={texts.title} lead={texts.lead} />
      <div class="cluster apart">
        <p class="tabular" role="status">
          {say(texts.done(doneOf(progress.value)))}
        </p>
        {next === undefined ? (
          <b>{say(texts.over)}</b>
        ) : (
          <a class="next card bold accent" href={hrefOf(address, { page: next })}>
            {say(texts.next(next))}
          </a>
        )}
      </div>
      <ol class="lessons tiles gap-12">
        {lessonIds.map((id) => (
          <li key={id}>
            <Card id={id} />
          </li>
        ))}
      </ol>
      <div class="cluster">
        <button
          type="button"
          onClick={() =>
            save(new Blob([textOf(progress.value)], { type: "application/json" }), "nimber-path.json")
          }
        >
          {say(texts.save)}
        </button>
        <ChooseFile says={texts.open} accept=".json,application/json" onFile={(file) => void open(file)} />
        {opened.value && (
          <p class="quiet" role="status">
            {say(opened.value)}
          </p>
        )}
      </div>
    </main>
  );
}

function Card({ id }: { readonly id: LessonId }): JSX.Element {
  const done = isDone(progress.value, id);
  return (
    <a class="card inline gap-12" href={hrefOf(address, { page: id })}>
      <b class={`verdict-mark fixed ${done ? "win" : "yours"}`} aria-hidden="true">
        {done ? "✓" : numberOf(id)}
      </b>
      <span class="slim">
        <b class="block">{say(titles[id])}</b>
        <span class="quiet">{say(done ? texts.finished : headings[lessons[id].chapter].title)}</span>
      </span>
    </a>
  );
}
