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

/** Problem with the same id that a single command solves as a game. */
const asGame = ({ ids }: ContestProblem): ContestProblem | undefined =>
  contestProblems.find((each) => each.ids.some((id) => ids.includes(id)));

/** All problems that a command solves. */
export const answered: readonly ContestProblem[] = [
  ...contestProblems,
  ...formats.filter((each) => asGame(each) === undefined),
];

/** Problem with this name that a command solves; preferably as a game. */
export function answeredNamed(name: string): ContestProblem | undefined {
  const format = problemNamed(name) ?? problemAmong(formats, name);
  return format && (asGame(format) ?? format);
}
