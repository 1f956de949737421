import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import type { Face, Rules, Text } from "../types.ts";

/** Rules, perhaps with a name, notation and notes. */
export type Faced<P> = Rules<P> & Partial<Pick<Face<P>, "id" | "notation" | "describeMove" | "misereNote">>;

const NAMELESS: Text = t("nameless");

/** Name of a game in a sentence. */
export const gameName = <P>({ id }: Faced<P>): Text => (id === undefined ? NAMELESS : verbatim(id));

/** Position in the notation of its rules. */
const written = <P>(rules: Rules<P>, position: P): string =>
  rules.format?.(position) ?? String(rules.key(position));

/** Length, in characters, above which a position is cut in the middle. */
const LONG = 80;

const shortened = (position: string): string =>
  position.length <= LONG
    ? position
    : `${position.slice(0, LONG / 2)}…${position.slice(position.length - LONG / 4)}`;

/** Name of a position in a sentence, with its game. */
export function positionName<P>(rules: Faced<P>, position: P): Text {
  const shown = shortened(written(rules, position));
  return rules.id === undefined ? t("position", { shown }) : verbatim(`${rules.id} ${shown}`);
}
