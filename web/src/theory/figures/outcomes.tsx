import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Drawing, Result, Spot } from "./parts.tsx";
import { takes, upTo, valuesOf } from "./plain.ts";

const MOST = 20;
const TAKES = [1, 2, 3, 4, 5];
const SIZE = 52;
const PER_ROW = 7;

const texts = {
  takes: { en: "What may be taken", zh: "可取的石子数" },
  drawing: { en: "Heaps 0 to 20", zh: "0 到 20 个石子的堆" },
  next: { en: "Next heap", zh: "下一堆" },
  all: { en: "All", zh: "全部" },
  again: { en: "Start again", zh: "重新开始" },
  heap: (n: number) => ({ en: `Heap ${n}`, zh: `${n} 个石子` }),
  end: (n: number) => ({
    en: `Heap ${n} has no move: whoever must move has lost.`,
    zh: `${n} 个石子没有走法，轮到走的人已经输了。`,
  }),
  won: (n: number, to: number) => ({
    en: `Heap ${n} can reach ${to}, which is P: so ${n} is N.`,
    zh: `${n} 个石子能到 ${to} 个，而 ${to} 是必败态，所以 ${n} 是必胜态。`,
  }),
  lost: (n: number, to: string) => ({
    en: `From heap ${n} every move leads to N (${to}): so ${n} is P.`,
    zh: `从 ${n} 个石子出发，每一步都到必胜态（${to}），所以 ${n} 是必败态。`,
  }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Numbers: the chosen heap, the largest coloured heap, then the numbers that may be taken. */
export function OutcomesFigure(): JSX.Element {
  const [[seen = 0, done = 0, ...set], change] = useFigure(
    [2, 2, 1, 3, 4],
    ([seen = 99, done = 99, ...set]) =>
      done <= MOST &&
      seen <= done &&
      set.length > 0 &&
      set.every((s, i) => TAKES.includes(s) && s > (set[i - 1] ?? 0)),
  );
  const values = valuesOf(takes(set), MOST);
  const options = set.filter((s) => s <= seen).map((s) => seen - s);
  const lost = options.find((n) => values[n] === 0);
  const said =
    options.length === 0
      ? texts.end(seen)
      : lost === undefined
        ? texts.lost(seen, options.join(", "))
        : texts.won(seen, lost);
  const place = (n: number) => [(n % PER_ROW) * SIZE, Math.floor(n / PER_ROW) * SIZE] as const;
  return (
    <>
      <fieldset {...part("takes")} class="cluster gap-4">
        <legend>{say(texts.takes)}</legend>
        {TAKES.map((s) => (
          <button
            key={s}
            type="button"
            class="small mono"
            aria-pressed={set.includes(s)}
            disabled={set.length === 1 && set[0] === s}
            onClick={() => change([0, 0, ...TAKES.filter((each) => set.includes(each) !== (each === s))])}
          >
            {s}
          </button>
        ))}
      </fieldset>
      <Drawing
        label={say(texts.drawing)}
        width={PER_ROW * SIZE}
        height={Math.ceil((MOST + 1) / PER_ROW) * SIZE}
      >
        {upTo(MOST).map((n) => {
          const [x, y] = place(n);
          const kind = n > done ? undefined : values[n] === 0 ? "P" : "N";
          const cell = (
            <>
              <rect x={x + 3} y={y + 3} width={SIZE - 6} height={SIZE - 6} rx={8} />
              <text class="name" x={x + 9} y={y + 18}>
                {n}
              </text>
              {kind && (
                <text class="letter-mark" x={x + SIZE / 2} y={y + 38}>
                  {kind}
                </text>
              )}
            </>
          );
          const classes = ["heap", kind, n === seen && "seen", options.includes(n) && "option"];
          const name = classes.filter(Boolean).join(" ");
          if (kind === undefined) {
            return (
              <g key={n} class={name}>
                {cell}
              </g>
            );
          }
          return (
            <Spot
              key={n}
              class={name}
              label={`${say(texts.heap(n))}, ${kind}`}
              pressed={n === seen}
              parts={[kind, n === seen && "seen", options.includes(n) && "options", n === 0 && "end"]}
              onPress={() => change([n, done, ...set])}
            >
              {cell}
            </Spot>
          );
        })}
      </Drawing>
      <div class="acts">
        <button
          type="button"
          class="main"
          disabled={done === MOST}
          onClick={() => change([done + 1, done + 1, ...set])}
        >
          {say(texts.next)}
        </button>
        <button type="button" disabled={done === MOST} onClick={() => change([MOST, MOST, ...set])}>
          {say(texts.all)}
        </button>
        <button type="button" disabled={done === 0} onClick={() => change([0, 0, ...set])}>
          {say(texts.again)}
        </button>
      </div>
      <Result outcome={values[seen] === 0 ? "P" : "N"}>{say(said)}</Result>
    </>
  );
}
