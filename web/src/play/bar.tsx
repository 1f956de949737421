import type { Play, Text } from "nimber";
import type { JSX } from "preact";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Segments } from "../shell/segments.tsx";
import type { Levels, Rival, Setup } from "./address.ts";
import { B } from "./bar-text.ts";
import { begin, state } from "./game.ts";
import { helpOf, helps, setHelp } from "./help.ts";
import { another, form, openSetup } from "./start/form.ts";

// Who plays whom and by which rule, and what is done with a game: the bar below the board.

/** Opponents to choose from: levels, of ten, of how often a winning move is seen. */
const RIVALS: readonly { readonly rival: Rival; readonly name: Text }[] = [
  { rival: 10, name: B.perfect },
  { rival: 8, name: B.strong },
  { rival: 6, name: B.middling },
  { rival: 3, name: B.weak },
  { rival: 0, name: B.chance },
  { rival: "friend", name: B.friend },
  { rival: "watch", name: B.watch },
];

const change = (part: Partial<Setup>): void => void begin(part);

const levelled = ([first, second]: Levels, side: 0 | 1, level: number): Levels =>
  side === 0 ? [level, second] : [first, level];

/** Who plays whom, and by which rule: a change begins the game anew. */
export function Players(): JSX.Element {
  const { rival, first, play, levels } = state.value;
  const known = RIVALS.some((each) => each.rival === rival);
  return (
    <div class="players cluster">
      <label>
        <span class="unseen">{say(B.rival)}</span>
        <select
          value={`${rival}`}
          onChange={({ currentTarget: { value } }) =>
            change({ rival: value === "friend" || value === "watch" ? value : Number(value) })
          }
        >
          {!known && <option value={`${rival}`}>{say(B.level(Number(rival)))}</option>}
          {RIVALS.map(({ rival, name }) => (
            <option key={rival} value={`${rival}`}>
              {say(name)}
            </option>
          ))}
        </select>
      </label>
      {typeof rival === "number" && (
        <label>
          <span class="unseen">{say(B.first)}</span>
          <select
            value={`${first}`}
            onChange={(event) => change({ first: event.currentTarget.value === "true" })}
          >
            <option value="true">{say(B.you)}</option>
            <option value="false">{say(B.opponent)}</option>
          </select>
        </label>
      )}
      {rival === "watch" &&
        ([0, 1] as const).map((side) => (
          <label key={side}>
            <span class="unseen">{say(B.levelOf[side]!)}</span>
            <select
              value={levels[side]}
              onChange={(event) =>
                change({ levels: levelled(levels, side, Number(event.currentTarget.value)) })
              }
            >
              {RIVALS.map(
                ({ rival, name }) =>
                  typeof rival === "number" && (
                    <option key={rival} value={rival}>
                      {say(B.sideIs(side, name))}
                    </option>
                  ),
              )}
              {!RIVALS.some(({ rival }) => rival === levels[side]) && (
                <option value={levels[side]}>{say(B.sideIs(side, B.level(levels[side])))}</option>
              )}
            </select>
          </label>
        ))}
      <label>
        <span class="unseen">{say(B.ends)}</span>
        <select value={play} onChange={(event) => change({ play: event.currentTarget.value as Play })}>
          <option value="normal">{say(B.normal)}</option>
          <option value="misere">{say(B.misere)}</option>
        </select>
      </label>
      <span class="acts inline">
        <button
          type="button"
          class="plain"
          title={say(B.another)}
          aria-label={say(B.another)}
          onClick={() => void another()}
        >
          <Icon name="dice" />
        </button>
        <button type="button" aria-pressed={form.value !== undefined} onClick={openSetup}>
          <Icon name="pencil" />
          {say(B.setup)}
        </button>
      </span>
    </div>
  );
}

/** How much of what is known the board tells. */
export function Help(): JSX.Element {
  return (
    <div class="help inline">
      <span class="soft" aria-hidden="true">
        {say(B.help)}
      </span>
      <Segments
        name="help"
        label={say(B.help)}
        options={helps.map((value) => ({ value, label: say(B.helps[value]) }))}
        value={helpOf(state.value.show)}
        onChange={setHelp}
      />
    </div>
  );
}
