import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Drawing, Result, Spot } from "./parts.tsx";
import { staircaseMove } from "./plain.ts";

// Figure of Staircase Nim: tokens move down a staircase, and only the odd steps count.

const START = [1, 2, 3, 1, 4];
const MOST = 15;
const WIDTH = 64;
const RISE = 26;
const FLOOR = START.length * RISE + 96;
const COIN = 8;
const DRAWN = 5;

const texts = {
  drawing: { en: "A staircase with tokens", zh: "放着石子的台阶" },
  step: (i: number, n: number) => ({
    en: `Step ${i}, tokens: ${n}. Move one down`,
    zh: `第 ${i} 级，石子 ${n} 个。移下一个`,
  }),
  lost: (sum: string) => ({
    en: `Odd steps: ${sum} = 0. Whatever is moved, the balance can be restored.`,
    zh: `奇数级：${sum} = 0。无论怎么走，对手都能恢复平衡。`,
  }),
  won: (sum: string, value: number, step: number, tokens: number) => ({
    en: `Odd steps: ${sum} = ${value}. To win, move ${tokens} down from step ${step}.`,
    zh: `奇数级：${sum} = ${value}。从第 ${step} 级移下 ${tokens} 个即可取胜。`,
  }),
  play: { en: "Play the winning move", zh: "走必胜的一步" },
  again: { en: "Start again", zh: "重新开始" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

export function StaircaseFigure(): JSX.Element {
  const [steps, change] = useFigure(START, within(...START.map(() => [0, MOST] as const)));
  const odd = steps.filter((_, i) => i % 2 === 0);
  const value = odd.reduce((sum, n) => sum ^ n, 0);
  const move = staircaseMove(steps);
  const sum = odd.join(" ⊕ ");
  const down = (step: number, tokens: number) =>
    change(steps.map((n, i) => n - (i === step - 1 ? tokens : 0) + (i === step - 2 ? tokens : 0)));
  return (
    <>
      <Drawing label={say(texts.drawing)} width={(START.length + 1) * WIDTH} height={FLOOR + 8}>
        <rect {...part("floor")} class="stair floor" x={0} y={FLOOR - 6} width={WIDTH} height={14} />
        {steps.map((n, i) => {
          const step = i + 1;
          const [x, top] = [step * WIDTH, FLOOR - step * RISE];
          return (
            <Spot
              key={step}
              class={step % 2 === 1 ? "step odd" : "step"}
              label={say(texts.step(step, n))}
              parts={[step % 2 === 1 ? "odd" : "even", step === move?.step && "move"]}
              onPress={() => n > 0 && down(step, 1)}
            >
              <rect class="stair" x={x} y={top} width={WIDTH - 2} height={FLOOR + 8 - top} rx={3} />
              <text x={x + WIDTH / 2} y={FLOOR}>
                {step}
              </text>
              {Array.from({ length: Math.min(n, DRAWN) }, (_, j) => (
                <circle
                  key={j}
                  class="coin"
                  cx={x + WIDTH / 2}
                  cy={top - COIN - 2 - j * 2 * COIN}
                  r={COIN - 1}
                />
              ))}
              {n > DRAWN && (
                <text class="count" x={x + WIDTH / 2 + 20} y={top - 8}>
                  {n}
                </text>
              )}
            </Spot>
          );
        })}
      </Drawing>
      <Result part="value" outcome={value === 0 ? "P" : "N"}>
        {say(move ? texts.won(sum, value, move.step, move.tokens) : texts.lost(sum))}
      </Result>
      <div class="acts">
        <button
          type="button"
          class="main"
          disabled={move === undefined}
          onClick={() => move && down(move.step, move.tokens)}
        >
          {say(texts.play)}
        </button>
        <button type="button" onClick={() => change(START)}>
          {say(texts.again)}
        </button>
      </div>
    </>
  );
}
