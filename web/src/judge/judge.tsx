import "../style/judge.css";
import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Format, Judgement } from "../engine/judging.ts";
import { language, say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { Share } from "../shell/share.tsx";
import { arrival, damagedAddress, formatAddress, keep, place, query } from "../shell/url.ts";
import { T } from "./text.ts";

/** Longer inputs stay out of the address. */
const KEPT = 6000;

const formats = signal<readonly Format[]>([]);
const chosen = signal<Format | undefined>(undefined);
const input = signal("");
const asJudged = signal(false);
const result = signal<Judgement | Text | "running" | undefined>(undefined);

async function load(): Promise<void> {
  const wanted = query();
  if (formats.value.length === 0) formats.value = await rules.ask("formats");
  const id = wanted.get("problem");
  const found = formats.value.find((format) => format.id === id || (id && format.aliases.includes(id)));
  const judged = wanted.get("judged");
  if ((id !== undefined && found === undefined) || (judged ?? "yes") !== "yes") damagedAddress();
  const format = found ?? formats.value[0];
  batch(() => {
    chosen.value = format;
    input.value = wanted.get("input") ?? format?.sample ?? "";
    asJudged.value = judged === "yes" && format?.warning !== undefined;
    result.value = undefined;
  });
  await run();
}

function runJudge(): () => void {
  const stops = [
    effect(() => {
      arrival.value;
      void untracked(load);
    }),
    effect(() => {
      if (chosen.value === undefined || place.value !== "judge") return;
      const state = new Map([["problem", chosen.value.id]]);
      if (input.value !== chosen.value.sample && input.value.length <= KEPT) state.set("input", input.value);
      if (asJudged.value) state.set("judged", "yes");
      keep(state);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function run(): Promise<void> {
  const format = chosen.value;
  if (format === undefined) return;
  const [text, judged] = [input.value, asJudged.value];
  result.value = "running";
  const answer = await solving.ask("judge", format.id, text, judged).catch((error: unknown) => {
    if (error instanceof Refusal) return error.text;
    throw error;
  });
  if (chosen.value === format && input.value === text && asJudged.value === judged) result.value = answer;
}

function choose(id: string): void {
  const format = formats.value.find((each) => each.id === id);
  batch(() => {
    chosen.value = format;
    input.value = format?.sample ?? "";
    asJudged.value = false;
  });
  void run();
}

/** The place for contest inputs. */
export function Judge(): JSX.Element {
  useEffect(runJudge, []);
  const format = chosen.value;
  return (
    <main class="judge">
      <header class="heading">
        <div>
          <h1>{say(T.title)}</h1>
          <p>{say(T.lead)}</p>
        </div>
        <div class="acts">
          <Share />
        </div>
      </header>
      {format && (
        <div class="sheets">
          <About format={format} />
          <Input format={format} />
          <Output />
        </div>
      )}
    </main>
  );
}

function About({ format }: { readonly format: Format }): JSX.Element {
  const { id, aliases, statement, limits, game, input, output } = format;
  const rows: [Text, Text][] = [
    [T.statement, statement],
    [T.inputFormat, input],
    [T.outputFormat, output],
    [T.limits, limits],
  ];
  return (
    <section class="card about">
      <label class="pick">
        <span>{say(T.problem)}</span>
        <select value={id} onChange={(event) => choose(event.currentTarget.value)}>
          {formats.value.map((each) => (
            <option key={each.id} value={each.id}>
              {each.id} · {say(each.name)}
            </option>
          ))}
        </select>
      </label>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
        {aliases.length > 0 && (
          <div>
            <dt>{say(T.alsoAs)}</dt>
            <dd>{aliases.join(" · ")}</dd>
          </div>
        )}
      </dl>
      <PlayLink game={game} />
    </section>
  );
}

/** The game behind the problem, from its usual start. */
function PlayLink({ game }: { readonly game: string }): JSX.Element | null {
  const start = starts.value.get(game);
  useEffect(() => {
    if (start === undefined) void learn(game);
  }, [game, start]);
  if (start === undefined) return null;
  const href = formatAddress({ language: language.value, place: "play", query: new Map([["sum", start]]) });
  return (
    <a class="playit" href={href}>
      {say(T.playIt)} →
    </a>
  );
}

const starts = signal<ReadonlyMap<string, string>>(new Map());

async function learn(game: string): Promise<void> {
  const start = await rules.ask("startOf", game);
  starts.value = new Map([...starts.value, [game, start]]);
}

function Input({ format }: { readonly format: Format }): JSX.Element {
  const { sample, warning } = format;
  return (
    <section class="card input">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <label class="paste">
          <span>{say(T.input)}</span>
          <textarea
            value={input.value}
            rows={12}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => {
              input.value = event.currentTarget.value;
              result.value = undefined;
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void run();
            }}
          />
        </label>
        {input.value.length > KEPT && <p class="quiet">{say(T.notKept)}</p>}
        {warning && (
          <div class="asjudged">
            <button
              type="button"
              role="switch"
              class="switch"
              aria-checked={asJudged.value}
              onClick={() => {
                asJudged.value = !asJudged.value;
                void run();
              }}
            >
              <span class="knob" aria-hidden="true" />
              {say(T.asJudged)}
            </button>
            <p class="quiet">{say(warning)}</p>
          </div>
        )}
        <div class="acts">
          <button
            type="button"
            disabled={input.value === sample}
            onClick={() => {
              input.value = sample;
              void run();
            }}
          >
            {say(T.sample)}
          </button>
          <button type="submit" class="main">
            {say(T.run)}
          </button>
        </div>
      </form>
    </section>
  );
}

function Output(): JSX.Element {
  const now = result.value;
  return (
    <section class="card output" aria-live="polite">
      <h2>{say(T.output)}</h2>
      {now === "running" && <p class="quiet">{say(T.running)}</p>}
      {isText(now) && <p class="trouble">{say(now)}</p>}
      {isJudgement(now) && (
        <>
          {now.output !== "" && <Printed text={now.output} />}
          {now.output === "" && now.error === undefined && <p class="quiet">{say(T.nothing)}</p>}
          {now.error && (
            <p class="trouble">
              <Prose text={now.error} />
            </p>
          )}
          {now.cut && <p class="quiet">{say(T.cut)}</p>}
          {now.why.length > 0 && (
            <>
              <h2>{say(T.why)}</h2>
              <ol class="why">
                {now.why.map((text, i) => (
                  <li key={`${i} ${text.en}`}>
                    <Prose text={text} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** A scrolled region can be scrolled by keys too. */
function Printed({ text }: { readonly text: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
    <section class="printed" tabIndex={0} aria-label={say(T.output)}>
      <pre>{text}</pre>
    </section>
  );
}

const isJudgement = (now: typeof result.value): now is Judgement =>
  typeof now === "object" && "output" in now;

const isText = (now: typeof result.value): now is Text => typeof now === "object" && "en" in now;
