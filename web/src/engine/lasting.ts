import {
  after,
  type Component,
  listMoves,
  type Outcome,
  type Play,
  random,
  remotenesses,
  type SumMove,
} from "nimber";
import { answeringSums, type Choice, componentsOf, type Question, type SumSource } from "nimber/session";

/**
 * Outcome of a sum and the number of moves when the winner hurries and the loser delays; a draw has no
 * `moves`.
 */
export interface Lasting {
  readonly outcome: Outcome;
  readonly moves?: number;
}

type Terms = readonly Component[];
/** Sums whose remoteness is asked for. */
export interface LastingAsked {
  readonly games: readonly SumSource[];
  readonly play: Play;
}

type Budget = Parameters<typeof answeringSums.solve>[1];

/** Limits on the positions and moves of a sum whose play is followed to its end. */
const MOST = { positions: 6000, edges: 80_000, moves: 500, kept: 200_000 };
const DRAW = Number.POSITIVE_INFINITY;

/** Cached lengths of sums; `false` for those with too many positions. */
const found: Readonly<Record<Play, Map<string, number | false>>> = { normal: new Map(), misere: new Map() };

const canMove = (term: Component): boolean => listMoves([term], 1).length > 0;

/**
 * Component that may occur in many sums: its options are listed once. Components without moves are ignored.
 */
interface MetComponent {
  readonly name: string;
  readonly term: Component;
  readonly moves: boolean;
  options?: readonly Sum[];
}

/** Components that can move, sorted by name. */
type Sum = readonly MetComponent[];

const keyOf = (sum: Sum): string => sum.map(({ name }) => name).join(" + ");

/** Components of sums, cached during the question. */
function parts({ tick }: Budget) {
  const met = new Map<string, MetComponent>();

  function partOf(term: Component): MetComponent {
    const name = `${(term.rules as { id?: string }).id} ${term.rules.key(term.position)}`;
    const part = met.get(name) ?? { name, term, moves: canMove(term) };
    met.set(name, part);
    return part;
  }

  const sumOf = (terms: Terms): Sum => ordered(terms.map(partOf).filter(({ moves }) => moves));

  function optionsOf(part: MetComponent): readonly Sum[] {
    part.options ??= listMoves([part.term], MOST.moves + 1, tick).map((move) =>
      sumOf(after([part.term], move)),
    );
    return part.options;
  }

  return { sumOf, optionsOf };
}

const ordered = (sum: Sum): Sum => sum.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** Outcome and length of each sum that has few enough positions. */
export const lasting = ({ games, play }: LastingAsked, budget: Budget): (Lasting | undefined)[] =>
  games.map((source) => {
    const moves = lengthOf(componentsOf(source), play, budget);
    if (moves === undefined) return undefined;
    if (moves === DRAW) return { outcome: "D" };
    return { outcome: moves % 2 === 1 ? "N" : "P", moves: play === "misere" ? moves - 1 : moves };
  });

function lengthOf(sum: Terms, play: Play, budget: Budget): number | undefined {
  if (sum.some(({ rules }) => rules.lost !== undefined || rules.won !== undefined)) return undefined;
  const known = found[play];
  const made = parts(budget);
  const start = made.sumOf(sum);
  const key = keyOf(start);
  if (!known.has(key)) {
    if (known.size > MOST.kept) known.clear();
    if (!learn(start, made, play, budget)) known.set(key, false);
  }
  const moves = known.get(key);
  return moves === false ? undefined : moves;
}

/** Explores play from `sum` to all its ends; returns whether the limits allowed it. */
function learn(sum: Sum, { optionsOf }: ReturnType<typeof parts>, play: Play, budget: Budget): boolean {
  const met: Sum[] = [sum];
  const numbers = new Map([[keyOf(sum), 0]]);
  const offsets = [0];
  const targets: number[] = [];
  const ends: number[] = [];
  for (let v = 0; v < met.length; v++) {
    const options = new Set<number>();
    let moves = 0;
    for (const [i, part] of met[v]!.entries()) {
      // Equal components leave equal sums.
      if (part === met[v]![i - 1]) continue;
      for (const left of optionsOf(part)) {
        budget.tick(met.length);
        moves++;
        const to = left.length === 0 ? met[v]!.toSpliced(i, 1) : ordered(met[v]!.toSpliced(i, 1, ...left));
        const key = keyOf(to);
        let number = numbers.get(key);
        if (number === undefined) {
          number = met.push(to) - 1;
          numbers.set(key, number);
        }
        options.add(number);
      }
    }
    if (moves === 0) ends.push(v);
    targets.push(...options);
    offsets.push(targets.length);
    if (moves > MOST.moves || met.length > MOST.positions || targets.length > MOST.edges) return false;
  }
  const moves = play === "normal" ? lengths(offsets, targets) : misereLengths(offsets, targets, ends);
  for (const [key, v] of numbers) found[play].set(key, moves[v]!);
  return true;
}

const lengths = (offsets: readonly number[], targets: readonly number[]): number[] => {
  const endless = 0xffffffff;
  const graph = { offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) };
  return Array.from(remotenesses(graph), (moves) => (moves === endless ? DRAW : moves));
};

/**
 * Lengths under misère play, which is normal play with one additional move that is possible only at the ends.
 */
function misereLengths(
  offsets: readonly number[],
  targets: readonly number[],
  ends: readonly number[],
): number[] {
  const last = offsets.length - 1;
  const isEnd = new Set(ends);
  const longer: number[] = [];
  const starts = [0];
  for (let v = 0; v < last; v++) {
    longer.push(...(isEnd.has(v) ? [last] : targets.slice(offsets[v], offsets[v + 1])));
    starts.push(longer.length);
  }
  starts.push(longer.length);
  return lengths(starts, longer).slice(0, -1);
}

/**
 * Reply of an opponent that hurries to win and delays a loss, if the length of play is known; else the
 * library's reply.
 */
export function reply(question: Question<"reply">, budget: Budget): Choice | undefined {
  const { games, play = "normal", level = 10, seed = 1 } = question;
  const chance = random(seed);
  const sum = componentsOf(games[0]);
  // Errs as often as the library at this level, by the same first random number.
  if (chance() * 10 >= level || lengthOf(sum, play, budget) === undefined)
    return answeringSums.reply(question, budget);
  let best: SumMove[] = [];
  let least = DRAW;
  for (const move of listMoves(sum, MOST.moves, budget.tick)) {
    const rank = rankOf(lengthOf(after(sum, move), play, budget) ?? DRAW);
    if (rank < least || best.length === 0) {
      least = rank;
      best = [move];
    } else if (rank === least) best.push(move);
  }
  const chosen = best[Math.floor(chance() * best.length)];
  return chosen && { part: chosen.component, at: chosen.move.at };
}

/**
 * Rank of a position that a move leaves: quick losses for the opponent first, then draws, then late wins for
 * the opponent.
 */
function rankOf(moves: number): number {
  if (moves === DRAW) return 0;
  return moves % 2 === 0 ? moves - 1e6 : 1e6 - moves;
}
