import "./sheet.css";
import { signal } from "@preact/signals";
import type { Cell, Text } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phraseFrom } from "../board/phrase.ts";
import { pictureOf } from "../board/picture.ts";
import { rules, solving } from "../engine/client.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { Segments } from "../shell/segments.tsx";
import { notice } from "../shell/url.ts";
import { reading, state } from "./game.ts";
import { sheetTexts } from "./sheet-text.ts";

// Exercise sheets for printing, in several versions for people who sit next to each other.

interface Task {
  readonly sum: string;
  readonly parts: readonly Drawn[];
  readonly solved: Explained;
  readonly read: Sum;
}

interface Sheets {
  readonly seed: number;
  /** Tasks of each version. */
  readonly versions: readonly (readonly Task[])[];
}

const VERSIONS = [1, 2, 4] as const;
const LETTERS = "ABCD";
const versions = signal<number>(1);
const MOST_SEED = 999_999;
/** Seed of the sheets; equal seeds give equal sheets. */
const seed = signal(chance());

function chance(): number {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % MOST_SEED);
}

const TASKS = 8;
/**
 * Number of P-positions on a sheet, because at random there would be few or many; and number of positions
 * that are tried.
 */
const LOST = 3;
const TRIES = 10 * TASKS;
/** Most winning moves that are named in an answer. */
const NAMED = 12;
/** Pixels per piece, and per piece of graphs with named edges. */
const SCALE = 18;
const NAMED_SCALE = 40;

const scaleOf = (cells: readonly Cell[]): number =>
  cells.some(({ end }) => end !== undefined) && !cells.some(({ shape }) => shape === "label")
    ? NAMED_SCALE
    : SCALE;

/** Position that a winning move leaves, in notation. */
function leftOf(sum: Sum, { winning: [best] }: Explained): string | undefined {
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

/** Position up to order, because 2x4 and 4x2, and heaps in another order, are equivalent. */
const shapeOf = (sum: string): string =>
  sum
    .split(/[^\d]+/)
    .sort()
    .join() + sum.replace(/\d+/g, "");

async function taskOf(sum: string): Promise<Task | undefined> {
  const { play } = state.value;
  const opened = await rules.ask({ ask: "open", games: [sum] });
  const { sum: read } = opened.read;
  const parts = opened.drawn;
  if (parts.every(({ moves }) => moves.length === 0)) return undefined;
  return { sum, parts, read, solved: await solving.ask({ ask: "explain", games: [read], play }) };
}

/** Random stream for each version of a seed. */
const streamOf = (version: number): number => (seed.value * VERSIONS.at(-1)! + version) * 1024;

/** Chooses the positions of a version, those with the fewest moves first. */
async function tasksOf(version: number): Promise<readonly Task[]> {
  const games = reading.value?.games.map(({ id }) => id) ?? [];
  const [won, lost] = [new Map<string, Task>(), new Map<string, Task>()];
  const enough = () => won.size >= TASKS - LOST && lost.size >= LOST;
  const keep = (task: Task | undefined) => {
    if (task !== undefined) (task.solved.outcome === "P" ? lost : won).set(shapeOf(task.sum), task);
  };
  for (let i = 0; i < TRIES && !enough(); i++) {
    const task = await taskOf(await drawnOf(games, streamOf(version) + i * games.length));
    keep(task);
    const left = task && lost.size < LOST ? leftOf(task.read, task.solved) : undefined;
    if (left !== undefined) keep(await taskOf(left));
  }
  const lostOnes = [...lost.values()];
  const wonOnes = [...won.values()].slice(0, TASKS - Math.min(LOST, lostOnes.length));
  const moves = ({ parts }: Task) => parts.reduce((sum, { moves }) => sum + moves.length, 0);
  return [...wonOnes, ...lostOnes.slice(0, TASKS - wonOnes.length)].sort((a, b) => moves(a) - moves(b));
}

/** Random position of each of the games. */
async function drawnOf(games: readonly string[], stream: number): Promise<string> {
  const ask = (game: string, i: number) => rules.ask({ ask: "randomStart", games: [game], seed: stream + i });
  return (await Promise.all(games.map(ask))).join(" + ");
}

/** Sheets of the present game, which are shown for printing. */
const sheets = resource(
  async (): Promise<Sheets> => {
    const all: (readonly Task[])[] = [];
    for (let version = 0; version < versions.value; version++) all.push(await tasksOf(version));
    return { seed: seed.value, versions: all };
  },
  ({ why }) => {
    if (why !== undefined) notice.value = why.text;
  },
);

/** Form for the number of versions and the seed. */
export function SheetForm(): JSX.Element {
  const preparing = sheets.now.value.state === "loading";
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        void sheets.ask(undefined);
      }}
    >
      <h2>{say(sheetTexts.title)}</h2>
      <div class="cluster">
        <span class="quiet" aria-hidden="true">
          {say(sheetTexts.versions)}
        </span>
        <Segments
          name="versions"
          label={say(sheetTexts.versions)}
          options={VERSIONS.map((n) => ({ value: `${n}`, label: `${n}` }))}
          value={`${versions.value}`}
          onChange={(n) => {
            versions.value = Number(n);
          }}
        />
      </div>
      <label class="inline quiet">
        {say(sheetTexts.seed)}
        <input
          type="number"
          class="slim"
          required
          min={1}
          max={MOST_SEED}
          value={seed.value}
          onChange={({ currentTarget: { valueAsNumber, validity } }) => {
            if (validity.valid) seed.value = valueAsNumber;
          }}
        />
        <button
          type="button"
          class="plain"
          title={say(sheetTexts.another)}
          aria-label={say(sheetTexts.another)}
          onClick={() => {
            seed.value = chance();
          }}
        >
          <Icon name="dice" />
        </button>
      </label>
      <button type="submit" class="main" disabled={preparing}>
        {say(preparing ? sheetTexts.preparing : sheetTexts.print)}
      </button>
    </form>
  );
}

/** Sheets during printing, instead of the page: a page for each version, then the answers to all. */
export function Printed(): JSX.Element | null {
  const { value: now } = sheets.now.value;
  useEffect(() => {
    if (now === undefined) return;
    window.addEventListener("afterprint", sheets.cancel);
    window.print();
    return () => window.removeEventListener("afterprint", sheets.cancel);
  }, [now]);
  if (now === undefined) return null;
  const { seed, versions } = now;
  const nameOf = (i: number) => say(sheetTexts.version(versions.length > 1 ? LETTERS[i]! : "", seed));
  return (
    <div class="handout">
      {versions.map((tasks, i) => (
        <Sheet key={i} tasks={tasks} name={nameOf(i)} />
      ))}
      <section>
        {versions.map((tasks, i) => (
          <Answers key={i} tasks={tasks} name={nameOf(i)} />
        ))}
      </section>
    </div>
  );
}

interface SheetProps {
  readonly tasks: readonly Task[];
  readonly name: string;
}

/** Words before a line for writing. */
function Blank({ says }: { readonly says: Text }): JSX.Element {
  return (
    <p class="blank inline unbroken">
      {say(says)}
      <span />
    </p>
  );
}

function Sheet({ tasks, name }: SheetProps): JSX.Element {
  const games = reading.value?.games ?? [];
  return (
    <section class="version gap-12">
      <header class="pile">
        <div class="apart">
          <h1>{games.map(({ name }) => say(name)).join(" + ")}</h1>
          <Blank says={sheetTexts.name} />
        </div>
        {games.map(({ id, rule }) => (
          <p key={id}>{say(rule)}</p>
        ))}
        <p>
          <strong>{say(sheetTexts.play(state.value.play))}</strong>
        </p>
        <p class="apart">
          {say(sheetTexts.task)} <span class="quiet unbroken">{name}</span>
        </p>
      </header>
      <ol class="tasks">
        {tasks.map(({ sum, parts }, i) => (
          <li key={sum}>
            <p>
              <b>{i + 1}.</b> <code>{sum}</code>
            </p>
            {parts.map((part, j) => (
              <p key={j} class="inline gap-12">
                {parts.length > 1 && <span class="soft tabular">{j + 1}</span>}
                <Thumb cells={part.cells} picture={pictureOf(part.game)} scale={scaleOf(part.cells)} />
              </p>
            ))}
            <p>{say(sheetTexts.otherWins)}</p>
            <Blank says={sheetTexts.moverWins} />
            <Blank says={sheetTexts.because} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answers({ tasks, name }: SheetProps): JSX.Element {
  return (
    <>
      <h1 class="apart">
        {say(sheetTexts.answers)} <span class="quiet">{name}</span>
      </h1>
      <ol class="solutions">
        {tasks.map(({ sum, read, solved: { outcome, winning, sentence } }, i) => (
          <li key={sum}>
            <p>
              <b>{i + 1}.</b> <code>{sum}</code>{" "}
              {say(
                outcome === "N"
                  ? sheetTexts.mover(
                      winning.slice(0, NAMED).map(({ part, at, to }) => phraseFrom(read, part, at, to)),
                      winning.length,
                    )
                  : sheetTexts.other,
              )}
            </p>
            <p class="quiet">{say(sentence)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
