import type { LocalizedText } from "nimber";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { gap, say } from "../../shell/language.ts";
import { part } from "../lit.ts";
import { useFigure } from "../state.ts";
import { Result, Segments } from "./parts.tsx";
import { kayles, misere, nim, type Options, ruleWins, unequal, upTo, valuesOf } from "./plain.ts";

// Figure of misère play: the rule for Nim beside play, and the positions at which the rule is wrong.

/** Options of the nodes 0 to 3. */
const GRAPH = [[], [[0]], [[0], [1]], [[2]]] as const;

interface MisereExample {
  readonly name: LocalizedText;
  readonly options: Options;
  readonly most: number;
  readonly first: number;
}

const GAMES: readonly MisereExample[] = [
  { name: { en: "Graph", zh: "有向图" }, options: (n) => GRAPH[n]!, most: 3, first: 3 },
  { name: { en: "Nim", zh: "Nim" }, options: nim, most: 9, first: 1 },
  { name: { en: "Kayles", zh: "Kayles" }, options: kayles, most: 12, first: 8 },
  { name: { en: "Grundy’s", zh: "Grundy" }, options: unequal, most: 19, first: 18 },
];

const texts = {
  game: { en: "Game", zh: "游戏" },
  positions: { en: "Positions", zh: "局面" },
  rule: { en: "rule", zh: "规则" },
  play: { en: "play", zh: "推演" },
  about: (n: number, value: number, rule: string, play: string) => ({
    en: `${n}: value ${value}, by the rule ${rule}, by play ${play}`,
    zh: `${n}：SG 值 ${value}，按规则 ${rule}，按推演 ${play}`,
  }),
  end: (n: number) => ({
    en: `${n} has no move: whoever must move has won.`,
    zh: `${n} 没有走法，轮到走的人已经赢了。`,
  }),
  won: (n: number, to: string) => ({
    en: `${n} is won by play: move to ${to}, which is lost.`,
    zh: `推演得 ${n} 是必胜态：走到必败的 ${to}。`,
  }),
  lost: (n: number, to: string) => ({
    en: `${n} is lost by play: every option (${to}) is won by the opponent.`,
    zh: `推演得 ${n} 是必败态：所有后继（${to}）都让对手获胜。`,
  }),
  fails: { en: "The rule is wrong here.", zh: "规则在此处是错的。" },
  holds: { en: "The rule agrees.", zh: "规则与之一致。" },
} satisfies Record<string, LocalizedText | ((...given: never[]) => LocalizedText)>;

const letter = (wins: boolean) => (wins ? "N" : "P");

/** Numbers: the game, and the chosen position. */
export function MisereFigure(): JSX.Element {
  const [[which = 0, seen = 0], change] = useFigure(
    [0, 3],
    ([which = 99, seen = 99, ...rest]) => rest.length === 0 && seen <= (GAMES[which]?.most ?? -1),
  );
  const { options, most } = GAMES[which]!;
  const { values, wins } = useMemo(
    () => ({ values: valuesOf(options, most), wins: misere(options) }),
    [options, most],
  );
  const written = (left: readonly number[]) => (left.length === 0 ? "0" : left.join(" + "));
  const won = wins([seen]);
  const best = options(seen).find((left) => !wins(left));
  const agrees = won === ruleWins(values[seen]!);
  const all = [...new Set(options(seen).map(written))].join(", ");
  return (
    <>
      <Segments<number>
        name={texts.game}
        of={GAMES.map(({ name }, i) => [i, name] as const)}
        value={which}
        onChange={(each) => change([each, GAMES[each]!.first])}
      />
      {which === 0 && <FourNodes />}
      <fieldset class="verdicts pile" aria-label={say(texts.positions)}>
        <p class="heads soft" aria-hidden="true">
          <b>n</b>
          <span>SG</span>
          <span>{say(texts.rule)}</span>
          <span>{say(texts.play)}</span>
        </p>
        {upTo(most).map((n) => {
          const [rule, play] = [letter(ruleWins(values[n]!)), letter(wins([n]))];
          return (
            <button
              key={n}
              {...part(n === seen && "seen", rule !== play && "fails")}
              type="button"
              class={rule === play ? "small" : "small toned lost"}
              aria-pressed={n === seen}
              aria-label={say(texts.about(n, values[n]!, rule, play))}
              onClick={() => change([which, n])}
            >
              <b>{n}</b>
              <span {...part("values")}>{values[n]}</span>
              <span {...part("rule")} class={rule}>
                {rule}
              </span>
              <span {...part("play")} class={play}>
                {play}
              </span>
            </button>
          );
        })}
      </fieldset>
      <Result outcome={won ? "N" : "P"}>
        {say(all === "" ? texts.end(seen) : best ? texts.won(seen, written(best)) : texts.lost(seen, all))}
        {say(gap)}
        {say(agrees ? texts.holds : texts.fails)}
      </Result>
    </>
  );
}

const PLACES = [
  [300, 60],
  [220, 60],
  [140, 60],
  [60, 60],
] as const;

function FourNodes(): JSX.Element {
  return (
    <svg {...part("graph")} class="sketch nodes wide" viewBox="0 0 360 100" aria-hidden="true">
      <path class="bough" d="M78 60H116M158 60H196M238 60H276M150 44C190 6 250 6 286 42" />
      <path class="tip" d="M122 60l-10-5v10zM202 60l-10-5v10zM282 60l-10-5v10zM289 46l-10-3 6-8z" />
      {PLACES.map(([x, y], n) => (
        <g key={n}>
          <circle cx={x} cy={y} r={18} />
          <text x={x} y={y + 6}>
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}
