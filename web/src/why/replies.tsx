import type { Play, Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phraseFrom } from "../board/phrase.ts";
import { rules, solving } from "../engine/client.ts";
import type { Sum } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { after, type Made, Move, written } from "./moves.tsx";
import type { ExplainedSum } from "./state.ts";
import { texts } from "./text.ts";

// Table of winning replies, which shows why a position is lost.

/** Largest number of rows. */
const MOST = 6;

interface Asked extends Pick<ExplainedSum, "sum" | "drawn" | "known"> {
  readonly play: Play;
}

/** Lost position, and a winning reply to each of its moves. */
interface Replies {
  /** Words for the move that leaves the lost position, unless it is the position of the page. */
  readonly made: Text | undefined;
  readonly lost: Sum;
  readonly rows: readonly { readonly move: Made; readonly reply: Made | undefined }[];
  /** Whether some moves have no row. */
  readonly more: boolean;
}

const found = resource(async ({ sum, drawn, known, play }: Asked, { signal }): Promise<Replies> => {
  const [first] = known.winning;
  const lost = first === undefined ? sum : after(sum, first);
  const parts = first === undefined ? drawn : await rules.ask({ ask: "draw", games: [lost] }, { signal });
  // Moves to equal positions have the same replies.
  const moves = new Map<string, Made>();
  for (const [part, { game, moves: all }] of parts.entries())
    for (const { at, to } of all) {
      const left = [game, ...to.toSorted(), ...lost.toSpliced(part, 1).map(({ position }) => position)];
      if (!moves.has(left.join())) moves.set(left.join(), { part, at, to });
    }
  const shown = [...moves.values()].slice(0, MOST);
  const games = shown.map((move) => after(lost, move));
  const solved = await solving.ask({ ask: "solve", games, play }, { signal });
  return {
    made: first && phraseFrom(sum, first.part, first.at, first.to),
    lost,
    rows: shown.map((move, i) => ({ move, reply: solved[i]!.winning[0] })),
    more: moves.size > shown.length || parts.some(({ more }) => more),
  };
});

/** Table of replies: to the moves from a lost position, or to those after the first winning move. */
export function Replies(asked: Asked): JSX.Element | null {
  useEffect(() => {
    void found.ask(asked);
    return found.cancel;
  }, [asked.known]);
  const { value: now, why } = found.now.value;
  if (why !== undefined) return <p class="trouble">{say(why.text)}</p>;
  if (now === undefined) return <p class="quiet">{say(texts.computing)}</p>;
  const { made, lost, rows, more } = now;
  if (rows.length === 0) return <p>{say(made === undefined ? texts.over : texts.thenOver(made))}</p>;
  return (
    <>
      <p>{say(made === undefined ? texts.replies : texts.thenReplies(made))}</p>
      <figure>
        <figcaption>
          <code>{written(lost)}</code>
        </figcaption>
        <table class="replies ruled wide">
          <thead>
            <tr>
              <th scope="col">{say(texts.move)}</th>
              <th scope="col">{say(texts.reply)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ move, reply }) => (
              <tr key={`${move.part} ${move.at}`}>
                <td>
                  <Move sum={lost} move={move} />
                </td>
                <td>
                  {reply === undefined ? say(texts.noReply) : <Move sum={after(lost, move)} move={reply} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more && <p class="quiet">{say(texts.moreReplies)}</p>}
      </figure>
    </>
  );
}
