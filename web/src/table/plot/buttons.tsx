import type { JSX } from "preact";
import type { Looking } from "../../plot/view.ts";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { texts } from "../text.ts";

/** Buttons to zoom in, zoom out, and show everything. */
export function Buttons({
  looking,
  axis,
}: {
  readonly looking: Looking;
  readonly axis: "x" | "both";
}): JSX.Element {
  return (
    <div class="zooms inline gap-4">
      <button
        type="button"
        class="plain"
        aria-label={say(texts.zoomIn)}
        title={say(texts.zoomIn)}
        onClick={() => looking.zoom(axis, 2)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say(texts.zoomOut)}
        title={say(texts.zoomOut)}
        disabled={looking.isAll()}
        onClick={() => looking.zoom(axis, 0.5)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" disabled={looking.isAll()} onClick={looking.all}>
        {say(texts.showAll)}
      </button>
    </div>
  );
}
