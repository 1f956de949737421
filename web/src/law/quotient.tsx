import type { QuotientFound } from "nimber/session";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { testing } from "../engine/client.ts";
import { subject } from "../game/subject.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { resource } from "../shell/resource.ts";
import { texts } from "./text.ts";

// Panel of the misère quotient of a game, with the elements of its heaps.

/** Seconds for finding the quotient of all heaps, or of as many as are done by then. */
const SECONDS = 10;

const found = resource((game: string, { signal }) =>
  testing.ask({ ask: "quotient", games: [game], limits: { seconds: SECONDS } }, { signal }),
);

/** Element of a heap, if the quotient includes it. */
function elementOf({ phi, preperiod, period }: QuotientFound, heap: number): number | undefined {
  if (heap < phi.length) return phi[heap];
  if (preperiod === undefined || period === undefined || heap < preperiod) return undefined;
  return phi[preperiod + ((heap - preperiod) % period)];
}

/** Element of a sum of heaps: the product of their elements. */
function productOf(quotient: QuotientFound, heaps: readonly number[]): number | undefined {
  let product = 0;
  for (const heap of heaps) {
    const element = elementOf(quotient, heap);
    if (element === undefined) return undefined;
    product = quotient.times[product * quotient.words.length + element]!;
  }
  return product;
}

/** Heaps of a sum, if all are of this game. */
function heapsOf(game: string, sum: string): readonly number[] | undefined {
  const heaps: number[] = [];
  for (const term of sum.split(" + ")) {
    const rest = term.startsWith(`${game} `) ? term.slice(game.length + 1).trim() : "";
    if (!/^\d{1,6}(\s+\d{1,6})*$/.test(rest)) return undefined;
    heaps.push(...rest.split(/\s+/).map(Number));
  }
  return heaps;
}

/** Most elements in the list. */
const LISTED = 24;

/** Misère quotient of a one-heap game, and the element of the current position. */
export function Quotient({ game }: { readonly game: string }): JSX.Element | null {
  useEffect(() => {
    void found.ask(game);
    return found.cancel;
  }, [game]);
  const { value: is, why } = found.now.value;
  if (is === undefined) {
    return (
      <section class="card">
        <h2>{say(texts.quotient)}</h2>
        <p class="quiet">{say(why === undefined ? texts.looking : texts.noQuotient)}</p>
      </section>
    );
  }
  const of = subject.value;
  const heaps = of && heapsOf(game, of.sum);
  const element = heaps && productOf(is, heaps);
  return (
    <section class="card quotient">
      <h2>{say(texts.quotient)}</h2>
      <p>
        {say(
          is.period === undefined
            ? texts.quotientTo(is.words.length, grouped(is.heaps))
            : texts.quotientAll(is.words.length),
        )}
      </p>
      <p class="mono broken text-body">{is.presentation}</p>
      {of && element !== undefined && (
        <p class="remark">
          <code>{of.sum}</code> {say(texts.elementIs(is.words[element]!, is.inP[element] === 1))}
        </p>
      )}
      <ul class="tray text-small">
        {is.words.slice(0, LISTED).map((word, i) => (
          <li key={word} class={is.inP[i] === 1 ? "losing bold" : undefined}>
            <code>{word}</code>
          </li>
        ))}
        {is.words.length > LISTED && <li>…</li>}
      </ul>
      <p class="quiet">{say(texts.quotientHelp)}</p>
    </section>
  );
}
