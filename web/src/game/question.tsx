import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { pictureOf } from "../board/picture.ts";
import { rules } from "../engine/client.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { t } from "../locale/game.ts";
import type { RouteName } from "../routes.ts";
import { Thumb } from "../shell/field/thumb.tsx";
import { say } from "../shell/language.ts";
import { letter } from "../shell/present.tsx";
import { resource } from "../shell/resource.ts";
import { currentRoute } from "../shell/url.ts";
import type { Subject } from "./subject.ts";

// Question that a presentation shows in place of an answer.

/** Largest size of a cell, in letters. */
const LARGE = 8;
/** Height of all but the board, in letters, which grow with the window. */
const AROUND = 18;

const ASKED: Partial<Record<RouteName, Text>> = {
  table: t("askValues"),
  law: t("askLaw"),
  graph: t("askGraph"),
  why: t("askWhy"),
  program: t("askProgram"),
};

const span = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1;
const widthOf = ({ cells }: Drawn): number => span(cells.flatMap(({ x, end }) => [x, end?.[0] ?? x]));
const heightOf = ({ cells }: Drawn): number => span(cells.flatMap(({ y, end }) => [y, end?.[1] ?? y]));

const drawn = resource((position: Sum, { signal }) =>
  rules.ask({ ask: "draw", games: [position] }, { signal }),
);

/** Question of a presentation over its position, in place of the covered answer. */
export function Question({ of: { position } }: { readonly of: Subject }): JSX.Element {
  useEffect(() => void drawn.ask(position), [position]);
  useEffect(() => drawn.cancel, []);
  const parts = drawn.now.value.value?.filter(({ cells }) => cells.length > 0) ?? [];
  const asked = ASKED[currentRoute.value];
  const across = Math.max(1, ...parts.map(widthOf));
  const down = parts.reduce((sum, part) => sum + heightOf(part), 0);
  const scale = Math.min(
    LARGE * letter.value,
    (0.85 * innerWidth) / across,
    (innerHeight - AROUND * letter.value) / Math.max(1, down),
  );
  return (
    <div class="question card table-top gap-16">
      {asked && <p class="centred bold">{say(asked)}</p>}
      {parts.map((part, i) => (
        <div key={i} style={{ margin: "0 auto" }}>
          <Thumb cells={part.cells} picture={pictureOf(part.game)} scale={scale} />
        </div>
      ))}
    </div>
  );
}
