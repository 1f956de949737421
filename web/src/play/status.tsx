import type { Outcome, Text } from "nimber";
import type { JSX } from "preact";
import { phraseOf } from "../board/phrase.ts";
import { solved, subject } from "../game/subject.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { presenting, revealed } from "../shell/present.tsx";
import { type Ending, ending, Swap } from "./ending.tsx";
import {
  analysis,
  atEnd,
  entailed,
  firstToMove,
  firstWon,
  goOn,
  look,
  paused,
  redoTo,
  scene,
  state,
  sums,
  thinking,
  trouble,
  undoTo,
  yours,
} from "./game.ts";
import { setHelp } from "./help.ts";
import { phraseOfMade } from "./phrase.ts";
import { winnerTold } from "./telling.ts";
import { texts } from "./text.ts";
import { clearView, hinted, hinting } from "./view.ts";

const ENDINGS = {
  won: texts.youWin,
  lost: texts.youLose,
  first: texts.firstWins,
  second: texts.secondWins,
} satisfies Record<Ending, Text>;

function headline(): Text {
  const ended = ending();
  if (ended !== undefined && state.value.moves.length === 0)
    return texts.nothingToMove[firstWon(true) ? "N" : "P"];
  if (ended !== undefined) return ENDINGS[ended];
  if (entailed.value || (trouble.value !== undefined && !yours.value)) return texts.stuck;
  if (!atEnd.value) return texts.lookingBack;
  const { rival } = state.value;
  if (rival === "friend" || rival === "watch") {
    if (rival === "watch" && paused.value) return texts.paused;
    return firstToMove.value ? texts.firstMoves : texts.secondMoves;
  }
  if (yours.value) return texts.yourMove;
  return thinking.value || !paused.value ? texts.thinking : texts.paused;
}

/** Longest change, in characters, that is written into a sentence. */
const SHORT = 24;

/** Last move in words, for people who do not see the board. */
function lastMove(): Text | undefined {
  const { moves, at, rival, first } = state.value;
  const last = moves[at - 1];
  const [before, after] = [sums.value[at - 1], sums.value[at]];
  if (last === undefined || before === undefined || after === undefined) return undefined;
  const name = phraseOfMade(at - 1);
  const count = after.length - before.length + 1;
  const left = after.slice(last.part, last.part + count).map(({ position }) => position);
  const change = `${before[last.part]!.position} → ${left.join(" + ") || "0"}`;
  const shown = change.length <= SHORT ? change : undefined;
  const byFirst = at % 2 === 1;
  if (typeof rival === "string") {
    return byFirst ? texts.firstPlayed(name, shown) : texts.secondPlayed(name, shown);
  }
  return byFirst === first ? texts.youPlayed(name, shown) : texts.rivalPlayed(name, shown);
}

/**
 * Outcome that is announced before the first move, when the person at the page moves and the answer is not
 * hidden.
 */
function teased(): Outcome | undefined {
  const { moves, rival, first, sum, play } = state.value;
  const about = subject.value;
  const found = solved.value;
  if (!winnerTold.value || (presenting.value && revealed.value < 1)) return undefined;
  if (entailed.value || scene.value?.over || moves.length > 0 || typeof rival !== "number" || !first)
    return undefined;
  if (typeof found !== "object" || about?.sum !== sum || about.play !== play) return undefined;
  return found.outcome === "D" ? undefined : found.outcome;
}

/** Winning move in words, beside the board that shows it. */
function hint(): Text {
  const best = hinted.value;
  const drawn = best && scene.value?.parts[best.part];
  if (drawn !== undefined)
    return texts.hint(phraseOf(drawn, best!.part, best!.at, scene.value!.sum.length > 1));
  return analysis.value === undefined ? texts.computing : texts.noHint;
}

export function Status(): JSX.Element {
  const ended = ending();
  const last = lastMove();
  const { at, rival } = state.value;
  const teaser = teased();
  const kind = ended ?? (yours.value ? "yours" : "theirs");
  const resumes = !atEnd.value || (paused.value && !yours.value && ended === undefined);
  return (
    <div class={`status remark cluster gap-12 ${kind}`}>
      <div class="told tray" role="status" aria-live="polite">
        <strong class="text-large">{say(headline())}</strong>
        {atEnd.value ? (
          last && <span class="soft">{say(last)}</span>
        ) : (
          <span class="soft">{say(texts.afterMove(at))}</span>
        )}
        {hinting.value ? (
          <span class="soft">{say(hint())}</span>
        ) : (
          teaser && <span class="soft">{say(teaser === "N" ? texts.canWin : texts.cannotWin)}</span>
        )}
        {trouble.value && <span class="trouble wide">{say(trouble.value)}</span>}
      </div>
      <div class="acts">
        {teaser === "N" && !presenting.value && state.value.show.size === 0 && (
          <button type="button" onClick={() => setHelp("hints")}>
            {say(texts.showMe)}
          </button>
        )}
        {teaser === "P" && <Swap />}
        {rival === "watch" && !paused.value && ended === undefined && (
          <button
            type="button"
            onClick={() => {
              paused.value = true;
            }}
          >
            {say(texts.pause)}
          </button>
        )}
        {resumes && (
          <button type="button" onClick={goOn}>
            {say(texts.goOn)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Buttons for undo, redo and back to the start. */
export function Controls(): JSX.Element {
  const go = (to: number | undefined) => () => {
    clearView();
    if (to !== undefined) void look(to);
  };
  const back = undoTo.value;
  const on = redoTo.value;
  return (
    <div class="controls inline">
      <button type="button" disabled={state.value.at === 0} onClick={go(0)} aria-label={say(texts.start)}>
        <Icon name="start" />
      </button>
      <button type="button" disabled={back === undefined} onClick={go(back)}>
        <Icon name="undo" />
        {say(texts.undo)}
      </button>
      <button type="button" disabled={on === undefined} onClick={go(on)} aria-label={say(texts.redo)}>
        <Icon name="redo" />
      </button>
    </div>
  );
}
