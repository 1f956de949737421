import { groups, headings } from "virtual:theory";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { matching } from "../shell/media.ts";
import { Emblem } from "./emblem.tsx";
import { type ChapterId, chapterIds } from "./ids.ts";
import { ChapterLink } from "./link.tsx";
import { texts } from "./words.ts";

/** Table of contents with a line about each chapter. */
export function Cover(): JSX.Element {
  return (
    <div class="chapters pile">
      {groups.map(({ name, chapters }) => (
        <section key={sayIn(name, "en")} class="pile">
          <h2>{say(name)}</h2>
          <ol class="tiles gap-16">
            {chapters.map((id) => (
              <li key={id} class="pile">
                <ChapterLink class="card gap-4" to={id}>
                  <Emblem of={id} />
                  <b>
                    <span class="ordinal tabular accent">{chapterIds.indexOf(id) + 1}</span>{" "}
                    {say(headings[id].title)}
                  </b>
                  <span class="soft text-body">{say(headings[id].lead)}</span>
                </ChapterLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

export function Contents({ current }: { readonly current: ChapterId }): JSX.Element {
  return (
    <nav class="contents rolls text-body" aria-label={say(texts.contents)}>
      <details open={wide.value}>
        <summary>{say(texts.contents)}</summary>
        <ChapterLink to={undefined} class="bold block">
          {say(texts.title)}
        </ChapterLink>
        {groups.map(({ name, chapters }) => (
          <section key={sayIn(name, "en")}>
            <h2>{say(name)}</h2>
            <ol>
              {chapters.map((id) => (
                <li key={id}>
                  <ChapterLink class="inline" to={id} current={id === current}>
                    <span class="ordinal tabular fixed">{chapterIds.indexOf(id) + 1}</span>
                    {say(headings[id].title)}
                  </ChapterLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </details>
    </nav>
  );
}

/** Whether the window has room for an open table of contents beside the text. */
const wide = matching("(min-width: 1100px)");
