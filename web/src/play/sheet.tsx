import { signal } from "@preact/signals";
import type { Cell, Text } from "nimber";
import type { Solved } from "nimber/session";
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
import { sheetTexts } from "./sheet-text.ts";

// A sheet of exercises to print.

interface Task {
  readonly sum: string;
  readonly parts: readonly Drawn[];
  readonly solved: Solved;
  readonly read: Sum;
}

const tasks = signal<readonly Task[] | undefined>(undefined);

const TASKS = 8;
/** So many of them are lost for the one who moves, by chance they would be few or most; and so many positions are tried. */
const LOST = 3;
const TRIES = 10 * TASKS;
/** So many winning moves are named in an answer. */
const NAMED = 12;
/** Pixels for a piece, and where edges have their names beside them. */
const SCALE = 18;
const NAMED_SCALE = 40;

const scaleOf = (cells: readonly Cell[]): number =>
  cells.some(({ end }) => end !== undefined) && !cells.some(({ shape }) => shape === "label")
    ? NAMED_SCALE
    : SCALE;

/** Heaps that a winning move leaves, in notation. */
function leftOf(sum: Sum, { winning: [best] }: Solved): string | undefined {
  if (best === undefined) return undefined;
  const left = sum.flatMap(({ game, position }, i) =>
    (i === best.part ? best.to : [position]).map((position) => ({ game, position })),
  );
  const shown = left.filter(({ position }) => position !== "0");
  if (shown.length === 0 || !shown.every(({ position }) => /^\d+$/.test(position))) return undefined;
  return [...new Set(shown.map(({ game }) => game))]
    .map((each) => [each, ...shown.filter(({ game }) => game === each).map(({ position }) => position)])
    .map((words) => words.join(" "))
    .join(" + ");
}

/** Position but for its order: of 2x4 and 4x2, and of heaps in another order, one is enough. */
const shapeOf = (sum: string): string =>
  sum
    .split(/[^\d]+/)
    .sort()
    .join() + sum.replace(/\d+/g, "");

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
  const games = reading.value?.games.map(({ id }) => id) ?? [];
  const [won, lost] = [new Map<string, Task>(), new Map<string, Task>()];
  const enough = () => won.size >= TASKS - LOST && lost.size >= LOST;
  const keep = (task: Task | undefined) => {
    if (task !== undefined) (task.solved.outcome === "P" ? lost : won).set(shapeOf(task.sum), task);
  };
  try {
    for (let i = 0; i < TRIES && !enough(); i++) {
      const task = await taskOf(await drawnOf(games));
      keep(task);
      const left = task && lost.size < LOST ? leftOf(task.read, task.solved) : undefined;
      if (left !== undefined) keep(await taskOf(left));
    }
    const lostOnes = [...lost.values()];
    const wonOnes = [...won.values()].slice(0, TASKS - Math.min(LOST, lostOnes.length));
    tasks.value = shuffled([...wonOnes, ...lostOnes.slice(0, TASKS - wonOnes.length)]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice.value = error.text;
  }
}

/** A position of each of the games, by chance. */
async function drawnOf(games: readonly string[]): Promise<string> {
  const ask = (game: string) =>
    rules.ask({ ask: "randomStart", games: [game], seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
  return (await Promise.all(games.map(ask))).join(" + ");
}

function shuffled(all: readonly Task[]): readonly Task[] {
  const drawn = all.map((task) => ({ task, at: Math.random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ task }) => task);
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
  const games = reading.value?.games ?? [];
  return (
    <div class="handout">
      <section class="pile">
        <header class="apart">
          <h1>{games.map(({ name }) => say(name)).join(" + ")}</h1>
          <Blank says={sheetTexts.name} />
        </header>
        {games.map(({ id, rule }) => (
          <p key={id}>{say(rule)}</p>
        ))}
        <p>{say(sheetTexts.task(state.value.play))}</p>
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
                    <Thumb cells={part.cells} picture={pictureOf(part.game)} scale={scaleOf(part.cells)} />
                  </p>
                ))}
              </div>
              <Blank says={sheetTexts.wins} />
              <Blank says={sheetTexts.by} />
            </li>
          ))}
        </ol>
      </section>
      <section class="pile">
        <h1>{say(sheetTexts.answers)}</h1>
        <ol class="pile">
          {tasks.map(({ sum, read, solved: { outcome, winning } }, i) => (
            <li key={sum}>
              <b>{i + 1}.</b> <code>{sum}</code>{" "}
              {say(
                outcome === "N"
                  ? sheetTexts.mover(
                      winning.slice(0, NAMED).map(({ part, at, to }) => phraseFrom(read, part, at, to)),
                      winning.length,
                    )
                  : sheetTexts.other,
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
