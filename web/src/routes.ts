import type { Play, Text } from "nimber";
import { address as graph } from "./graph/address.ts";
import { address as law } from "./law/address.ts";
import { t } from "./locale/shell.ts";
import { address as play } from "./play/address.ts";
import { address as program } from "./program/address.ts";
import { hrefOf } from "./shell/href.ts";
import { address as table } from "./table/address.ts";
import { address as why } from "./why/address.ts";

/** Subject of the tabs of a game's page: a sum under a play convention, and its games. */
interface TabSubject {
  readonly sum: string;
  readonly play: Play;
  readonly games: readonly GameTraits[];
}

/** Properties of a game that decide which tabs it has. */
interface GameTraits {
  readonly id: string;
  /** Whether it has a table of values, and whether its positions are tuples of few numbers. */
  readonly tabled: boolean;
  readonly numbers: boolean;
  /** Whether its contest program covers all positions, and not only those reachable from one. */
  readonly programmed: boolean;
}

/**
 * Tab of a game's page: the key of its subject (a position or the game), its address, and the games that have
 * it.
 */
interface Tab {
  key(of: TabSubject): string;
  href(of: TabSubject): string;
  has?(game: GameTraits): boolean;
}

/** Tab of a game's page, or a separate page. Its code is in the folder of the same name. */
interface Route {
  readonly name: Text;
  readonly tab?: Tab;
}

const ofPosition: Tab["key"] = ({ sum, play }) => `${play} ${sum}`;
const ofGame: Tab["key"] = ({ games, play }) => `${play} ${games.map(({ id }) => id).join()}`;

const position = (href: Tab["href"]): Tab => ({ key: ofPosition, href });
const game = (has: NonNullable<Tab["has"]>, href: (id: string, play: Play) => string): Tab => ({
  key: ofGame,
  has,
  href: ({ games, play }) => href(games[0]!.id, play),
});

/** Front page, tabs of a game's page, and other pages, in the order of the navigation. */
const list = {
  home: { name: t("home") },
  play: {
    name: t("play"),
    tab: position((of) => hrefOf(play, of)),
  },
  table: {
    name: t("values"),
    tab: game(
      (of) => of.tabled,
      (id) => hrefOf(table, { game: id, to: 1000 }),
    ),
  },
  law: {
    name: t("law"),
    tab: game(
      (of) => of.numbers,
      (id, play) => hrefOf(law, { game: id, play }),
    ),
  },
  graph: {
    name: t("graph"),
    tab: position(({ sum, play }) => hrefOf(graph, { sum, play })),
  },
  why: {
    name: t("why"),
    tab: position((of) => hrefOf(why, of)),
  },
  program: {
    name: t("program"),
    tab: {
      key: (of) => (of.games[0]!.programmed ? ofGame(of) : ofPosition(of)),
      href: ({ games: [first], sum }) =>
        hrefOf(program, { game: first!.id, ...(!first!.programmed && { from: sum }) }),
    },
  },
  path: { name: t("path") },
  lab: { name: t("lab") },
  judge: { name: t("contest") },
  theory: { name: t("theory") },
  lesson: { name: t("lesson") },
  census: { name: t("census") },
  help: { name: t("help") },
} satisfies Record<string, Route>;

export type RouteName = keyof typeof list;

export const routes: Readonly<Record<RouteName, Route>> = list;

export const routeNames: readonly RouteName[] = Object.keys(list) as RouteName[];

export const home: RouteName = "home";
