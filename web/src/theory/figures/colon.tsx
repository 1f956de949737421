import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure, within } from "../state.ts";
import { Result, Stepper } from "./parts.tsx";
import { Ground, Stalk, UNIT } from "./stalks.tsx";

// Figure of the colon principle: branches of a tree are replaced by one stalk of their nim-sum.

const MOST = 5;
/** Least height in edges that the drawing has room for, so that it keeps its size for small trees. */
const LOWEST = 5;

const texts = {
  trunk: { en: "Trunk", zh: "树干" },
  branch: (i: number) => ({ en: `Branch ${i}`, zh: `树枝 ${i}` }),
  drawing: { en: "A tree, and the stalk of the same value", zh: "一棵树，以及与它 SG 值相同的竹子" },
  says: (branches: string, sum: number, trunk: number) => ({
    en: `${branches} = ${sum}: a stalk of ${sum} in place of the branches. With the trunk: ${trunk} + ${sum} = ${trunk + sum}.`,
    zh: `${branches} = ${sum}：各枝换成长为 ${sum} 的竹子。连同树干：${trunk} + ${sum} = ${trunk + sum}。`,
  }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Tree with a trunk and three branches. Numbers: the four lengths. */
export function ColonFigure(): JSX.Element {
  const [numbers, change] = useFigure([1, 2, 1, 0], within([0, 2], [0, MOST], [0, MOST], [0, MOST]));
  const [trunk = 0, ...branches] = numbers;
  const sum = branches.reduce((a, b) => a ^ b, 0);
  const floor = Math.max(LOWEST, trunk + Math.max(sum, ...branches)) * UNIT + 16;
  const top = floor - trunk * UNIT;
  const standing = branches.map((length, i) => ({ length, i })).filter(({ length }) => length > 0);
  return (
    <>
      <svg
        class="sketch trees on-page round wide"
        role="img"
        aria-label={say(texts.drawing)}
        viewBox={`0 0 360 ${floor + 12}`}
      >
        <Ground width={360} y={floor} />
        <Stalk {...part("trunk")} x={110} y={floor} length={trunk} />
        {standing.map(({ length, i }) => (
          <Stalk
            key={i}
            {...part("branches")}
            class={`branch won b${i}`}
            x={110}
            y={top}
            length={length}
            lean={(i - 1) * 17}
          />
        ))}
        <text class="equals" x={215} y={floor - 60}>
          =
        </text>
        <g {...part("whole")}>
          <Stalk x={290} y={floor} length={trunk} />
          <Stalk {...part("stalk")} class="branch won" x={290} y={top} length={sum} />
          <text x={316} y={floor - 12}>
            {trunk + sum}
          </text>
        </g>
      </svg>
      <div class="pile gap-4">
        <Stepper name={texts.trunk} value={trunk} most={2} onChange={(n) => change(numbers.with(0, n))} />
        {branches.map((length, i) => (
          <Stepper
            key={i}
            name={texts.branch(i + 1)}
            value={length}
            most={MOST}
            onChange={(n) => change(numbers.with(i + 1, n))}
          />
        ))}
      </div>
      <Result outcome={trunk + sum === 0 ? "P" : "N"}>
        {say(texts.says(branches.join(" ⊕ "), sum, trunk))}
      </Result>
    </>
  );
}
