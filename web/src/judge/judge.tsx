import { say as sayIn } from "nimber/locale";
import { address as playAddress } from "../play/address.ts";
import "./judge.css";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { rules } from "../engine/client.ts";
import type { Format } from "../engine/formats.ts";
import { Heading } from "../shell/heading.tsx";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { PresentButton, presenting } from "../shell/present.tsx";
import { Prose } from "../shell/prose.tsx";
import { resources } from "../shell/resource.ts";
import { Select } from "../shell/select.tsx";
import { Share } from "../shell/share.tsx";
import { unopened } from "../shell/url.ts";
import { address } from "./address.ts";
import { Differences, Own } from "./compare.tsx";
import { Input } from "./input.tsx";
import { Laid } from "./laid.tsx";
import { narrow } from "./narrow.ts";
import { AboutOther, PresentedOther } from "./other.tsx";
import { Output } from "./output.tsx";
import { Presented } from "./presented.tsx";
import { Problems, SolvedMark } from "./problems.tsx";
import { problemTexts } from "./problems-text.ts";
import { ProgramLink } from "./program-link.tsx";
import { asked, choose, chosen, formats, other, runJudge } from "./state.ts";
import { Tests } from "./tests.tsx";
import { texts } from "./text.ts";
import { typeset } from "./typeset.ts";

/** Page for contest inputs. */
export function Page(): JSX.Element {
  useEffect(runJudge, []);
  if (presenting.value && !unopened.value) {
    if (other.value !== undefined) return <PresentedOther problem={other.value} />;
    if (chosen.value !== undefined) return <Presented format={chosen.value} />;
  }
  return (
    <main class="judge">
      <Heading title={texts.title} lead={texts.lead}>
        <PresentButton />
        <Share />
      </Heading>
      {unopened.value ? (
        <p class="card">
          {say(problemTexts.unopened)} <a href={hrefOf(address, {})}>{say(problemTexts.all)}</a>
        </p>
      ) : (
        <Shown />
      )}
    </main>
  );
}

function Shown(): JSX.Element {
  const [format, another, reading] = [chosen.value, other.value, asked.value];
  if (format === undefined && another === undefined) return <p class="quiet">{say(texts.loading)}</p>;
  return (
    <div class="sheets pile gap-16">
      {another !== undefined && <AboutOther problem={another} />}
      {format !== undefined && <About format={format} />}
      {reading !== undefined && (
        <>
          <Input format={reading} />
          <Own />
          <Differences />
          <Output />
          <Tests />
        </>
      )}
      <Problems />
    </div>
  );
}

function About({ format }: { readonly format: Format }): JSX.Element {
  const { id, aliases, statement, limits, game, input, output, sample, sampleOutput, program } = format;
  const rows: [Text, Text][] = [
    [texts.statement, statement],
    [texts.inputFormat, input],
    [texts.outputFormat, output],
    [texts.limits, limits],
  ];
  return (
    <section class="card about">
      <Select
        label={say(texts.problem)}
        options={formats.value.map((each) => ({ value: each.id, label: `${each.id} · ${say(each.name)}` }))}
        value={id}
        onChange={choose}
      />
      <details open={!narrow()}>
        <summary>{say(problemTexts.task)}</summary>
        <dl class="pile gap-12 broken">
          {rows.map(([name, text]) => (
            <div key={sayIn(name, "en")}>
              <dt>{say(name)}</dt>
              <dd>{text === input ? <Laid text={say(text)} /> : <Prose text={typeset(text)} />}</dd>
            </div>
          ))}
          {[[problemTexts.sampleIn, sample] as const, [problemTexts.sampleOut, sampleOutput] as const].map(
            ([name, text]) => (
              <div key={sayIn(name, "en")}>
                <dt>{say(name)}</dt>
                <dd>
                  <pre class="printed">{text}</pre>
                </dd>
              </div>
            ),
          )}
          {aliases.length > 0 && (
            <div>
              <dt>{say(texts.alsoAs)}</dt>
              <dd>{aliases.join(" · ")}</dd>
            </div>
          )}
        </dl>
      </details>
      <div class="apart">
        {game !== undefined && <PlayLink game={game} />}
        <ProgramLink program={program} />
        <SolvedMark id={id} />
      </div>
    </section>
  );
}

/** Link to the game of the problem, at its usual start. */
function PlayLink({ game }: { readonly game: string }): JSX.Element | null {
  const start = starts(game);
  useEffect(() => {
    if (start.now.peek().state === "idle") void start.ask(undefined);
  }, [start]);
  const { value: sum } = start.now.value;
  if (sum === undefined) return null;
  const href = hrefOf(playAddress, { sum });
  return (
    <a class="accent bold" href={href}>
      {say(texts.playIt)}&nbsp;→
    </a>
  );
}

const starts = resources((game: string, _: undefined) => rules.ask({ ask: "startOf", games: [game] }));
