import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

/** A cell of a table of positions. */
export interface GridCell {
  readonly index: number;
  readonly text: string;
  /** In words, for those who do not see it. */
  readonly label: string;
  readonly isP: boolean;
  /** From 0 to 1: how high the value is among those shown. */
  readonly height: number;
  readonly wrong: boolean;
}

interface Given {
  readonly label: string;
  /** Text at the left of the cells, and above the columns. */
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

/** Cells that are put into the page in one go; the others follow, frame by frame. */
const AT_ONCE = 300;

/** Grows to `total` by `step` with every frame. */
function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, total, step]);
  return count;
}

/** A table of positions to choose from: by touch, or with the arrow keys. */
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
  /** The column whose cell the tab key reaches, if it is in this row. */
  readonly open: number;
  readonly choose: (column: number, index: number) => void;
}

/** A row is made again only when it reads otherwise: most stay while values stream in. */
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
