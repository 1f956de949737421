import type { Term } from "../../games/reading.ts";
import { shown } from "./shown.ts";

/** Most columns of a name, which leaves space for a value. */
export const LONGEST_NAME = 48;

/** Name of a component: its game and its position, shortened if necessary. */
export const nameOf = ({ rules, position }: Term): string =>
  shown(`${rules.id} ${rules.format(position)}`, LONGEST_NAME);
