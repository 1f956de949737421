import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import type { Face, Rules, Text } from "../types.ts";

/** Rules that may have a face. */
export type Faced<P> = Rules<P> & Partial<Pick<Face<P>, "id" | "notation" | "told">>;

const NAMELESS: Text = t("nameless");

/** Name of rules in a sentence. */
export const gameName = <P>({ id }: Faced<P>): Text => (id === undefined ? NAMELESS : verbatim(id));

/** A position as its rules write it. */
const written = <P>(rules: Rules<P>, position: P): string =>
  rules.format?.(position) ?? String(rules.key(position));

/** A position longer than this is cut in its middle, in sentences. */
const LONG = 80;

const shortened = (position: string): string =>
  position.length <= LONG
    ? position
    : `${position.slice(0, LONG / 2)}…${position.slice(position.length - LONG / 4)}`;

/** A position as a sentence names it, with its game. */
export function positionName<P>(rules: Faced<P>, position: P): Text {
  const shown = shortened(written(rules, position));
  return rules.id === undefined ? t("position", { shown }) : verbatim(`${rules.id} ${shown}`);
}
