import { contestProblems, problemAmong, problemNamed } from "../games/problems/index.ts";
import type { ContestProblem } from "../games/problems/problem.ts";
import { problems } from "../judge/index.ts";
import { t } from "./locale/cli.ts";

/** Problems whose whole input `judge` reads. */
const formats: readonly ContestProblem[] = problems.map(({ id, aliases, name }) => ({
  ids: [id, ...aliases],
  title: name,
  ask: `judge ${id} < input.txt`,
  reading: t("reading"),
  facts: [],
}));

/** The same problem as a game in one command. */
const asGame = ({ ids }: ContestProblem): ContestProblem | undefined =>
  contestProblems.find((each) => each.ids.some((id) => ids.includes(id)));

/** All problems that a command answers. */
export const answered: readonly ContestProblem[] = [
  ...contestProblems,
  ...formats.filter((each) => asGame(each) === undefined),
];

/** The problem of that name that a command answers, as a game where it is one. */
export function answeredNamed(name: string): ContestProblem | undefined {
  const format = problemNamed(name) ?? problemAmong(formats, name);
  return format && (asGame(format) ?? format);
}
