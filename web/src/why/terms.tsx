import { valueText } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import type { Sum } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { linked, linking } from "./linked.ts";
import { texts } from "./text.ts";

interface TermsProps {
  readonly sum: Sum;
  readonly known: Explained;
  change(sum: string): void;
}

/** Largest number of components in a row. */
const MOST = 8;
/** Largest heap that has buttons. */
const LARGEST = 500;

/**
 * Sum with the values of its components and its total. Heaps can be changed in place. Pointing at a component
 * highlights its other mentions.
 */
export function Terms({ sum, known, change }: TermsProps): JSX.Element | null {
  if (sum.length > MOST) return null;
  const put = (at: number, heap: number) =>
    change(sum.map(({ game, position }, i) => `${game} ${i === at ? heap : position}`).join(" + "));
  const { value } = known;
  return (
    <div class="terms-of tray">
      {sum.map(({ game, position }, i) => {
        const heap = /^\d{1,3}$/.test(position) ? Number(position) : undefined;
        const worth = known.values[i];
        const steps = heap !== undefined && heap <= LARGEST;
        return (
          <div
            key={i}
            class={linked.value === i ? "term sheet inline linked" : "term sheet inline"}
            {...linking(i)}
          >
            <code class="clipped">{steps ? game : `${game} ${position}`}</code>
            {steps && (
              <span class="inline gap-4">
                <button
                  type="button"
                  class="plain"
                  disabled={heap === 0}
                  aria-label={say(texts.less(i + 1))}
                  onClick={() => put(i, heap - 1)}
                >
                  −
                </button>
                <b class="tabular">{heap}</b>
                <button
                  type="button"
                  class="plain"
                  disabled={heap === LARGEST}
                  aria-label={say(texts.more(i + 1))}
                  onClick={() => put(i, heap + 1)}
                >
                  +
                </button>
              </span>
            )}
            {worth !== undefined && <span class="quiet tabular">{say(texts.leads(valueText(worth)))}</span>}
          </div>
        );
      })}
      {sum.length > 1 && value !== undefined && <b class="total tabular">= {valueText(value)}</b>}
    </div>
  );
}
