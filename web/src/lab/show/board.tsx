import { effect, signal, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../../shell/language.ts";
import { Prose } from "../../shell/prose.tsx";
import { resource } from "../../shell/resource.ts";
import { Switch } from "../../shell/switch.tsx";
import { LONGEST_POSITION } from "../address.ts";
import { ask, results, running, status } from "../run.ts";
import type { PlayedComponent, Step, Table } from "../sandbox/protocol.ts";
import { beginning, from, typed } from "../state.ts";
import { texts } from "../text.ts";
import { Sketch } from "./sketch.tsx";

// Board for playing a game of the Lab.

/** Moves so far; whose they are follows from who began. */
const line = signal<readonly Step[]>([]);
const begun = signal<"you" | "rival">("you");
const hints = signal(true);

/** Milliseconds before the opponent moves, so that the eye can follow. */
const BREATH_MS = 450;

function restart(): void {
  line.value = [];
  begun.value = "you";
}

const turnOf = (steps: number): "you" | "rival" =>
  (steps % 2 === 0) === (begun.value === "you") ? "you" : "rival";

/** Run and position that the game belongs to. */
let played = "";

interface Game {
  readonly line: readonly Step[];
  readonly from?: readonly number[];
  readonly typed?: string;
}

const isOver = ({ components }: Table): boolean => components.every(({ moves }) => moves.length === 0);

/** Current sum, in which the opponent may be to move. */
const table = resource(
  (game: Game) => ask<Table>({ ask: "play", ...game }),
  ({ value, why }, game) => {
    if (why === undefined && !isOver(value) && turnOf(game.line.length) === "rival") void reply.ask(game);
  },
);

const reply = resource(
  async (game: Game) => {
    const breath = new Promise((done) => window.setTimeout(done, BREATH_MS));
    const [step] = await Promise.all([ask<Step>({ ask: "reply", ...game }), breath]);
    return step;
  },
  ({ value, why }, game) => {
    if (why === undefined) line.value = [...game.line, value];
  },
);

/** Shows the current sum, and lets the opponent reply if it is their turn. */
function follow(): void {
  reply.cancel();
  void table.ask({ line: line.value, ...beginning.value });
}

function begin(): () => void {
  const stops = [
    effect(() => {
      const game = `${running.value} ${from.value} ${typed.value}`;
      if (game !== played) untracked(restart);
      played = game;
    }),
    effect(() => {
      [line.value, begun.value, beginning.value, running.value];
      // The program answers questions only after the run is over.
      if (status.value !== "running") untracked(follow);
    }),
  ];
  return () => {
    table.cancel();
    reply.cancel();
    for (const stop of stops) stop();
  };
}

/** Game against the perfect opponent, from the start or from a position chosen in the table. */
export function Board(): JSX.Element {
  useEffect(begin, []);
  const { value: now, why = reply.now.value.why } = table.now.value;
  if (why !== undefined) {
    return (
      <>
        <p class="trouble">
          <Prose text={why.text} />
        </p>
        <Typed />
      </>
    );
  }
  if (now === undefined) return <p class="quiet">{say(texts.starting)}</p>;
  const over = isOver(now);
  const yours = turnOf(line.value.length) === "you";
  return (
    <div class="board pile gap-16">
      <Turn now={now} over={over} yours={yours} />
      {now.components.length === 0 && <p class="quiet">{say(texts.nothing)}</p>}
      <div class="components pile gap-12">
        {now.components.map((component, i) => (
          <Component key={i} component={component} index={i} open={yours && !over} />
        ))}
      </div>
      <div class="acts">
        <button
          type="button"
          disabled={line.value.length === 0}
          onClick={() => {
            const steps = line.value.length;
            line.value = line.value.slice(0, yours ? Math.max(0, steps - 2) : steps - 1);
          }}
        >
          {say(texts.undo)}
        </button>
        <button type="button" disabled={line.value.length === 0 && begun.value === "you"} onClick={restart}>
          {say(texts.again)}
        </button>
        <button
          type="button"
          disabled={line.value.length > 0 || over}
          onClick={() => {
            begun.value = "rival";
          }}
        >
          {say(texts.rivalFirst)}
        </button>
        <Switch
          label={texts.hints}
          on={hints.value}
          flip={() => {
            hints.value = !hints.value;
          }}
        />
      </div>
      <Typed />
      {now.line.length > 0 && <Moves now={now} />}
    </div>
  );
}

/** Field for a position in notation. */
function Typed(): JSX.Element {
  return (
    <form
      class="acts"
      onSubmit={(event) => {
        event.preventDefault();
        const text = `${new FormData(event.currentTarget).get("position") ?? ""}`.trim();
        from.value = undefined;
        typed.value = text === "" ? undefined : text;
      }}
    >
      <label>
        {say(texts.position)}{" "}
        <input
          name="position"
          maxLength={LONGEST_POSITION}
          spellcheck={false}
          autocomplete="off"
          key={typed.value}
          defaultValue={typed.value ?? ""}
        />
      </label>
      <button type="submit">{say(texts.playFrom)}</button>
    </form>
  );
}

/** Text about whose turn it is, or who has won. */
function Turn({
  now,
  over,
  yours,
}: {
  readonly now: Table;
  readonly over: boolean;
  readonly yours: boolean;
}) {
  const misere = results.value?.shape.play === "misere";
  const won = over && yours === misere;
  const kind = over ? (won ? "won" : "lost") : "yours";
  return (
    <p class={`remark tray gap-16 turn ${kind}`} role="status">
      <strong>{say(over ? (won ? texts.youWin : texts.youLose) : yours ? texts.you : texts.rival)}</strong>
      {!over && yours && hints.value && <span>{say(texts.toMove[now.outcome])}</span>}
      {!over && hints.value && now.value !== undefined && <span>{say(texts.value(now.value))}</span>}
    </p>
  );
}

function Component({
  component,
  index,
  open,
}: {
  readonly component: PlayedComponent;
  readonly index: number;
  readonly open: boolean;
}): JSX.Element {
  const { text, board, value, moves, cut } = component;
  return (
    <div class="part pile table-top round">
      <h3 class="cluster broken">
        <code>{text}</code>
        {hints.value && value !== undefined && <span class="quiet">{say(texts.value(value))}</span>}
      </h3>
      {board !== undefined && board.length > 0 && <Sketch cells={board} label={text} />}
      {moves.length === 0 && <p class="quiet">{say(texts.noMoves)}</p>}
      <ul class="tray rolls">
        {moves.map(({ index: move, at, to, wins }) => (
          <li key={move}>
            <button
              type="button"
              disabled={!open}
              class={hints.value ? (wins ? "move small toned wins win" : "move small") : "move small"}
              onClick={() => {
                line.value = [...line.value, [index, move]];
              }}
            >
              <b>{at}</b>
              {at !== to && <span>→ {to}</span>}
              {hints.value && <em class="fine">{say(wins ? texts.winning : texts.losing)}</em>}
            </button>
          </li>
        ))}
      </ul>
      {cut && <p class="quiet">{say(texts.cutMoves(moves.length))}</p>}
    </div>
  );
}

function Moves({ now }: { readonly now: Table }): JSX.Element {
  return (
    <section class="log pile">
      <h2>{say(texts.record)}</h2>
      <ol class="pile gap-4 broken text-small">
        {now.line.map(({ from: before, at, to }, i) => (
          <li key={i}>
            <span class="quiet">{say(turnOf(i) === "you" ? texts.youPlayed : texts.rivalPlayed)}</span>{" "}
            <code>{before}</code>
            {" → "}
            <code>{to}</code>
            {at !== to && <span class="quiet"> {at}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
