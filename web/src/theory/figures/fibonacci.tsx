import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Result, Stepper, Tokens } from "./parts.tsx";
import { upTo, zeckendorf } from "./plain.ts";

const MOST = 60;
const OFFERED = 12;

const texts = {
  heap: { en: "Tokens", zh: "石子" },
  take: { en: "Take", zh: "取走" },
  limit: (q: number) => ({ en: `Now at most ${q} may be taken.`, zh: `现在至多可以取 ${q} 个。` }),
  over: { en: "Nothing is left: whoever must move has lost.", zh: "已经取完，轮到走的人输了。" },
  one: {
    en: "A single token cannot be taken by a first move: the opening is lost.",
    zh: "第一步不能取完，只有一个石子时无法操作，开局必败。",
  },
  won: (n: number, parts: string, z: number, q: number) => ({
    en: `${n} = ${parts}. The least part ${z} is within the limit ${q}: take ${z}.`,
    zh: `${n} = ${parts}。最小的一项 ${z} 不超过上限 ${q}，取 ${z} 个。`,
  }),
  lost: (n: number, parts: string, z: number, q: number) => ({
    en: `${n} = ${parts}. The least part ${z} is above the limit ${q}.`,
    zh: `${n} = ${parts}。最小的一项 ${z} 超过上限 ${q}。`,
  }),
  more: (q: number) => ({ en: `… up to ${q}`, zh: `……直到 ${q}` }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

const opening = (heap: number) => [heap, Math.max(0, heap - 1)];

/** Numbers: the heap and the limit. */
export function FibonacciFigure(): JSX.Element {
  const [[heap = 0, limit = 0], change] = useFigure(
    opening(20),
    ([heap = 99, limit = 99, ...rest]) => heap <= MOST && limit <= heap && rest.length === 0,
  );
  const parts = zeckendorf(heap);
  const least = parts.at(-1) ?? 0;
  const won = heap > 0 && least <= limit;
  const written = parts.join(" + ");
  const said =
    heap === 0
      ? texts.over
      : limit === 0
        ? texts.one
        : won
          ? texts.won(heap, written, least, limit)
          : texts.lost(heap, written, least, limit);
  const offered = upTo(Math.min(limit, OFFERED), 1);
  return (
    <>
      <Stepper
        part="heap"
        name={texts.heap}
        value={heap}
        least={1}
        most={MOST}
        onChange={(n) => change(opening(n))}
      />
      <div class="zeckendorf pile">
        {parts.map((each, i) => (
          <div
            key={each}
            {...part("parts", i === parts.length - 1 && "least")}
            class={i === parts.length - 1 ? "summand inline least" : "summand inline"}
          >
            <b>{each}</b>
            <Tokens count={each} />
          </div>
        ))}
      </div>
      <fieldset class="cluster gap-4">
        <legend>
          {say(texts.take)}{" "}
          <span {...part("limit")} class="quiet">
            {say(texts.limit(limit))}
          </span>
        </legend>
        {[...offered, ...(least > OFFERED && least <= limit ? [least] : [])].map((t) => (
          <button
            key={t}
            {...part(t === least && won && "take")}
            type="button"
            class={t === least && won ? "small mono toned won" : "small mono"}
            onClick={() => change([heap - t, Math.min(2 * t, heap - t)])}
          >
            {t}
          </button>
        ))}
        {limit > OFFERED && <span class="quiet">{say(texts.more(limit))}</span>}
      </fieldset>
      <Result outcome={won ? "N" : "P"}>{say(said)}</Result>
    </>
  );
}
