import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { Solved } from "nimber/ask";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phraseFrom } from "../board/phrase.ts";
import { pictureOf } from "../board/picture.ts";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { say } from "../shell/language.ts";
import { notice } from "../shell/url.ts";
import { reading, state } from "./game.ts";
import { W } from "./sheet-text.ts";

interface Task {
  readonly sum: string;
  readonly parts: readonly Drawn[];
  readonly solved: Solved;
  readonly read: Sum;
}

const tasks = signal<readonly Task[] | undefined>(undefined);

const TASKS = 8;
/** So many winning moves are named in an answer. */
const NAMED = 4;
/** Pixels for a piece. */
const SCALE = 18;

/** Each third position is lost for the one who moves: by chance few would be. */
const LOST = 3;

/** What a move that wins leaves of a sum, in notation. */
function leftOf(sum: Sum, { winning: [best] }: Solved): string | undefined {
  if (best === undefined) return undefined;
  const game = sum[best.part]!.game;
  const left = sum.flatMap(({ position }, i) => (i === best.part ? best.to : [position]));
  const heaps = left.every((position) => /^\d+$/.test(position));
  const shown = left.filter((position) => position !== "0");
  return shown.length === 0 ? undefined : `${game} ${shown.join(heaps ? " " : ` + ${game} `)}`;
}

async function taskOf(sum: string): Promise<Task | undefined> {
  const { play } = state.value;
  const { sum: read } = await rules.ask({ ask: "read", games: [sum] });
  const [solved] = await solving.ask({ ask: "solve", games: [read], play });
  const parts = await rules.ask({ ask: "draw", games: [read] });
  const over = parts.every(({ moves }) => moves.length === 0);
  return solved === undefined || over ? undefined : { sum, parts, solved, read };
}

/** Chooses positions of the game at hand, which the sheet then shows. */
export async function prepare(): Promise<void> {
  const game = reading.value?.games[0]?.id;
  if (game === undefined) return;
  const found = new Map<string, Task>();
  try {
    for (let i = 0; i < 3 * TASKS && found.size < TASKS; i++) {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
      let task = await taskOf(await rules.ask({ ask: "randomStart", games: [game], seed }));
      if (found.size % LOST === LOST - 1 && task?.solved.outcome === "N") {
        const left = leftOf(task.read, task.solved);
        const lost = left === undefined ? undefined : await taskOf(left);
        // Where a move leaves nothing, another position is tried, while there is time.
        if (lost === undefined && i < 2 * TASKS) continue;
        task = lost ?? task;
      }
      if (task !== undefined) found.set(task.sum, task);
    }
    tasks.value = [...found.values()];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice.value = error.text;
  }
}

const away = (): void => {
  tasks.value = undefined;
};

/** The sheet while it is printed, in place of the page: blanks on the first page, answers on the second. */
export function Printed(): JSX.Element | null {
  const now = tasks.value;
  useEffect(() => {
    if (now === undefined) return;
    window.addEventListener("afterprint", away);
    window.print();
    return () => window.removeEventListener("afterprint", away);
  }, [now]);
  return now === undefined ? null : <Sheet tasks={now} />;
}

/** A line to write on. */
function Blank({ says }: { readonly says: Text }): JSX.Element {
  return (
    <p class="blank inline unbroken">
      {say(says)}
      <span />
    </p>
  );
}

function Sheet({ tasks }: { readonly tasks: readonly Task[] }): JSX.Element {
  const game = reading.value?.games[0];
  return (
    <div class="handout">
      <section class="pile">
        <header class="apart">
          <h1>{game && say(game.name)}</h1>
          <Blank says={W.name} />
        </header>
        <p>{game && say(game.rule)}</p>
        <p>{say(W.task)}</p>
        <ol class="tasks">
          {tasks.map(({ sum, parts }, i) => (
            <li key={sum} class="pile">
              <p>
                <b>{i + 1}.</b> <code>{sum}</code>
              </p>
              <div class="pile gap-4">
                {parts.map((part, j) => (
                  <p key={j} class="inline gap-12">
                    {parts.length > 1 && <span class="soft tabular">{j + 1}</span>}
                    <Thumb cells={part.cells} picture={pictureOf(part.game)} scale={SCALE} />
                  </p>
                ))}
              </div>
              <Blank says={W.wins} />
              <Blank says={W.by} />
            </li>
          ))}
        </ol>
      </section>
      <section class="pile">
        <h1>{say(W.answers)}</h1>
        <ol class="pile">
          {tasks.map(({ sum, read, solved: { outcome, winning } }, i) => (
            <li key={sum}>
              <b>{i + 1}.</b> <code>{sum}</code>{" "}
              {say(
                outcome === "N"
                  ? W.mover(winning.slice(0, NAMED).map(({ part, at, to }) => phraseFrom(read, part, at, to)))
                  : W.other,
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
