import { type Cell, component, type Fold, type Misere, type Move, type Play } from "nimber";
import { type Custom, cut, UserCodeError } from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { explore } from "./cases.ts";
import { type Drawn, type Graph, MOST, type PlayedComponent, type Step, type Table } from "./protocol.ts";

// Play of a user's game in the sandbox: values, winning moves, and the graph.

/** Most moves compared in a lost position; and most positions drawn, not counting sums of them. */
const COMPARED = 40;
const DRAWN = 120;

/** Judge of sums of the user's game. */
export interface Judge {
  readonly play: Play;
  readonly values: Fold<unknown, number>;
  readonly misere: Misere;
}

/** Whether the player to move wins a sum. */
function wins({ rules }: Custom, { play, values, misere }: Judge, sum: readonly unknown[]): boolean {
  if (play === "normal") return sum.reduce<number>((total, each) => total ^ values.at(each), 0) !== 0;
  return misere.outcome(sum.map((position) => component(rules, position))) === "N";
}

/** SG value; or 0 for P and 1 for N under misère play. */
export const resultOf = (custom: Custom, judge: Judge, position: unknown): number =>
  judge.play === "normal" ? judge.values.at(position) : Number(wins(custom, judge, [position]));

interface Sum {
  readonly sum: readonly unknown[];
  readonly line: Table["line"];
}

function follow({ rules }: Custom, start: unknown, steps: readonly Step[]): Sum {
  let sum: readonly unknown[] = [start];
  const line: Table["line"][number][] = [];
  for (const [component, index] of steps) {
    const from = sum[component];
    const move = component in sum ? listed(rules.moves(from))[index] : undefined;
    if (move === undefined) break;
    line.push({ from: rules.format(from), at: move.at, to: left(rules.format, move) });
    sum = sum.toSpliced(component, 1, ...move.to);
    if (sum.length > MOST.components) throw tooMany(sum.length);
  }
  return { sum, line };
}

const tooMany = (components: number): UserCodeError =>
  new UserCodeError(t("moveLeavesComponentsMoreThan", { components, MOSTComponents: MOST.components }));

const left = (format: (position: unknown) => string, { to }: Move<unknown>): string =>
  to.length === 0 ? "∅" : cut(to.slice(0, MOST.components).map(format).join(" + "), MOST.name);

function listed(moves: Iterable<Move<unknown>>): Move<unknown>[] {
  const list: Move<unknown>[] = [];
  for (const move of moves) if (list.push(move) === MOST.moves) break;
  return list;
}

/** Sum after `steps` from `start`, with its moves and outcome. */
export function tableOf(custom: Custom, judge: Judge, start: unknown, steps: readonly Step[]): Table {
  const { rules } = custom;
  const { sum, line } = follow(custom, start, steps);
  const normal = judge.play === "normal";
  let room: number = MOST.cells;
  const components = sum.map((position, component): PlayedComponent => {
    const board = custom.board?.(position).map(drawn);
    if (board !== undefined) room -= board.length;
    const moves = listed(rules.moves(position));
    return {
      text: rules.format(position),
      ...(board !== undefined && room >= 0 && { board }),
      ...(normal && { value: judge.values.at(position) }),
      cut: moves.length === MOST.moves,
      moves: distinct(
        moves.map((move, index) => ({
          index,
          at: move.at,
          to: left(rules.format, move),
          wins: !wins(custom, judge, sum.toSpliced(component, 1, ...move.to)),
        })),
      ),
    };
  });
  return {
    outcome: wins(custom, judge, sum) ? "N" : "P",
    ...(normal && { value: components.reduce((total, { value = 0 }) => total ^ value, 0) }),
    components,
    line,
  };
}

/** Drawn part of a cell created by the program, with limits. */
function drawn({ shape, x, y, end, tone, text }: Cell): Drawn {
  const inside = (place: number) => Math.max(-MOST.far, Math.min(MOST.far, Number(place) || 0));
  return {
    shape,
    x: inside(x),
    y: inside(y),
    ...(end !== undefined && { end: [inside(end[0]), inside(end[1])] }),
    ...((tone === "dark" || tone === "light") && { tone }),
    ...(text !== undefined && { text: `${text}`.slice(0, MOST.letters) }),
  };
}

const distinct = (moves: PlayedComponent["moves"]): PlayedComponent["moves"] =>
  [...new Map(moves.toReversed().map((move) => [`${move.at} ${move.to}`, move])).values()].reverse();

/** Move of the perfect player: a winning one, or the one with the fewest winning replies. */
export function replyOf(
  custom: Custom,
  judge: Judge,
  start: unknown,
  steps: readonly Step[],
): Step | undefined {
  const { sum } = follow(custom, start, steps);
  const moves = stepsOf(custom, sum);
  const winning = moves.find(({ after }) => !wins(custom, judge, after));
  if (winning !== undefined) return winning.step;
  let best: Step | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { step, after } of moves.slice(0, COMPARED)) {
    const replies = stepsOf(custom, after).filter((reply) => !wins(custom, judge, reply.after)).length;
    if (replies < fewest) [best, fewest] = [step, replies];
  }
  return best;
}

const stepsOf = ({ rules }: Custom, sum: readonly unknown[]) =>
  sum.flatMap((position, component) =>
    listed(rules.moves(position)).map((move, index) => ({
      step: [component, index] as const,
      after: sum.toSpliced(component, 1, ...move.to),
    })),
  );

/**
 * Graph of positions from `start`; a move that leaves several components leads to their sum, which has an
 * edge to each.
 */
export function graphOf(custom: Custom, judge: Judge, start: unknown): Graph {
  const { rules } = custom;
  const { positions, cut: more } = explore(rules, start, DRAWN);
  const ids = new Map(positions.map((position, i) => [rules.key(position), `${i}`]));
  const nodes = new Map(positions.map((position, i) => [`${i}`, nodeOf(custom, judge, [position])]));
  const edges = new Map<string, Graph["edges"][number]>();
  let left = more;
  const join = (from: string, to: string, label: string) => {
    const known = edges.get(`${from} ${to}`);
    if (known === undefined && edges.size === MOST.edges) left = true;
    else {
      const both = known === undefined ? label : cut(`${known.label}, ${label}`, MOST.name);
      edges.set(`${from} ${to}`, { from, to, label: both });
    }
  };
  for (const position of positions) {
    for (const move of listed(rules.moves(position))) {
      const parts = move.to.slice(0, MOST.components + 1).flatMap((part) => ids.get(rules.key(part)) ?? []);
      if (parts.length !== move.to.length) continue;
      const id = parts.toSorted().join(" + ");
      if (!nodes.has(id) && nodes.size === MOST.nodes) {
        left = true;
        continue;
      }
      if (parts.length === 0) nodes.set(id, { ...nodeOf(custom, judge, []), label: "∅" });
      if (parts.length > 1 && !nodes.has(id)) {
        nodes.set(id, { ...nodeOf(custom, judge, move.to), sum: true });
        for (const part of parts) join(id, part, "");
      }
      join(ids.get(rules.key(position)) ?? "", id, move.at);
    }
  }
  return { cut: left, nodes: [...nodes].map(([id, node]) => ({ id, ...node })), edges: [...edges.values()] };
}

function nodeOf(custom: Custom, judge: Judge, sum: readonly unknown[]): Omit<Graph["nodes"][number], "id"> {
  return {
    label: cut(sum.map(custom.rules.format).join(" + "), MOST.name),
    outcome: wins(custom, judge, sum) ? "N" : "P",
    ...(judge.play === "normal" && {
      value: sum.reduce<number>((xor, each) => xor ^ judge.values.at(each), 0),
    }),
  };
}
