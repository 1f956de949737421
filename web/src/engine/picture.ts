import type { Cell, Game } from "nimber";

/** Largest heaps drawn as a queen's board; larger ones are rows of tokens. */
const LARGEST = 14;
/**
 * Least numbers of rows and columns of a queen's board, so that its size does not change as she approaches
 * the corner.
 */
const LEAST = { rows: 6, columns: 9 };

/** Board of a position. For Wythoff's game it is a queen on a grid that moves to the corner. */
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
