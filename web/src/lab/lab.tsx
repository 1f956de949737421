import "./lab.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ChooseFile } from "../shell/choose-file.tsx";
import { Deferred } from "../shell/deferred.tsx";
import { Heading } from "../shell/heading.tsx";
import { say } from "../shell/language.ts";
import { answers, covered, PresentButton, presenting } from "../shell/present.tsx";
import { Prose } from "../shell/prose.tsx";
import { Select } from "../shell/select.tsx";
import { Share } from "../shell/share.tsx";
import { Switch } from "../shell/switch.tsx";
import { titleOf } from "./drafts.ts";
import { CodeEditor, goToLine } from "./editor/editor.tsx";
import { examples } from "./examples/examples.ts";
import { GUIDE } from "./guide.ts";
import { followProgram, halt, known, problems, results, run, stale, status, stop } from "./run.ts";
import { saveProgram } from "./save.ts";
import { Law } from "./show/law.tsx";
import { Show } from "./show/show.tsx";
import {
  auto,
  bring,
  bringExample,
  code,
  drafts,
  example,
  followAddress,
  held,
  linked,
  openFile,
  seconds,
  times,
} from "./state.ts";
import { texts } from "./text.ts";

function begin(): () => void {
  const stops = [followAddress(), followProgram()];
  return () => {
    for (const each of stops) each();
  };
}

/** Page for user-defined rules. */
export function Page(): JSX.Element {
  useEffect(begin, []);
  if (presenting.value) return <Presented />;
  return (
    <main class="lab">
      <Heading title={texts.title} lead={texts.lead}>
        <ChooseFile
          says={texts.openFile}
          accept=".ts,.mts,.js,.mjs,.txt"
          onFile={(file) => void openFile(file)}
        />
        <button type="button" onClick={saveProgram}>
          {say(texts.saveFile)}
        </button>
        <PresentButton />
        <Share disabled={!linked.value} />
      </Heading>
      <div class="halves pile gap-16">
        <Program />
        <div class="findings pile gap-16 slim">
          <Deferred>
            <Law />
          </Deferred>
          <Deferred>
            <Show />
          </Deferred>
        </div>
      </div>
    </main>
  );
}

/** Steps that a presentation reveals: what the rules give, and the test of the law. */
const STEPS = 2;

/** Rules in a presentation, beside what they give, which is covered until it is revealed. */
function Presented(): JSX.Element {
  useEffect(() => {
    answers.value = STEPS;
    return () => {
      answers.value = 0;
    };
  }, []);
  return (
    <main class="lab">
      <h1>{example.value === undefined ? titleOf({ code: code.value }) : say(example.value.name)}</h1>
      <div class="halves pile gap-16">
        <section class="card program" aria-label={say(texts.program)}>
          <Asking />
          <CodeEditor />
        </section>
        <div class="pile gap-16 slim">
          <div class={`anchor ${covered(1)}`}>
            <Show />
          </div>
          <div class={`anchor ${covered(STEPS)}`}>
            <Law />
          </div>
        </div>
      </div>
    </main>
  );
}

function Program(): JSX.Element {
  return (
    <section class="card program" aria-label={say(texts.program)}>
      <Beginning />
      <Asking />
      <CodeEditor />
      <p class="quiet keys">{say(texts.keys)}</p>
      <Controls />
      <Status />
      {!linked.value && <p class="quiet">{say(texts.tooLong)}</p>}
      <Guide />
    </section>
  );
}

function Beginning(): JSX.Element {
  const chosen = example.value;
  function choose(name: string): void {
    const [kind, which = ""] = name.split(":");
    if (kind === "example") bringExample(which);
    const draft = drafts.value[Number(which)];
    if (kind === "draft" && draft !== undefined) bring(draft);
  }
  return (
    <Select
      label={say(texts.start)}
      options={[
        ...(chosen === undefined ? [{ value: "own", label: say(texts.own) }] : []),
        ...examples.map(({ id, name }) => ({ value: `example:${id}`, label: say(name) })),
        ...drafts.value.map((draft, i) => ({
          value: `draft:${i}`,
          label: say(texts.draft(titleOf(draft))),
        })),
      ]}
      value={chosen === undefined ? "own" : `example:${chosen.id}`}
      onChange={choose}
    />
  );
}

/** Question before a program that is not run automatically, with its code below. */
function Asking(): JSX.Element | null {
  const why = held.value;
  if (why === undefined) return null;
  return (
    <div class="asking remark hinted cluster">
      <p>{say(texts.held[why])}</p>
      <button type="button" class="main" onClick={run}>
        {say(texts.runIt)}
      </button>
    </div>
  );
}

function Controls(): JSX.Element {
  const working = status.value === "running";
  return (
    <div class="cluster gap-16">
      <button
        type="button"
        class={held.value === undefined ? "main steady" : "steady"}
        onClick={() => (working ? halt() : run())}
      >
        {say(working ? texts.cancel : texts.run)}
      </button>
      <Switch
        label={texts.auto}
        on={auto.value}
        flip={() => {
          auto.value = !auto.value;
        }}
      />
      <span class="inline quiet">
        <span aria-hidden="true">{say(texts.limit)}</span>
        <Select
          label={say(texts.limit)}
          unseen
          options={times.map((each) => ({ value: `${each}`, label: say(texts.secondsOf(each)) }))}
          value={`${seconds.value}`}
          onChange={(chosen) => {
            seconds.value = times.find((each) => `${each}` === chosen)!;
          }}
        />
      </span>
    </div>
  );
}

/** Result of the run, and errors of the program. */
function Status(): JSX.Element {
  const found = results.value;
  const why = stop.value;
  const [first] = problems.value;
  return (
    <div class="state pile gap-4 broken text-small" role="status">
      {status.value === "running" && (
        <>
          <progress
            aria-label={say(texts.starting)}
            {...(found && !stale.value && { value: found.cases.length, max: Math.max(1, found.shape.cases) })}
          />
          <p class="quiet">
            {say(
              found && !stale.value ? texts.running(found.cases.length, found.shape.cases) : texts.starting,
            )}{" "}
            {known.value > 0 && say(texts.known(known.value))}
          </p>
        </>
      )}
      {status.value === "done" && found && <p class="quiet">{say(texts.done(found.cases.length))}</p>}
      {status.value === "stopped" && why === undefined && <p class="quiet">{say(texts.stopped)}</p>}
      {why !== undefined && (
        <p class="trouble remark lost">
          {why.line !== undefined && <LineLink line={why.line} column={why.column} />}{" "}
          <Prose text={why.text} />
        </p>
      )}
      {first !== undefined && (
        <p class="remark hinted">
          <b>{say(texts.problems(problems.value.length))}</b>{" "}
          <LineLink line={code.value.slice(0, first.from).split("\n").length} column={undefined} />{" "}
          <Prose text={first.text} />
        </p>
      )}
      {stale.value && found && <p class="quiet">{say(texts.stale)}</p>}
    </div>
  );
}

function LineLink({
  line,
  column,
}: {
  readonly line: number;
  readonly column: number | undefined;
}): JSX.Element {
  return (
    <button type="button" class="worded" onClick={() => goToLine(line, column)}>
      {say(texts.line(line))}
    </button>
  );
}

function Guide(): JSX.Element {
  return (
    <details class="text-small">
      <summary>{say(texts.help)}</summary>
      <dl class="pile">
        {GUIDE.map(({ code, says }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd class="soft">
              <Prose text={says} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
