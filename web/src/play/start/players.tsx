import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import type { Rival } from "../address.ts";
import { change, type Form } from "./form.ts";
import { S } from "./text.ts";

const RIVALS = ["perfect", "fallible", "friend", "watch"] as const;
type Kind = (typeof RIVALS)[number];

const kindOf = (rival: Rival): Kind =>
  typeof rival === "string" ? rival : rival === 10 ? "perfect" : "fallible";

const RIVAL_OF = { perfect: 10, fallible: 6, friend: "friend", watch: "watch" } satisfies Record<Kind, Rival>;

export function Players({ form: { play, rival, first } }: { readonly form: Form }): JSX.Element {
  const kind = kindOf(rival);
  const help = {
    perfect: S.perfectHelp,
    fallible: S.fallibleHelp(typeof rival === "number" ? rival : 6),
    friend: S.friendHelp,
    watch: S.watchHelp,
  };
  return (
    <>
      <Segments
        legend={say(S.rules)}
        options={[
          { value: "normal", label: say(S.normal) },
          { value: "misere", label: say(S.misere) },
        ]}
        value={play}
        help={say(play === "normal" ? S.normalHelp : S.misereHelp)}
        onChange={(value) => change({ play: value })}
      />
      <Segments
        legend={say(S.rival)}
        options={RIVALS.map((value) => ({ value, label: say(S[value]) }))}
        value={kind}
        help={say(help[kind])}
        onChange={(value) => change({ rival: RIVAL_OF[value] })}
      />
      {kind === "fallible" && (
        <label class="level inline gap-16">
          <span>{say(S.level)}</span>
          <input
            type="range"
            min={0}
            max={9}
            value={typeof rival === "number" ? rival : 6}
            onInput={(event) => change({ rival: Number(event.currentTarget.value) })}
          />
          <output>{rival}</output>
        </label>
      )}
      {typeof rival === "number" && (
        <Segments
          legend={say(S.first)}
          options={[
            { value: "you", label: say(S.you) },
            { value: "rival", label: say(S.opponent) },
          ]}
          value={first ? "you" : "rival"}
          onChange={(value) => change({ first: value === "you" })}
        />
      )}
    </>
  );
}

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly help?: string;
  onChange(value: T): void;
}

function Segments<T extends string>(props: SegmentsProps<T>): JSX.Element {
  const { legend, options, value, help, onChange } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={legend}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="quiet">{help}</p>}
    </fieldset>
  );
}
