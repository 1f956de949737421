import { ofHeaps, ofPairs } from "virtual:tries";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { say } from "../language.ts";
import { type Offer, offers, recent, takeText, typed, waiting, wrong } from "./state.ts";
import { texts } from "./text.ts";
import { Thumb } from "./thumb.tsx";

// Panel below the search field: offers for the typed text, recent finds and suggestions.

/** Suggestions before anything is typed. */
const TRIES = [ofHeaps, "{1,3,4} 12 9", "0.77", "[n: n-1 | n/2] 20", ofPairs, "hdu 1536", "1,2,0,1,2,0"];

const titleOf = ({ title }: Offer): string => (typeof title === "string" ? title : say(title));

interface PanelProps {
  /** Index of the offer that Enter takes. */
  readonly active: number;
  choose(offer: Offer | undefined): void;
  leave(): void;
}

/** List of offers for the typed text, or the reason why there are none. */
export function Panel({ active, choose, leave }: PanelProps): JSX.Element | null {
  const fault = wrong.value;
  const text = typed.value;
  if (text.trim() === "") return <Beginning />;
  const pictured = offers.value.some(({ cells }) => cells !== undefined);
  return (
    <div class="found card pile gap-4">
      {fault !== undefined && (
        <div id="found-wrong" class="fault" role="alert">
          {fault.offset !== undefined && <Caret text={text.trim()} offset={fault.offset} />}
          <p class="trouble">{say(fault.text)}</p>
          {fault.help && (
            <p>
              <a href={fault.help.href()} onClick={leave}>
                {say(fault.help.title)}
              </a>
            </p>
          )}
        </div>
      )}
      {waiting.value && (
        <p class="fault quiet" role="status">
          {say(waiting.value)}
        </p>
      )}
      <div id="found" role="listbox" aria-label={say(texts.found)}>
        {offers.value.map((offer, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
          <div
            key={i}
            id={`found-${i}`}
            role="option"
            class="inline gap-12"
            tabIndex={-1}
            aria-selected={i === active}
            // Keeps the focus in the field until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(offer)}
          >
            {pictured && (
              <span class="pictured">
                {offer.cells && <Thumb cells={offer.cells} picture={offer.picture} />}
              </span>
            )}
            <div class="slim wide">
              <p class="named inline">
                <b class="clipped unbroken">{titleOf(offer)}</b>
                {offer.code && !titleOf(offer).includes(offer.code) && (
                  <code class="clipped unbroken">{offer.code}</code>
                )}
              </p>
              {offer.detail && <p class="unbroken clipped fine">{say(offer.detail)}</p>}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** List before anything is typed: recent finds and suggestions. */
function Beginning(): JSX.Element {
  const last = recent();
  const lists = [
    { title: texts.recent, texts: last },
    { title: texts.try, texts: TRIES.filter((each) => !last.includes(each)) },
  ];
  return (
    <div class="found card pile">
      {lists.map(
        ({ title, texts }) =>
          texts.length > 0 && (
            <section key={sayIn(title, "en")} class="pile gap-4" aria-label={say(title)}>
              <h2>{say(title)}</h2>
              <div class="tray">
                {texts.map((each) => (
                  <button key={each} type="button" class="small mono" onClick={() => void takeText(each)}>
                    {each}
                  </button>
                ))}
              </div>
            </section>
          ),
      )}
    </div>
  );
}

/** Number of characters shown before the position of an error. */
const BEFORE = 24;

function Caret({ text, offset }: { readonly text: string; readonly offset: number }): JSX.Element {
  const from = Math.max(0, offset - BEFORE);
  const line = text.slice(from, from + 2 * BEFORE).replaceAll("\n", " ");
  return <pre aria-hidden="true">{`${line}\n${" ".repeat(offset - from)}^`}</pre>;
}
