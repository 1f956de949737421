import type { JSX } from "preact";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { texts } from "../text.ts";

/** Buttons to zoom in, zoom out, and show everything. */
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
        aria-label={say(texts.zoomIn)}
        title={say(texts.zoomIn)}
        onClick={() => given.zoom(2)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say(texts.zoomOut)}
        title={say(texts.zoomOut)}
        disabled={given.isAll}
        onClick={() => given.zoom(0.5)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" disabled={given.isAll} onClick={given.all}>
        {say(texts.showAll)}
      </button>
    </div>
  );
}
