import type { Cell, Game } from "nimber";

/** Larger heaps stay rows of tokens. */
const LARGEST = 14;
/** The board of a queen has so many rows and columns at least, so that it stays as it is while she comes nearer. */
const LEAST = { rows: 6, columns: 9 };

/** The board of a position; that of Wythoff's game is a queen on a grid, on her way to the corner. */
export function boardOf(game: Game<unknown>, position: unknown): readonly Cell[] {
  if (!/^wythoff\b/.test(game.id) || !Array.isArray(position)) return game.board(position);
  const [row, column] = position.map(Number) as [number, number];
  if (row > LARGEST || column > LARGEST) return game.board(position);
  const names = new Map<string, string>();
  for (const { at, to } of game.moves(position)) names.set(`${to[0]}`, at);
  const squares: Cell[] = [];
  for (let y = 0; y < Math.max(LEAST.rows, row + 1); y++) {
    for (let x = 0; x < Math.max(LEAST.columns, column + 1); x++) {
      const name = names.get(`${y},${x}`);
      squares.push({ shape: "square", x, y, ...(name !== undefined && { touch: [name] }) });
    }
  }
  return [...squares, { shape: "token", x: column, y: row }];
}
