import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../shell/icon.tsx";
import { language, say } from "../../shell/language.ts";
import { change, choose, entries, type Form, form, OWN, start } from "./form.ts";
import { Players } from "./players.tsx";
import { Position } from "./position.tsx";
import { S } from "./text.ts";

/** A dialog over the page: the game, its position, the rule, and who plays. */
export function Start(): JSX.Element | null {
  const now = form.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = now !== undefined;
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);
  if (now === undefined) return null;
  const close = () => {
    form.value = undefined;
  };
  return (
    <dialog ref={dialog} class="start" aria-labelledby="start-title" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <header>
          <h2 id="start-title">{say(S.title)}</h2>
          <button
            type="button"
            class="plain"
            aria-label={say(S.close)}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="columns">
          <Games form={now} />
          <div class="fields pile gap-16 rolls">
            <Position form={now} />
            <Players form={now} />
          </div>
        </div>
        <footer>
          <button type="submit" class="main" disabled={now.wrong !== undefined || now.read === undefined}>
            {say(S.begin)}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

/** What is looked through: words in both languages, since many know a game by its English name. */
const plain = (text: string) => text.toLowerCase().replace(/[’'\s-]/g, "");

function Games({ form: { search, entry } }: { readonly form: Form }): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const loaded = entries.value.length > 0;
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
  }, [loaded]);
  const sought = plain(search);
  const all = [...entries.value, ...OWN];
  const fits = all.filter(({ id, name, rule }) =>
    [id, name.en, name.zh, rule[language.value]].some((text) => plain(text).includes(sought)),
  );
  return (
    <div class="games">
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          placeholder={say(S.search)}
          aria-label={say(S.search)}
          value={search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <ul ref={list}>
        {fits.map(({ id, name, rule }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === entry} onClick={() => choose(id)}>
              <b>{say(name)}</b>
              <span>{say(rule)}</span>
            </button>
          </li>
        ))}
      </ul>
      {fits.length === 0 && <p class="quiet">{say(S.none)}</p>}
    </div>
  );
}
