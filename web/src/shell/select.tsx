import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon } from "./icon.tsx";

interface SelectProps<T extends string> {
  readonly label: string;
  /** Whether the label is read aloud only, because what stands around says it to the eye. */
  readonly unseen?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Chosen value; one that is not among the options, such as "", shows as "…". */
  readonly value: T | "";
  readonly disabled?: boolean;
  onChange(value: T): void;
}

/** Milliseconds after which a letter begins a new word to look for. */
const WORD = 700;
/** Options that PageUp and PageDown pass. */
const PAGE = 10;

/** Choice of one of many words, in a list that opens below or above its button. */
export function Select<T extends string>(props: SelectProps<T>): JSX.Element {
  const { label, unseen, options, value, disabled = false, onChange } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const word = useRef({ text: "", at: 0 });
  /** Index of the active option while the list is open. */
  const [active, setActive] = useState<number | undefined>(undefined);
  const open = active !== undefined;
  const now = options.findIndex((each) => each.value === value);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const isAbove = (): boolean => {
    const { top, bottom } = button.current!.getBoundingClientRect();
    return innerHeight - bottom < Math.min(top, 320);
  };
  const close = () => setActive(undefined);
  const move = (to: number) => setActive(Math.max(0, Math.min(options.length - 1, to)));
  const choose = (at: number | undefined) => {
    close();
    const option = options[at ?? -1];
    if (option !== undefined && option.value !== value) onChange(option.value);
  };
  const seek = (letter: string) => {
    const { text, at } = word.current;
    const typed = (performance.now() - at < WORD ? text : "") + letter.toLowerCase();
    word.current = { text: typed, at: performance.now() };
    const from = (active ?? now) + (typed.length === 1 ? 1 : 0);
    const order = options.map((_, i) => (i + Math.max(0, from)) % options.length);
    move(order.find((i) => options[i]!.label.toLowerCase().startsWith(typed)) ?? active ?? now);
  };
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return false;
    if (key.length === 1 && key !== " ") seek(key);
    else if (key === "Home") move(0);
    else if (key === "End") move(options.length - 1);
    else if (!open) {
      if (!["Enter", " ", "ArrowDown", "ArrowUp"].includes(key)) return false;
      move(now);
    } else if (key === "Escape") close();
    else if (key === "Enter" || key === " " || (key === "ArrowUp" && altKey)) choose(active);
    else if (key === "ArrowDown") move(active + 1);
    else if (key === "ArrowUp") move(active - 1);
    else if (key === "PageDown") move(active + PAGE);
    else if (key === "PageUp") move(active - PAGE);
    else {
      // The focus goes on, as from a list of the browser, with what was reached.
      if (key === "Tab") choose(active);
      return false;
    }
    return true;
  };

  return (
    <div class="pile gap-4 slim">
      {!unseen && (
        <span class="caption" aria-hidden="true">
          {label}
        </span>
      )}
      <div class="select anchor">
        <button
          ref={button}
          type="button"
          role="combobox"
          class="apart wide"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={id}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          disabled={disabled}
          onClick={() => (open ? close() : move(now))}
          onBlur={close}
          onKeyDown={(event) => {
            if (!press(event)) return;
            // No other part of the page takes this key.
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <span class="clipped unbroken">{options[now]?.label ?? "…"}</span>
          <Icon name="down" />
        </button>
        {open && (
          <div
            ref={list}
            id={id}
            class={isAbove() ? "sheet rolls wide above" : "sheet rolls wide"}
            role="listbox"
            aria-label={label}
            // The focus stays on the button.
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the button has the focus and takes the keys.
              <div
                key={option.value}
                id={`${id}-${i}`}
                class={i === active ? "active" : undefined}
                role="option"
                aria-selected={i === now}
                onClick={() => choose(i)}
              >
                {option.label}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
