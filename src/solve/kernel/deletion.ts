import type { Deleting } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate } from "../../nimber/instantiate.ts";
import type { Budget } from "../limits.ts";
import { NODES, totalWork, type Work } from "../parts/work.ts";
import { type Framed, framed, largestIn, leastOf, type Width, widthOf } from "./deletion-frame.ts";
import {
  AREA,
  beginSearch,
  type DeletionKernel,
  FAULTS,
  restore,
  type Setting,
  wordOf,
  writeWord,
} from "./deletion-kernel.ts";
import { reserve } from "./load.ts";
import { packed } from "./packed.ts";
import type { Crew, Threads } from "./threads.ts";

// Searches games of deleting. For each part the kernel stores which values are still possible: a mask of sixteen bits,
// some of which each examined option clears. A query asks whether a board has a given value. The hardest options come
// last, and a mask that excludes the answer ends the branch. A table entry is a mask, so losing one costs time but
// never correctness, and several threads may write it at once.

const MOST_VALUE = 14;

/** Number of nodes between two checks of the clock, and number that one thread searches before others join a query. */
const STEPS = 20_000;
const FIRST_STEPS = 2000;

/** Compiled search of one game of deleting, with its cached results. */
export interface Deletion {
  /** Value of a position. @throws LimitError when a limit is reached, or a part has a value above 14 */
  value(position: Deleting, budget: Budget): number;
  /** Whether the nim-sum of the values of these positions is `value`. */
  is(positions: readonly Deleting[], value: number, budget: Budget): boolean;
  /** Kernel, its frame, and the number of 64-bit words of a set of cells. */
  readonly kernel: DeletionKernel;
  readonly frame: Framed;
  readonly words: number;
  /** Nim-sum of the values of the cells of the frame, given as bits. @throws LimitError */
  sum(cells: bigint, budget: Budget): number;
  work(): Work;
  /** Content of the table, with which another search of the same share can begin. */
  content(): Uint8Array;
  readonly bytes: number;
  /** Ends its threads, if any. */
  close(): void;
}

/**
 * Opens the compiled search for a game that fits one, with the `content` of another search's table.
 * @throws LimitError when `bytes` are fewer than it needs at first.
 */
export function deletion(
  { game }: Deleting,
  bytes: number,
  content?: Uint8Array,
  threads?: Threads,
): Deletion {
  const width = widthOf(game)!;
  const { words } = width;
  const frame = framed(game, width);
  const { cells, columns, near, moves, place } = frame;
  const setting: Setting = {
    cells,
    columns,
    near,
    moves,
    words,
    kind: game.kind,
    largest: largestIn(bytes - width.stacks),
  };
  const engine = openEngine(width, setting, bytes, content, threads);

  const partsOf = ({ game, left }: Deleting): bigint[] =>
    split(wordOf(left.map((cell) => place(cell, game))));
  const given = (part: bigint) => writeWord(engine.kernel, words, engine.kernel.getParts(), 0, part);
  function split(word: bigint): bigint[] {
    given(word);
    const { kernel } = engine;
    const count = kernel.parts();
    const found = new BigUint64Array(kernel.memory.buffer, kernel.getParts(), count * words);
    return Array.from({ length: count }, (_, i) =>
      words === 1 ? found[i]! : found[2 * i]! | (found[2 * i + 1]! << 64n),
    );
  }
  function hardness(part: bigint): number {
    given(part);
    return engine.kernel.hardness();
  }

  /**
   * Queries to the kernel for one part after another: a value, or whether it is n. Each retry has more nodes, while
   * time lasts.
   */
  function asking({ positions, tick }: Budget): (part: bigint, n?: number) => number {
    const most = engine.nodes + positions * NODES;
    function ask(part: bigint, n: number | undefined): number {
      for (let usual = FIRST_STEPS; ; usual = STEPS) {
        given(part);
        const { kernel, threads } = engine;
        const steps = Math.max(1, Math.min(usual, Math.ceil((most - engine.nodes + 1) / threads)));
        const said = n === undefined ? kernel.value(steps) : kernel.is(n, steps);
        if (said >= 0) return said;
        const fault = kernel.getFault();
        if (fault === FAULTS.above) throw new LimitError("value", MOST_VALUE);
        if (fault === FAULTS.deep) throw new LimitError("depth", width.cells);
        if (engine.nodes > most) throw new LimitError("positions", positions);
        // Thousands of nodes precede each check of the clock.
        for (let i = 0; i < 16; i++) tick(engine.nodes);
        engine.help(part, n);
      }
    }
    return (part, n) => {
      try {
        return ask(part, n);
      } finally {
        engine.rest();
      }
    };
  }

  /** Nim-sum of the values of parts. @throws LimitError with the values excluded so far */
  function sumOf(parts: readonly bigint[], budget: Budget): number {
    const answer = asking(budget);
    try {
      return parts.reduce((sum, part) => sum ^ answer(part), 0);
    } catch (error) {
      if (error instanceof LimitError) error.excluded = excludedOf(parts);
      throw error;
    }
  }

  /** Values excluded for the nim-sum of these parts by the table, when all but one are known. */
  function excludedOf(parts: readonly bigint[]): number[] {
    const masks = parts.map((part) => {
      given(part);
      return engine.kernel.possible();
    });
    const isSole = (mask: number) => (mask & (mask - 1)) === 0;
    const [open, more] = masks.filter((mask) => !isSole(mask));
    if (open === undefined || more !== undefined) return [];
    const known = masks.filter(isSole).reduce((sum, mask) => sum ^ (31 - Math.clz32(mask)), 0);
    return Array.from({ length: MOST_VALUE + 1 }, (_, value) => value)
      .filter((value) => ((open >> value) & 1) === 0)
      .map((value) => value ^ known)
      .sort((a, b) => a - b);
  }

  return {
    value: (position, budget) => sumOf(partsOf(position), budget),
    is(positions, value, budget) {
      const answer = asking(budget);
      const parts = new Set<bigint>();
      for (const part of positions.flatMap(partsOf)) if (!parts.delete(part)) parts.add(part);
      const [last, ...others] = [...parts].sort((a, b) => hardness(b) - hardness(a));
      const target = others.reduce((sum, part) => sum ^ answer(part), value);
      if (last === undefined) return target === 0;
      if (target > MOST_VALUE) return answer(last) === target;
      return answer(last, target) === 1;
    },
    get kernel() {
      return engine.kernel;
    },
    frame,
    words,
    sum: (cells, budget) => sumOf(split(cells), budget),
    work: engine.work,
    content: engine.content,
    get bytes() {
      return engine.bytes;
    },
    close: engine.close,
  };
}

/**
 * Number of nodes after which starting threads pays off: starting one costs the time of about 60,000 nodes, so a search
 * still running at this point loses little, and one of a third of a second starts none.
 */
const ALONE = 250_000;

/** Kernel and table, of one thread at first and perhaps of several later. */
interface Engine {
  readonly kernel: DeletionKernel;
  /** Number of searching threads. */
  readonly threads: number;
  /**
   * Lets the other threads, if any, search a part as well, for its value or whether it is n, until they are stopped.
   */
  help(part: bigint, n: number | undefined): void;
  rest(): void;
  readonly nodes: number;
  work(): Work;
  content(): Uint8Array;
  readonly bytes: number;
  close(): void;
}

/** Opens a kernel. @throws LimitError when `bytes` are fewer than it needs at first, or than `content` takes */
function openEngine(
  width: Width,
  setting: Setting,
  bytes: number,
  content?: Uint8Array,
  threads?: Threads,
): Engine {
  const { words, stacks } = width;
  const least = leastOf(width);
  if (bytes < least) throw new LimitError("bytes", bytes, least);
  /** Number of threads that may join, if the table need not shrink for them. */
  let others =
    words === 1 &&
    threads !== undefined &&
    threads.most > 1 &&
    largestIn(bytes - AREA * threads.most) === setting.largest
      ? threads
      : undefined;
  let crew = content === undefined ? undefined : together(content);
  let kernel = crew?.kernel ?? alone();
  let isHelped = false;
  let isFull = false;
  /** Work done before other threads joined. */
  let past: Work | undefined;

  function alone(): DeletionKernel {
    const kernel = instantiate<DeletionKernel>(width.wasm);
    reserve(kernel, least);
    beginSearch(kernel, setting);
    if (content !== undefined) restore(kernel, setting, content, { bytes, others: stacks });
    return kernel;
  }

  function together(content: Uint8Array): Crew | undefined {
    const opened = others?.open(setting);
    others = undefined;
    if (opened !== undefined)
      restore(opened.kernel, setting, content, { bytes, others: AREA * opened.count });
    return opened;
  }

  const held = () => (crew === undefined ? stacks : AREA * crew.count) + 64 * 2 ** kernel.getBits();
  const table = () => packed(kernel.memory.buffer, kernel.getTable(), kernel.getBits(), words);

  function work(): Work {
    const done = crew?.work() ?? [
      {
        nodes: kernel.getNodes(),
        lookups: kernel.getLookups(),
        hits: kernel.getHits(),
        entries: kernel.getEntries(),
      },
    ];
    const total = totalWork(past === undefined ? done : [past, ...done]);
    return threads === undefined ? total : { ...total, threads: isHelped ? crew!.count : 1 };
  }

  /**
   * Threads join when that pays off, and when there is room for two copies of the table meanwhile, and for its packed
   * form.
   */
  function callOthers(): void {
    if (crew !== undefined || others === undefined || kernel.getNodes() < ALONE || 3 * held() > bytes) return;
    const done = work();
    const opened = together(table());
    if (opened === undefined) return;
    past = { ...done, entries: 0 };
    crew = opened;
    kernel = opened.kernel;
  }

  /** The table of a single thread grows automatically. */
  function makeRoom({ rest }: Crew): void {
    const bits = kernel.getBits();
    if (isFull || bits === setting.largest || work().entries <= 3 * 2 ** bits) return;
    rest();
    isFull = kernel.widen(bits + 1, kernel.getEntries()) === 0;
  }

  return {
    get kernel() {
      return kernel;
    },
    get threads() {
      return crew?.count ?? 1;
    },
    help(part, n) {
      callOthers();
      if (crew === undefined) return;
      makeRoom(crew);
      crew.ask(part, n);
      isHelped = true;
    },
    rest: () => crew?.rest(),
    get nodes() {
      return work().nodes;
    },
    work,
    content: table,
    get bytes() {
      return held();
    },
    close: () => crew?.close(),
  };
}
