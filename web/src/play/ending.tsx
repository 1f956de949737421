import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../shell/language.ts";
import { begin, entailed, firstToMove, firstWon, scene, state } from "./game.ts";
import { texts } from "./text.ts";

export type Ending = "won" | "lost" | "first" | "second";

/** Ending of the game, for a single user or for two players. */
export function ending(): Ending | undefined {
  if (entailed.value || scene.value?.over !== true) return undefined;
  if (typeof state.value.rival === "string") return firstWon(firstToMove.value) ? "first" : "second";
  return firstWon(firstToMove.value) === state.value.first ? "won" : "lost";
}

/** Starts a new game in which the other player moves first. */
export function Swap(): JSX.Element {
  return (
    <button type="button" onClick={() => void begin({ first: !state.value.first })}>
      {say(texts.swap)}
    </button>
  );
}

interface EndProps {
  /** Review of the game, if it is shown here. */
  readonly review?: ComponentChildren;
  /** Button that asks for the review. */
  readonly ask?: ComponentChildren;
}

/** End of a game, shown on its board: the reason, and the next actions. */
export function End(props: EndProps): JSX.Element | null {
  if (scene.value?.over !== true || state.value.moves.length === 0) return null;
  return <Over {...props} />;
}

/** Focuses the first action, because the piece that had the focus is gone. */
function Over({ review, ask }: EndProps): JSX.Element {
  const { moves, play, rival, first } = state.value;
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) again.current!.focus({ preventScroll: true });
  }, []);
  const byFirst = !firstToMove.value;
  const last =
    typeof rival === "string" ? (byFirst ? "first" : "second") : byFirst === first ? "you" : "rival";
  return (
    <section class="end card pile gap-12">
      <p class="bold">{say(texts.over(texts.lastMover[last], moves.length, play))}</p>
      {review}
      <div class="cluster">
        <button ref={again} type="button" class="main" onClick={() => void begin({})}>
          {say(texts.again)}
        </button>
        {typeof rival === "number" && <Swap />}
        {ask}
      </div>
    </section>
  );
}
