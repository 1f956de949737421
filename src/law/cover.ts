import { columnsOf, numbering } from "../automata/columns.ts";
import { within } from "../automata/effort.ts";
import { type Dfa, type Effort, statesOf, Undefinable } from "../automata/index.ts";
import { inverse } from "../automata/inverse.ts";
import { t } from "../locale/law.ts";

// Builds the covers of a certificate by the subset construction. The checker only follows them.

/** Cover in a certificate: numbers, and for each of them the piece that holds, for the checker to follow. */
export interface WrittenCover {
  readonly next: readonly number[];
  readonly accepting: readonly number[];
  /**
   * For each state, the states that the witnesses may have reached. Those of the second piece are numbered after those
   * of the first.
   */
  readonly sets: readonly (readonly number[])[];
  readonly witnesses: readonly {
    readonly tracks: number;
    readonly states: number;
    readonly edges: readonly number[];
    readonly accepting: readonly number[];
  }[];
}

/**
 * Columns of the position's digits with the same effect everywhere: the next state of `need`, and the columns of each
 * piece.
 */
interface Kind {
  readonly need: number;
  readonly ways: readonly Int32Array[];
  readonly columns: number[];
}

/** A state of `need`, and the states that the pieces may have reached. */
interface CoverState {
  readonly state: number;
  readonly set: Int32Array;
  readonly next: Int32Array;
}

/**
 * Cover of the language of `need` by pieces, whose first tracks are those of `need`. It is the subset construction,
 * reduced to the members that are needed so that each comes from another.
 * @throws Undefinable when the pieces do not cover the language; LimitError
 */
export function coverOf(need: Dfa, pieces: readonly Dfa[], effort: Effort): WrittenCover {
  const tracks = need.tracks.length;
  const columns = columnsOf(need.system, tracks);
  const first: number[] = [];
  let count = 0;
  for (const piece of pieces) {
    first.push(count);
    count += statesOf(piece);
  }
  const pieceOf = new Int32Array(count);
  for (const [i, piece] of pieces.entries()) pieceOf.fill(i, first[i]!, first[i]! + statesOf(piece));
  const further = pieces.map((piece) => piece.classOf.length / columns);
  const kinds = kindsOf(need, pieces, further);

  /** Successors of a member by columns of a kind. */
  function* after(member: number, { ways }: Kind): Generator<number> {
    const i = pieceOf[member]!;
    const { next, classes } = pieces[i]!;
    const row = (member - first[i]!) * classes;
    for (const of of ways[i]!) if (next[row + of]! >= 0) yield first[i]! + next[row + of]!;
  }

  const back = pieces.map(inverse);

  /** Predecessors of a member by columns of a kind. */
  function* sources(member: number, { ways }: Kind): Generator<number> {
    const i = pieceOf[member]!;
    const size = statesOf(pieces[i]!) + 1;
    const { first: begins, states } = back[i]!;
    for (const of of ways[i]!) {
      const at = of * size + member - first[i]!;
      for (let j = begins[at]!; j < begins[at + 1]!; j++) yield first[i]! + states[j]!;
    }
  }

  const isEnd = (member: number) => {
    const i = pieceOf[member]!;
    return pieces[i]!.accepting[member - first[i]!] === 1;
  };

  const sets = numbering<string>();
  const reached: CoverState[] = [];
  const add = (state: number, members: Iterable<number>): number => {
    const set = Int32Array.from(members).sort();
    const number = sets.of(`${state} ${set.join()}`);
    if (number === reached.length) reached.push({ state, set, next: new Int32Array(kinds.length).fill(-1) });
    return number;
  };
  const zero = kinds[0]!;
  const early = earlyOf(first, (member) => after(member, zero));
  add(0, early.keys());
  for (let q = 0; q < reached.length; q++) {
    within(effort, reached.length, kinds.length);
    const { state, set, next } = reached[q]!;
    for (const [k, kind] of kinds.entries()) {
      if (q === 0 && k === 0) {
        next[0] = 0;
        continue;
      }
      const to = need.next[state * need.classes + kind.need]!;
      if (to < 0) continue;
      const members = new Set<number>();
      for (const member of set) for (const each of after(member, kind)) members.add(each);
      next[k] = add(to, members);
    }
  }

  const { kept, edges } = pruned();
  const isAccepting = (q: number) => need.accepting[reached[q]!.state] === 1;
  return written();

  /** The needed members, and the edges between them. */
  function pruned() {
    const before: [number, number][][] = reached.map(() => []);
    for (const [q, { next }] of reached.entries())
      for (const [k, to] of next.entries()) if (to >= 0 && !(q === 0 && k === 0)) before[to]!.push([q, k]);
    const kept = reached.map(() => new Set<number>());
    const edges = numbering<string>();
    const open: [number, number][] = [];
    const keep = (q: number, member: number) => {
      if (kept[q]!.has(member)) return;
      kept[q]!.add(member);
      open.push([q, member]);
    };
    for (const [q, { state, set }] of reached.entries()) {
      if (need.accepting[state] === 0) continue;
      const end = set.find(isEnd);
      if (end === undefined) throw new Undefinable(t("witnessesDoNotCoverAll"));
      keep(q, end);
    }
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const [to, member] = one;
      effort.tick();
      for (const [q, k] of before[to]!) {
        // Prefers a member that is already there, else takes the first, so that few are needed.
        let from = Number.POSITIVE_INFINITY;
        for (const each of sources(member, kinds[k]!)) {
          if (kept[q]!.has(each)) {
            from = each;
            break;
          }
          if (each < from && has(reached[q]!.set, each)) from = each;
        }
        keep(q, from);
        edges.of(`${from} ${k} ${member}`);
      }
    }
    for (let member of kept[0]!) {
      for (let from = early.get(member)!; from >= 0; from = early.get(member)!) {
        edges.of(`${from} 0 ${member}`);
        member = from;
      }
    }
    return { kept, edges: edges.all() };
  }

  function written(): WrittenCover {
    const used = new Set([...kept.flatMap((set) => [...set]), ...edges.flatMap((edge) => membersOf(edge))]);
    const witnesses: WrittenCover["witnesses"][number][] = [];
    const numberOf = new Map<number, number>();
    let all = 0;
    for (const [i, piece] of pieces.entries()) {
      const own = [...used].filter((member) => pieceOf[member] === i && member !== first[i]);
      if (own.length === 0 && !used.has(first[i]!)) continue;
      const members = [first[i]!, ...own.sort((a, b) => a - b)];
      const local = new Map(members.map((member, at) => [member, at]));
      for (const [member, at] of local) numberOf.set(member, all + at);
      witnesses.push({
        tracks: piece.tracks.length,
        states: members.length,
        edges: edges.flatMap((edge) => {
          const [from, , to] = edge.split(" ").map(Number) as [number, number, number];
          return pieceOf[from] === i
            ? columnsBetween(edge).flatMap((c) => [local.get(from)!, c, local.get(to)!])
            : [];
        }),
        accepting: members.flatMap((member, at) => (isEnd(member) ? [at] : [])),
      });
      all += members.length;
    }
    const { block, order } = merged();
    const next = order.flatMap((q) => {
      const row = new Array<number>(columns).fill(-1);
      for (const [k, { columns }] of kinds.entries()) {
        const to = reached[q]!.next[k]!;
        for (const column of columns) row[column] = to < 0 ? -1 : block[to]!;
      }
      return row;
    });
    return {
      next,
      accepting: order.flatMap((q, i) => (isAccepting(q) ? [i] : [])),
      sets: order.map((q) => [...kept[q]!].map((member) => numberOf.get(member)!).sort((a, b) => a - b)),
      witnesses,
    };
  }

  /** The two members of an edge. */
  function membersOf(edge: string): number[] {
    const [from, , to] = edge.split(" ");
    return [Number(from), Number(to)];
  }

  /** For each column of an edge's kind, a column of the piece that begins with these digits. */
  function columnsBetween(edge: string): number[] {
    const [from, k, to] = edge.split(" ").map(Number) as [number, number, number];
    const i = pieceOf[from]!;
    const { next, classes, classOf } = pieces[i]!;
    return kinds[k]!.columns.map((column) => {
      for (let more = column * further[i]!; ; more++)
        if (next[(from - first[i]!) * classes + classOf[more]!] === to - first[i]!) return more;
    });
  }

  /** Merges states with the same set and the same behaviour. */
  function merged(): { readonly block: Int32Array; readonly order: readonly number[] } {
    let block = new Int32Array(reached.length);
    let size = 0;
    for (;;) {
      const kindOf = numbering<string>();
      const finer = Int32Array.from(reached, ({ next }, q) =>
        kindOf.of(
          size === 0
            ? `${isAccepting(q)} ${[...kept[q]!].sort((a, b) => a - b)}`
            : `${block[q]} ${Array.from(next, (to) => (to < 0 ? -1 : block[to]))}`,
        ),
      );
      block = finer;
      if (kindOf.size() === size) break;
      size = kindOf.size();
    }
    const order: number[] = [];
    for (const [q, of] of block.entries()) order[of] ??= q;
    return { block, order };
  }
}

/** Whether an ascending list has a number. */
function has(list: Int32Array, number: number): boolean {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return list[from] === number;
}

/** States reached before the position's first digit, with their predecessors. */
function earlyOf(
  starts: readonly number[],
  after: (member: number) => Iterable<number>,
): Map<number, number> {
  const early = new Map(starts.map((start) => [start, -1]));
  for (const member of early.keys())
    for (const to of after(member)) if (!early.has(to)) early.set(to, member);
  return early;
}

/** Columns grouped by their effect, the column of zeros alone first. */
function kindsOf(need: Dfa, pieces: readonly Dfa[], further: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  const known = new Map<string, Kind>();
  for (let column = 0; column < need.classOf.length; column++) {
    const ways = pieces.map((piece, i) =>
      Int32Array.from(
        new Set(piece.classOf.subarray(column * further[i]!, (column + 1) * further[i]!)),
      ).sort(),
    );
    const own = need.classOf[column]!;
    const key = `${column === 0} ${own} ${ways.map((way) => way.join()).join(";")}`;
    let kind = known.get(key);
    if (kind === undefined) {
      kind = { need: own, ways, columns: [] };
      known.set(key, kind);
      kinds.push(kind);
    }
    kind.columns.push(column);
  }
  return kinds;
}
