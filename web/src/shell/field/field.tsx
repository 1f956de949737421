import { say as sayIn } from "nimber/locale";
import "./field.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icon.tsx";
import { say } from "../language.ts";
import { matching } from "../media.ts";
import { type Offer, offered, offers, recent, take, type, typed, waiting, wrong } from "./state.ts";
import { texts } from "./text.ts";
import { Thumb } from "./thumb.tsx";

const narrow = matching("(max-width: 560px)");

const open = signal(false);
const active = signal(0);

/** Offers before anything is typed. */
const TRIES = [
  "kayles 12",
  "{1,3,4} 12 9",
  "0.77",
  "[n: n-1 | n/2] 20",
  "wythoff 5,8",
  "hdu 1536",
  "1,2,0,1,2,0",
];

/** Keys that reach the field from anywhere, but where a text is being written. */
function isCall(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, target } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return true;
  const writes = (target as Element).closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !writes && !ctrlKey && !metaKey;
}

/** The field that takes anything: a game, a position, a problem's number, a sequence, the edges of a graph. */
export function Finder(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCall(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", call);
    return () => document.removeEventListener("keydown", call);
  }, []);
  const shown = offers.value;
  const leave = () => {
    open.value = false;
    input.current?.blur();
  };
  const choose = (offer: Offer | undefined) => {
    if (offer === undefined) return;
    take(offer);
    leave();
  };
  const step = (by: number) => {
    active.value = (active.value + by + shown.length) % Math.max(1, shown.length);
  };
  return (
    <search
      class="finder"
      onFocusOut={(event: FocusEvent) => {
        if (!(event.currentTarget as Element).contains(event.relatedTarget as Node | null))
          open.value = false;
      }}
    >
      <label class="query inline soft">
        <Icon name="search" />
        <span class="unseen">{say(texts.label)}</span>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={open.value && shown.length > 0}
          aria-controls="found"
          aria-autocomplete="list"
          aria-activedescendant={open.value && shown.length > 0 ? `found-${active.value}` : undefined}
          aria-invalid={wrong.value !== undefined}
          aria-describedby="found-wrong"
          placeholder={say(narrow.value ? texts.short : texts.placeholder)}
          value={typed.value.replaceAll("\n", "   ")}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          maxLength={200_000}
          onFocus={() => {
            open.value = true;
          }}
          onInput={(event) => {
            open.value = true;
            active.value = 0;
            void type(event.currentTarget.value);
          }}
          // A field of one line would run the lines of a list together.
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain").trim() ?? "";
            if (!pasted.includes("\n")) return;
            event.preventDefault();
            void type(pasted);
          }}
          onKeyDown={(event) => {
            if (event.isComposing) return;
            if (event.key === "ArrowDown") step(1);
            else if (event.key === "ArrowUp") step(-1);
            else if (event.key === "Escape") leave();
            else if (event.key === "Enter" && !event.shiftKey) void offered(active.value).then(choose);
            else return;
            event.preventDefault();
          }}
        />
        <kbd class="keys">/</kbd>
      </label>
      {open.value && <Panel choose={choose} leave={leave} />}
    </search>
  );
}

const titleOf = ({ title }: Offer): string => (typeof title === "string" ? title : say(title));

interface PanelProps {
  choose(offer: Offer | undefined): void;
  leave(): void;
}

function Panel({ choose, leave }: PanelProps): JSX.Element | null {
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
            aria-selected={i === active.value}
            // Without this the field would lose the focus before the click is there.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(offer)}
          >
            {pictured && (
              <span class="pictured">
                {offer.cells && <Thumb cells={offer.cells} picture={offer.picture} />}
              </span>
            )}
            <span class="slim wide">
              <span class="named inline">
                <b class="clipped unbroken">{titleOf(offer)}</b>
                {offer.code && !titleOf(offer).includes(offer.code) && (
                  <code class="clipped unbroken">{offer.code}</code>
                )}
              </span>
              {offer.detail && <span class="detail fine">{say(offer.detail)}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Before anything is typed: what was found last, and what can be tried. */
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
                  <button
                    key={each}
                    type="button"
                    class="small mono"
                    onClick={() => void type(each).then(() => offers.value[0] && take(offers.value[0]))}
                  >
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

/** A long text is shown from so far before the fault. */
const BEFORE = 24;

function Caret({ text, offset }: { readonly text: string; readonly offset: number }): JSX.Element {
  const from = Math.max(0, offset - BEFORE);
  const line = text.slice(from, from + 2 * BEFORE).replaceAll("\n", " ");
  return <pre aria-hidden="true">{`${line}\n${" ".repeat(offset - from)}^`}</pre>;
}
