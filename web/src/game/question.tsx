import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { pictureOf } from "../board/picture.ts";
import { Refusal, rules } from "../engine/client.ts";
import type { Drawn } from "../engine/protocol.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { letter } from "../shell/present.tsx";
import type { Subject } from "./subject.ts";

/** Largest size of a cell, in letters. */
const LARGE = 6;

const widthOf = ({ cells }: Drawn): number =>
  Math.max(1, ...cells.map(({ x, end }) => Math.max(x, end?.[0] ?? x))) + 1;
const heightOf = ({ cells }: Drawn): number =>
  Math.max(1, ...cells.map(({ y, end }) => Math.max(y, end?.[1] ?? y))) + 1;

/** Position of a presentation's question, in place of the covered answer. */
export function Question({ of: { position } }: { readonly of: Subject }): JSX.Element | null {
  const [parts, setParts] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    let wanted = true;
    rules.ask({ ask: "draw", games: [position] }).then(
      (drawn) => {
        if (wanted) setParts(drawn.filter(({ cells }) => cells.length > 0));
      },
      (error) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [position]);
  if (parts.length === 0) return null;
  const across = Math.max(...parts.map(widthOf));
  const down = parts.reduce((sum, part) => sum + heightOf(part), 0);
  const scale = Math.min(LARGE * letter.value, (0.8 * innerWidth) / across, (0.55 * innerHeight) / down);
  return (
    <div class="question card table-top gap-16">
      {parts.map((part, i) => (
        <div key={i} style={{ margin: "0 auto" }}>
          <Thumb cells={part.cells} picture={pictureOf(part.game)} scale={scale} />
        </div>
      ))}
    </div>
  );
}
