import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Plot } from "../../plot/plot.tsx";
import { lookingAt } from "../../plot/view.ts";
import { say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { HOLE } from "../cells.ts";
import { Links, Mark } from "../marks.tsx";
import { Buttons } from "../plot/buttons.tsx";
import { shown } from "../state.ts";
import { texts } from "../text.ts";
import { drawMap, pairAt } from "./draw.ts";
import { slopeOf } from "./laws.ts";
import { choice, compared, lines, pairView, pickedPair, square, wholeSquare } from "./state.ts";
import { pairTexts } from "./text.ts";

const hovered = signal<readonly [number, number] | undefined>(undefined);

const looking = lookingAt(pairView, wholeSquare);

/** Chooses a pair, and moves the view so that it is visible. */
export function pickPair(pair: readonly [number, number]): void {
  pickedPair.value = pair;
  const { x0, x1, y0, y1 } = looking.seen();
  const off = (at: number, low: number, high: number) =>
    at > low && at < high ? 0 : (at - (low + high) / 2) / (high - low);
  looking.pan(off(pair[0], x0, x1), off(pair[1], y0, y1));
}

/** Heat map of the values of two heaps. */
export function HeatMap(): JSX.Element {
  const { x0, x1, y0, y1 } = looking.seen();
  return (
    <section class="card plot map" aria-label={say(pairTexts.map)}>
      <PairReadout />
      <Plot
        label={say(pairTexts.mapSays(shown.value?.id ?? "", grouped(square.value.to)))}
        across={{ from: x0, to: x1 }}
        up={{ from: y0, to: y1 }}
        square={square.value.to}
        zooms={{ looking, says: say(pairTexts.keys) }}
        draw={(sheet, frame) => {
          const slope = lines.value ? slopeOf(shown.value, choice.value) : undefined;
          const marks = { compared: compared.value, slope, picked: pickedPair.value, hovered: hovered.value };
          drawMap(sheet, frame, square.value, marks);
          sheet.context.canvas.dataset.rows = `${square.value.rows}`;
        }}
        point={(place, frame) => {
          hovered.value = place && pairAt(square.value, frame, place);
        }}
        pick={() => {
          pickedPair.value = hovered.value;
        }}
      />
      <div class="apart tray">
        <Legend />
        <Buttons looking={looking} axis="both" />
      </div>
    </section>
  );
}

function PairReadout(): JSX.Element {
  const pair = hovered.value ?? pickedPair.value;
  const { to, values, rows } = square.value;
  if (pair === undefined || pair[0] >= rows)
    return (
      <p class="readout quiet apart tabular">
        {say(texts.pickPair)}
        <span class="keys">{say(texts.closer)}</span>
      </p>
    );
  const [a, b] = pair;
  const value = values[a * (to + 1) + b]!;
  if (value === HOLE)
    return <p class="readout quiet apart tabular">{say(texts.notPair(grouped(a), grouped(b)))}</p>;
  return (
    <div class="readout apart tabular">
      <p>
        <b>{say(texts.pairIs(grouped(a), grouped(b), grouped(value)))}</b> <Mark value={value} />
      </p>
      {pair.join() === pickedPair.value?.join() && <Links position={`${a},${b}`} />}
    </div>
  );
}

function Legend(): JSX.Element {
  const now = compared.value;
  return (
    <ul class="legend tray gap-16 quiet">
      <li class="inline">
        <span class="key lose" aria-hidden="true" />
        {say(pairTexts.p)}
      </li>
      <li class="inline">
        <span aria-hidden="true">1</span>
        <span class="key ramp" aria-hidden="true" />
        {grouped(square.value.most)}
      </li>
      {now !== undefined && (
        <li class="inline">
          <span class="key ring" aria-hidden="true" />
          {say(pairTexts.saysP)}
        </li>
      )}
      {now !== undefined && now.wrong > 0 && (
        <li class="inline">
          <span class="losing bold" aria-hidden="true">
            ×
          </span>
          {say(pairTexts.wrong)}
        </li>
      )}
    </ul>
  );
}
