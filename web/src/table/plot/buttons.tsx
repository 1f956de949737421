import type { JSX } from "preact";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { T } from "../text.ts";

/** Closer, farther, everything. */
export function Buttons(given: {
  readonly zoom: (factor: number) => void;
  readonly all: () => void;
  readonly isAll: boolean;
}): JSX.Element {
  return (
    <div class="zooms inline gap-4">
      <button
        type="button"
        class="plain"
        aria-label={say(T.zoomIn)}
        title={say(T.zoomIn)}
        onClick={() => given.zoom(2)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say(T.zoomOut)}
        title={say(T.zoomOut)}
        disabled={given.isAll}
        onClick={() => given.zoom(0.5)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" disabled={given.isAll} onClick={given.all}>
        {say(T.showAll)}
      </button>
    </div>
  );
}
