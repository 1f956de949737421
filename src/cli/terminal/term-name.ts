import type { Term } from "../../games/reading.ts";
import { shown } from "./shown.ts";

/** Columns of a name, so that a value fits beside it. */
export const LONGEST_NAME = 48;

/** A component as people call it: its game and its position, as much of them as fits. */
export const nameOf = ({ rules, position }: Term): string =>
  shown(`${rules.id} ${rules.format(position)}`, LONGEST_NAME);
