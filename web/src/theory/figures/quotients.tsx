import type { LocalizedText } from "nimber";
import type { QuotientFound } from "nimber/session";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { testing } from "../../engine/client.ts";
import { say } from "../../shell/language.ts";
import { resources } from "../../shell/resource.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Result, Segments } from "./parts.tsx";
import { upTo } from "./plain.ts";

// Figure of misère quotients: heaps as elements of a monoid, and the product of two of them.

interface QuotientExample {
  readonly name: LocalizedText;
  readonly game: string;
  /** Largest heap in the figure, and the two heaps chosen at first. */
  readonly most: number;
  readonly first: readonly [number, number];
}

const GAMES: readonly QuotientExample[] = [
  { name: { en: "Take 1–3", zh: "取 1–3 个" }, game: "{1,2,3}", most: 11, first: [2, 2] },
  { name: { en: "0.75", zh: "0.75" }, game: "0.75", most: 17, first: [5, 2] },
  { name: { en: "0.123", zh: "0.123" }, game: "0.123", most: 23, first: [3, 8] },
  { name: { en: "Kayles", zh: "Kayles" }, game: "kayles", most: 27, first: [5, 1] },
];

const texts = {
  game: { en: "Game", zh: "游戏" },
  heaps: { en: "Heaps and their elements", zh: "各堆与它们的元素" },
  heap: (n: number, word: string) => ({ en: `${n}: element ${word}`, zh: `${n}：元素 ${word}` }),
  table: (order: number, lost: number) => ({
    en: `Multiplication table of ${order} elements; the ${lost} of the P-portion are framed`,
    zh: `${order} 个元素的乘法表；属于必败部分的 ${lost} 个加了边框`,
  }),
  lost: (a: number, b: number, product: string) => ({
    en: `${a} + ${b}: ${product}, in the P-portion: whoever must move loses.`,
    zh: `${a} + ${b}：${product}，属于必败部分：轮到走的人必败。`,
  }),
  won: (a: number, b: number, product: string) => ({
    en: `${a} + ${b}: ${product}, not in the P-portion: whoever must move wins.`,
    zh: `${a} + ${b}：${product}，不属于必败部分：轮到走的人必胜。`,
  }),
  computing: { en: "Computing …", zh: "计算中……" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Quotients asked for since the page was loaded. */
const quotients = resources((game: string, _: undefined) => testing.ask({ ask: "quotient", games: [game] }));

/** Colour of an element. Adjacent elements of the list differ most. */
const colour = (element: number) => ({
  "--hue": `${(element * 137.5) % 360}deg`,
});

/** Numbers: the game, and two heaps. */
export function QuotientsFigure(): JSX.Element {
  const [[which = 0, a = 0, b = 0], change] = useFigure(
    [3, ...GAMES[3]!.first],
    ([which = 99, a = 99, b = 99, ...rest]) =>
      rest.length === 0 && Math.max(a, b) <= (GAMES[which]?.most ?? -1),
  );
  const { game, most } = GAMES[which]!;
  const quotient = quotients(game);
  useEffect(() => {
    if (quotient.now.peek().state === "idle") void quotient.ask(undefined);
  }, [quotient]);
  const { value, why } = quotient.now.value;
  return (
    <>
      <Segments<number>
        name={texts.game}
        of={GAMES.map(({ name }, i) => [i, name] as const)}
        value={which}
        onChange={(each) => change([each, ...GAMES[each]!.first])}
      />
      {value === undefined && why === undefined && <p class="quiet">{say(texts.computing)}</p>}
      {why && <p class="trouble">{say(why.text)}</p>}
      {value && <Multiplied of={value} most={most} a={a} b={b} onHeap={(n) => change([which, b, n])} />}
    </>
  );
}

interface MultipliedProps {
  readonly of: QuotientFound;
  readonly most: number;
  readonly a: number;
  readonly b: number;
  /** Chooses a heap, in place of the one chosen before the last. */
  readonly onHeap: (heap: number) => void;
}

function Multiplied({ of, most, a, b, onHeap }: MultipliedProps): JSX.Element {
  const { phi, words, times, inP } = of;
  const [x, y] = [phi[a]!, phi[b]!];
  const product = times[x * words.length + y]!;
  const written = `${words[x]} · ${words[y]} = ${words[product]}`;
  return (
    <>
      <fieldset {...part("heaps")} class="verdicts pile" aria-label={say(texts.heaps)}>
        {upTo(most).map((n) => (
          <button
            key={n}
            {...part((n === a || n === b) && "chosen")}
            type="button"
            class="element small"
            style={colour(phi[n]!)}
            aria-pressed={n === a || n === b}
            aria-label={say(texts.heap(n, words[phi[n]!]!))}
            onClick={() => onHeap(n)}
          >
            <b>{n}</b>
            <span>{words[phi[n]!]}</span>
          </button>
        ))}
      </fieldset>
      <Table of={of} row={x} column={y} />
      <Result outcome={inP[product] === 1 ? "P" : "N"}>
        {say((inP[product] === 1 ? texts.lost : texts.won)(a, b, written))}
      </Result>
    </>
  );
}

const WIDTH = 342;
/** Largest number of elements whose names fit into the table. */
const NAMED = 8;

/** Multiplication table, with the chosen row and column marked. */
function Table({ of, row, column }: { of: QuotientFound; row: number; column: number }): JSX.Element {
  const { words, times, inP } = of;
  const order = words.length;
  const named = order <= NAMED ? 1 : 0;
  const size = WIDTH / (order + named);
  const at = (i: number) => (i + named) * size;
  const lost = words.filter((_, x) => inP[x] === 1).length;
  return (
    <svg
      class="sketch products wide"
      role="img"
      aria-label={say(texts.table(order, lost))}
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
    >
      {named === 1 &&
        words.map((word, i) => (
          <g key={word}>
            <text x={at(i) + size / 2} y={size / 2} dy="0.35em">
              {word}
            </text>
            <text x={size / 2} y={at(i) + size / 2} dy="0.35em">
              {word}
            </text>
          </g>
        ))}
      {words.map((_, x) =>
        words.map((_, y) => {
          const product = times[x * order + y]!;
          const classes = [
            inP[product] === 1 && "lost",
            (x === row || y === column) && "led",
            x === row && y === column && "chosen",
          ];
          return (
            <g
              key={`${x},${y}`}
              {...part(inP[product] === 1 && "lost", x === row && y === column && "product")}
              class={classes.filter(Boolean).join(" ") || undefined}
              style={colour(product)}
            >
              <rect x={at(y) + 0.75} y={at(x) + 0.75} width={size - 1.5} height={size - 1.5} rx={named * 4} />
              {named === 1 && (
                <text x={at(y) + size / 2} y={at(x) + size / 2} dy="0.35em">
                  {words[product]}
                </text>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
