import type { LocalizedText } from "nimber";
import { mex } from "nimber/nimber";
import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Drawing, Result, Spot } from "./parts.tsx";
import { upTo } from "./plain.ts";

const MOST = 8;
const WIDTH = 44;

const texts = {
  drawing: { en: "The numbers 0 to 8; those in the set are filled", zh: "数字 0 到 8，在集合中的为实心" },
  number: (n: number) => ({ en: `${n}`, zh: `${n}` }),
  empty: {
    en: "The set is empty: 0 is missing, so the mex is 0.",
    zh: "集合为空：缺少 0，所以 mex 为 0。",
  },
  missing: (set: string, m: number) => ({
    en:
      m === 0
        ? `mex{${set}} = 0: already 0 is missing.`
        : `mex{${set}} = ${m}: all smaller numbers are there, ${m} is not.`,
    zh: m === 0 ? `mex{${set}} = 0：0 就已经缺少了。` : `mex{${set}} = ${m}：更小的数都在，${m} 不在。`,
  }),
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

/** Numbers: the members of the set; a single 9, which cannot be a member, stands for the empty set. */
export function MexFigure(): JSX.Element {
  const [chosen, choose] = useFigure([0, 2, 3], (given) => given.every((n) => n <= MOST + 1));
  const set = new Set(chosen.filter((n) => n <= MOST));
  const m = mex(set);
  const press = (n: number) => {
    const next = upTo(MOST).filter((each) => set.has(each) !== (each === n));
    choose(next.length === 0 ? [MOST + 1] : next);
  };
  return (
    <>
      <Drawing label={say(texts.drawing)} width={(MOST + 1) * WIDTH} height={168}>
        {upTo(MOST).map(
          (n) =>
            set.has(n) && (
              <path
                key={n}
                class="arc unfilled"
                d={`M${4.5 * WIDTH} 40Q${4.5 * WIDTH} 80 ${(n + 0.5) * WIDTH} 110`}
              />
            ),
        )}
        <g {...part("mex")} class="whole-set">
          <circle cx={4.5 * WIDTH} cy={30} r={26} />
          <text x={4.5 * WIDTH} y={37}>
            {m}
          </text>
        </g>
        {upTo(MOST).map((n) => (
          <Spot
            key={n}
            class={["spot", set.has(n) && "in", n === m && "gap"].filter(Boolean).join(" ")}
            label={say(texts.number(n))}
            parts={[set.has(n) && "set", n === m && "gap", n < m && "below"]}
            pressed={set.has(n)}
            onPress={() => press(n)}
          >
            <rect class="reach" x={n * WIDTH} y={100} width={WIDTH} height={56} />
            <circle cx={(n + 0.5) * WIDTH} cy={128} r={18} />
            <text x={(n + 0.5) * WIDTH} y={134}>
              {n}
            </text>
          </Spot>
        ))}
      </Drawing>
      <Result>{say(set.size === 0 ? texts.empty : texts.missing([...set].sort().join(", "), m))}</Result>
    </>
  );
}
