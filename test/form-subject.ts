import { type Answer, parseRead } from "../src/codegen/index.ts";
import { byForm } from "../src/judge/by-form/problem.ts";
import { formatSubject, type Subject } from "../src/stress/subject.ts";
import type { Game, Play } from "../src/types.ts";

/** Random inputs of a form up to `box`, with their answers. */
export const formSubject = (
  game: Game<unknown> | undefined,
  read: string,
  answer: Answer,
  box: readonly number[],
  play: Play = "normal",
): Subject => formatSubject(byForm({ game, read: parseRead(read), answer, box, play, isPlain: true }, {}));
