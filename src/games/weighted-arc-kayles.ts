import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import type { Cell, Game, Move } from "../types.ts";
import { componentsOf, type Region } from "./family/board-graph.ts";
import { arcsOf } from "./family/deletion.ts";
import { onGraph } from "./family/graph.ts";

/** Graph with the number of counters on each vertex of the arena; the vertices left have at least one. */
interface Weighted extends Region {
  readonly weights: readonly number[];
}

const MOST = 1000;

const NOTATION = t("countersNotation", { graph: onGraph.notation });

function* moves(position: Weighted): Generator<Move<Weighted>> {
  const { arena } = position;
  for (const [a, b] of arcsOf(position)) {
    const weights = position.weights.map((each, cell) => (cell === a || cell === b ? each - 1 : each));
    yield { at: `${arena.nameOf(a)}-${arena.nameOf(b)}`, to: partsOf({ ...position, weights }) };
  }
}

/** Connected components of the vertices with counters, except single vertices, which have no moves. */
function partsOf({ arena, cells, weights }: Weighted): Weighted[] {
  return componentsOf({ arena, cells: cells.filter((cell) => weights[cell]! > 0) })
    .filter((part) => part.cells.length > 1)
    .map((part) => {
      const own = new Set(part.cells);
      return { ...part, weights: weights.map((each, cell) => (own.has(cell) ? each : 0)) };
    });
}

function parse(text: string): Weighted {
  const place = text.indexOf(":");
  const graph = onGraph.parse(place < 0 ? text : text.slice(0, place));
  const given = place < 0 ? [] : text.slice(place + 1).split(",");
  const wrong = given.findIndex((each) => !/^[1-9]\d{0,3}$/.test(each) || Number(each) > MOST);
  if (wrong >= 0 || (place >= 0 && given.length !== graph.cells.length))
    throw new NotationError(text, place + 1 + given.slice(0, Math.max(0, wrong)).join().length, {
      en: `${graph.cells.length} numbers from 1 to ${MOST}`,
      zh: `${graph.cells.length} 个 1 到 ${MOST} 的数`,
    });
  const weights = graph.arena.near.map(() => 0);
  graph.cells.forEach((cell, i) => {
    weights[cell] = place < 0 ? 1 : Number(given[i]);
  });
  return { ...graph, weights };
}

function format(position: Weighted): string {
  const { arena, cells, weights } = position;
  const byName = [...cells].sort((a, b) => Number(arena.nameOf(a)) - Number(arena.nameOf(b)));
  const graph = onGraph.format(position);
  return byName.every((cell) => weights[cell] === 1)
    ? graph
    : `${graph}:${byName.map((cell) => weights[cell]).join()}`;
}

const isWeighted = (value: unknown): value is Weighted => {
  const { weights, arena, cells } = (value ?? {}) as Partial<Weighted>;
  if (!onGraph.isPosition!(value) || !Array.isArray(weights) || weights.length !== arena!.near.length)
    return false;
  return cells!.every((cell) => Number.isSafeInteger(weights[cell]) && weights[cell] > 0);
};

function board(position: Weighted): Cell[] {
  const { arena, cells, weights } = position;
  const offers = arcsOf(position).map((pair) => ({
    at: pair.map(arena.nameOf).join("-"),
    cells: pair,
  }));
  const drawn = onGraph.draw(position, offers).filter(({ shape }) => shape !== "label");
  const labels = cells.map((cell): Cell => {
    const [x, y] = arena.places[cell]!;
    return { shape: "label", x: x + 0.5, y, text: `${weights[cell]}` };
  });
  return [...drawn, ...labels];
}

/** Centre of a star: the vertex that all others are joined to, and to nothing else. */
function centreOf({ arena, cells }: Region): number | undefined {
  return cells.find((centre) =>
    cells.every((cell) => {
      const near = arena.near[cell]!.filter((other) => cells.includes(other));
      return cell === centre ? near.length === cells.length - 1 : near.length === 1 && near[0] === centre;
    }),
  );
}

/** Weighted Arc Kayles: a move chooses an edge and takes a counter from each of its ends. */
export const weightedArcKayles: Game<Weighted> = {
  id: "weighted-arc-kayles",
  name: { en: "Weighted Arc Kayles", zh: "带权边 Kayles" },
  rule: {
    en: "Choose an edge of a graph and take a counter from each of its ends; a vertex without counters is gone.",
    zh: "选图的一条边，从两个端点各取一枚棋子；没有棋子的顶点随即移除。",
  },
  notation: NOTATION,
  space: "other",
  get start() {
    return [parse("path(4):2,1,2,1")];
  },
  moves,
  accelerators: {
    decompose: partsOf,
    cost: ({ cells, weights }) =>
      1.5 **
      Math.min(
        cells.reduce((sum, cell) => sum + weights[cell]!, 0),
        1000,
      ),
  },
  key: (position) => {
    const { arena, cells, weights } = position;
    return `${onGraph.key(position)}:${cells.map((cell) => `${arena.nameOf(cell)}x${weights[cell]}`).join()}`;
  },
  parse,
  isPosition: isWeighted,
  format,
  board,
  theorems: [
    {
      claim: {
        en: "A star lasts as many moves as its centre has counters, or all its leaves have, whichever is less.",
        zh: "星形图的步数恰为中心的棋子数与各叶棋子总数中较小的一个。",
      },
      source: {
        en: "Dailly, Gledel & Heinrich, Internat. J. Game Theory 48 (2019) 491, by the definition",
        zh: "Dailly, Gledel & Heinrich, Internat. J. Game Theory 48 (2019) 491，由定义",
      },
      covers: (position) => position.cells.length > 1 && centreOf(position) !== undefined,
      *cases() {
        for (;;)
          for (let centre = 1; centre <= 4; centre++)
            for (const leaves of ["1", "2", "1,1", "3,1", "1,2,2"])
              yield [parse(`star(${leaves.replace(/\d+/g, "1")}):${centre},${leaves}`)];
      },
      says(position) {
        const centre = centreOf(position)!;
        const all = position.cells.reduce((sum, cell) => sum + position.weights[cell]!, 0);
        return Math.min(position.weights[centre]!, all - position.weights[centre]!) % 2;
      },
    },
  ],
};
