import { signal } from "@preact/signals";
import type { Solved } from "nimber/ask";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Drawn } from "../engine/protocol.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { notice } from "../shell/url.ts";
import { reading, state } from "./game.ts";
import { W } from "./sheet-text.ts";
import { written } from "./view.ts";

interface Task {
  readonly sum: string;
  readonly parts: readonly Drawn[];
  readonly solved: Solved;
}

const tasks = signal<readonly Task[] | "preparing" | undefined>(undefined);

const TASKS = 8;
/** So many winning moves are named in an answer. */
const NAMED = 4;

async function prepare(): Promise<void> {
  const game = reading.value?.games[0]?.id;
  if (game === undefined) return;
  tasks.value = "preparing";
  const { play } = state.value;
  const found = new Map<string, Task>();
  try {
    for (let i = 0; i < 3 * TASKS && found.size < TASKS; i++) {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
      const sum = await rules.ask({ ask: "randomStart", games: [game], seed });
      const { sum: parts } = await rules.ask({ ask: "read", games: [sum] });
      const [solved] = await solving.ask({ ask: "solve", games: [parts], play });
      const drawn = await rules.ask({ ask: "draw", games: [parts] });
      if (solved !== undefined) found.set(sum, { sum, parts: drawn, solved });
    }
    tasks.value = [...found.values()];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tasks.value = undefined;
    notice.value = error.text;
  }
}

/** A sheet of positions to print: blanks on the first page, answers on the second. */
export function SheetButton(): JSX.Element {
  const now = tasks.value;
  const ready = typeof now === "object";
  useEffect(() => {
    if (!ready) return;
    window.print();
  }, [now, ready]);
  return (
    <>
      <button type="button" disabled={now === "preparing"} onClick={() => void prepare()}>
        <Icon name="table" />
        {say(now === "preparing" ? W.preparing : W.print)}
      </button>
      {ready && <Sheet tasks={now} />}
    </>
  );
}

function Sheet({ tasks }: { readonly tasks: readonly Task[] }): JSX.Element {
  const game = reading.value?.games[0];
  return (
    <div class="handout">
      <section>
        <h2>{game && say(game.name)}</h2>
        <p>{game && say(game.rule)}</p>
        <p>{say(W.task)}</p>
        <p>{say(W.name)}: ______________________</p>
        <ol>
          {tasks.map(({ sum, parts }) => (
            <li key={sum}>
              <p>
                <code>{sum}</code>
              </p>
              {parts.map((part, i) => (
                <Thumb key={i} cells={part.cells} />
              ))}
              <p>
                {say(W.wins)}: ____________ {say(W.by)}: ____________
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{say(W.answers)}</h2>
        <ol>
          {tasks.map(({ sum, parts, solved: { outcome, winning } }) => (
            <li key={sum}>
              <code>{sum}</code>{" "}
              {say(
                outcome === "N"
                  ? W.mover(
                      winning
                        .slice(0, NAMED)
                        .map((choice) => written(choice, parts.length > 1))
                        .join(" · "),
                    )
                  : W.other,
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
