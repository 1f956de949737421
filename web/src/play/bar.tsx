import type { Play, Text } from "nimber";
import type { JSX } from "preact";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Segments } from "../shell/segments.tsx";
import { Select } from "../shell/select.tsx";
import type { Levels, Rival, Setup } from "./address.ts";
import { barTexts } from "./bar-text.ts";
import { begin, state } from "./game.ts";
import { helpOf, helps, setHelp } from "./help.ts";
import { another, form, openSetup } from "./start/form.ts";

// Bar below the board: players, play, and actions.

/** Choices of an opponent: levels from 0 to 10 are how often a winning move is found. */
const RIVALS: readonly { readonly rival: Rival; readonly name: Text }[] = [
  { rival: 10, name: barTexts.perfect },
  { rival: 8, name: barTexts.strong },
  { rival: 6, name: barTexts.middling },
  { rival: 3, name: barTexts.weak },
  { rival: 0, name: barTexts.chance },
  { rival: "friend", name: barTexts.friend },
  { rival: "watch", name: barTexts.watch },
];

/** Levels of a computer, and this one if it has no name. */
const levelsWith = (level: number): typeof RIVALS => [
  ...RIVALS.filter(({ rival }) => typeof rival === "number"),
  ...(RIVALS.some(({ rival }) => rival === level) ? [] : [{ rival: level, name: barTexts.level(level) }]),
];

const change = (part: Partial<Setup>): void => void begin(part);

const levelled = ([first, second]: Levels, side: 0 | 1, level: number): Levels =>
  side === 0 ? [level, second] : [first, level];

/** Choice of players and play; a change starts a new game. */
export function Players(): JSX.Element {
  const { rival, first, play, levels } = state.value;
  const known = RIVALS.some((each) => each.rival === rival);
  return (
    <div class="players cluster">
      <Select
        label={say(barTexts.rival)}
        unseen
        options={[...(known ? [] : [{ rival, name: barTexts.level(Number(rival)) }]), ...RIVALS].map(
          ({ rival, name }) => ({ value: `${rival}`, label: say(name) }),
        )}
        value={`${rival}`}
        onChange={(value) =>
          change({ rival: value === "friend" || value === "watch" ? value : Number(value) })
        }
      />
      {typeof rival === "number" && (
        <Segments
          name="first"
          label={say(barTexts.first)}
          options={[
            { value: "true", label: say(barTexts.you) },
            { value: "false", label: say(barTexts.opponent) },
          ]}
          value={`${first}`}
          onChange={(value) => change({ first: value === "true" })}
        />
      )}
      {rival === "watch" &&
        ([0, 1] as const).map((side) => (
          <Select
            key={side}
            label={say(barTexts.levelOf[side]!)}
            unseen
            options={levelsWith(levels[side]).map(({ rival, name }) => ({
              value: `${rival}`,
              label: say(barTexts.sideIs(side, name)),
            }))}
            value={`${levels[side]}`}
            onChange={(level) => change({ levels: levelled(levels, side, Number(level)) })}
          />
        ))}
      <Segments<Play>
        name="play"
        label={say(barTexts.ends)}
        options={[
          { value: "normal", label: say(barTexts.normal) },
          { value: "misere", label: say(barTexts.misere) },
        ]}
        value={play}
        onChange={(play) => change({ play })}
      />
    </div>
  );
}

/** Buttons for another position: by chance, or set up by hand. */
export function Others(): JSX.Element {
  return (
    <div class="inline">
      <button
        type="button"
        class="plain"
        title={say(barTexts.another)}
        aria-label={say(barTexts.another)}
        onClick={() => void another()}
      >
        <Icon name="dice" />
      </button>
      <button type="button" aria-pressed={form.value !== undefined} onClick={openSetup}>
        <Icon name="pencil" />
        {say(barTexts.setup)}
      </button>
    </div>
  );
}

/** Choice of how much the board shows. */
export function Help(): JSX.Element {
  return (
    <div class="help inline">
      <span class="soft" aria-hidden="true">
        {say(barTexts.help)}
      </span>
      <Segments
        name="help"
        label={say(barTexts.help)}
        options={helps.map((value) => ({ value, label: say(barTexts.helps[value]) }))}
        value={helpOf(state.value.show)}
        onChange={setHelp}
      />
    </div>
  );
}
