import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Refusal, rules } from "../engine/client.ts";
import type { Entry, Reading } from "../engine/protocol.ts";
import { Icon } from "../shell/icon.tsx";
import { language, say } from "../shell/language.ts";
import { begin, reading, state } from "./game.ts";
import type { Rival, Setup } from "./setup.ts";
import { S } from "./text.ts";
import { clearView } from "./view.ts";

/** The form for a new game, and what its position's notation reads as. */
interface Form extends Setup {
  readonly search: string;
  readonly entry: string | undefined;
  /** Parameters of the entry as typed. */
  readonly fields: Readonly<Record<string, string>>;
  readonly read: Reading | undefined;
  readonly wrong: Text | undefined;
}

const form = signal<Form | undefined>(undefined);
const entries = signal<readonly Entry[]>([]);
let asked = 0;

const change = (part: Partial<Form>): void => {
  if (form.value !== undefined) form.value = { ...form.value, ...part };
};

export async function openStart(): Promise<void> {
  clearView();
  const { sum, play, rival, first } = state.value;
  form.value = {
    ...{ sum, play, rival, first, search: "", wrong: undefined, read: reading.value },
    ...matching(sum),
  };
  if (entries.value.length === 0) {
    entries.value = await rules.ask("entries");
    change(matching(sum));
  }
}

/** The entry that a notation begins with, and its parameters. */
function matching(sum: string): Pick<Form, "entry" | "fields"> {
  const [, name = "", inside = ""] = /^\s*([^\s(]+)(?:\(([^)]*)\))?/.exec(sum) ?? [];
  const entry = entries.value.find(({ id }) => id === name);
  if (entry !== undefined) {
    const values = inside.split(",");
    const fields = entry.parameters.map((parameter, i) => [
      parameter.name,
      (values[i] ?? "").replace(/^.*=/, "").trim() || `${parameter.usual}`,
    ]);
    return { entry: entry.id, fields: Object.fromEntries(fields) };
  }
  const [own] = OWN.filter(({ reads }) => reads.test(sum));
  return own === undefined
    ? { entry: undefined, fields: {} }
    : { entry: own.id, fields: { [own.field]: own.reads.exec(sum)![0] } };
}

/** Families told by a notation of one's own. */
const OWN = [
  {
    id: "{…}",
    name: S.subtraction,
    rule: S.subtractionRule,
    field: "set",
    label: S.set,
    usual: "{1,3,4}",
    reads: /^!?\{[^}]*\}/,
  },
  {
    id: "0.…",
    name: S.octal,
    rule: S.octalRule,
    field: "code",
    label: S.code,
    usual: "0.137",
    reads: /^[0-9A-F]\.[0-9A-F]*/,
  },
] as const;

function choose(id: string): void {
  const entry = entries.value.find((each) => each.id === id);
  const own = OWN.find((each) => each.id === id);
  const fields =
    own === undefined
      ? Object.fromEntries((entry?.parameters ?? []).map(({ name, usual }) => [name, `${usual}`]))
      : { [own.field]: own.usual };
  change({ entry: id, fields });
  void compose();
}

/** The notation of the chosen game with its parameters. */
function notation(): string | undefined {
  const now = form.value;
  if (now?.entry === undefined) return undefined;
  const own = OWN.find(({ id }) => id === now.entry);
  if (own !== undefined) return now.fields[own.field];
  const values = Object.values(now.fields);
  return values.length === 0 ? now.entry : `${now.entry}(${values.join(",")})`;
}

/** Puts the usual start of the chosen game, or a random one, into the position's field. */
async function compose(random = false): Promise<void> {
  const game = notation() ?? reading.value?.games[0]?.id;
  if (game === undefined) return;
  const mine = ++asked;
  try {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const sum = random ? await rules.ask("randomStart", game, seed) : await rules.ask("startOf", game);
    if (mine === asked) await write(sum);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mine === asked) change({ wrong: error.text });
  }
}

/** Reads the notation in the position's field, and says what is wrong with it. */
async function write(sum: string): Promise<void> {
  const mine = ++asked;
  change({ sum });
  try {
    const read = await rules.ask("read", sum);
    if (mine === asked) change({ read, wrong: undefined });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mine === asked) change({ read: undefined, wrong: error.text });
  }
}

async function start(): Promise<void> {
  const now = form.value;
  if (now === undefined || now.wrong !== undefined || now.read === undefined) return;
  const { sum, play, rival, first } = now;
  form.value = undefined;
  await begin({ sum, play, rival, first });
}

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
          <div class="fields">
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
      <ul>
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

function Position({ form: { entry, fields, sum, read, wrong } }: { readonly form: Form }): JSX.Element {
  const known = entries.value.find(({ id }) => id === entry);
  const own = OWN.find(({ id }) => id === entry);
  const game = read?.games[0];
  const set = (name: string, value: string) => {
    change({ fields: { ...fields, [name]: value } });
    void compose();
  };
  return (
    <fieldset>
      <legend>{say(S.position)}</legend>
      {game && <p class="rule">{say(game.rule)}</p>}
      {own && (
        <label class="field">
          <span>{say(own.label)}</span>
          <input
            value={fields[own.field]}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => set(own.field, event.currentTarget.value)}
          />
        </label>
      )}
      {known !== undefined && known.parameters.length > 0 && (
        <div class="parameters">
          {known.parameters.map(({ name, least }) => (
            <label class="field" key={name}>
              <span>{name}</span>
              <input
                type="number"
                min={least}
                required
                value={fields[name]}
                onInput={(event) => set(name, event.currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
      <div class="row">
        <input
          class="sum"
          aria-label={say(S.position)}
          aria-describedby="sum-help"
          aria-invalid={wrong !== undefined}
          value={sum}
          spellcheck={false}
          autocomplete="off"
          maxLength={2000}
          onInput={(event) => {
            change(matching(event.currentTarget.value));
            void write(event.currentTarget.value);
          }}
        />
        <button type="button" onClick={() => void compose(true)}>
          <Icon name="dice" />
          {say(S.random)}
        </button>
      </div>
      <p id="sum-help" class={wrong === undefined ? "quiet" : "trouble"} role={wrong && "alert"}>
        {wrong === undefined ? say(S.positionHelp(game ? say(game.notation) : "…")) : say(wrong)}
      </p>
    </fieldset>
  );
}

const RIVALS = ["perfect", "fallible", "friend", "watch"] as const;
type Kind = (typeof RIVALS)[number];

const kindOf = (rival: Rival): Kind =>
  typeof rival === "string" ? rival : rival === 10 ? "perfect" : "fallible";

const RIVAL_OF = { perfect: 10, fallible: 6, friend: "friend", watch: "watch" } satisfies Record<Kind, Rival>;

function Players({ form: { play, rival, first } }: { readonly form: Form }): JSX.Element {
  const kind = kindOf(rival);
  const help = {
    perfect: S.perfectHelp,
    fallible: S.fallibleHelp(typeof rival === "number" ? rival : 6),
    friend: S.friendHelp,
    watch: S.watchHelp,
  };
  return (
    <>
      <Segments
        legend={say(S.rules)}
        options={[
          { value: "normal", label: say(S.normal) },
          { value: "misere", label: say(S.misere) },
        ]}
        value={play}
        help={say(play === "normal" ? S.normalHelp : S.misereHelp)}
        onChange={(value) => change({ play: value })}
      />
      <Segments
        legend={say(S.rival)}
        options={RIVALS.map((value) => ({ value, label: say(S[value]) }))}
        value={kind}
        help={say(help[kind])}
        onChange={(value) => change({ rival: RIVAL_OF[value] })}
      />
      {kind === "fallible" && (
        <label class="level">
          <span>{say(S.level)}</span>
          <input
            type="range"
            min={0}
            max={9}
            value={typeof rival === "number" ? rival : 6}
            onInput={(event) => change({ rival: Number(event.currentTarget.value) })}
          />
          <output>{rival}</output>
        </label>
      )}
      {typeof rival === "number" && (
        <Segments
          legend={say(S.first)}
          options={[
            { value: "you", label: say(S.you) },
            { value: "rival", label: say(S.opponent) },
          ]}
          value={first ? "you" : "rival"}
          onChange={(value) => change({ first: value === "you" })}
        />
      )}
    </>
  );
}

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly help?: string;
  onChange(value: T): void;
}

function Segments<T extends string>(props: SegmentsProps<T>): JSX.Element {
  const { legend, options, value, help, onChange } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={legend}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="quiet">{help}</p>}
    </fieldset>
  );
}
