import { type Digraph, type Game, InputError, type Move, type Play, type Term, type Text } from "nimber";
import { parseEdgeList } from "../graph/edge-list.ts";
import { type GraphValues, isAcyclic, misereOf, nearValues, valuesOf } from "./graph-values.ts";
import type { Sum } from "./protocol.ts";
import { terms } from "./rules.ts";

/** The positions that can be reached, each once. A sum stands for the positions that its edges lead to. */
export interface GameGraph extends Digraph {
  /** Where play begins. */
  readonly start: number;
  /** How the positions are written. */
  readonly labels: readonly string[];
  /** The same as sums that can be played, of a game; empty where nothing is left. */
  readonly notations: readonly string[];
  /** 1 for a sum. */
  readonly sums: Uint8Array;
  /** 1 where not all options are listed. */
  readonly partial: Uint8Array;
  /** The names of the moves that each edge stands for; none in an edge list. */
  readonly moves: readonly string[];
  /** Whether positions are whole sums, so that none is split. */
  readonly whole: boolean;
  /** Whether play begins with several components, or a move can leave several. */
  readonly splits: boolean;
  /** Which limit ended the exploration. */
  readonly stopped?: Text;
}

export interface Exploration {
  readonly graph: GameGraph;
  readonly known: GraphValues;
}

const MOST_POSITIONS = 20_000;
const MOST_EDGES = 100_000;
/** A position with more moves has only these looked at. */
const MOST_MOVES = 2000;
const SECONDS = 8;

const STOPPED = {
  positions: {
    en: `stopped at the limit of ${MOST_POSITIONS} positions`,
    zh: `\u5df2\u8fbe\u5230\u4e0a\u9650\uff1a${MOST_POSITIONS} \u4e2a\u5c40\u9762`,
  },
  edges: {
    en: `stopped at the limit of ${MOST_EDGES} moves in all`,
    zh: `\u5df2\u8fbe\u5230\u4e0a\u9650\uff1a\u5171 ${MOST_EDGES} \u79cd\u8d70\u6cd5`,
  },
  moves: {
    en: `stopped at the limit of ${MOST_MOVES} moves from one position`,
    zh: `\u5df2\u8fbe\u5230\u4e0a\u9650\uff1a\u5355\u4e2a\u5c40\u9762 ${MOST_MOVES} \u79cd\u8d70\u6cd5`,
  },
  seconds: {
    en: `stopped at the limit of ${SECONDS} seconds`,
    zh: `\u5df2\u8fbe\u5230\u4e0a\u9650\uff1a${SECONDS} \u79d2`,
  },
} satisfies Record<string, Text>;

/**
 * The graph of a sum: of its components, each position of one drawn once, or with `whole` of the sums that play leads
 * to. Components that split and can return are no game of their own, so that graph is whole too; and in misère play
 * components do not tell who wins their sum.
 * @throws NotationError
 */
export function explore(sum: Sum, whole: boolean, play: Play): Exploration {
  const start = terms(sum);
  const graph = gather(start, whole || play === "misere");
  if (play === "misere")
    return { graph, known: graph.stopped === undefined ? misereOf(graph) : nearValues(graph, play) };
  if (!whole && graph.sums.includes(1) && graph.stopped === undefined && !isAcyclic(graph)) {
    return explore(sum, true, play);
  }
  const known = graph.stopped === undefined ? valuesOf(graph, graph.sums) : nearValues(graph, play);
  return { graph, known };
}

/** What is wrong with an edge list, and where. */
export interface Fault {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}

/** The graph of an edge list; play begins at the first node that no edge leads to. */
export function exploreEdges(text: string, play: Play): Exploration | Fault {
  try {
    const { names, options } = parseEdgeList(text);
    const numbers = new Map(names.map((name, i) => [name, i]));
    const offsets = [0];
    const targets: number[] = [];
    const reached = new Set<number>();
    for (const name of names) {
      for (const to of options.get(name)!) {
        const number = numbers.get(to)!;
        targets.push(number);
        if (to !== name) reached.add(number);
      }
      offsets.push(targets.length);
    }
    const none = new Uint8Array(names.length);
    const graph: GameGraph = {
      start: Math.max(
        0,
        names.findIndex((_, i) => !reached.has(i)),
      ),
      labels: names,
      notations: [],
      sums: none,
      partial: none,
      offsets: Uint32Array.from(offsets),
      targets: Uint32Array.from(targets),
      moves: [],
      whole: true,
      splits: false,
    };
    return { graph, known: play === "misere" ? misereOf(graph) : valuesOf(graph, none) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { text, line, column } = error;
    return { text, line, column };
  }
}

/** Every position that was met, in the order of meeting. */
interface Met {
  readonly label: string;
  readonly notation: string;
  /** The terms of a position, or the numbers of the parts of a sum. */
  readonly content: readonly Term[] | readonly number[];
}

const isSum = (content: Met["content"]): content is readonly number[] => typeof content[0] === "number";

/** Nothing is left. */
const NOTHING = "∅";

const ORDER = new Intl.Collator("en", { numeric: true });

/** Gives numbers to positions and sums; equal ones have one number. */
function numbering(start: readonly Term[], whole: boolean) {
  const met: Met[] = [];
  const numbers = new Map<string, number>();
  const several = new Set(start.map(({ rules }) => rules.id)).size > 1;
  const keyOf = ({ rules, position }: Term) => `${rules.id} ${rules.key(position)}`;
  const written = ({ rules, position }: Term) => `${rules.id} ${rules.format(position)}`;
  const labelOf = (term: Term) => (several ? written(term) : term.rules.format(term.position));
  const notationOf = (all: readonly Term[]) => all.map(written).join(" + ");

  function add(key: string, make: () => Met): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = met.push(make()) - 1;
    numbers.set(key, number);
    return number;
  }

  /** Components without moves change nothing, so positions that differ in them are one. */
  function wholeOf(parts: readonly Term[]): number {
    const open = parts.filter(canMove).map((term) => ({ term, key: keyOf(term) }));
    open.sort((a, b) => ORDER.compare(b.key, a.key));
    const content = open.map(({ term }) => term);
    return add(open.map(({ key }) => key).join(" + "), () => ({
      label: content.map(labelOf).join(" + ") || NOTHING,
      notation: notationOf(content.length > 0 ? content : parts),
      content,
    }));
  }

  function numberOf(parts: readonly Term[]): number {
    if (whole) return wholeOf(parts);
    const [first, second] = parts;
    if (first !== undefined && second === undefined) {
      return add(keyOf(first), () => ({ label: labelOf(first), notation: written(first), content: parts }));
    }
    const content = parts.map((term) => numberOf([term])).sort((a, b) => a - b);
    return add(`+ ${content.join(" ")}`, () => ({
      label: content.map((each) => met[each]!.label).join(" + ") || NOTHING,
      notation: notationOf(parts),
      content,
    }));
  }

  return { met, numberOf };
}

const canMove = ({ rules, position }: Term): boolean => {
  for (const _ of rules.moves(position)) return true;
  return false;
};

function gather(start: readonly Term[], whole: boolean): GameGraph {
  const { met, numberOf } = numbering(start, whole);
  const first = numberOf(start);
  const offsets = [0];
  const targets: number[] = [];
  const moves: string[] = [];
  const complete: boolean[] = [];
  const end = Date.now() + 1000 * SECONDS;
  let splits = start.length > 1;
  let stopped: Text | undefined;

  /** The options of a position, each once, with the names of the moves to it. */
  function list(terms: readonly Term[]): boolean {
    const options = new Map<number, string[]>();
    let looked = 0;
    let all = true;
    search: for (const [i, { rules, position }] of terms.entries()) {
      for (const move of rules.moves(position)) {
        if (++looked > MOST_MOVES) {
          stopped ??= STOPPED.moves;
          all = false;
          break search;
        }
        if (move.to.length > 1) splits = true;
        const option = numberOf(terms.toSpliced(i, 1, ...leftBy(rules, move)));
        options.set(option, [...(options.get(option) ?? []), move.at]);
      }
    }
    for (const [option, names] of options) {
      targets.push(option);
      moves.push(names.join(", "));
    }
    return all;
  }

  for (let i = 0; i < met.length; i++) {
    const { content } = met[i]!;
    if (isSum(content)) {
      targets.push(...content);
      moves.push(...content.map(() => ""));
      complete.push(true);
    } else complete.push(list(content));
    offsets.push(targets.length);
    const limit =
      met.length > MOST_POSITIONS ? "positions" : targets.length > MOST_EDGES ? "edges" : undefined;
    if (limit === undefined && Date.now() < end) continue;
    stopped ??= STOPPED[limit ?? "seconds"];
    break;
  }
  while (offsets.length <= met.length) offsets.push(targets.length);
  return {
    start: first,
    labels: met.map(({ label }) => label),
    notations: met.map(({ notation }) => notation),
    sums: Uint8Array.from(met, ({ content }) => (isSum(content) ? 1 : 0)),
    partial: Uint8Array.from(met, (_, i) => (complete[i] === true ? 0 : 1)),
    offsets: Uint32Array.from(offsets),
    targets: Uint32Array.from(targets),
    moves,
    whole,
    splits,
    ...(stopped && { stopped }),
  };
}

const leftBy = (rules: Game<unknown>, { to }: Move<unknown>): Term[] =>
  to.map((position) => ({ rules, position }));
