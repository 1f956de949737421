import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { layOut } from "../../board/layout.ts";
import { Piece } from "../../board/piece.tsx";
import type { Drawn, Sum } from "../../engine/protocol.ts";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { write } from "./form.ts";
import { HackenbushEditor } from "./hackenbush.tsx";
import { NimstringEditor } from "./nimstring.tsx";
import { S } from "./text.ts";

/** More components than this are not edited one by one. */
const MOST = 12;
/** A position with more numbers than this is edited as text. */
const NUMBERS = 16;

/** The position as it is drawn, each component with what changes it by hand. */
export function Editor({ drawn }: { readonly drawn: readonly Drawn[] }): JSX.Element {
  const sum = drawn.map(({ game, position }) => ({ game, position }));
  const put = (parts: Sum) => void write(sumText(parts));
  const last = sum.at(-1);
  return (
    <div class="editor pile">
      {drawn.slice(0, MOST).map((each, i) => (
        <section key={i} class="edited table-top round inline" aria-label={say(S.componentOf(i + 1))}>
          <EditedPart drawn={each} onChange={(position) => put(sum.with(i, { game: each.game, position }))} />
          {drawn.length > 1 && (
            <button
              type="button"
              class="plain"
              aria-label={say(S.remove(i + 1))}
              title={say(S.remove(i + 1))}
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
          {say(S.addComponent)}
        </button>
      )}
    </div>
  );
}

/** Components of one game that stand together share its name. */
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
  onChange(position: string): void;
}

function EditedPart(props: PartProps): JSX.Element {
  const { game, position } = props.drawn;
  if (game === "hackenbush") return <HackenbushEditor {...props} />;
  if (game === "nimstring") return <NimstringEditor {...props} />;
  const numbers = position.match(/\d+/g) ?? [];
  const graph = /[@>]/.test(position);
  return (
    <div class="part cluster slim">
      <Preview drawn={props.drawn} />
      {/^[wbo.]+$/.test(position) && <Letters {...props} />}
      {!graph && numbers.length > 0 && numbers.length <= NUMBERS && <Numbers {...props} />}
    </div>
  );
}

/** Pixels that the rows of a drawing may take. */
const TALL = 400;
/** Pixels of a token: heaps are seen side by side, with what begins the game below them. */
const TOKEN = 56;

function Preview({ drawn }: { readonly drawn: Drawn }): JSX.Element | null {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(root.current!.clientWidth), []);
  const layout = layOut(drawn.cells, width, true, TALL, TOKEN);
  return (
    <div class="preview scrolls slim" ref={root}>
      {width > 0 && drawn.cells.length > 0 && (
        <svg
          role="img"
          aria-label={`${say(drawn.name)} ${drawn.position}`}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          {layout.placed.map((each) => (
            <Piece key={each.index} each={each} unit={layout.unit} />
          ))}
        </svg>
      )}
    </div>
  );
}

/** A stepper for each number of the notation. */
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
          <fieldset key={i} class="stepper inline gap-4 sheet" aria-label={say(S.number(nth, piece))}>
            <button
              type="button"
              class="plain"
              disabled={value === 0n}
              aria-label={say(S.less(nth))}
              onClick={() => set(i, value - 1n)}
            >
              −
            </button>
            <output class="clipped">{piece}</output>
            <button
              type="button"
              class="plain"
              aria-label={say(S.more(nth))}
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

/** A cell of the row for each letter: a touch changes what stands there. */
function Letters({ drawn, onChange }: PartProps): JSX.Element {
  const letters = [...drawn.position];
  const kinds = letters.includes("o") ? "o." : "wb.";
  const next = (letter: string) => kinds[(kinds.indexOf(letter) + 1) % kinds.length]!;
  return (
    <div class="stepper tray gap-4">
      {letters.map((letter, i) => (
        <button
          key={i}
          type="button"
          class="small"
          aria-label={say(S.cell(i + 1, letter))}
          onClick={() => onChange(letters.with(i, next(letter)).join(""))}
        >
          {letter === "." ? "·" : letter}
        </button>
      ))}
      <button
        type="button"
        class="small"
        aria-label={say(S.longer)}
        title={say(S.longer)}
        onClick={() => onChange(`${drawn.position}.`)}
      >
        +
      </button>
    </div>
  );
}
