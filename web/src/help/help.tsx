import { groups } from "virtual:help";
import "./help.css";
import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../locale/help.ts";
import { routes } from "../routes.ts";
import { Heading } from "../shell/heading.tsx";
import { hrefOf, hrefWith } from "../shell/href.ts";
import { languages, say, type TextEntry } from "../shell/language.ts";
import { matching } from "../shell/media.ts";
import { Share } from "../shell/share.tsx";
import { address } from "./address.ts";
import type { HelpPart } from "./help.ts";
import { at, type Document, entryOf, page, runHelp, shown } from "./state.ts";

const texts = {
  title: t("help"),
  lead: t("lead"),
  contents: t("contents"),
  tryIn: (route: Text): Text => t("tryIn", { route }),
} satisfies Record<string, TextEntry>;

/** Whether the page or heading was chosen here; only then the view scrolls to it. */
const turning = { now: false };

/** Page for the documents. */
export function Page(): JSX.Element {
  useEffect(runHelp, []);
  const id = page.value;
  const entry = id === undefined ? undefined : entryOf(id);
  const title = say(entry?.title ?? texts.title);
  useEffect(() => {
    document.title = `${title} · Nimber`;
  }, [title]);
  const text = shown.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are followed, by keys too; this only notes that they are.
    <main
      class={entry === undefined ? "help cover" : "help"}
      onClick={({ target }) => {
        turning.now ||= (target as Element).closest("a") !== null;
      }}
    >
      {entry === undefined ? (
        <>
          <Heading title={texts.title} lead={texts.lead} />
          <Cover />
        </>
      ) : (
        <>
          <Contents key={id} current={entry.page} />
          {text !== undefined && text.page === id ? (
            <Article key={`${id} ${text.language}`} of={text} title={title} />
          ) : (
            <article aria-busy="true">
              <Title title={title} />
            </article>
          )}
        </>
      )}
    </main>
  );
}

const hrefOfPage = (page: string): string =>
  page === "theory" ? hrefWith("theory", new Map()) : hrefOf(address, { page });

/** Documents by purpose, each with its headings. */
function Cover(): JSX.Element {
  return (
    <div class="purposes">
      {groups.map(({ name, lead, entries }) => (
        <section key={sayIn(name, "en")} class="card">
          <h2>{say(name)}</h2>
          {lead && <p class="soft text-body">{say(lead)}</p>}
          <ul class="pile">
            {entries.map(({ page, title, note }) => (
              <li key={page}>
                <a class="accent" href={hrefOfPage(page)}>
                  {say(title)}
                </a>
                {note && <span class="soft text-small block">{say(note)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Whether there is space next to the text for open contents. */
const wide = matching("(min-width: 1100px)");

function Contents({ current }: { readonly current: string }): JSX.Element {
  return (
    <nav class="contents rolls text-body" aria-label={say(texts.contents)}>
      <details open={wide.value}>
        <summary>{say(texts.contents)}</summary>
        <a class="bold block" href={hrefOf(address, {})}>
          {say(texts.title)}
        </a>
        {groups.map(({ name, entries }) => (
          <section key={sayIn(name, "en")}>
            <h2>{say(name)}</h2>
            <ul>
              {entries.map(({ page, title }) => (
                <li key={page}>
                  <a
                    class="block"
                    href={hrefOfPage(page)}
                    aria-current={page === current ? "page" : undefined}
                  >
                    {say(title)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  );
}

function Title({ title }: { readonly title: string }): JSX.Element {
  return (
    <header class="heading apart">
      <h1 tabIndex={-1}>{title}</h1>
      <div class="acts">
        <Share />
      </div>
    </header>
  );
}

interface ArticleProps {
  readonly of: Document;
  readonly title: string;
}

function Article({ of, title }: ArticleProps): JSX.Element {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = at.value === undefined ? null : document.getElementById(`help-${at.value}`);
    heading?.scrollIntoView();
    if (turning.now) {
      if (heading === null) window.scrollTo(0, 0);
      (heading ?? article.current!.querySelector("h1"))?.focus({ preventScroll: true });
    }
    turning.now = false;
  }, [of, at.value]);
  return (
    <article ref={article} class="document slim" lang={languages[of.language].tag}>
      <Title title={title} />
      <div class="prose pile gap-16">
        {of.parts.map((part, i) => (
          <Part key={i} of={part} />
        ))}
      </div>
    </article>
  );
}

function Part({ of }: { readonly of: HelpPart }): JSX.Element {
  // The HTML is generated from documents of this repository when the page is built.
  if (typeof of === "string") return <div class="pile gap-12" dangerouslySetInnerHTML={{ __html: of }} />;
  const { command, output, tried } = of;
  return (
    <div class="session card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <pre class="scrolls" tabIndex={0}>
        <b>{`$ ${command}`}</b>
        {output !== "" && `\n${output}`}
      </pre>
      {tried && (
        <a class="try" href={tried.href}>
          {say(texts.tryIn(routes[tried.route].name))}
        </a>
      )}
    </div>
  );
}
