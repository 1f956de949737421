import { problemNamed, programAmong } from "nimber/games";
import type { Judging } from "nimber/judge";
import { listedJudging } from "nimber/stress";

// Judging of contest problems that have no format of their own, by the form of their input.

/** Seconds for the answer to a test in a form. */
const SECONDS = 20;

/** Program of a problem by any of its names. */
const listedNamed = (id: string) => programAmong([id, ...(problemNamed(id)?.ids ?? [])]);

/** Game of a problem that only its form describes, to be fetched before its input is read. */
export const gamesFor = (id: string): readonly string[] => {
  const { game } = listedNamed(id) ?? {};
  return game === undefined ? [] : [game];
};

/** Reads and answers the input of a problem by its form. Small positions are played by their rules alone if `isPlain`. */
export function formed(id: string, isPlain: boolean): Judging {
  const program = listedNamed(id);
  if (program === undefined) throw new RangeError(`format: expected a problem with a form, got ${id}`);
  return listedJudging(program, { seconds: SECONDS }, isPlain);
}
