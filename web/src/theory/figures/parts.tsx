import type { LocalizedText, Outcome } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { columns } from "./plain.ts";

const texts = {
  less: (name: LocalizedText) => ({ en: `${name.en}: one less`, zh: `${name.zh}：减一` }),
  more: (name: LocalizedText) => ({ en: `${name.en}: one more`, zh: `${name.zh}：加一` }),
  P: { en: "P", zh: "必败态" },
  N: { en: "N", zh: "必胜态" },
} satisfies Record<string, LocalizedText | ((name: LocalizedText) => LocalizedText)>;

interface StepperProps {
  readonly name: LocalizedText;
  /** Name of the part in the text. */
  readonly part?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Number with a button on either side. */
export function Stepper({ name, value, least = 0, most, onChange, ...of }: StepperProps): JSX.Element {
  return (
    <fieldset {...part(of.part)} class="stepper apart gap-4 slim" aria-label={say(name)}>
      <span class="name text-body">{say(name)}</span>
      <button
        type="button"
        class="small"
        aria-label={say(texts.less(name))}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        class="small"
        aria-label={say(texts.more(name))}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

interface SegmentsProps<K extends string | number> {
  readonly name: LocalizedText;
  readonly part?: string;
  readonly of: readonly (readonly [K, LocalizedText])[];
  readonly value: K;
  readonly onChange: (value: K) => void;
}

/** Choice of one of a few options. */
export function Segments<K extends string | number>({
  name,
  of,
  value,
  onChange,
  ...rest
}: SegmentsProps<K>): JSX.Element {
  return (
    <fieldset {...part(rest.part)} class="segments small" aria-label={say(name)}>
      {of.map(([each, text]) => (
        <label key={each}>
          <input type="radio" name={name.en} checked={each === value} onChange={() => onChange(each)} />
          <span>{say(text)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Result of the figure, read aloud by screen readers when it changes. */
export function Result({
  outcome,
  children,
  ...of
}: {
  readonly part?: string;
  readonly outcome?: Exclude<Outcome, "D">;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <p {...part(of.part)} class="result inline gap-12 on-page round text-body" role="status">
      {outcome && <Kind outcome={outcome} />}
      <span>{children}</span>
    </p>
  );
}

function Kind({ outcome }: { readonly outcome: Exclude<Outcome, "D"> }): JSX.Element {
  return <b class={`verdict-mark fixed kind ${outcome}`}>{say(texts[outcome])}</b>;
}

interface ColumnsProps {
  readonly label: LocalizedText;
  readonly rows: readonly { readonly name: string; readonly digits: string; readonly part?: string }[];
  /** Last row: its name, and its digit for a number of ones. */
  readonly total: {
    readonly name: LocalizedText;
    readonly of: (count: number) => number;
    readonly part: string;
  };
}

/** Numbers in binary, one below the other. The highest column whose total is not 0 is marked. */
export function Columns({ label, rows, total }: ColumnsProps): JSX.Element {
  const totals = columns(rows.map(({ digits }) => digits)).map(total.of);
  const deciding = totals.findIndex((each) => each !== 0);
  const mark = (i: number, one: boolean) =>
    [i === deciding && "deciding", one && "one"].filter(Boolean).join(" ") || undefined;
  return (
    <table class="binary" aria-label={say(label)}>
      <tbody>
        {rows.map(({ name, digits, ...of }, row) => (
          <tr key={row} {...part(of.part)}>
            <th scope="row">{name}</th>
            {[...digits].map((digit, i) => (
              <td
                key={i}
                {...part(i === deciding && "deciding", i === deciding && digit === "1" && "one")}
                class={mark(i, digit === "1")}
              >
                {digit}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr {...part(total.part)}>
          <th scope="row">{say(total.name)}</th>
          {totals.map((each, i) => (
            <td key={i} {...part(i === deciding && "deciding")} class={mark(i, each !== 0)}>
              {each}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Heap as a row of tokens; those that a move would take are hollow. */
export function Tokens({
  count,
  going = 0,
}: {
  readonly count: number;
  readonly going?: number;
}): JSX.Element {
  return (
    <span class="tokens tray" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} class={i >= count - going ? "going" : undefined} />
      ))}
    </span>
  );
}

interface DrawingProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** Drawing with parts that can be pressed. */
export function Drawing({ label, width, height, children }: DrawingProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG drawing.
    <svg class="sketch wide" role="group" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}

interface SpotProps {
  readonly label: string;
  readonly pressed?: boolean;
  /** Names in the text. */
  readonly parts?: readonly (string | false)[];
  readonly onPress: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Part of a drawing that can be pressed. */
export function Spot({ label, pressed, parts = [], onPress, children, ...rest }: SpotProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing.
    <g
      {...rest}
      {...part(...parts)}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </g>
  );
}
