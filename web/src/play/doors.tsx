import type { JSX } from "preact";
import { address as judge } from "../judge/address.ts";
import { address as law } from "../law/address.ts";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { address, beginning } from "./address.ts";
import { state } from "./game.ts";
import { T } from "./text.ts";

const D = {
  play: {
    title: { en: "Play and understand", zh: "对弈并弄懂" },
    says: {
      en: "Forty games, any level, and where each was lost.",
      zh: "四十种游戏，水平任选，输了指出败着。",
    },
  },
  solve: {
    title: { en: "Solve my problem", zh: "解我的题" },
    says: {
      en: "By its number: check your output, get the program.",
      zh: "输入题号：核对输出，得到程序。",
    },
  },
  research: {
    title: { en: "Research a game", zh: "研究一个游戏" },
    says: {
      en: "Your rules in a line: values, proved laws, certified periods.",
      zh: "一行规则：SG 值、规律的证明、周期的证书。",
    },
  },
} as const;

/** What a first visit can go on to. */
const DOORS = [
  { icon: "run", ...D.play, href: () => hrefOf(address, { sum: "kayles 12" }) },
  { icon: "tick", ...D.solve, href: () => hrefOf(judge, { problem: "hdu-1536" }) },
  { icon: "graph", ...D.research, href: () => hrefOf(law, { game: "[x,y: x-k,y | x,y-k | x-k,y-k]" }) },
] as const;

/** Three doors, at the game with which a first visit begins. */
export function Doors(): JSX.Element | null {
  const { sum, moves } = state.value;
  if (sum !== beginning.sum || moves.length > 0) return null;
  return (
    <nav class="doors pile" aria-label={say(T.doorsLabel)}>
      {DOORS.map(({ icon, title, says, href }) => (
        <a key={title.en} class="card gap-4" href={href()}>
          <b class="inline">
            <Icon name={icon} />
            {say(title)}
          </b>
          <span class="quiet">{say(says)}</span>
        </a>
      ))}
    </nav>
  );
}
