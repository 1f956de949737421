import { say as sayIn } from "nimber/locale";
import "./why.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TheoremTold } from "../engine/told.ts";
import { subject } from "../game/subject.ts";
import { knownTheorems, Theorem } from "../game/theorem.tsx";
import { address as graph } from "../graph/address.ts";
import { address as law } from "../law/address.ts";
import { routes } from "../routes.ts";
import { Deferred } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { address as theory } from "../theory/address.ts";
import { Binary } from "./binary.tsx";
import { Options } from "./options.tsx";
import { Position } from "./position.tsx";
import { Replies } from "./replies.tsx";
import { type ExplainedSum, load, run, state, told } from "./state.ts";
import { texts } from "./text.ts";

/** Tab with the reason why a position is won or lost: a text with figures. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const { value: now, why } = told.now.value;
  if (why !== undefined) return <p class="trouble">{say(why.text)}</p>;
  if (now === undefined) return <p class="quiet">{say(texts.computing)}</p>;
  const { sum, drawn, known, alternates } = now;
  const { play } = state.value!;
  const misere = play === "misere";
  // Under misère play the answer may rest on a quotient, which the fold names.
  const theorems = now.theorems.filter((theorem) => theorem.play === play);
  return (
    <article class="essay pile gap-16 text-large">
      <p class="sentence broken">{say(misere ? texts.wins[known.outcome] : known.sentence)}</p>
      <Position
        sum={sum}
        drawn={drawn}
        known={known}
        change={(next) => load({ ...state.value!, sum: next })}
      />
      <Deferred>
        {alternates && (known.outcome === "P" || known.winning.length > 0) && (
          <Replies sum={sum} drawn={drawn} known={known} play={play} />
        )}
      </Deferred>
      {misere && <Reason of={now} />}
      <Deferred>
        {sum.length > 1 && known.binary.length > 0 && (
          <>
            <h2>{say(texts.columns)}</h2>
            <p>{say(texts.columnsHelp)}</p>
            <figure>
              <Binary known={known} play={play} />
            </figure>
          </>
        )}
      </Deferred>
      <Deferred>
        {!misere && known.options.some((options) => options.size > 0) && <Options sum={sum} known={known} />}
      </Deferred>
      <Deferred>
        {(theorems.length > 0 || !misere) && <Theorems theorems={theorems} />}
        <Further of={now} />
      </Deferred>
    </article>
  );
}

/** Reason under misère play, folded: it needs more theory than the replies. */
function Reason({ of: { known } }: { readonly of: ExplainedSum }): JSX.Element {
  const [of] = subject.value?.games ?? [];
  return (
    <details>
      <summary>{say(texts.reason)}</summary>
      <p class="broken">{say(known.sentence)}</p>
      {of !== undefined && routes.law.tab?.has?.(of) && (
        <p>
          <a href={hrefOf(law, { game: of.id, play: "misere" })}>{say(texts.quotient)}</a>
        </p>
      )}
    </details>
  );
}

function Theorems({ theorems }: { readonly theorems: readonly TheoremTold[] }): JSX.Element {
  return (
    <>
      <h2>{say(knownTheorems)}</h2>
      {theorems.length === 0 && <p>{say(texts.noTheorems)}</p>}
      {theorems.map((theorem) => (
        <Theorem key={sayIn(theorem.claim, "en")} of={theorem} />
      ))}
    </>
  );
}

function Further({ of: { sum } }: { readonly of: ExplainedSum }): JSX.Element {
  const { sum: text, play } = state.value!;
  const own = subject.value?.games[0]?.chapter;
  const chapter =
    play === "misere"
      ? own === "octal"
        ? "quotients"
        : "misere"
      : (own ?? (sum.length > 1 ? "sums" : "outcomes"));
  return (
    <p class="cluster gap-16">
      <a class="inline accent bold" href={hrefOf(theory, { page: chapter })}>
        <Icon name="book" />
        {say(texts.chapter)}
      </a>
      <a class="inline accent bold" href={hrefOf(graph, { sum: text, play })}>
        <Icon name="graph" />
        {say(texts.graph)}
      </a>
    </p>
  );
}
