import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Result, Stepper } from "./parts.tsx";
import { breaks, upTo, valuesOf } from "./plain.ts";

// Figure of octal codes: each digit tells the numbers of heaps that a move may leave.

const MOST = 12;
const LISTED = 12;

const texts = {
  code: { en: "Code", zh: "代码" },
  take: { en: "take", zh: "取" },
  leave: { en: "leave", zh: "剩下" },
  bits: [
    { en: "nothing", zh: "不剩" },
    { en: "one heap", zh: "一堆" },
    { en: "two heaps", zh: "两堆" },
  ],
  permission: (taken: number, left: LocalizedText) => ({
    en: `Take ${taken} and leave ${left.en}`,
    zh: `取 ${taken} 个，${left.zh}`,
  }),
  heap: { en: "Moves of a heap of", zh: "查看走法的堆" },
  moves: { en: "Moves", zh: "走法" },
  left: (taken: number, left: string) => ({
    en: `take ${taken}, leave ${left}`,
    zh: `取 ${taken} 个，剩下 ${left}`,
  }),
  nothing: { en: "nothing", zh: "空" },
  values: { en: "Values of heaps 0 to 12", zh: "0 到 12 个石子的 SG 值" },
  one: (code: string, n: number, value: number) => ({
    en: `In ${code} a heap of ${n} has value ${value}.`,
    zh: `在 ${code} 中，${n} 个石子的 SG 值为 ${value}。`,
  }),
  more: { en: "… and more", zh: "……等等" },
  names: {
    "0.77": { en: "Kayles", zh: "Kayles" },
    "0.07": { en: "Dawson’s Kayles", zh: "Dawson's Kayles" },
    "0.137": { en: "Dawson’s Chess", zh: "Dawson's Chess" },
    "0.333": { en: "Bachet’s game, takes 1 to 3", zh: "巴什博弈，取 1 到 3 个" },
  } as Readonly<Record<string, LocalizedText>>,
} as const;

/** Names of the columns in the text. */
const BITS = ["nothing", "one-heap", "two-heaps"] as const;

/** Whether a digit may have this bit: a move that takes nothing has to split. */
const possible = (taken: number, bit: number) => taken > 0 || bit === 4;

/** Numbers: the digits at places 0 to 3, then the chosen heap. */
export function OctalFigure(): JSX.Element {
  const [numbers, change] = useFigure(
    [0, 7, 7, 0, 4],
    (given) => within([0, 4], [0, 7], [0, 7], [0, 7], [0, MOST])(given) && given[0]! % 4 === 0,
  );
  const digits = numbers.slice(0, 4);
  const heap = numbers[4]!;
  const options = breaks(digits);
  const values = valuesOf(options, MOST);
  const after = digits.slice(1).join("").replace(/0+$/, "");
  const code = `${digits[0]}.${after === "" ? "0" : after}`;
  const name = texts.names[code];
  const moves = options(heap);
  return (
    <>
      <p {...part("code")} class="octal-code cluster gap-12">
        <b>{code}</b>
        {name && <span class="soft">{say(name)}</span>}
      </p>
      <table {...part("digits")} class="permissions">
        <thead>
          <tr>
            <th scope="col">{say(texts.take)}</th>
            {texts.bits.map((bit, i) => (
              <th key={bit.en} {...part(BITS[i])} scope="col">
                {say(bit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {digits.map((digit, taken) => (
            <tr key={taken}>
              <th scope="row">{taken}</th>
              {[1, 2, 4].map((bit, i) => (
                <td key={bit} {...part(BITS[i])}>
                  {possible(taken, bit) && (
                    <button
                      type="button"
                      class="small mono"
                      aria-pressed={(digit & bit) !== 0}
                      aria-label={say(texts.permission(taken, texts.bits[i]!))}
                      onClick={() => change(numbers.with(taken, digit ^ bit))}
                    >
                      {bit}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Stepper name={texts.heap} value={heap} most={MOST} onChange={(n) => change(numbers.with(4, n))} />
      <ul {...part("moves")} class="pile gap-4 text-small" aria-label={say(texts.moves)}>
        {moves.slice(0, LISTED).map((left) => (
          <Split key={left.join()} heap={heap} left={left} />
        ))}
        {moves.length > LISTED && <li class="quiet">{say(texts.more)}</li>}
      </ul>
      <ol {...part("values")} class="values pile mono centred" aria-label={say(texts.values)}>
        {upTo(MOST).map((n) => (
          <li
            key={n}
            {...part(n === heap && "value")}
            class={n === heap ? "on-tint accent round" : undefined}
          >
            <span class="quiet block">{n}</span>
            <b>{values[n]}</b>
          </li>
        ))}
      </ol>
      <Result>{say(texts.one(code, heap, values[heap]!))}</Result>
    </>
  );
}

function Split({ heap, left }: { readonly heap: number; readonly left: readonly number[] }): JSX.Element {
  const taken = heap - left.reduce((sum, n) => sum + n, 0);
  const [first = 0, second = 0] = left;
  return (
    <li class="cluster gap-12">
      <span class="tokens tray" aria-hidden="true">
        {upTo(heap, 1).map((i) => (
          <i
            key={i}
            class={i > first && i <= first + taken ? "going" : taken === 0 && i === first ? "cut" : undefined}
          />
        ))}
      </span>
      <span>
        {say(
          texts.left(
            taken,
            left.length === 0 ? say(texts.nothing) : [first, second].slice(0, left.length).join(" + "),
          ),
        )}
      </span>
    </li>
  );
}
