import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Result, Segments, Stepper } from "./parts.tsx";
import { agreesFrom, breaks, kayles, type Options, takes, valuesOf } from "./plain.ts";

// Figure of periods: values in rows, whose columns stand still when the number of columns is a period.

const HEAPS = 192;
const LEAST = 4;
const MOST = 36;
const WIDTH = 342;
const TALLEST = 22;

interface PeriodExample {
  readonly name: LocalizedText;
  readonly options: Options;
  /** End of the range that the theorem asks to compare, for preperiod `from` and period p. */
  readonly end: (from: number, p: number) => number;
}

const guySmith = (k: number) => (from: number, p: number) => 2 * Math.max(1, from) + p + k;

const GAMES: readonly PeriodExample[] = [
  { name: { en: "Kayles", zh: "Kayles" }, options: kayles, end: guySmith(2) },
  { name: { en: "0.07", zh: "0.07" }, options: breaks([0, 0, 7]), end: guySmith(2) },
  { name: { en: "{2,5,7}", zh: "{2,5,7}" }, options: takes([2, 5, 7]), end: (from) => from + 7 },
  { name: { en: "{3..7}", zh: "{3..7}" }, options: takes([3, 4, 5, 6, 7]), end: (from) => from + 7 },
];

const texts = {
  game: { en: "Game", zh: "游戏" },
  columns: { en: "Columns", zh: "列数" },
  drawing: {
    en: "Values in rows; those that differ from the one below are marked",
    zh: "分行排列的 SG 值，与下方不同的已标出",
  },
  proved: (p: number, from: number, end: number) => ({
    en: `With ${p} columns the values stand still from ${from} on. The theorem asks for ${from} ≤ n < ${end}: all agree. Proved.`,
    zh: `取 ${p} 列时，从 ${from} 起各列不再变化。定理要求比较 ${from} ≤ n < ${end}，全部相等。已证明。`,
  }),
  short: (p: number, from: number, end: number) => ({
    en: `With ${p} columns values differ until ${from - 1}. From there the theorem would ask for all n < ${end}, more than is seen here: no proof.`,
    zh: `取 ${p} 列时，直到 ${from - 1} 仍有不同。从那里起，定理要求比较所有 n < ${end}，超出此处所见：不能证明。`,
  }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Numbers: the game, and the number of columns. */
export function PeriodFigure(): JSX.Element {
  const [[which = 0, p = 1], change] = useFigure(
    [0, 10],
    ([which = 99, p = 0, ...rest]) => which < GAMES.length && p >= LEAST && p <= MOST && rest.length === 0,
  );
  const { options, end } = GAMES[which]!;
  const values = useMemo(() => valuesOf(options, HEAPS - 1), [options]);
  const from = agreesFrom(values, p);
  const to = end(from, p);
  const proved = to + p <= HEAPS;
  const size = WIDTH / p;
  const height = Math.min(size, TALLEST);
  return (
    <>
      <div class="acts">
        <Segments<number>
          name={texts.game}
          of={GAMES.map(({ name }, i) => [i, name] as const)}
          value={which}
          onChange={(each) => change([each, p])}
        />
        <Stepper
          name={texts.columns}
          part="columns"
          value={p}
          least={LEAST}
          most={MOST}
          onChange={(n) => change([which, n])}
        />
      </div>
      <svg
        class="sketch window wide"
        role="img"
        aria-label={say(texts.drawing)}
        viewBox={`0 0 ${WIDTH} ${Math.ceil(HEAPS / p) * height}`}
      >
        {values.map((value, n) => {
          const [x, y] = [(n % p) * size, Math.floor(n / p) * height];
          const differs = n + p < HEAPS && value !== values[n + p];
          const classes = [differs ? "P" : proved && n >= from && n < to && "N"];
          return (
            <g
              key={n}
              {...part(
                differs && "differs",
                n === from && "from",
                n === from - 1 && "last",
                n >= from && n < to && "window",
              )}
              class={classes.filter(Boolean).join(" ") || undefined}
            >
              <rect x={x + 1} y={y + 1} width={size - 2} height={height - 2} rx={3} />
              <text x={x + size / 2} y={y + height / 2} dy="0.35em" font-size={Math.min(13, 0.85 * size)}>
                {value}
              </text>
            </g>
          );
        })}
      </svg>
      <Result>{say(proved ? texts.proved(p, from, to) : texts.short(p, from, to))}</Result>
    </>
  );
}
