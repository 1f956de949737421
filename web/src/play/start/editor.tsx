import type { JSX } from "preact";
import { lookOf } from "../../board/picture.ts";
import type { Drawn, Sum } from "../../engine/protocol.ts";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { write } from "./form.ts";
import { HackenbushEditor } from "./hackenbush.tsx";
import { NimstringEditor } from "./nimstring.tsx";
import { columnsOf, OnBoard } from "./on-board.tsx";
import { startTexts } from "./text.ts";

// Editor of the position from which a game starts.

/** Largest number of components that can be edited one by one. */
const MOST = 12;
/** Largest number of numbers in a position that get steppers. */
const NUMBERS = 16;

/** Drawn position, with controls to edit each component. */
export function Editor({ drawn }: { readonly drawn: readonly Drawn[] }): JSX.Element {
  const sum = drawn.map(({ game, position }) => ({ game, position }));
  const put = (parts: Sum) => void write(sumText(parts));
  const last = sum.at(-1);
  const columns = Math.max(1, ...drawn.map(columnsOf));
  return (
    <div class="editor pile">
      {drawn.slice(0, MOST).map((each, i) => (
        <section
          key={i}
          class="edited table-top round inline"
          aria-label={say(startTexts.componentOf(i + 1))}
        >
          <EditedPart
            drawn={each}
            columns={columns}
            onChange={(position) => put(sum.with(i, { game: each.game, position }))}
          />
          {drawn.length > 1 && (
            <button
              type="button"
              class="plain"
              aria-label={say(startTexts.remove(i + 1))}
              title={say(startTexts.remove(i + 1))}
              onClick={() => put(sum.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          )}
        </section>
      ))}
      {drawn.length < MOST && last !== undefined && (
        <button type="button" class="small" onClick={() => put([...sum, last])}>
          <Icon name="plus" />
          {say(startTexts.addComponent)}
        </button>
      )}
    </div>
  );
}

/** Notation of a sum. Consecutive components of one game share its name. */
function sumText(sum: Sum): string {
  let text = "";
  for (const [i, { game, position }] of sum.entries()) {
    if (i === 0) text = `${game} ${position}`;
    else text += sum[i - 1]!.game === game ? ` ${position}` : ` + ${game} ${position}`;
  }
  return text;
}

interface PartProps {
  readonly drawn: Drawn;
  readonly columns: number;
  onChange(position: string): void;
}

function EditedPart(props: PartProps): JSX.Element {
  const { game, position } = props.drawn;
  const { picture } = lookOf(game);
  if (picture === "trees") return <HackenbushEditor {...props} />;
  if (picture === "strings") return <NimstringEditor {...props} />;
  const numbers = position.match(/\d+/g) ?? [];
  const graph = /[@>]/.test(position);
  return (
    <div class="part cluster slim">
      <OnBoard {...props} />
      {!graph && numbers.length > 0 && numbers.length <= NUMBERS && <Numbers {...props} />}
    </div>
  );
}

/** Stepper for each number of the notation. */
function Numbers({ drawn, onChange }: PartProps): JSX.Element {
  const pieces = drawn.position.split(/(\d+)/);
  const set = (i: number, value: bigint) => onChange(pieces.with(i, `${value < 0n ? 0n : value}`).join(""));
  return (
    <div class="tray">
      {pieces.map((piece, i) => {
        if (i % 2 === 0) return null;
        const value = BigInt(piece);
        const nth = (i + 1) / 2;
        return (
          <fieldset
            key={i}
            class="stepper inline gap-4 sheet"
            aria-label={say(startTexts.number(nth, piece))}
          >
            <button
              type="button"
              class="plain"
              disabled={value === 0n}
              aria-label={say(startTexts.less(nth))}
              onClick={() => set(i, value - 1n)}
            >
              −
            </button>
            <output class="clipped">{piece}</output>
            <button
              type="button"
              class="plain"
              aria-label={say(startTexts.more(nth))}
              onClick={() => set(i, value + 1n)}
            >
              +
            </button>
          </fieldset>
        );
      })}
    </div>
  );
}
