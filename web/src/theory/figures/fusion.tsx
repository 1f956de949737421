import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Result, Segments, Stepper } from "./parts.tsx";
import { Ground, Stalk } from "./stalks.tsx";

// Figure of the fusion principle: the vertices of a cycle become one, and its loops cancel in pairs.

const HEIGHT = 232;
const FLOOR = HEIGHT - 12;
const MIDDLE = 150;

const texts = {
  cycle: { en: "Edges of the cycle", zh: "环的边数" },
  stalk: { en: "Stalk on it", zh: "其上的竹子" },
  view: { en: "Step", zh: "步骤" },
  steps: [
    { en: "1 Cycle", zh: "一、环" },
    { en: "2 Fused", zh: "二、融合" },
    { en: "3 Paired", zh: "三、抵消" },
  ],
  drawing: { en: "The cycle with its stalk", zh: "带竹子的环" },
  says: [
    (m: number, _s: number) => ({
      en: `A cycle of ${m} edges through the ground. Its vertices may be drawn together.`,
      zh: `经过地面的环，有 ${m} 条边。它的各顶点可以缩成一点。`,
    }),
    (m: number, _s: number) => ({
      en: `All its vertices are one point now, its edges ${m} loops of value 1 each.`,
      zh: `所有顶点已成一点，${m} 条边成为 ${m} 个值为 1 的自环。`,
    }),
    (m: number, s: number) => ({
      en: `Equal loops cancel in pairs: ${m % 2 === 1 ? "one edge is" : "none is"} left. Value: ${s} ⊕ ${m % 2} = ${s ^ (m % 2)}.`,
      zh: `相同的自环两两抵消：${m % 2 === 1 ? "剩下一条边" : "一条也不剩"}。SG 值为 ${s} ⊕ ${m % 2} = ${s ^ (m % 2)}。`,
    }),
  ],
} as const;

/** Corners of a cycle of m edges that touches the ground. */
function corners(m: number): (readonly [number, number])[] {
  const r = m === 1 ? 22 : 20 + 6 * m;
  return Array.from({ length: m }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / m;
    return [MIDDLE + r * Math.cos(angle), FLOOR - r + r * Math.sin(angle)] as const;
  });
}

/** Numbers: edges of the cycle, length of the stalk, step of the argument. */
export function FusionFigure(): JSX.Element {
  const [numbers, change] = useFigure([3, 2, 1], within([2, 8], [0, 3], [1, 3]));
  const [m = 2, s = 0, step = 1] = numbers;
  const value = s ^ (m % 2);
  return (
    <>
      <Segments<number>
        name={texts.view}
        part="steps"
        of={texts.steps.map((text, i) => [i + 1, text] as const)}
        value={step}
        onChange={(each) => change(numbers.with(2, each))}
      />
      <svg
        class="sketch trees on-page round wide"
        role="img"
        aria-label={say(texts.drawing)}
        viewBox={`0 0 320 ${HEIGHT}`}
      >
        <Ground width={320} y={FLOOR} />
        {step === 1 && <Cycle m={m} s={s} />}
        {step === 2 && <Loops m={m} s={s} />}
        {step === 3 && (
          <>
            <Stalk {...part("stalk")} class="branch won b0" x={MIDDLE} y={FLOOR} length={s} />
            <Stalk {...part("cycle")} class="branch won b1" x={MIDDLE + 60} y={FLOOR} length={m % 2} />
          </>
        )}
      </svg>
      <div class="pile gap-4">
        <Stepper
          name={texts.cycle}
          value={m}
          least={2}
          most={8}
          onChange={(n) => change(numbers.with(0, n))}
        />
        <Stepper name={texts.stalk} value={s} most={3} onChange={(n) => change(numbers.with(1, n))} />
      </div>
      <Result part="value" outcome={value === 0 ? "P" : "N"}>
        {say(texts.says[step - 1]!(m, s) satisfies LocalizedText)}
      </Result>
    </>
  );
}

function Cycle({ m, s }: { readonly m: number; readonly s: number }): JSX.Element {
  const points = corners(m);
  const tip = points[Math.floor(m / 2)]!;
  const bent = (i: number) => {
    const [[x, y], [u, v]] = [points[i]!, points[(i + 1) % m]!];
    const bow = m === 2 ? (i === 0 ? -26 : 26) : 0;
    return `M${x} ${y}Q${(x + u) / 2 + bow} ${(y + v) / 2} ${u} ${v}`;
  };
  return (
    <>
      {points.map((_, i) => (
        <path key={i} {...part("cycle")} class="bough ring" d={bent(i)} />
      ))}
      {points.slice(1).map(([x, y]) => (
        <circle key={`${x}`} class="joint" cx={x} cy={y} r={4} />
      ))}
      <Stalk {...part("stalk")} class="branch won b0" x={tip[0]} y={tip[1]} length={s} />
    </>
  );
}

/** Loops, spread out above the point where the vertices were fused. */
function Loops({ m, s }: { readonly m: number; readonly s: number }): JSX.Element {
  const spread = 150;
  return (
    <>
      {Array.from({ length: m }, (_, i) => {
        const angle = ((-spread / 2 + (spread * (i + 0.5)) / m) * Math.PI) / 180 - Math.PI / 2;
        const wide = Math.min(0.3, 1.1 / m);
        const tip = (turn: number) =>
          `${MIDDLE + 92 * Math.cos(angle + turn)} ${FLOOR + 92 * Math.sin(angle + turn)}`;
        return (
          <path
            key={i}
            {...part("cycle")}
            class="bough ring"
            d={`M${MIDDLE} ${FLOOR}C${tip(-wide)} ${tip(wide)} ${MIDDLE} ${FLOOR}`}
          />
        );
      })}
      <Stalk
        {...part("stalk")}
        class="branch won b0"
        x={MIDDLE}
        y={FLOOR}
        length={s}
        lean={m % 2 === 1 ? 13 : 0}
      />
    </>
  );
}
