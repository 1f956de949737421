import type { Text } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import type { Other } from "../engine/problems.ts";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { Laid } from "./laid.tsx";
import { SolvedMark } from "./problems.tsx";
import { ProgramLink } from "./program-link.tsx";
import { statements } from "./statements/index.ts";
import { texts } from "./text.ts";

/** Problem without a format: its question, its game, and the known positions. */
export function AboutOther({ problem }: { readonly problem: Other }): JSX.Element {
  const { ids, title, ask, reading, game, known, why, program } = problem;
  const [id, ...aliases] = ids;
  const told = statements[id!];
  const winnable = known.find(({ outcome }) => outcome === "N") ?? known[0];
  return (
    <section class="card about other">
      <h2>
        {id} · {say(title)}
      </h2>
      <dl class="pile gap-12 broken">
        {told && (
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
        )}
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
        {aliases.length > 0 && <Row name={texts.alsoAs}>{aliases.join(" · ")}</Row>}
      </dl>
      <div class="apart">
        {winnable && (
          <a class="accent bold" href={hrefOf(playAddress, { sum: winnable.sum })}>
            {say(texts.playIt)} →
          </a>
        )}
        <ProgramLink program={program} />
        <SolvedMark id={id!} />
      </div>
    </section>
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
