import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { address as judge } from "../judge/address.ts";
import { address as law } from "../law/address.ts";
import { t } from "../locale/play.ts";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { address, beginning } from "./address.ts";
import { state } from "./game.ts";
import { texts } from "./text.ts";

/** Ways on from a first visit. */
const DOORS = [
  {
    icon: "run",
    title: t("playUnderstand"),
    says: t("anyGameAnyLevel"),
    href: () => hrefOf(address, { sum: "kayles 12" }),
  },
  {
    icon: "tick",
    title: t("solveMyProblem"),
    says: t("numberCheckYourOutputGet"),
    href: () => hrefOf(judge, { problem: "hdu-1536" }),
  },
  {
    icon: "graph",
    title: t("researchGame"),
    says: t("yourRulesLineValuesProved"),
    href: () => hrefOf(law, { game: "[x,y: x-k,y | x,y-k | x-k,y-k]" }),
  },
] as const;

/** Three ways on, at the game with which a first visit begins. */
export function Doors(): JSX.Element | null {
  const { sum, moves } = state.value;
  if (sum !== beginning.sum || moves.length > 0) return null;
  return (
    <nav class="doors pile" aria-label={say(texts.doorsLabel)}>
      {DOORS.map(({ icon, title, says, href }) => (
        <a key={sayIn(title, "en")} class="card gap-4" href={href()}>
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
