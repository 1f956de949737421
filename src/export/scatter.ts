import { t } from "../locale/charts.ts";
import { verbatim } from "../locale/message.ts";
import { replayedWord } from "../messages/period.ts";
import { plus } from "../nimber/natural.ts";
import type { Period, Proved } from "../solve/period/theorem.ts";
import { tickStep, ticks } from "../svg/ticks.ts";
import { beginSvg, END_SVG, element, round, textAt, titleAt } from "../svg/write.ts";
import type { Text } from "../types.ts";
import type { Listing } from "./listing.ts";

/** Values to draw, of heap `from` and the following ones. */
export type Points = Pick<Listing, "from" | "values">;

/** Options of a drawing. */
export interface Marks {
  readonly title: string;
  /** Whether a heap with this value is rare. */
  readonly rare?: ((heap: number, value: number) => boolean) | undefined;
  readonly period?: (Period & { readonly says: string }) | undefined;
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [1000, 520, 56, 32, 40, 40];
const [INNER, TALL] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM];

/** Approximate number of marks on an axis: at most nine, which have room for numbers of 20 digits. */
const TICKS = 6;

/** Largest number of dots; beyond it, dots at nearly the same place are drawn once. */
const MOST_DOTS = 12_000;

/**
 * Scatter plot of values by heaps as a self-contained SVG for light and dark pages. Rare heaps have a second
 * colour, the periodic part is shaded.
 */
export function scatterSvg(points: Points, { title, rare, period }: Marks): string {
  const { from } = points;
  const values = heightsOf(points);
  let most = 1;
  for (const value of values) most = Math.max(most, value);
  const span = Math.max(1, values.length - 1);
  const xOf = (place: number) => LEFT + (place * INNER) / span;
  const yOf = (value: number) => TOP + TALL - (value * TALL) / most;
  const kinds = thinned(values, (place, value) => rare?.(Number(from) + place, value) ?? false, most);
  const dots = (name: string, places: readonly (readonly [number, number])[]) =>
    places.length === 0
      ? ""
      : `${element("path", { class: name, d: places.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join("") })}\n`;
  const step = tickStep(span, TICKS);
  const before = Number(BigInt(from) % BigInt(step));
  const xTicks = ticks(before, before + span, TICKS).map((mark) => {
    const heap = `${plus(from, mark - before)}`;
    return `${textAt(round(xOf(mark - before)), HEIGHT - BOTTOM + 18, heap, "middle")}\n`;
  });
  const yTicks = ticks(0, most, TICKS).map((value) => {
    const line = element("path", { class: "grid", d: `M${LEFT} ${round(yOf(value))}H${WIDTH - RIGHT}` });
    return `${line}${textAt(LEFT - 8, round(yOf(value) + 4), `${value}`, "end")}\n`;
  });
  const start = period === undefined ? undefined : Math.max(0, period.preperiod - Number(from));
  const shade =
    period === undefined || start === undefined || start > span
      ? ""
      : `${element("rect", { class: "periodic", x: round(xOf(start)), y: TOP, width: round(WIDTH - RIGHT - xOf(start)), height: TALL })}\n`;
  return `${beginSvg(WIDTH, HEIGHT, { role: "img", "aria-label": title })}<style>
svg{background:#fff;color:#1f2328;font:12px system-ui,sans-serif}text{fill:currentColor}.title{font-size:15px;font-weight:600}
.common,.rare{stroke:#2563eb;stroke-width:2.5;stroke-linecap:round}.rare{stroke:#dc2626;stroke-width:4}
.grid{stroke:currentColor;stroke-opacity:.12}.axis{stroke:currentColor;fill:none}.periodic{fill:#2563eb;fill-opacity:.07}
@media (prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}.common{stroke:#6ea8fe}.rare{stroke:#ff7b72}.periodic{fill:#6ea8fe;fill-opacity:.12}}
</style>
${element("rect", { width: WIDTH, height: HEIGHT, fill: "none" })}
${shade}${yTicks.join("")}${element("path", { class: "axis", d: `M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}` })}
${xTicks.join("")}${dots("common", kinds.common)}${dots("rare", kinds.rare)}${titleAt(LEFT, 24, title)}
${textAt(WIDTH - RIGHT, 24, period?.says ?? "", "end")}
${END_SVG}`;
}

/** Title above a scatter plot. */
export function scatterTitle({ id, from, values }: Listing): Text {
  const to = plus(from, values.length - 1);
  return t("heaps", { id, from, to });
}

/** Sentence on a period, proved or observed. */
export function periodLine(period: Period | Proved): Text {
  const { preperiod, saltus } = period;
  const grows: Text = saltus === 0 ? verbatim("") : t("saltus", { saltus });
  const by: Text =
    "theorem" in period
      ? t("proved", { theorem: period.theorem, replayedWord: replayedWord(period) })
      : t("observed");
  return t("periodFromHeap", { period: period.period, preperiod, grows, by });
}

/** Values as heights in a drawing; beyond 2^53 they are rounded. */
export function heightsOf({ values }: Pick<Points, "values">): Float64Array {
  const heights = new Float64Array(values.length);
  for (let i = 0; i < heights.length; i++) heights[i] = Number(values[i]!);
  return heights;
}

/** Places of the dots: all, or one for each square of the finest grid that leaves few enough. */
function thinned(
  values: Float64Array,
  rare: (place: number, value: number) => boolean,
  most: number,
): { common: [number, number][]; rare: [number, number][] } {
  for (let grid = 0.5; ; grid *= 1.5) {
    const seen = new Set<number>();
    const places = { common: [] as [number, number][], rare: [] as [number, number][] };
    const span = Math.max(1, values.length - 1);
    for (let i = 0; i < values.length; i++) {
      const x = LEFT + (i * INNER) / span;
      const y = TOP + TALL - (values[i]! * TALL) / most;
      const kind = rare(i, values[i]!) ? "rare" : "common";
      if (values.length > MOST_DOTS) {
        const place = 2 * (Math.floor(x / grid) * 4096 + Math.floor(y / grid)) + (kind === "rare" ? 1 : 0);
        if (seen.has(place)) continue;
        seen.add(place);
      }
      places[kind].push([x, y]);
    }
    if (places.common.length + places.rare.length <= MOST_DOTS) return places;
  }
}
