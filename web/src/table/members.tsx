import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { goal, start, typed } from "./state.ts";
import { rowTexts } from "./text.ts";

// Sliders for the numbers of a subtraction set.

/**
 * Limits for sliders: numbers in the set, largest number, and heaps of the plot, which would take too long.
 */
const MOST = { members: 6, number: 60, heaps: 20_000 };

/** Number for the slider of a member that is moved to `next`: the first one from there on that no other has. */
function beyond(members: readonly number[], i: number, next: number): number | undefined {
  const step = next > members[i]! ? 1 : -1;
  let free = next;
  while (members.some((other, j) => j !== i && other === free)) free += step;
  return free >= 1 && free <= MOST.number ? free : undefined;
}

/** Numbers of a set such as `{1,3,4}`; `undefined` for other games and beyond the limits. */
function membersOf(game: string): readonly number[] | undefined {
  const found = /^\{(\d+(?:,\d+)*)\}$/.exec(game.replaceAll(" ", ""));
  const members = found === null ? undefined : found[1]!.split(",").map(Number);
  const few = members !== undefined && members.length <= MOST.members && Math.max(...members) <= MOST.number;
  return few && goal.value <= MOST.heaps ? members : undefined;
}

/** Slider for each number of a set; the plot follows its movement. */
export function Members(): JSX.Element | null {
  const members = membersOf(typed.value);
  if (members === undefined) return null;
  return (
    <div class="members cluster gap-16">
      {members.map((member, i) => (
        <label key={i} class="inline">
          <b class="tabular">{member}</b>
          <input
            type="range"
            min={1}
            max={Math.max(20, ...members)}
            value={member}
            aria-label={say(rowTexts.member(i + 1))}
            onInput={(event) => {
              const next = beyond(members, i, Number(event.currentTarget.value));
              if (next === undefined) return;
              typed.value = `{${members.with(i, next).join()}}`;
              void start();
            }}
          />
        </label>
      ))}
    </div>
  );
}
