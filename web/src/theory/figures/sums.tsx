import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Columns, Result, Stepper, Tokens } from "./parts.tsx";
import { binary, kayles, upTo, valuesOf } from "./plain.ts";

// Figure of a sum: a row of Kayles and a heap of Nim, whose nim-sum tells the winner and the winning moves.

const PINS = 12;
const HEAP = 9;

const texts = {
  pins: { en: "Kayles, pins", zh: "Kayles 木瓶" },
  tokens: { en: "Nim, tokens", zh: "Nim 石子" },
  values: { en: "The two values and their nim-sum in binary", zh: "两个 SG 值及其异或和（二进制）" },
  kayles: (n: number, v: number) => ({ en: `g(kayles ${n}) = ${v}`, zh: `Kayles ${n}，SG 值 ${v}` }),
  nim: (n: number) => ({ en: `g(nim ${n}) = ${n}`, zh: `Nim ${n}，SG 值 ${n}` }),
  nimSum: { en: "nim-sum", zh: "异或和" },
  lost: (v: number) => ({
    en: `Both have value ${v}: whatever changes one of them, the other can be made equal again.`,
    zh: `两者的值都是 ${v}：无论怎样改变其中一个，都能使另一个重新与它相等。`,
  }),
  ways: { en: "Winning moves", zh: "必胜走法" },
  takeTokens: (n: number) => ({ en: `Nim: take ${n}`, zh: `Nim：取 ${n} 个` }),
  leaveRows: (rows: string) => ({ en: `Kayles: leave ${rows}`, zh: `Kayles：剩下 ${rows}` }),
  nothing: { en: "nothing", zh: "空" },
  won: (a: number, b: number) => ({
    en: `${a} ⊕ ${b} = ${a ^ b}, not 0. A winning move makes the values equal.`,
    zh: `${a} ⊕ ${b} = ${a ^ b}，不为 0。必胜走法使两个值相等。`,
  }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

const values = valuesOf(kayles, PINS);

export function SumsFigure(): JSX.Element {
  const [[pins = 0, tokens = 0], change] = useFigure([4, 2], within([0, PINS], [0, HEAP]));
  const value = values[pins]!;
  const [first, second] = binary([value, tokens], 2);
  const rows = kayles(pins).filter((left) => left.reduce((sum, row) => sum ^ values[row]!, 0) === tokens);
  const leaves = [...new Set(rows.map((left) => left.join(" + ")))];
  return (
    <>
      <div {...part("kayles")} class="row cluster gap-12">
        <Stepper name={texts.pins} value={pins} most={PINS} onChange={(n) => change([n, tokens])} />
        <span class="tokens pins tray" aria-hidden="true">
          {upTo(pins, 1).map((n) => (
            <i key={n} />
          ))}
        </span>
      </div>
      <div {...part("nim")} class="row cluster gap-12">
        <Stepper name={texts.tokens} value={tokens} most={HEAP} onChange={(n) => change([pins, n])} />
        <Tokens count={tokens} />
      </div>
      <Columns
        label={texts.values}
        rows={[
          { name: say(texts.kayles(pins, value)), digits: first!, part: "kayles" },
          { name: say(texts.nim(tokens)), digits: second!, part: "nim" },
        ]}
        total={{ name: texts.nimSum, of: (count) => count % 2, part: "sum" }}
      />
      <Result outcome={value === tokens ? "P" : "N"}>
        {say(value === tokens ? texts.lost(value) : texts.won(value, tokens))}
      </Result>
      {value !== tokens && (
        <div {...part("ways")} class="pile gap-4 text-body">
          <b>{say(texts.ways)}</b>
          <ul class="tray">
            {value < tokens && <li class="verdict-mark won">{say(texts.takeTokens(tokens - value))}</li>}
            {leaves.map((left) => (
              <li key={left} class="verdict-mark won">
                {say(texts.leaveRows(left === "" ? say(texts.nothing) : left))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
