import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

/** Cell of a table of positions. */
export interface GridCell {
  readonly index: number;
  readonly text: string;
  /** Description for screen readers. */
  readonly label: string;
  readonly isP: boolean;
  /** Height of the value among those shown, from 0 to 1. */
  readonly height: number;
  readonly wrong: boolean;
}

interface Given {
  readonly label: string;
  /** Text in the corner between row and column headings. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (GridCell | undefined)[] }[];
  readonly choose: (index: number) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Number of cells added to the page at once; the others follow frame by frame. */
const AT_ONCE = 300;

/** Number that grows to `total` by `step` in every frame. */
function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, total, step]);
  return count;
}

/** Table of positions to choose from, by touch or with the arrow keys. */
export function Grid({ label, corner, columns, rows, choose }: Given): JSX.Element {
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const ready = useGrowing(rows.length, Math.ceil(AT_ONCE / Math.max(1, columns.length)));
  const row = Math.min(at[0], rows.length - 1);
  const column = rows[row]?.cells[at[1]] === undefined ? 0 : at[1];

  function move(event: KeyboardEvent): void {
    const cell = rows[row]?.cells[column];
    if ((event.key === "Enter" || event.key === " ") && cell !== undefined) {
      event.preventDefault();
      choose(cell.index);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [y, x] = [row + step[0], column + step[1]];
    if (rows[y]?.cells[x] === undefined) return;
    setAt([y, x]);
    table.current?.tBodies[0]?.rows[y]?.cells[x + 1]?.focus();
  }

  return (
    <div class={"grid scrolls"}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that keys walk through. */}
      <table role="grid" aria-label={label} ref={table} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ready).map(({ name, cells }, y) => (
            <Row
              key={name}
              name={name}
              cells={cells}
              open={y === row ? column : -1}
              choose={(x, index) => {
                setAt([y, x]);
                choose(index);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowGiven {
  readonly name: string;
  readonly cells: readonly (GridCell | undefined)[];
  /** Column of the cell that the Tab key reaches, if it is in this row. */
  readonly open: number;
  readonly choose: (column: number, index: number) => void;
}

/** Row that is rendered again only when its content changes, because most stay while values stream in. */
function Row({ name, cells, open, choose }: RowGiven): JSX.Element {
  const reads = cells.map((cell) => cell && `${cell.label} ${cell.height}`).join();
  return useMemo(
    () => (
      <tr>
        <th scope="row">{name}</th>
        {cells.map((cell, x) =>
          cell === undefined ? (
            <td key={x} />
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the table hears the keys of all its cells.
            <td
              key={cell.index}
              tabIndex={x === open ? 0 : -1}
              aria-label={cell.label}
              class={`${cell.isP ? "is-p" : "is-n"}${cell.wrong ? " wrong" : ""}`}
              style={cell.isP ? undefined : { "--height": `${Math.round(100 * cell.height)}%` }}
              onClick={() => choose(x, cell.index)}
            >
              {cell.text}
            </td>
          ),
        )}
      </tr>
    ),
    [name, reads, open],
  );
}
