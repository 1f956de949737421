import { GrowthError, LimitError } from "../errors.ts";
import type { Fault, Referee, Spoken } from "../judge/referee.ts";
import { random } from "../solve/random.ts";
import { drawn, largest, type Noted, type Scale } from "./draw.ts";
import { shrink } from "./shrink.ts";
import { type Instance, madeOf, type Subject } from "./subject.ts";

/** Result of a run of a program. */
export interface Ran {
  readonly output: string;
  /** Abnormal end: out of time, too much output, or the message of the system. */
  readonly ended?: "time" | "output" | { readonly by: string };
}

/** Input with a wrong answer. */
export interface Finding {
  readonly input: string;
  readonly ran: Ran;
  readonly ours: string;
  /** First line that differs, counted from 0. */
  readonly line: number;
  readonly instance: Instance;
  /** Play of an interactive problem, and the mistake of the program if its runs ended well. */
  readonly play?: { readonly spoken: readonly Spoken[]; readonly fault?: Fault };
}

/** Runs a program on an input, in little time if `hurried`, and against `referee` if the problem is interactive. */
type Run = (input: string, hurried?: boolean, referee?: Referee) => Promise<Ran>;

export interface Stressed {
  /** Number of inputs tried before the verdict. */
  readonly tests: number;
  readonly finding?: Finding;
}

export interface StressOptions {
  readonly tests: number;
  readonly seed: number;
  /** Whether to stop; asked between two runs. */
  stopped?(): boolean;
  progress?(tests: number): void;
}

/** Scales in ascending order: most wrong programs fail on something small. */
const SCALES: readonly Scale[] = [
  { number: 1, count: 1 },
  { number: 2, count: 2 },
  { number: 4, count: 2 },
  { number: 6, count: 3 },
  { number: 10, count: 3 },
  { number: 20, count: 4 },
  { number: 40, count: 6 },
  { number: 100, count: 10 },
  { number: 1000, count: 20 },
  { number: 1e5, count: 30 },
  { number: 1e9, count: 40 },
  { number: Number.MAX_SAFE_INTEGER, count: 60 },
];

/** Number of inputs of a scale whose answers exceed the limits, after which only smaller ones are drawn. */
const MOST_BEYOND = 3;

/**
 * Draws: corner cases first, then random ones from small to large. It receives whether the answer to the last one
 * exceeds the limits.
 */
function* draws({ tests, seed }: StressOptions): Generator<Noted, void, boolean> {
  const chance = random(seed);
  for (const number of [0, 1, 2, 3]) for (const count of [0, 1]) yield largest({ number, count });
  let most = SCALES.length - 1;
  let beyond = 0;
  for (let i = 0; i < tests; i++) {
    const scale = Math.min(most, Math.floor((i * SCALES.length) / tests));
    if (!(yield drawn(chance, SCALES[scale]!)) || ++beyond < MOST_BEYOND) continue;
    most = Math.max(0, scale - 1);
    beyond = 0;
  }
}

/**
 * Tests a program, executed by `run`, on legal inputs of `subject` until it fails, `tests` inputs have
 * passed, or it is stopped. Inputs whose answer exceeds the limits are skipped. After a failure it looks for
 * the smallest failing input. If that failure was a timeout, `run` is called with `hurried` for smaller
 * inputs, and the smallest one is run again with full time.
 */
export async function stress(subject: Subject, run: Run, options: StressOptions): Promise<Stressed> {
  let tests = 0;
  let isBeyond = false;
  /** Draw of which no legal input was made. */
  let unmade: Noted | undefined;
  const drawing = draws(options);
  for (;;) {
    const { value: draw } = drawing.next(isBeyond);
    if (!draw || options.stopped?.() || tests >= options.tests) break;
    const instance = madeOf(subject, draw);
    if (instance === undefined) {
      isBeyond = false;
      unmade = draw;
      continue;
    }
    const found = await wrong(instance, run);
    if (options.stopped?.()) break;
    isBeyond = found === "beyond";
    if (found === "beyond") continue;
    tests++;
    options.progress?.(tests);
    if (found === undefined) continue;
    const hurried = found.ran.ended === "time";
    const again = async (instance: Instance, hurry: boolean) => {
      const finding = options.stopped?.() ? undefined : await wrong(instance, run, hurry);
      return finding === "beyond" ? undefined : finding;
    };
    const late = ({ ran }: Finding) => ran.ended === "time";
    const small = await shrink(subject, draw.choices, (instance) => again(instance, hurried), late);
    if (small === undefined) return { tests, finding: found };
    const finding = hurried ? await again(small.instance, false) : small.found;
    return { tests, finding: finding ?? found };
  }
  // Throws the reason.
  if (tests === 0 && unmade !== undefined) subject.make(unmade);
  return { tests };
}

async function wrong(
  instance: Instance,
  run: Run,
  hurried?: boolean,
): Promise<Finding | undefined | "beyond"> {
  let ours: readonly string[];
  let referee: Referee | undefined;
  try {
    ours = instance.answers();
    referee = instance.referee?.();
  } catch (error) {
    if (error instanceof LimitError && !(error instanceof GrowthError)) return "beyond";
    throw error;
  }
  const { input } = instance;
  const ran = await run(input, hurried, referee);
  if (referee !== undefined) {
    const fault = referee.fault(ran.ended === undefined);
    if (fault === undefined && ran.ended === undefined) return undefined;
    const play = { spoken: referee.spoken(), ...(fault && { fault }) };
    return { input, ran, ours: ours.join("\n"), line: 0, instance, play };
  }
  const theirs = linesOf(ran.output);
  const expected = linesOf(ours.join("\n"));
  const line = expected.findIndex((each, i) => each !== theirs[i]);
  if (line < 0 && theirs.length === expected.length && ran.ended === undefined) return undefined;
  return { input, ran, ours: ours.join("\n"), line: line < 0 ? expected.length : line, instance };
}

/** Lines without trailing white space, which judges ignore. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((each) => each.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  return lines;
}
