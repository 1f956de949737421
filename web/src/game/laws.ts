import type { Play, Text } from "nimber";
import type { LawFound, LawsFound } from "nimber/session";
import type { Known } from "../engine/known.ts";
import { studying } from "../engine/study/client.ts";
import { t } from "../locale/game.ts";

/** Proved laws by play and game; the head of the page and the tab Law share this cache. */
const proved = new Map<string, LawsFound>();

/** Laws of a game. @throws Refusal */
export async function lawsOf(
  game: string,
  play: Play,
  seconds: number,
  signal: AbortSignal,
): Promise<LawsFound> {
  const key = `${play} ${game}`;
  let laws = proved.get(key);
  if (laws === undefined) {
    laws = await studying.ask({ ask: "law", games: [game], play, limits: { seconds } }, { signal });
  }
  if (laws.law?.verdict === "proved") proved.set(key, laws);
  return laws;
}

const texts = {
  automaton: (states: number, heaps: number | undefined, some: boolean): Text =>
    t("allPositionsAutomaton", { heaps, states, some }),
};

/** Link to the tab Law; it is not shown on that tab. */
export const provedHere: Text = t("provedHere");

/** Grounds of a proof. */
export const restsOn = ({ by, states, heaps, where }: LawFound): Text =>
  by === "automaton" && states !== undefined
    ? texts.automaton(states, heaps, where !== undefined)
    : provedHere;

/** Fact that follows from a proved law. */
export const knownBy = ({ law }: LawsFound): Known | undefined =>
  law?.verdict === "proved" ? { verdict: "proved", says: law.sentence, rests: restsOn(law) } : undefined;
