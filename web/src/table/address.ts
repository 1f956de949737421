import type { View } from "../plot/view.ts";
import { codec, field, numbers, oneOf, optional, text } from "../shell/fields.ts";
import { readCount } from "./count.ts";

export const PANELS = ["period", "wrapped", "histogram", "export"] as const;
export type Panel = (typeof PANELS)[number];

/** Law of a game of two heaps: the index of a theorem of a game. */
export interface Law {
  readonly game: string;
  readonly law: number;
}

export const USUAL = { game: "kayles", to: 1000 } as const;

const NONE: readonly string[] = [];

/** Games laid over the plot, separated by semicolons. */
function readGames(text: string): readonly string[] | undefined {
  const games = text.split(";").filter((game) => game !== "");
  return text.length <= 400 && games.length <= 3 ? games : undefined;
}

export const address = codec("table", {
  game: text(USUAL.game),
  to: { usual: USUAL.to as number, read: readCount, write: String },
  view: optional(field<View | undefined>(undefined, readView, writeView)),
  at: numbers(9, [1, 2]),
  law: optional(field<Law | "none" | undefined>(undefined, readLaw, writeLaw)),
  panel: oneOf(PANELS),
  with: field<readonly string[]>(NONE, readGames, (games) =>
    games.length === 0 ? undefined : games.join(";"),
  ),
  differ: field<boolean>(
    false,
    (text) => (text === "xor" ? true : undefined),
    () => "xor",
  ),
});

function readView(text: string): View | undefined {
  const edges = text
    .split(",")
    .map((edge) => (/^-?\d{1,9}(\.\d{1,2})?$/.test(edge) ? Number(edge) : Number.NaN));
  const [x0, x1, y0, y1] = edges;
  return edges.length === 4 && edges.every(Number.isFinite)
    ? { x0: x0!, x1: x1!, y0: y0!, y1: y1! }
    : undefined;
}

function writeView(seen: View | undefined): string | undefined {
  return seen && [seen.x0, seen.x1, seen.y0, seen.y1].map((edge) => Math.round(100 * edge) / 100).join();
}

function readLaw(text: string): Law | "none" | undefined {
  if (text === "none") return text;
  const law = /^([^:]{1,60}):(\d{1,2})$/.exec(text);
  return law === null ? undefined : { game: law[1]!, law: Number(law[2]) };
}

function writeLaw(law: Law | "none" | undefined): string | undefined {
  return typeof law === "object" ? `${law.game}:${law.law}` : law;
}
