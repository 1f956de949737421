import type { Play, Text } from "nimber";
import type { JSX } from "preact";
import { address as graph } from "./graph/address.ts";
import { address as law } from "./law/address.ts";
import { t } from "./locale/shell.ts";
import { address as play } from "./play/address.ts";
import { address as program } from "./program/address.ts";
import { hrefOf } from "./shell/url.ts";
import { address as table } from "./table/address.ts";
import { address as why } from "./why/address.ts";

/** What a game's page is about, as an address tells it. */
interface Told {
  readonly sum: string;
  readonly play: Play;
  readonly games: readonly GameTold[];
}

interface GameTold {
  readonly id: string;
  /** Whether there is a table of its values, and whether its positions are few numbers. */
  readonly tabled: boolean;
  readonly numbers: boolean;
  /** Whether a contest program knows all of its positions, and not only those that one leads to. */
  readonly programmed: boolean;
}

/** A tab of a game's page: what it is about, a position or the game, where it leads, and which games have it. */
interface Tab {
  key(of: Told): string;
  href(of: Told): string;
  has?(game: GameTold): boolean;
}

/** A room of the page: its code comes when it is first shown, and its styles with it. */
interface Room {
  readonly name: Text;
  readonly tab?: Tab;
  load(): Promise<{ readonly Page: () => JSX.Element }>;
}

const ofPosition: Tab["key"] = ({ sum, play }) => `${play} ${sum}`;
const ofGame: Tab["key"] = ({ games, play }) => `${play} ${games.map(({ id }) => id).join()}`;

const position = (href: Tab["href"]): Tab => ({ key: ofPosition, href });
const game = (has: NonNullable<Tab["has"]>, href: (id: string, play: Play) => string): Tab => ({
  key: ofGame,
  has,
  href: ({ games, play }) => href(games[0]!.id, play),
});

/** The tabs of a game's page and the other rooms, each a folder; the first is where a visit begins. */
const list = {
  play: {
    name: t("play"),
    tab: position((of) => hrefOf(play, of)),
    load: () => import("./play/play.tsx"),
  },
  table: {
    name: t("values"),
    tab: game(
      (of) => of.tabled,
      (id) => hrefOf(table, { game: id, to: 1000 }),
    ),
    load: () => import("./table/table.tsx"),
  },
  law: {
    name: t("law"),
    tab: game(
      (of) => of.numbers,
      (id, play) => hrefOf(law, { game: id, play }),
    ),
    load: () => import("./law/law.tsx"),
  },
  graph: {
    name: t("graph"),
    tab: position(({ sum, play }) => hrefOf(graph, { sum, play })),
    load: () => import("./graph/graph.tsx"),
  },
  why: {
    name: t("why"),
    tab: position((of) => hrefOf(why, of)),
    load: () => import("./why/why.tsx"),
  },
  program: {
    name: t("program"),
    tab: {
      key: (of) => (of.games[0]!.programmed ? ofGame(of) : ofPosition(of)),
      href: ({ games: [first], sum }) =>
        hrefOf(program, { game: first!.id, ...(!first!.programmed && { from: sum }) }),
    },
    load: () => import("./program/program.tsx"),
  },
  lab: { name: t("lab"), load: () => import("./lab/lab.tsx") },
  judge: { name: t("contest"), load: () => import("./judge/judge.tsx") },
  theory: { name: t("theory"), load: () => import("./theory/theory.tsx") },
  lesson: {
    name: t("lesson"),
    load: () => import("./lesson/lesson.tsx"),
  },
  census: { name: t("census"), load: () => import("./census/census.tsx") },
} satisfies Record<string, Room>;

export type Place = keyof typeof list;

export const rooms: Readonly<Record<Place, Room>> = list;

export const places: readonly Place[] = Object.keys(list) as Place[];
