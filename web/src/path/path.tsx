import "katex/dist/katex.min.css";
import "../play/play.css";
import "../play/board.css";
import "../play/pieces.css";
import "../play/moves.css";
import "../theory/chapter.css";
import "./path.css";
import { titles } from "virtual:path";
import { headings } from "virtual:theory";
import { say as sayIn } from "nimber/locale";
import { Fragment, type JSX } from "preact";
import { useEffect } from "preact/hooks";
import { drill, isJudged } from "../play/drill.ts";
import { Round } from "../play/drill.tsx";
import { End } from "../play/ending.tsx";
import { reading, state } from "../play/game.ts";
import { Status } from "../play/status.tsx";
import { Table } from "../play/table.tsx";
import { Deferred } from "../shell/deferred.tsx";
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
import { ENOUGH, isDone, progress, ROUNDS } from "./progress.ts";
import { page, run, startLessonDrill, startTries, told } from "./state.ts";
import { texts } from "./text.ts";

/** Page of the path: all lessons, or one of them next to its board. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const id = page.value;
  const title = say(id === undefined ? texts.title : titles[id]);
  useEffect(() => {
    document.title = `${title} · Nimber`;
  }, [title]);
  return id === undefined ? <All /> : <LessonPage key={id} id={id} />;
}

interface LessonProps {
  readonly id: LessonId;
}

function LessonPage({ id }: LessonProps): JSX.Element {
  const drilled = drill.value;
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
        <div class="stage pile slim">
          {typeof drilled === "object" ? (
            <Round
              of={drilled}
              still={drilled.round <= 1 && !isJudged(drilled) && drilled.given !== undefined}
              another={() => startLessonDrill(id)}
            />
          ) : (
            <Status />
          )}
          <Table end={<End />} />
          <Rule />
          <Deferred>
            <Tasks id={id} />
          </Deferred>
        </div>
      </div>
    </main>
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
