import "katex/dist/katex.min.css";
import "../play/play.css";
import "../play/board.css";
import "../play/pieces.css";
import "../play/moves.css";
import "../theory/chapter.css";
import "./path.css";
import { titles } from "virtual:path";
import { headings } from "virtual:theory";
import type { Text as Message } from "nimber";
import { say as sayIn } from "nimber/locale";
import { type ComponentChildren, Fragment, type JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { drill, isJudged, isOver } from "../play/drill.ts";
import { Round } from "../play/drill.tsx";
import { End } from "../play/ending.tsx";
import { reading, state } from "../play/game.ts";
import { Status } from "../play/status.tsx";
import { Table } from "../play/table.tsx";
import { Deferred } from "../shell/deferred.tsx";
import { fileName, save } from "../shell/file.ts";
import { Heading } from "../shell/heading.tsx";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { gap, say } from "../shell/language.ts";
import { Share } from "../shell/share.tsx";
import { hrefOfChapter } from "../theory/state.ts";
import { Blocks, Text } from "../theory/text.tsx";
import { address } from "./address.ts";
import { All } from "./all.tsx";
import { type LessonId, lessonIds } from "./ids.ts";
import { lessons } from "./lessons.ts";
import { codeOf, lineOf, NAME, type Posed } from "./posed.ts";
import { ENOUGH, isDone, progress, ROUNDS } from "./progress.ts";
import { page, run, session, startLessonDrill, startSession, startTries, told } from "./state.ts";
import { texts } from "./text.ts";

/** Page of the path: all lessons, or one of them next to its board. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const id = page.value;
  const given = session.value;
  const named = id === undefined ? texts.title : titles[id];
  const title = say(given.length > 0 ? texts.session(codeOf(given)) : named);
  useEffect(() => {
    document.title = `${title} · Nimber`;
  }, [title]);
  if (given.length > 0) return <Session given={given} title={title} />;
  return id === undefined ? <All /> : <LessonPage key={id} id={id} />;
}

interface LessonProps {
  readonly id: LessonId;
}

function LessonPage({ id }: LessonProps): JSX.Element {
  return (
    <main class="path play">
      <header class="heading apart">
        <div class="pile gap-4 slim">
          <p class="quiet">
            <a href={hrefOf(address, {})}>{say(texts.all)}</a> · {say(texts.number(id))}
          </p>
          <h1>{say(titles[id])}</h1>
        </div>
        <div class="acts">
          <Share />
        </div>
      </header>
      <div class="lesson pile gap-16">
        <Texts id={id} />
        <Stage another={() => startLessonDrill(id)}>
          <Tasks id={id} />
        </Stage>
      </div>
    </main>
  );
}

interface StageProps {
  /** Starts another round of positions. */
  readonly another: () => Promise<void>;
  readonly again?: Message;
  readonly children: ComponentChildren;
}

/** Board with its question, and what is to be done below it. */
function Stage({ children, ...anew }: StageProps): JSX.Element {
  const drilled = drill.value;
  return (
    <div class="stage pile slim">
      {typeof drilled === "object" ? (
        <Round
          of={drilled}
          still={drilled.round <= 1 && !isJudged(drilled) && drilled.given !== undefined}
          {...anew}
        />
      ) : (
        <Status />
      )}
      <Table end={<End />} />
      <Rule />
      <Deferred>{children}</Deferred>
    </div>
  );
}

interface SessionProps {
  readonly given: readonly Posed[];
  readonly title: string;
}

/** Pupil's page of a class session: the positions of the link, and the result to send back. */
function Session({ given, title }: SessionProps): JSX.Element {
  return (
    <main class="path play">
      <Heading title={texts.session(codeOf(given))} lead={texts.sessionLead} />
      <Stage another={() => startSession(given)} again={texts.anew}>
        <Result given={given} key={title} />
      </Stage>
    </main>
  );
}

/** Result of the pupil, to copy or to save, once all positions are played. */
function Result({ given }: { readonly given: readonly Posed[] }): JSX.Element {
  const [name, setName] = useState("");
  const [right, setRight] = useState<readonly boolean[]>();
  const drilled = drill.value;
  useEffect(() => {
    if (typeof drilled === "object" && isOver(drilled)) setRight(drilled.results);
  }, [drilled]);
  const line = right && lineOf(given, { name, right });
  return (
    <section class="card tasks">
      <label class="pile gap-4">
        <span class="caption">{say(texts.yourName)}</span>
        <input
          value={name}
          maxLength={NAME}
          autocomplete="name"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {line === undefined ? (
        <p class="quiet">{say(texts.resultComes)}</p>
      ) : (
        <>
          <label class="pile gap-4">
            <span class="caption">{say(texts.result)}</span>
            <input
              class="mono result"
              readOnly
              value={line}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <button
            type="button"
            class="main"
            onClick={() => save(new Blob([`${line}\n`], { type: "text/plain" }), `${fileName(line)}.txt`)}
          >
            {say(texts.saveResult)}
          </button>
        </>
      )}
    </section>
  );
}

/** Texts of the lesson from the chapter, without its tests and transcripts. */
function Texts({ id }: LessonProps): JSX.Element {
  const { chapter } = lessons[id];
  return (
    <div class="prose pile gap-16 slim">
      {told.value.map(({ kind, remark }, i) => (
        <section key={i} class={kind === "mistakes" ? "mistake remark pile" : "pile gap-12"}>
          {i > 0 && (
            <h2>
              <Text of={remark.title} />
            </h2>
          )}
          <Blocks of={remark.blocks.filter((each) => each.kind !== "code")} place={() => null} />
        </section>
      ))}
      <p class="text-small">
        <a href={hrefOfChapter(chapter)}>{say(texts.chapter(headings[chapter].title))}</a>
      </p>
    </div>
  );
}

/** Games on the board with their rules. */
function Rule(): JSX.Element {
  return (
    <p class="soft text-small">
      {reading.value?.games.map(({ name, rule }, i, all) =>
        all.findIndex((each) => sayIn(each.name, "en") === sayIn(name, "en")) < i ? null : (
          <Fragment key={i}>
            <b>{say(name)}</b> {say(rule)}
            {say(gap)}
          </Fragment>
        ),
      )}
      {state.value.play === "misere" && say(texts.misere)}
    </p>
  );
}

/** Tasks of the lesson with their progress, and the link to the next lesson. */
function Tasks({ id }: LessonProps): JSX.Element {
  const { tries = [], drill: best = 0 } = progress.value[id] ?? {};
  const following = lessonIds[lessonIds.indexOf(id) + 1];
  const done = isDone(progress.value, id);
  return (
    <section class="tasks card pile gap-12">
      <p class="quiet" role="status">
        {say(done ? texts.finished : texts.goal(ENOUGH, ROUNDS))}
      </p>
      <div class="cluster gap-12">
        <button type="button" onClick={() => void startTries(id)}>
          {say(texts.tries)}
          <Won tries={lessons[id].tries.map((_, i) => tries[i] === true)} />
        </button>
        <button type="button" onClick={() => void startLessonDrill(id)}>
          {say(texts.drill)}
          {best > 0 && <span class="fine">{say(texts.best(best, ROUNDS))}</span>}
        </button>
        {following && (
          <a class={done ? "inline bold accent" : "inline"} href={hrefOf(address, { page: following })}>
            {say(texts.following(following))}
            <Icon name="following" />
          </a>
        )}
      </div>
    </section>
  );
}

/** Sign for each position of a lesson, in addition to the text. */
export function Won({ tries }: { readonly tries: readonly boolean[] }): JSX.Element {
  return (
    <span class="inline gap-4" aria-hidden="true">
      {tries.map((won, i) => (
        <b key={i} class={`verdict-mark ${won ? "win" : "yours"}`}>
          {won ? "✓" : i + 1}
        </b>
      ))}
    </span>
  );
}
