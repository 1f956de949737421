import { address as graphAddress } from "../graph/address.ts";
import { t } from "../locale/theory.ts";
import { address as pathAddress } from "../path/address.ts";
import type { LessonId } from "../path/ids.ts";
import { address as playAddress } from "../play/address.ts";
import { address as tableAddress } from "../table/address.ts";
import "katex/dist/katex.min.css";
import "./theory.css";
import "./chapter.css";
import "./figures.css";
import "./drawings.css";
import { headings } from "virtual:theory";
import type { Text as Message } from "nimber";
import { type ComponentChildren, Fragment, type JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Deferred } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { answers, PresentButton, presenting, revealed } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
import { isPart } from "./address.ts";
import { CASES, USUAL_CASES } from "./cases.ts";
import { Changed } from "./changed.tsx";
import type { Block, Inline, Link, Remark, Section, SectionKind } from "./chapter.ts";
import { type ChapterShown, chapter, runChapters } from "./chapters.ts";
import { playHref, Tested } from "./check.tsx";
import { Contents, Cover } from "./contents.tsx";
import { Demo } from "./demo.tsx";
import { type ChapterId, chapterIds } from "./ids.ts";
import { ChapterLink, turning } from "./link.tsx";
import { Parts, Shown } from "./lit.ts";
import { type Fact, positions } from "./positions.ts";
import { figure, hrefOfChapter, page, runTheory, section } from "./state.ts";
import { Blocks, type Placed, Text } from "./text.tsx";
import { texts } from "./words.ts";

/** Page of the textbook. */
export function Page(): JSX.Element {
  useEffect(runTheory, []);
  useEffect(runChapters, []);
  const id = page.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turning.now) return;
    turning.now = false;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [id]);
  const title = say(id === undefined ? texts.title : headings[id].title);
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
              <p class="soft">{say(texts.lead)}</p>
            </div>
          </header>
          <Cover />
          <p class="text-small">
            <a href="./licenses.txt">{say(texts.licences)}</a>
          </p>
        </>
      ) : (
        <>
          {!presenting.value && <Contents key={id} current={id} />}
          <article class="chapter slim">
            <header class="heading apart">
              <div class="pile gap-4">
                <p class="quiet">{say(texts.numbered(chapterIds.indexOf(id) + 1, chapterIds.length))}</p>
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
                <p class="soft">{say(headings[id].lead)}</p>
              </div>
              <div class="acts">
                <PresentButton />
                <Share />
              </div>
            </header>
            {chapter.value?.id === id && <Body key={id} of={chapter.value} />}
            <Turn id={id} />
          </article>
        </>
      )}
    </main>
  );
}

function Body({ of: { id, sections, figure } }: { readonly of: ChapterShown }): JSX.Element {
  useEffect(() => {
    if (section.value) document.getElementById(section.value)?.scrollIntoView();
  }, [id, section.value]);
  // With a section in the address everything is drawn at once: later parts would move it.
  const [Part] = useState(() => (section.value ? Fragment : Deferred));
  const at = sections.findIndex(({ kind }) => kind === "figure");
  const told = (of: readonly Section[]) =>
    of.map((each, i) => (
      <Part key={i}>
        <Told id={id} section={each} />
      </Part>
    ));
  if (figure === undefined) return <div class="prose rest pile slim body">{told(sections)}</div>;
  return (
    <Parts.Provider value={figure.parts}>
      <div class="figured body pile gap-16">
        <div class="prose rest pile slim">
          {sections.slice(0, at).map((each, i) => (
            <Told key={i} id={id} section={each} />
          ))}
        </div>
        <Part>
          <Demo title={sections[at]!.title} figure={figure} />
        </Part>
        <div class="prose rest pile slim">{told(sections.slice(at + 1))}</div>
      </div>
    </Parts.Provider>
  );
}

interface ToldProps {
  readonly id: ChapterId;
  readonly section: Section;
}

function Told({ id, section: { kind, title, blocks, remarks } }: ToldProps): JSX.Element {
  const own = useId();
  if (kind === "elsewhere")
    return (
      <p class="elsewhere tray gap-16 soft text-body">
        <Text of={title} />
        {linksIn(blocks).map(({ link, says }) => (
          <a key={hrefOfLink(link)} href={hrefOfLink(link)}>
            <Text of={says} />
          </a>
        ))}
      </p>
    );
  const part = isPart(kind) ? kind : undefined;
  const all = (
    <>
      <Blocks of={blocks} place={placing(id)} />
      {remarks.map((each, i) => (
        <Remarked key={i} id={id} kind={kind} remark={each} />
      ))}
    </>
  );
  return (
    <section class={kind === "check" ? "checks card text-body" : "pile gap-12"} aria-labelledby={part ?? own}>
      <h2 id={part ?? own}>
        {part === undefined ? (
          <Text of={title} />
        ) : (
          <a href={hrefOfChapter(id, part)}>
            <Text of={title} />
          </a>
        )}
      </h2>
      {kind === "proof" ? <Proof>{all}</Proof> : all}
    </section>
  );
}

/** Proof, folded until it is asked for; a presentation reveals it. */
function Proof({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDetailsElement>(null);
  const shown = presenting.value && revealed.value > 0;
  useEffect(() => {
    answers.value = 1;
    return () => {
      answers.value = 0;
    };
  }, []);
  useEffect(() => {
    if (shown) place.current!.scrollIntoView();
  }, [shown]);
  return (
    <details ref={place} open={shown || section.value === "proof"}>
      <summary>{say(texts.readProof)}</summary>
      {children}
    </details>
  );
}

const FORMS: Partial<Readonly<Record<SectionKind, string>>> = {
  statement: "statement remark pile",
  example: "example card",
  mistakes: "mistake remark pile",
};

interface RemarkedProps {
  readonly id: ChapterId;
  readonly kind: SectionKind | undefined;
  readonly remark: Remark;
}

/** Remark with a heading of its own. The position of an example can be changed. */
function Remarked({ id, kind, remark: { title, blocks } }: RemarkedProps): JSX.Element {
  const placed = blocks.find((each) => each.kind === "positions");
  const { facts, figure } = (placed && positions[id]?.[placed.name]) ?? {};
  return (
    <div class={(kind && FORMS[kind]) ?? "pile gap-12"}>
      <h3>
        <Text of={title} />
      </h3>
      <Shown.Provider value={figure}>
        <Blocks of={blocks} place={placing(id)} />
      </Shown.Provider>
      {kind === "example" && facts && <Changed of={facts[0]!} />}
    </div>
  );
}

/** Draws the blocks of a chapter that are not text. */
const placing =
  (id: ChapterId) =>
  (placed: Placed): JSX.Element | null => {
    if (placed.kind === "claim")
      return <Tested claim={placed.claim} cases={CASES[placed.claim] ?? USUAL_CASES} />;
    if (placed.kind === "link") return null;
    if (placed.kind === "lesson") return <Practise lesson={placed.lesson} />;
    const { facts, figure } = positions[id]![placed.name]!;
    return (
      <>
        {facts && <Facts of={facts} />}
        {figure && <ShowIt numbers={figure} />}
      </>
    );
  };

interface LinkTold {
  readonly link: Link;
  readonly says: readonly Inline[];
}

/** Links of a list, each with its text. */
const linksIn = (blocks: readonly Block[]): readonly LinkTold[] =>
  blocks.flatMap((each) =>
    each.kind !== "list"
      ? []
      : each.items.flatMap(([text, placed]) =>
          text?.kind === "paragraph" && placed?.kind === "link" ? [{ link: placed.link, says: text.of }] : [],
        ),
  );

/** Positions of an example with their outcomes, as links to play them. */
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

/** Link to the lesson that uses this text. */
function Practise({ lesson }: { readonly lesson: LessonId }): JSX.Element {
  return (
    <a class="practise text-small" href={hrefOf(pathAddress, { page: lesson })}>
      {say(texts.practise)}
    </a>
  );
}

/** Button that shows an example in the figure, and scrolls to it. */
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
      {say(texts.show)}
    </button>
  );
}

function truth({ value, outcome, misere }: Fact): Message {
  if (value !== undefined) return t("value", { value });
  const kind = outcome === "P" ? t("p") : t("n");
  return misere ? t("misRe", { kind }) : kind;
}

function hrefOfLink(link: Link): string {
  if (link.to === "table") return hrefOf(tableAddress, { game: link.game, to: link.most });
  const { sum } = link;
  return link.to === "play" ? hrefOf(playAddress, { sum }) : hrefOf(graphAddress, { sum });
}

function Turn({ id }: { readonly id: ChapterId }): JSX.Element {
  const at = chapterIds.indexOf(id);
  const [before, after] = [chapterIds[at - 1], chapterIds[at + 1]];
  return (
    <nav class="pager pile gap-16" aria-label={say(texts.turn)}>
      {before ? (
        <ChapterLink class="card" to={before} rel="prev">
          <span class="quiet">← {say(texts.previous)}</span>
          <b>{say(headings[before].title)}</b>
        </ChapterLink>
      ) : (
        <span />
      )}
      {after && (
        <ChapterLink class="card" to={after} rel="next">
          <span class="quiet">{say(texts.next)} →</span>
          <b>{say(headings[after].title)}</b>
        </ChapterLink>
      )}
    </nav>
  );
}
