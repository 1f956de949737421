import { NotationError } from "../../errors.ts";
import type { Cell, Game, Key, LocalizedText, Move } from "../../types.ts";
import { aliveOf, type Region, type RegionFace } from "./board-graph.ts";
import { parseVertex } from "./links.ts";

/** Vertices that are left, and the vertex of the token; undefined before the token is placed. */
export interface Walk extends Region {
  readonly at: number | undefined;
}

/** Position with the token on a vertex; of the other vertices only those that it can reach are kept. */
export function standing(left: Region, at: number): Walk {
  const { arena } = left;
  const waits = aliveOf(left);
  waits[at] = 0;
  const cells = [at];
  for (const cell of cells)
    for (const other of arena.near[cell]!) {
      if (waits[other] === 0) continue;
      waits[other] = 0;
      cells.push(other);
    }
  return { arena, cells: cells.sort((a, b) => a - b), at };
}

/** Places the token on any vertex, or moves it along an edge and removes the vertex that it leaves. */
function* moves(walk: Walk): Generator<Move<Walk>> {
  const { arena, cells, at } = walk;
  if (at === undefined) {
    for (const cell of cells) yield { at: arena.nameOf(cell), to: [standing(walk, cell)] };
    return;
  }
  const alive = aliveOf(walk);
  const left = { arena, cells: cells.filter((cell) => cell !== at) };
  for (const next of arena.near[at]!)
    if (alive[next] === 1) yield { at: arena.nameOf(next), to: [standing(left, next)] };
}

const VERTEX: LocalizedText = { en: "a vertex of the graph", zh: "图中的一个顶点" };

/** Common part of both Geography games. */
export function geographyGame(
  graphs: Pick<RegionFace, "parse" | "format" | "key">,
  directed: boolean,
): Pick<
  Game<Walk>,
  "space" | "moves" | "key" | "accelerators" | "parse" | "format" | "isPosition" | "board"
> {
  function parse(text: string): Walk {
    const place = text.indexOf("@");
    const graph = graphs.parse(place < 0 ? text : text.slice(0, place));
    if (place < 0) return { ...graph, at: undefined };
    const name = text.slice(place + 1);
    const at = parseVertex(name);
    const cell = graph.cells.find((each) => graph.arena.nameOf(each) === `${at}`);
    if (cell === undefined) throw new NotationError(text, place + 1, VERTEX);
    return standing(graph, cell);
  }

  function format(walk: Walk): string {
    const graph = graphs.format(walk);
    return walk.at === undefined ? graph : `${graph}@${walk.arena.nameOf(walk.at)}`;
  }

  const arrow = directed ? ({ arrow: true } as const) : {};

  function board(walk: Walk): Cell[] {
    const { arena, cells, at } = walk;
    const alive = aliveOf(walk);
    const open = new Set([...moves(walk)].map((move) => move.at));
    const edges = cells.flatMap((cell) =>
      arena.near[cell]!.filter((other) => alive[other] === 1 && (directed || other > cell)).map(
        (other): Cell => {
          const [x, y] = arena.places[cell]!;
          return { shape: "edge", x, y, end: arena.places[other]!, ...arrow };
        },
      ),
    );
    const vertices = cells.flatMap((cell): Cell[] => {
      const [x, y] = arena.places[cell]!;
      const name = arena.nameOf(cell);
      const shape = cell === at ? "token" : "hole";
      return [
        { shape, x, y, ...(open.has(name) && cell !== at && { touch: [name] }) },
        { shape: "label", x: x + 0.5, y, text: name },
      ];
    });
    return [...edges, ...vertices];
  }

  return {
    space: "other",
    moves,
    key: (walk): Key => `${graphs.key(walk)}@${nameAt(walk)}`,
    accelerators: {
      cost: ({ cells }) => 1.5 ** Math.min(cells.length, 1000),
    },
    parse,
    format,
    isPosition: isWalk,
    board,
  };
}

const nameAt = ({ arena, at }: Walk): string => (at === undefined ? "" : arena.nameOf(at));

function isWalk(value: unknown): value is Walk {
  const { arena, cells, at } = (value ?? {}) as Partial<Walk>;
  if (!Array.isArray(arena?.near) || !Array.isArray(cells)) return false;
  const isCell = (cell: unknown) => Number.isInteger(cell) && arena.near[cell as number] !== undefined;
  return cells.every(isCell) && (at === undefined || cells.includes(at));
}
