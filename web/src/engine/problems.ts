import type { ContestProblem, Play, Text } from "nimber";
import { beyondNamed, beyondProblems, contestProblems, problemNamed, programAmong } from "nimber/games";
import { problemOf, problems } from "nimber/judge";

/** Questions about the lists of problems. */
export type ListAsk = "formats" | "problems" | "listed";

/** Program of a contest problem for the Program tab. */
export interface ProblemProgram {
  readonly game: string;
  readonly read: string;
  readonly print: string;
  readonly limits: string;
  readonly play: Play;
  /** Whether the program needs a language whose integers have any number of digits; empty for all. */
  readonly code: "" | "unbounded";
}

/** Example of the sets that a program reads, for the heading of its page. */
const SET = "{1,2,3}";

/** Program of the first of these names of a problem that has one. */
export function programOf(ids: readonly string[]): { readonly program?: ProblemProgram } {
  const found = programAmong(ids);
  if (found === undefined) return {};
  const { game = SET, misere, read, print, limits = "", beyond64 } = found;
  const code = beyond64 === undefined ? "" : "unbounded";
  return { program: { game, read, print, limits, play: misere ? "misere" : "normal", code } };
}

/** Contest problem without a format of its own: its game, or the reason why no command answers it. */
export interface Other extends Partial<Omit<ContestProblem, "ids" | "title">> {
  readonly ids: readonly string[];
  readonly title: Text;
  readonly game?: string;
  /** Positions whose outcomes the statement gives. */
  readonly known: readonly { readonly sum: string; readonly outcome: string }[];
  readonly why?: Text;
  readonly program?: ProblemProgram;
  /** Whether a form describes its whole input, and nothing is asked back. */
  readonly reads?: boolean;
}

/** Problems that are games, as in `nimber games`, except those with a format. */
export function others(): Other[] {
  const read = new Set(problems.flatMap(({ id, aliases }) => [id, ...aliases]));
  return [
    ...contestProblems
      .filter(({ ids }) => !ids.some((id) => read.has(id)))
      .map((problem) => {
        const own = programOf(problem.ids);
        const reads = own.program !== undefined && !own.program.print.includes(" plays ");
        return { ...problem, ...gameIn(problem), ...own, reads, known: knownIn(problem) };
      }),
    ...beyondProblems.map((problem) => ({ ...problem, known: [] })),
  ];
}

/** Name under which the page lists the problem of that name, as the command line reads it. */
export function listed({ name }: { readonly name: string }): { readonly id?: string } {
  const { ids = [] } = problemNamed(name) ?? beyondNamed(name) ?? {};
  const format = [name, ...ids].map(problemOf).find((each) => each !== undefined);
  const [id] = format === undefined ? ids : [format.id];
  return id === undefined ? {} : { id };
}

function gameIn({ ask }: ContestProblem): { readonly game?: string } {
  const [, quoted, word] = /^\w+ (?:'([^']*)'|([^\s-]\S*))/.exec(ask) ?? [];
  const game = quoted ?? word;
  return game === undefined ? {} : { game };
}

const knownIn = ({ facts }: ContestProblem): Other["known"] =>
  facts.flatMap((fact) => {
    const [, sum, outcome] = /^(.+): ([NP])$/.exec(fact) ?? [];
    return sum === undefined || /^(?:misere |file:)/.test(sum) ? [] : [{ sum, outcome: outcome! }];
  });
