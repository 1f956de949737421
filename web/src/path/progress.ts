import { signal } from "@preact/signals";
import { type LessonId, lessonIds } from "./ids.ts";

// Progress on the path, stored in this browser; a file can transfer it to another one.

/** Results in a lesson: which of its positions were won, and the best result of a drill. */
interface Reached {
  readonly tries: readonly boolean[];
  readonly drill: number;
}

export type Progress = Readonly<Partial<Record<LessonId, Reached>>>;

const KEPT = "nimber-path";
const KIND = "path";

/** Number of positions of a lesson. */
const TRIES = 3;
/** Rounds of a drill, and right answers needed to complete a lesson. */
export const ROUNDS = 5;
export const ENOUGH = 3;

/** Progress in a text; undefined if the text is invalid. */
export function progressFrom(text: string): Progress | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(read) || read.nimber !== KIND || !isRecord(read.lessons)) return undefined;
  const { lessons } = read;
  const known = lessonIds.filter((id) => lessons[id] !== undefined);
  // Unknown lessons are ignored, but known ones must be complete.
  return known.every((id) => isReached(lessons[id]))
    ? Object.fromEntries(known.map((id) => [id, lessons[id]]))
    : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isReached = (value: unknown): value is Reached =>
  isRecord(value) &&
  Array.isArray(value.tries) &&
  value.tries.length === TRIES &&
  value.tries.every((each) => typeof each === "boolean") &&
  Number.isInteger(value.drill) &&
  Number(value.drill) >= 0 &&
  Number(value.drill) <= ROUNDS;

export const textOf = (lessons: Progress): string => JSON.stringify({ nimber: KIND, lessons });

/** Progress in this browser. */
export const progress = signal<Progress>(kept());

function kept(): Progress {
  try {
    return progressFrom(localStorage.getItem(KEPT) ?? "") ?? {};
  } catch {
    return {};
  }
}

/** Better result of both in each lesson. */
const joined = (a: Progress, b: Progress): Progress =>
  Object.fromEntries(
    lessonIds.flatMap((id) => {
      const [one, two] = [a[id], b[id]];
      if (one === undefined || two === undefined) return one || two ? [[id, one ?? two]] : [];
      const tries = one.tries.map((won, i) => won || two.tries[i]!);
      return [[id, { tries, drill: Math.max(one.drill, two.drill) }]];
    }),
  );

export function add(more: Progress): void {
  const next = joined(progress.value, more);
  if (textOf(next) === textOf(progress.value)) return;
  progress.value = next;
  try {
    localStorage.setItem(KEPT, textOf(next));
  } catch {
    // Without storage, the progress is forgotten with the page.
  }
}

/** Whether a lesson is complete: its positions were won, and enough of a drill. */
export const isDone = (of: Progress, id: LessonId): boolean => {
  const reached = of[id];
  return reached !== undefined && reached.drill >= ENOUGH && reached.tries.every(Boolean);
};

export const doneOf = (of: Progress): number => lessonIds.filter((id) => isDone(of, id)).length;

/** First lesson that is not complete; undefined at the end of the path. */
export const nextOf = (of: Progress): LessonId | undefined => lessonIds.find((id) => !isDone(of, id));
