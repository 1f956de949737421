import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Format } from "../engine/formats.ts";
import { say } from "../shell/language.ts";
import { answers, covered, revealed } from "../shell/present.tsx";
import { Laid } from "./laid.tsx";
import { Printed, Why } from "./output.tsx";
import { input, isLarge, judgement } from "./state.ts";
import { texts } from "./text.ts";
import { typeset } from "./typeset.ts";

// Judge in a presentation: the input beside its output, which is covered at first.

/** Steps that a presentation reveals: output, and the reasons for it. */
const STEPS = 2;

/** Problem in a presentation: its input beside the output, which is covered until it is revealed. */
export function Presented({ format }: { readonly format: Format }): JSX.Element {
  useEffect(() => {
    answers.value = STEPS;
    return () => {
      answers.value = 0;
    };
  }, []);
  const text = input.value;
  const { output = "", why = [] } = judgement.value ?? {};
  return (
    <main class="judge">
      <header class="pile">
        <h1>
          {format.id} · {say(format.name)}
        </h1>
        <p class="text-large">{say(typeset(format.statement))}</p>
      </header>
      <div class="halves pile gap-16">
        <section class="card">
          <h2>{say(texts.inputFormat)}</h2>
          <Laid text={say(format.input)} />
          <p class="quiet">{say(typeset(format.limits))}</p>
          {!isLarge(text) && <Printed text={text} label={texts.input} />}
        </section>
        <div class="pile gap-16">
          <section class={`card anchor ${covered(1)}`}>
            <h2>{say(texts.outputFormat)}</h2>
            <p class="quiet">{say(typeset(format.output))}</p>
            <Printed text={output} label={texts.output} />
          </section>
          <section class={`card anchor ${covered(STEPS)}`}>
            <h2>{say(texts.why)}</h2>
            {revealed.value >= STEPS && <Why texts={why} />}
          </section>
        </div>
      </div>
    </main>
  );
}
