import type { Text } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Other } from "../engine/problems.ts";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { answers, covered } from "../shell/present.tsx";
import { Prose } from "../shell/prose.tsx";
import { Laid } from "./laid.tsx";
import { Printed } from "./output.tsx";
import { SolvedMark } from "./problems.tsx";
import { ProgramLink } from "./program-link.tsx";
import { asked, input, isLarge, judgement } from "./state.ts";
import { statements } from "./statements/index.ts";
import { texts } from "./text.ts";

/** Problem without a format of its own: its question, its game, and the known positions; beside its input, if that is read. */
export function AboutOther({ problem }: { readonly problem: Other }): JSX.Element {
  const { ids, title, known, program } = problem;
  const [id, ...aliases] = ids;
  const winnable = known.find(({ outcome }) => outcome === "N") ?? known[0];
  return (
    <section class={asked.value === undefined ? "card about other" : "card about"}>
      <h2>
        {id} · {say(title)}
      </h2>
      <dl class="pile gap-12 broken">
        <Statement id={id!} />
        <Answer problem={problem} />
        {aliases.length > 0 && <Row name={texts.alsoAs}>{aliases.join(" · ")}</Row>}
      </dl>
      <div class="apart">
        {winnable && (
          <a class="accent bold" href={hrefOf(playAddress, { sum: winnable.sum })}>
            {say(texts.playIt)}&nbsp;→
          </a>
        )}
        <ProgramLink program={program} />
        <SolvedMark id={id!} />
      </div>
    </section>
  );
}

/** Problem without a format of its own in a presentation: its statement beside the answers, which are covered. */
export function PresentedOther({ problem }: { readonly problem: Other }): JSX.Element {
  const { ids, title } = problem;
  const isRead = asked.value !== undefined && input.value !== "" && !isLarge(input.value);
  useEffect(() => {
    answers.value = 1;
    return () => {
      answers.value = 0;
    };
  }, []);
  return (
    <main class="judge">
      <h1>
        {ids[0]} · {say(title)}
      </h1>
      <div class="halves pile gap-16">
        <section class="card">
          <dl class="pile gap-12 broken text-large">
            <Statement id={ids[0]!} />
          </dl>
          {isRead && <Printed text={input.value} label={texts.input} />}
        </section>
        <section class={`card anchor ${covered(1)}`}>
          <dl class="pile gap-12 broken text-large">
            <Answer problem={problem} />
          </dl>
          {isRead && <Printed text={judgement.value?.output ?? ""} label={texts.output} />}
        </section>
      </div>
    </main>
  );
}

function Statement({ id }: { readonly id: string }): JSX.Element | null {
  const told = statements[id];
  if (told === undefined) return null;
  return (
    <>
      <Row name={texts.statement}>
        <Prose text={told.says} />
      </Row>
      <Row name={texts.inputFormat}>
        <Laid text={say(told.input)} />
      </Row>
      <Row name={texts.outputFormat}>
        <Prose text={told.output} />
      </Row>
      {told.limits && <Row name={texts.limits}>{told.limits}</Row>}
    </>
  );
}

/** Game of a problem, and the winner of known positions. */
function Answer({ problem: { ask, reading, game, known, why } }: { readonly problem: Other }): JSX.Element {
  return (
    <>
      {why && <Row name={texts.beyond}>{say(why)}</Row>}
      {ask && (
        <Row name={texts.command}>
          <code>nimber {ask}</code>
        </Row>
      )}
      {reading && <Row name={texts.reading}>{say(reading)}</Row>}
      {known.length > 0 && (
        <Row name={texts.known}>
          <ul>
            {known.map(({ sum, outcome }) => (
              <li key={sum}>
                <a href={hrefOf(playAddress, { sum })}>
                  {game && sum.startsWith(`${game} `) ? sum.slice(game.length + 1) : sum}
                </a>
                : {say(outcome === "N" ? texts.won : texts.lost)}
              </li>
            ))}
          </ul>
        </Row>
      )}
    </>
  );
}

function Row({ name, children }: { readonly name: Text; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
