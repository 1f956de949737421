import { say as sayIn } from "nimber/locale";
import { address as graphAddress } from "../graph/address.ts";
import { t } from "../locale/theory.ts";
import { address as playAddress } from "../play/address.ts";
import { address as tableAddress } from "../table/address.ts";
import "katex/dist/katex.min.css";
import "./theory.css";
import "./lesson.css";
import "./figures.css";
import "./drawings.css";
import type { Text } from "nimber";
import { Fragment, type JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Deferred } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { Share } from "../shell/share.tsx";
import type { Section } from "./address.ts";
import { Changed } from "./changed.tsx";
import { Checks, playHref, Tested } from "./check.tsx";
import { Contents, Cover } from "./contents.tsx";
import { Demo } from "./demo.tsx";
import type { Fact, Lesson, Link } from "./lesson.ts";
import { LessonLink, turning } from "./link.tsx";
import { Shown } from "./lit.ts";
import { type LessonId, lessonIds, lessons } from "./pages/index.ts";
import { Paragraphs, Rich } from "./rich.tsx";
import { figure, hrefOfLesson, page, runTheory, section } from "./state.ts";
import { SECTIONS, T } from "./text.ts";

/** The page for the textbook. */
export function Page(): JSX.Element {
  useEffect(runTheory, []);
  const id = page.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turning.now) return;
    turning.now = false;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [id]);
  const title = say(id === undefined ? T.title : lessons[id].title);
  useEffect(() => {
    document.title = `${title} · Nimber`;
  }, [title]);
  return (
    <main class={id === undefined ? "theory cover" : "theory"}>
      {id === undefined ? (
        <>
          <header class="heading apart">
            <div class="pile gap-4">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <p class="soft">{say(T.lead)}</p>
            </div>
          </header>
          <Cover />
          <p class="text-small">
            <a href="./licenses.txt">{say(T.licences)}</a>
          </p>
        </>
      ) : (
        <>
          <Contents key={id} current={id} />
          <article class="lesson slim">
            <header class="heading apart">
              <div class="pile gap-4">
                <p class="quiet">{say(T.numbered(lessonIds.indexOf(id) + 1, lessonIds.length))}</p>
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
                <p class="soft">{say(lessons[id].lead)}</p>
              </div>
              <div class="acts">
                <Share />
              </div>
            </header>
            <Body key={id} id={id} lesson={lessons[id]} />
            <Turn id={id} />
          </article>
        </>
      )}
    </main>
  );
}

function Body({ id, lesson }: { readonly id: LessonId; readonly lesson: Lesson }): JSX.Element {
  useEffect(() => {
    if (section.value) document.getElementById(section.value)?.scrollIntoView();
  }, [id, section.value]);
  // Where a part is asked for, all are there at once: what came later would move it.
  const [Part] = useState(() => (section.value ? Fragment : Deferred));
  return (
    <div class="body pile gap-16">
      <div class="prose slim">
        <section class="pile gap-12" aria-labelledby="statement">
          <Heading id={id} part="statement" />
          <dl class="terms pile text-body" aria-label={say(T.terms)}>
            {lesson.terms.map(({ term, means }) => (
              <div key={sayIn(term, "en")} class="pile">
                <dt>
                  <dfn>
                    <Rich text={term} />
                  </dfn>
                </dt>
                <dd class="soft">
                  <Rich text={means} />
                </dd>
              </div>
            ))}
          </dl>
          {lesson.statements.map(({ name, says }) => (
            <div key={sayIn(name, "en")} class="statement remark pile">
              <h3>{say(name)}</h3>
              <Paragraphs of={says} />
            </div>
          ))}
        </section>
      </div>
      <Part>
        <Demo id={id} lesson={lesson} />
      </Part>
      <div class="prose rest pile slim">
        <Part>
          <section class="card" aria-labelledby="check">
            <h2 id="check">{say(T.check)}</h2>
            <Checks of={lesson.checks} />
          </section>
        </Part>
        <Part>
          <section class="pile gap-12" aria-labelledby="proof">
            <Heading id={id} part="proof" />
            <details open={section.value === "proof"}>
              <summary>{say(T.readProof)}</summary>
              <Paragraphs of={lesson.proof} />
            </details>
          </section>
        </Part>
        <Part>
          <section class="pile gap-12" aria-labelledby="example">
            <Heading id={id} part="example" />
            {lesson.examples.map(({ name, says, facts, figure }) => (
              <div key={sayIn(name, "en")} class="example card">
                <h3>{say(name)}</h3>
                <Shown.Provider value={figure}>
                  <Paragraphs of={says} />
                </Shown.Provider>
                <Facts of={facts} />
                {figure && <ShowIt numbers={figure} />}
                <Changed key={sayIn(name, "en")} of={facts[0]!} />
              </div>
            ))}
            {lesson.links.length > 0 && (
              <p class="elsewhere tray gap-16 soft text-body">
                <span>{say(T.elsewhere)}</span>
                {lesson.links.map((link) => (
                  <a key={sayIn(link.says, "en")} href={hrefOfLink(link)}>
                    {say(link.says)}
                  </a>
                ))}
              </p>
            )}
          </section>
        </Part>
        <Part>
          <section class="pile gap-12" aria-labelledby="mistakes">
            <Heading id={id} part="mistakes" />
            {lesson.mistakes.map(({ says, why, claim, facts, figure }) => (
              <div key={sayIn(says, "en")} class="mistake remark pile">
                <h3>
                  <Rich text={says} />
                </h3>
                <p>
                  <Shown.Provider value={figure}>
                    <Rich text={why} />
                  </Shown.Provider>
                </p>
                {claim && <Tested claim={claim} cases={1000} />}
                {facts && <Facts of={facts} />}
                {figure && <ShowIt numbers={figure} />}
              </div>
            ))}
          </section>
        </Part>
        <Part>
          <section class="pile gap-12" aria-labelledby="sources">
            <Heading id={id} part="sources" />
            <ul class="sources pile text-body">
              {lesson.sources.map(({ cite, about }) => (
                <li key={cite}>
                  {cite}
                  {about && <span class="block quiet">{say(about)}</span>}
                </li>
              ))}
            </ul>
          </section>
        </Part>
      </div>
    </div>
  );
}

function Heading({ id, part }: { readonly id: LessonId; readonly part: Section }): JSX.Element {
  return (
    <h2 id={part}>
      <a href={hrefOfLesson(id, part)}>{say(SECTIONS[part])}</a>
    </h2>
  );
}

/** Positions of an example and what is true of them, to be played. */
function Facts({ of }: { readonly of: readonly Fact[] }): JSX.Element {
  return (
    <ul class="positions pills">
      {of.map((fact) => (
        <li key={`${fact.sum} ${fact.misere}`}>
          <a href={playHref(fact.sum, fact.misere)}>
            <code>{fact.sum}</code>
            <span>{say(truth(fact))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Puts an example into the figure, and the figure into view. */
function ShowIt({ numbers }: { readonly numbers: readonly number[] }): JSX.Element {
  return (
    <button
      type="button"
      class="small into-figure"
      onClick={() => {
        figure.value = numbers;
        document.getElementById("figure")?.scrollIntoView({ block: "nearest" });
      }}
    >
      {say(T.show)}
    </button>
  );
}

function truth({ value, outcome, misere }: Fact): Text {
  if (value !== undefined) return t("value", { value });
  const kind = outcome === "P" ? t("p") : t("n");
  return misere ? t("misRe", { kind }) : kind;
}

function hrefOfLink(link: Link): string {
  if (link.to === "table") return hrefOf(tableAddress, { game: link.game, to: link.most });
  const { sum } = link;
  return link.to === "play" ? hrefOf(playAddress, { sum }) : hrefOf(graphAddress, { sum });
}

function Turn({ id }: { readonly id: LessonId }): JSX.Element {
  const at = lessonIds.indexOf(id);
  const [before, after] = [lessonIds[at - 1], lessonIds[at + 1]];
  return (
    <nav class="pager pile gap-16" aria-label={say(T.turn)}>
      {before ? (
        <LessonLink class="card" to={before} rel="prev">
          <span class="quiet">← {say(T.previous)}</span>
          <b>{say(lessons[before].title)}</b>
        </LessonLink>
      ) : (
        <span />
      )}
      {after && (
        <LessonLink class="card" to={after} rel="next">
          <span class="quiet">{say(T.next)} →</span>
          <b>{say(lessons[after].title)}</b>
        </LessonLink>
      )}
    </nav>
  );
}
