import "./law.css";
import { signal } from "@preact/signals";
import { say as sayIn } from "nimber/locale";
import type { LawFound, WrongAt } from "nimber/session";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TheoremTold } from "../engine/told.ts";
import { provedHere, restsOn } from "../game/laws.ts";
import { subject, told } from "../game/subject.ts";
import { knownTheorems, Theorem } from "../game/theorem.tsx";
import { address as play } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { Prose } from "../shell/prose.tsx";
import { LONGEST } from "./address.ts";
import type { AutomatonProps } from "./automaton.tsx";
import { Formula } from "./formula.tsx";
import { Literature } from "./literature.tsx";
import { Quotient } from "./quotient.tsx";
import { among, draft, laws, runLaw, state, stated, test, theorems } from "./state.ts";
import type { Tabled } from "./tabled.ts";
import { texts } from "./text.ts";

/** Component that draws automata, loaded when the first drawing is opened. */
const drawing = signal<typeof import("./automaton.tsx")["Automaton"] | undefined>(undefined);

async function load(): Promise<void> {
  drawing.value ??= (await import("./automaton.tsx")).Automaton;
}

/** Drawing of an automaton, folded. */
function Drawing(props: AutomatonProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const Automaton = drawing.value;
  useEffect(() => {
    if (open) void load();
  }, [open]);
  return (
    <details class="card drawn" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(texts.drawn)}</summary>
      {open && Automaton && <Automaton {...props} />}
    </details>
  );
}

/** Tab for the law of a game: what was found, what was tried, and the user's law. */
export function Page(): JSX.Element {
  useEffect(runLaw, []);
  const { state: stage, value: known, why } = laws.now.value;
  const where = state.value?.where ?? "";
  const code = subject.value?.games.find(({ id }) => id === state.value?.game)?.code;
  const own = theorems.now.value;
  const all = own.state === "ready" ? own.value : [];
  // A proved law says the same as a theorem that is a law.
  const beside = known?.law?.verdict === "proved" ? all.filter(({ isLaw }) => !isLaw) : all;
  const rests = state.value && told(state.value.game, state.value.play)?.rests;
  return (
    <div class="columns">
      <section class="card" aria-live="polite">
        <h2>{say(texts.found)}</h2>
        {(stage === "idle" || stage === "loading") && <p class="quiet">{say(texts.looking)}</p>}
        {why && <p class="trouble">{say(why.text)}</p>}
        {!known?.law && <Theorems of={all} />}
        {known && !known.law && <p>{say(all.length > 0 ? texts.noneBeside : texts.none)}</p>}
        {known?.law && <Told law={known.law} />}
        {(known?.law?.by === "finite" || known?.law?.by === "quotient") && rests && rests !== provedHere && (
          <p class="quiet">{say(rests)}</p>
        )}
        {known?.outcomes && (
          <>
            <h3>{say(texts.wins)}</h3>
            <Told law={known.outcomes} />
          </>
        )}
        {known?.sequence && (
          <>
            <h3>{say(texts.inOrder)}</h3>
            <p class="cluster">
              <span class="badge observed">{say(texts.verdicts.observed)}</span>
            </p>
            <p class="text-large">
              <Formula of={say(known.sequence.sentence)} />
            </p>
            <p class="quiet">
              <code class="broken">
                <Formula of={known.sequence.text} />
              </code>
            </p>
          </>
        )}
        {known?.because && (
          <p class="quiet">
            <Prose text={texts.because(known.because)} />
          </p>
        )}
        {known?.law && <Theorems of={beside} />}
        {(known === undefined ? where !== "" : known.variables.length > 0) && (
          <Where variables={known?.variables.length ?? 1} where={where} />
        )}
      </section>
      {known?.variables.length !== 0 && <Own variables={known?.variables ?? ["n"]} />}
      {state.value?.play === "misere" && <Quotient game={state.value.game} />}
      {code !== undefined && <Literature code={code} />}
      {known?.law?.automaton && <Drawing of={known.law.automaton} kind={known.law.kind} />}
      {known?.law?.latex && (
        <details class="card">
          <summary>{say(texts.latex)}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
          <section class="printed" tabIndex={0} aria-label={say(texts.latex)}>
            <pre>{say(known.law.latex)}</pre>
          </section>
        </details>
      )}
      {known !== undefined && known.rejected.length > 0 && (
        <section class="card">
          <h2>{say(texts.tried)}</h2>
          <ul class="pile gap-12">
            {known.rejected.map(({ text, wrong }) => (
              <li key={text} class="pile gap-4">
                <p>
                  <code class="broken">{text}</code>
                </p>
                <Counterexample wrong={wrong} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Theorems({ of }: { readonly of: readonly TheoremTold[] }): JSX.Element | null {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{say(knownTheorems)}</h3>
      {of.map((theorem) => (
        <Theorem key={sayIn(theorem.claim, "en")} of={theorem} />
      ))}
    </>
  );
}

function Told({ law }: { readonly law: LawFound }): JSX.Element {
  const { verdict, text, sentence, by, source, testedTo, because, wrong, note, next } = law;
  return (
    <>
      <p class="cluster">
        <span class={`badge ${verdict}`}>{say(texts.verdicts[verdict])}</span>
        {verdict === "refuted" && <code class="broken">{text}</code>}
      </p>
      {verdict !== "refuted" && (
        <>
          <p class="text-large">
            <Formula of={say(sentence)} />
          </p>
          <p class="quiet">
            <code class="broken">{text}</code>
          </p>
        </>
      )}
      {by === "theorem" && source !== undefined && <p class="quiet">{say(source)}</p>}
      {(by === "finite" || by === "quotient") && <p>{say(texts.by[by])}</p>}
      {by === "automaton" && <p>{say(restsOn(law))}</p>}
      {testedTo > 0 && verdict !== "refuted" && <p class="quiet">{say(texts.tested(grouped(testedTo)))}</p>}
      {because && <p class="quiet">{say(because)}</p>}
      {next && <p class="quiet">{say(texts.because(next))}</p>}
      {wrong && <Counterexample wrong={wrong} />}
      {note && <p class="quiet">{say(note)}</p>}
    </>
  );
}

function TableTold({ of: { tableTo, wrong } }: { readonly of: Tabled }): JSX.Element {
  const verdict = wrong === undefined ? "observed" : "refuted";
  return (
    <>
      <p>
        <span class={`badge ${verdict}`}>{say(texts.verdicts[verdict])}</span>
      </p>
      {wrong ? <Counterexample wrong={wrong} /> : <p>{say(texts.tested(grouped(tableTo)))}</p>}
    </>
  );
}

function Counterexample({ wrong: { position, sum, says, found } }: { readonly wrong: WrongAt }): JSX.Element {
  return (
    <p class="quiet">
      {say(texts.wrong(position.join(", "), says, found))} ·{" "}
      <a href={hrefOf(play, { sum, play: state.value?.play ?? "normal" })}>{say(texts.play)}</a>
    </p>
  );
}

const CONDITIONS: Readonly<Record<number, string>> = {
  1: "n % 2 = 1",
  2: "x != y",
  3: "x < y and y < z",
};

/** Condition on the positions of the law. */
function Where({ variables, where }: { readonly variables: number; readonly where: string }): JSX.Element {
  return (
    <label class="pile gap-4">
      <span class="caption">{say(texts.where)}</span>
      <input
        class="mono"
        value={where}
        placeholder={CONDITIONS[variables] ?? CONDITIONS[1]!}
        maxLength={LONGEST}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        onChange={(event) => among(event.currentTarget.value.trim())}
      />
    </label>
  );
}

const EXAMPLES: Readonly<Record<number, string>> = {
  1: "P iff n % 3 = 0",
  2: "P iff x = y",
  3: "P iff x xor y xor z = 0",
};

/** Stated law, and the result of its test by play. */
function Own({ variables }: { readonly variables: readonly string[] }): JSX.Element {
  const now = stated.now.value;
  const wrong = now.state === "refused" ? now.why.text : undefined;
  const found = now.state === "ready" ? now.value : undefined;
  const example = EXAMPLES[variables.length] ?? EXAMPLES[1]!;
  return (
    <section class="card">
      <h2>{say(texts.own)}</h2>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          test();
        }}
      >
        <input
          class="wide mono"
          aria-label={say(texts.ownLabel)}
          aria-invalid={wrong !== undefined}
          placeholder={example}
          value={draft.value}
          maxLength={LONGEST}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
          // A single-line field would join the numbers of a pasted column.
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain").trim() ?? "";
            if (!pasted.includes("\n")) return;
            event.preventDefault();
            draft.value = pasted.replace(/\s+/g, " ").slice(0, LONGEST);
          }}
        />
        <button type="submit" class="main fixed" disabled={draft.value.trim() === ""}>
          {say(texts.test)}
        </button>
      </form>
      <div class="pile gap-12" role="status">
        {now.state === "loading" && <p class="quiet">{say(texts.testing)}</p>}
        {wrong && <p class="trouble">{say(wrong)}</p>}
        {found && ("tableTo" in found ? <TableTold of={found} /> : <Told law={found} />)}
      </div>
      <p class="quiet">
        <Prose text={texts.ownHelp(variables.join(", "), example)} />
      </p>
    </section>
  );
}
