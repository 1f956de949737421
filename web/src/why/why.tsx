import { say as sayIn } from "nimber/locale";
import "./why.css";
import { effect, signal, untracked } from "@preact/signals";
import { type Value, valueText } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phraseFrom } from "../board/phrase.ts";
import { rules, solving } from "../engine/client.ts";
import type { Sum } from "../engine/protocol.ts";
import type { TheoremTold } from "../engine/told.ts";
import { present, subject } from "../game/subject.ts";
import { address as graph } from "../graph/address.ts";
import { Deferred } from "../shell/deferred.tsx";
import type { AddressState } from "../shell/fields.ts";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { onNavigate, replaceQuery } from "../shell/url.ts";
import { address as theory } from "../theory/address.ts";
import { address } from "./address.ts";
import { Binary } from "./binary.tsx";
import { chapterOf } from "./chapter.ts";
import { linked, linking } from "./linked.ts";
import { Terms } from "./terms.tsx";
import { texts } from "./text.ts";

interface ExplainedSum {
  readonly sum: Sum;
  readonly known: Explained;
  readonly theorems: readonly TheoremTold[];
}

const state = signal<AddressState<typeof address> | undefined>(undefined);

const told = resource(
  async ({ sum: written, play }: AddressState<typeof address>, { signal }): Promise<ExplainedSum> => {
    const { sum, games } = await rules.ask({ ask: "read", games: [written] }, { signal });
    const lists = await Promise.all(
      games.map(({ id }) => rules.ask({ ask: "theorems", games: [id] }, { signal })),
    );
    const known = await solving.ask({ ask: "explain", games: [sum], play }, { signal });
    return { sum, known, theorems: lists.flat() };
  },
);

function load(given: AddressState<typeof address>): void {
  state.value = given;
  if (told.now.peek().state === "refused") told.cancel();
  present(given.sum, given.play);
  void told.ask(given);
}

function run(): () => void {
  const stops = [
    onNavigate(address, load),
    effect(() => {
      const now = state.value;
      if (now !== undefined) untracked(() => replaceQuery(address, now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tab with the reason why a position is won or lost. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const { value: now, why } = told.now.value;
  if (why !== undefined) return <p class="trouble">{say(why.text)}</p>;
  if (now === undefined) return <p class="quiet">{say(texts.computing)}</p>;
  const { play } = state.value!;
  const { sum, known } = now;
  const theorems = now.theorems.filter((theorem) => theorem.play === play);
  // Under misère play the answer may rest on a quotient, which the first sentence names.
  const isUnknown = play === "normal" && now.theorems.length === 0;
  return (
    <div class="columns">
      <section class="card">
        <h2>{say(texts.short)}</h2>
        <p class="sentence broken text-large">{say(known.sentence)}</p>
        <Winning sum={sum} known={known} />
        <Terms sum={sum} known={known} change={(next) => load({ ...state.value!, sum: next })} />
        <Further sum={sum} />
      </section>
      <Deferred>
        {known.binary.length > 0 && (
          <section class="card">
            <h2>{say(texts.columns)}</h2>
            <Binary known={known} play={play} />
          </section>
        )}
      </Deferred>
      <Deferred>
        {play === "normal" && known.options.some((options) => options.size > 0) && (
          <Origins sum={sum} known={known} />
        )}
      </Deferred>
      <Deferred>
        {(theorems.length > 0 || isUnknown) && (
          <section class="card">
            <h2>{say(texts.theorems)}</h2>
            {isUnknown && <p class="quiet">{say(texts.noTheorems)}</p>}
            <ul class="pile gap-12">
              {theorems.map(({ claim, source, proof }) => (
                <li key={sayIn(claim, "en")} class="remark">
                  {say(claim)}
                  <span class="quiet block">
                    {say(source)} ·{" "}
                    {typeof proof === "string" ? (
                      <a href={hrefOf(theory, { page: proof, part: "proof" })}>{say(texts.proved)}</a>
                    ) : (
                      say(proof)
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Deferred>
    </div>
  );
}

function Further({ sum }: { readonly sum: Sum }): JSX.Element {
  const { sum: text, play } = state.value!;
  const game = subject.value?.games[0]?.id ?? sum[0]?.game ?? "";
  const chapter = chapterOf(game, play === "misere", sum.length > 1);
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

/** Largest number of winning moves in words. */
const TOLD = 6;

/** Winning moves in words. */
function Winning({
  sum,
  known: { winning, complete },
}: Pick<ExplainedSum, "sum" | "known">): JSX.Element | null {
  if (winning.length === 0) return null;
  const told = winning.slice(0, TOLD);
  return (
    <p class="winning quiet">
      {say(texts.winning)}
      {told.map(({ part, at, to }) => say(phraseFrom(sum, part, at, to))).join(say(texts.or))}
      {(told.length < winning.length || !complete) && " …"}
    </p>
  );
}

/** Largest number of components, and of values for each. */
const PARTS = 4;
const VALUES = 16;
/** Largest number of moves named for one value. */
const NAMED = 6;

function Origins({ sum, known }: { readonly sum: Sum; readonly known: Explained }): JSX.Element {
  return (
    <section class="card">
      <h2>{say(texts.options)}</h2>
      <p class="quiet">{say(texts.optionsHelp)}</p>
      {sum.slice(0, PARTS).map(({ game, position }, i) => (
        <Origin
          key={i}
          title={`${game} ${position}`}
          value={known.values[i]}
          options={known.options[i] ?? new Map()}
          component={i}
        />
      ))}
    </section>
  );
}

interface OriginProps {
  readonly title: string;
  readonly value: Value | undefined;
  readonly options: ReadonlyMap<string, Value>;
  readonly component: number;
}

/** Values of the options of a position, each with some of its moves, and the mex. */
function Origin({ title, value, options, component }: OriginProps): JSX.Element {
  const moves = new Map<string, string[]>();
  for (const [at, leads] of options) {
    const key = valueText(leads);
    moves.set(key, [...(moves.get(key) ?? []), at]);
  }
  const mex = value === undefined ? undefined : valueText(value);
  const rows = [...new Set([...moves.keys(), ...(mex === undefined ? [] : [mex])])];
  rows.sort((a, b) => Number(a) - Number(b));
  return (
    <div class={linked.value === component ? "origin pile linked" : "origin pile"} {...linking(component)}>
      <h3>
        <code>{title}</code>
      </h3>
      <ol class="pile gap-4 mono text-small">
        {rows.slice(0, VALUES).map((each) => (
          <li key={each} class={each === mex ? "mex won round" : undefined}>
            <b>{each}</b>
            <span>{each === mex ? say(texts.isMex) : say(texts.reaches(named(moves.get(each)!)))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const named = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(" · ")} …` : names.join(" · ");
