import { LimitError } from "../../errors.ts";
import { instantiate } from "../../nimber/instantiate.ts";
import { totalWork, type Work } from "../parts/work.ts";
import { largestIn, leastOf, type Width } from "./deletion-frame.ts";
import { AREA, beginSearch, type DeletionKernel, restore, type Setting } from "./deletion-kernel.ts";
import { reserve } from "./load.ts";
import { packed } from "./packed.ts";
import type { Crew, Threads } from "./threads.ts";

/** Nodes of a search after which it pays to start threads. */
const ALONE = 60_000;

/** A kernel and its table: of one thread, or from some time on of several. */
export interface Engine {
  readonly kernel: DeletionKernel;
  /** Threads that search. */
  readonly threads: number;
  /** The others, where there are any, search a part as well: its value, or whether that is n; until they are to rest. */
  help(part: bigint, n: number | undefined): void;
  rest(): void;
  readonly nodes: number;
  work(): Work;
  content(): Uint8Array;
  readonly bytes: number;
  close(): void;
}

/** @throws LimitError when `bytes` are fewer than a kernel begins with, or than `content` takes. */
export function engine(
  width: Width,
  setting: Setting,
  bytes: number,
  content?: Uint8Array,
  threads?: Threads,
): Engine {
  const { words, stacks } = width;
  const least = leastOf(width);
  if (bytes < least) throw new LimitError("bytes", bytes, least);
  /** Those that may come: where the table need not be smaller for them. */
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
  /** What was done before others came. */
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

  /** Others come once that pays, and where there is room for the table twice meanwhile, and for what it is packed in. */
  function callOthers(): void {
    if (crew !== undefined || others === undefined || kernel.getNodes() < ALONE || 3 * held() > bytes) return;
    const done = work();
    const opened = together(table());
    if (opened === undefined) return;
    past = { ...done, entries: 0 };
    crew = opened;
    kernel = opened.kernel;
  }

  /** A table of one thread grows by itself. */
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
