import type { JSX } from "preact";
import { Answers } from "../game/answers.tsx";
import { say } from "../shell/language.ts";
import { Switch } from "../shell/switch.tsx";
import { barTexts } from "./bar-text.ts";
import { flipTells, tellNow, tells, winnerTold } from "./telling.ts";

/** Answer to who wins, or the button that asks for it. */
export function Winner(): JSX.Element {
  if (winnerTold.value) return <Answers />;
  return (
    <div class="answers sheet">
      <div class="cluster gap-12">
        <button type="button" onClick={tellNow}>
          {say(barTexts.whoWins)}
        </button>
        <span class="soft text-small">{say(barTexts.tryFirst)}</span>
      </div>
    </div>
  );
}

export const TellWinner = (): JSX.Element => (
  <Switch label={barTexts.tellWinner} on={tells.value} flip={flipTells} />
);
