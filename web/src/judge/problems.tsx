import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { languageIds, say } from "../shell/language.ts";
import { narrow } from "./narrow.ts";
import { problemTexts } from "./problems-text.ts";
import { mark, solved } from "./solved.ts";
import { choose, chosen, formats, other, others } from "./state.ts";

/** Topics by the game of a problem; a problem has the first one that fits. */
const TOPICS: readonly { readonly name: Text; readonly of: RegExp }[] = [
  { name: problemTexts.topics.splits, of: /&|#|^lasker|^grundys|kayles|^0\.|^circle/ },
  { name: problemTexts.topics.sets, of: /^\{|^bash|^powers|^divisor|^mark|^\[n:/ },
  { name: problemTexts.topics.nim, of: /^nim|^moore|^staircase|^fibonacci|^dynamic|^forced|^pebbles|^equal/ },
  { name: problemTexts.topics.pairs, of: /^wythoff|^euclid|^\[x,y/ },
  { name: problemTexts.topics.graphs, of: /^hackenbush|^dag/ },
  { name: problemTexts.topics.rows, of: /^/ },
];

const sought = signal("");

const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, "");

interface Listed {
  readonly ids: readonly string[];
  readonly name: Text;
  readonly game: string;
}

const listed: ReadonlySignal<readonly Listed[]> = computed(() => [
  ...formats.value.map(({ id, aliases, name, game = "" }) => ({ ids: [id, ...aliases], name, game })),
  ...others.value.map(({ ids, title, game = "" }) => ({ ids, name: title, game })),
]);

const fits = ({ ids, name }: Listed, text: string): boolean =>
  [...ids, ...languageIds.map((each) => sayIn(name, each))].some((each) => plain(each).includes(text));

/** Problems by topic, with solved ones marked; searched by the number on any judge, or by name. */
export function Problems(): JSX.Element {
  const text = plain(sought.value);
  const found = listed.value.filter((problem) => fits(problem, text));
  const shown = chosen.value?.id ?? other.value?.ids[0];
  const topicOf = ({ game }: Listed) => TOPICS.find(({ of }) => of.test(game));
  const topics = TOPICS.map((topic) => {
    const here = found.filter((format) => topicOf(format) === topic);
    return (
      here.length > 0 && (
        <details
          key={sayIn(topic.name, "en")}
          open={text !== "" || here.some(({ ids }) => ids.includes(shown ?? ""))}
        >
          <summary class="text-small">{say(problemTexts.counted(topic.name, here.length))}</summary>
          <ul class="tiles gap-4 text-small">
            {here.map(({ ids: [id = ""], name }) => (
              <li key={id}>
                <button
                  type="button"
                  class="small wide"
                  aria-pressed={shown === id}
                  title={say(name)}
                  onClick={() => choose(id)}
                >
                  {solved.value.has(id) && (
                    <span role="img" aria-label={say(problemTexts.solved)}>
                      ✓
                    </span>
                  )}
                  <b class="fixed">{id}</b>
                  <span class="soft unbroken clipped">{say(name)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )
    );
  });
  return (
    <section class="card problems">
      <div class="apart">
        <h2>{say(problemTexts.title)}</h2>
        <span class="quiet">{say(problemTexts.count(solved.value.size, listed.value.length))}</span>
      </div>
      <input
        type="search"
        aria-label={say(problemTexts.search)}
        placeholder={say(problemTexts.search)}
        value={sought.value}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          sought.value = event.currentTarget.value;
        }}
      />
      {found.length === 0 && <p class="quiet">{say(problemTexts.none)}</p>}
      {narrow() && text === "" ? (
        <details>
          <summary class="text-small">{say(problemTexts.all)}</summary>
          {topics}
        </details>
      ) : (
        topics
      )}
    </section>
  );
}

/** Checkbox for solved problems; also checked by a correct output. */
export function SolvedMark({ id }: { readonly id: string }): JSX.Element {
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={solved.value.has(id)}
        onChange={(event) => mark(id, event.currentTarget.checked)}
      />
      {say(problemTexts.solved)}
    </label>
  );
}
