import {
  answerAll,
  explainFirst,
  GameError,
  InputError,
  type Problem,
  problemOf,
  problems,
  Reader,
  sourceOf,
  type Text,
} from "nimber";

/** A contest format, as the list of them shows it. */
export interface Format extends Omit<Problem, "samples" | "tests" | "answer" | "why" | "asJudged"> {
  readonly sample: string;
  /** Why judges answer otherwise, where they do. */
  readonly warning?: Text;
}

/** What an input gives: its output, perhaps cut short or ended by an error, and why its first test has that answer. */
export interface Judgement {
  readonly output: string;
  readonly cut: boolean;
  readonly error?: Text;
  /** Where the input is not what the format says, counted from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly why: readonly Text[];
}

export function formats(): Format[] {
  return problems.map((problem) => {
    const { id, aliases, name, statement, input, output, limits, game, samples, asJudged } = problem;
    return {
      ...{ id, aliases, name, statement, input, output, limits, game },
      sample: samples[0]?.input ?? "",
      ...(asJudged && { warning: asJudged.warning }),
    };
  });
}

/** A page shows this much of an output, and this many lines of an explanation. */
const MOST_OUTPUT = 200_000;
const MOST_WHY = 60;

export function judge(id: string, text: string, asJudged: boolean): Judgement {
  const problem = problemOf(id);
  if (problem === undefined) throw new RangeError(`problem: expected one of the list, got ${id}`);
  const bytes = new TextEncoder().encode(text);
  let output = "";
  let cut = false;
  const print = (line: string) => {
    if (output.length < MOST_OUTPUT) output += `${line}\n`;
    else cut = true;
  };
  const error = errorOf(() => answerAll(problem, new Reader(sourceOf(bytes)), print, asJudged));
  const why: Text[] = [];
  // Where nothing was printed there is nothing to explain; where the first test fails, that has been said.
  errorOf(() => {
    if (output === "") return;
    for (const sentence of explainFirst(problem, new Reader(sourceOf(bytes)))) {
      if (why.push(sentence) === MOST_WHY) break;
    }
  });
  return {
    output,
    cut,
    why,
    ...(error && { error: error.text }),
    ...(error instanceof InputError && { place: { line: error.line, column: error.column } }),
  };
}

/** The formats that read a whole input, and have something to print. */
export function fitting(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  return problems.flatMap((problem) => {
    const reader = new Reader(sourceOf(bytes));
    let printed = false;
    const print = () => {
      printed = true;
    };
    const error = errorOf(() => answerAll(problem, reader, print));
    return error === undefined && printed && reader.ended() ? [problem.id] : [];
  });
}

function errorOf(run: () => void): GameError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}
