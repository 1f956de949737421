import type { JSX } from "preact";
import { Deferred } from "../../shell/deferred.tsx";
import { Law, PairTools } from "./law.tsx";
import { HeatMap } from "./map.tsx";

/** Values of two heaps: a map, and a law to compare with. */
export function TwoHeaps(): JSX.Element {
  return (
    <div class="halves mapped pile gap-16">
      <HeatMap />
      <div class="aside pile gap-16">
        <Deferred>
          <Law />
          <PairTools />
        </Deferred>
      </div>
    </div>
  );
}
