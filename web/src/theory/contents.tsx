import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { matching } from "../shell/media.ts";
import { Emblem } from "./emblem.tsx";
import { LessonLink } from "./link.tsx";
import { chapters, type LessonId, lessonIds, lessons } from "./pages/index.ts";
import { T } from "./text.ts";

/** The pages as a table of contents that says what each is about. */
export function Cover(): JSX.Element {
  return (
    <div class="chapters pile">
      {chapters.map(({ name, lessons: ids }) => (
        <section key={sayIn(name, "en")} class="pile">
          <h2>{say(name)}</h2>
          <ol class="pile gap-16">
            {ids.map((id) => (
              <li key={id} class="pile">
                <LessonLink class="card" to={id}>
                  <Emblem of={id} />
                  <b>
                    <span class="ordinal tabular accent">{lessonIds.indexOf(id) + 1}</span>{" "}
                    {say(lessons[id].title)}
                  </b>
                  <span class="soft text-body">{say(lessons[id].lead)}</span>
                </LessonLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

export function Contents({ current }: { readonly current: LessonId }): JSX.Element {
  return (
    <nav class="contents rolls text-body" aria-label={say(T.contents)}>
      <details open={wide.value}>
        <summary>{say(T.contents)}</summary>
        <LessonLink to={undefined} class="bold block">
          {say(T.title)}
        </LessonLink>
        {chapters.map(({ name, lessons: ids }) => (
          <section key={sayIn(name, "en")}>
            <h2>{say(name)}</h2>
            <ol>
              {ids.map((id) => (
                <li key={id}>
                  <LessonLink class="inline" to={id} current={id === current}>
                    <span class="ordinal tabular fixed">{lessonIds.indexOf(id) + 1}</span>
                    {say(lessons[id].title)}
                  </LessonLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </details>
    </nav>
  );
}

/** Where there is room beside the text the contents stand open. */
const wide = matching("(min-width: 1100px)");
