import "./field.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icon.tsx";
import { say } from "../language.ts";
import { matching } from "../media.ts";
import { isWritten } from "../present.tsx";
import { type Offer, offered, offers, take, type, typed, wrong } from "./state.ts";
import { texts } from "./text.ts";

const narrow = matching("(max-width: 1440px)");

/** List below the field, loaded on first use. */
const panel = signal<typeof import("./panel.tsx")["Panel"] | undefined>(undefined);

async function loadPanel(): Promise<void> {
  panel.value ??= (await import("./panel.tsx")).Panel;
}

const open = signal(false);
/** Offer that the keys have reached. */
const active = signal<number | undefined>(undefined);

/** Whether a key moves the focus to the field: Ctrl+K anywhere, `/` outside of text fields. */
function isCall(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return true;
  return key === "/" && !isWritten(event) && !ctrlKey && !metaKey;
}

/** Search field for games, positions, problem numbers, sequences and edges of graphs. */
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
  const Panel = panel.value;
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
    const from = active.value ?? (wrong.value === undefined || by < 0 ? 0 : -1);
    active.value = (from + by + shown.length) % Math.max(1, shown.length);
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
          aria-activedescendant={open.value && shown.length > 0 ? `found-${active.value ?? 0}` : undefined}
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
            void loadPanel();
          }}
          onInput={(event) => {
            open.value = true;
            active.value = undefined;
            void type(event.currentTarget.value);
          }}
          // A field of one line would join the lines of a pasted list.
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
      {open.value && Panel && (
        <Panel active={active.value ?? (wrong.value === undefined ? 0 : -1)} choose={choose} leave={leave} />
      )}
    </search>
  );
}
