import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { Links, Mark } from "./marks.tsx";
import { hovered } from "./plot/looking.ts";
import { isRare } from "./series.ts";
import { found, picked, series } from "./state.ts";
import { texts } from "./text.ts";

/** Facts about the heap under the pointer, or else about the chosen one. */
export function Readout(): JSX.Element {
  const all = series();
  const heap = hovered.value ?? picked.value;
  const chosen = heap === picked.value;
  if (heap === undefined || heap >= all.count) {
    return (
      <div class="readout quiet apart tabular">
        <p>
          {say(texts.pick)}
          <span class="keys">{say(texts.closer)}</span>
        </p>
      </div>
    );
  }
  const value = all.values[heap]!;
  const times = all.times[value]!;
  const facts = [
    say(times === 1 ? texts.onlyOne : texts.often(grouped(times))),
    ...(isRare(all, heap) ? [say(texts.rare)] : []),
    ...(found.value?.exceptions.includes(heap) ? [say(texts.exception)] : []),
  ];
  return (
    <div class="readout apart tabular">
      <p>
        <b>{say(texts.heapIs(grouped(heap), grouped(value)))}</b> <Mark value={value} />{" "}
        <span class="quiet">{facts.join(" · ")}</span>
      </p>
      {chosen && (
        <p class="unseen clipped" role="status">
          {say(texts.heapIs(grouped(heap), grouped(value)))}
        </p>
      )}
      {chosen && <Links position={`${heap}`} />}
    </div>
  );
}
