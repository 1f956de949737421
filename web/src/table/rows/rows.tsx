import { signal } from "@preact/signals";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { letter } from "../../shell/present.tsx";
import { readCount } from "../count.ts";
import { Links, Mark } from "../marks.tsx";
import { pick } from "../plot/looking.ts";
import { isRare } from "../series.ts";
import { picked, series } from "../state.ts";
import { texts } from "../text.ts";
import { extentOf, moved, placed, reveal, rowsIn, type Scroll } from "./scroll.ts";

const scroll = signal<Scroll>({ top: 0, seen: 0 });
const height = signal(400);

/** Present size of the list. A row is two letters high. */
const extentNow = () => extentOf(series().count, height.value, 2 * letter.value);

/** Milliseconds of rest after which the scroll bar is put in proportion again. */
const REST = 160;

/** List of all values, a row for each heap. Only the rows in the window are rendered. */
export function Rows(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const all = series();
  const extent = extentNow();
  const { row } = extent;

  function put(next: Scroll): void {
    scroll.value = next;
    if (box.current !== null && Math.abs(box.current.scrollTop - next.seen) >= 1)
      box.current.scrollTop = next.seen;
  }
  useEffect(() => {
    const element = box.current!;
    const watched = new ResizeObserver(() => {
      height.value = element.clientHeight;
    });
    watched.observe(element);
    let timer = 0;
    const scrolled = () => {
      const { seen } = scroll.value;
      if (Math.abs(element.scrollTop - seen) < 1) return;
      scroll.value = moved(scroll.value, element.scrollTop, extentNow());
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const rested = placed(scroll.value.top, extentNow());
        scroll.value = rested;
        element.scrollTop = rested.seen;
      }, REST);
    };
    element.addEventListener("scroll", scrolled);
    return () => {
      window.clearTimeout(timer);
      watched.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, []);
  useEffect(() => {
    if (picked.value === undefined) return;
    const top = reveal(scroll.value.top, picked.value, extent);
    if (top !== scroll.value.top) put(placed(top, extent));
  }, [picked.value]);
  const top = Math.min(scroll.value.top, Math.max(0, extent.whole - height.value));
  const shift = scroll.value.seen - top;
  const [first, last] = rowsIn({ top, seen: 0 }, all.count, extent);
  const count = Math.max(0, last - first + 1);

  function press(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(height.value / row) - 1);
    const now = picked.value ?? Math.floor(top / row) - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: now + 1,
      ArrowUp: now - 1,
      PageDown: now + page,
      PageUp: now - page,
      Home: 0,
      End: all.count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || all.count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pick(Math.max(0, Math.min(all.count - 1, next)));
  }
  return (
    <section class="card rows">
      <header class="apart">
        <h2>{say(texts.table)}</h2>
        <GoTo />
      </header>
      {/* biome-ignore lint/a11y: a table element would lay out ten million rows. */}
      <div
        role="grid"
        aria-label={say(texts.table)}
        aria-rowcount={all.count + 1}
        aria-colcount={4}
        class="grid"
      >
        {/* biome-ignore lint/a11y: the same. */}
        <div role="row" aria-rowindex={1} class="line head caption">
          {[texts.heapColumn, texts.valueColumn, texts.winColumn, texts.seeColumn].map((name) => (
            // biome-ignore lint/a11y: the same.
            <span role="columnheader" key={sayIn(name, "en")}>
              {say(name)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y: the same. */}
        <div
          role="rowgroup"
          ref={box}
          class="scrolled rolls anchor"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys choose a row.
          tabIndex={0}
          aria-label={say(texts.table)}
          onKeyDown={press}
        >
          <div class="spacer clipped anchor" style={{ height: `${extent.laid}px` }}>
            {Array.from({ length: count }, (_, i) => (
              <Row key={first + i} heap={first + i} at={(first + i) * row + shift} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Row({ heap, at }: { readonly heap: number; readonly at: number }): JSX.Element {
  const all = series();
  const value = all.values[heap]!;
  const kind = isRare(all, heap) ? " rare" : "";
  return (
    // biome-ignore lint/a11y: the same.
    <div
      role="row"
      aria-rowindex={heap + 2}
      aria-selected={picked.value === heap}
      class={`line${kind}`}
      style={{ transform: `translateY(${at}px)` }}
      onClick={() => pick(heap)}
    >
      {/* biome-ignore lint/a11y: the same. */}
      <span role="gridcell">{grouped(heap)}</span>
      {/* biome-ignore lint/a11y: the same. */}
      <span role="gridcell">{grouped(value)}</span>
      {/* biome-ignore lint/a11y: the same. */}
      <span role="gridcell">
        <Mark value={value} />
      </span>
      {/* biome-ignore lint/a11y: the same. */}
      <span role="gridcell">
        <Links position={`${heap}`} reached={picked.value === heap} />
      </span>
    </div>
  );
}

const wanted = signal("");

function GoTo(): JSX.Element {
  return (
    <form
      class="goto inline"
      onSubmit={(event) => {
        event.preventDefault();
        const heap = readCount(wanted.value);
        const { count } = series();
        if (heap !== undefined && count > 0) pick(Math.min(count - 1, heap));
      }}
    >
      <input
        aria-label={say(texts.goTo)}
        placeholder={say(texts.goTo)}
        aria-invalid={wanted.value.trim() !== "" && readCount(wanted.value) === undefined}
        inputMode="numeric"
        autocomplete="off"
        value={wanted.value}
        onInput={(event) => {
          wanted.value = event.currentTarget.value;
        }}
      />
      <button type="submit">{say(texts.go)}</button>
    </form>
  );
}
