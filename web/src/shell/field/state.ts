import { signal } from "@preact/signals";
import type { Cell, Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import { pictureOf } from "../../board/picture.ts";
import { Refusal, rules } from "../../engine/client.ts";
import type { Meant } from "../../engine/find.ts";
import { studying } from "../../engine/study/client.ts";
import { address as graph } from "../../graph/address.ts";
import { address as judge } from "../../judge/address.ts";
import { address as play } from "../../play/address.ts";
import { isRecord, readRecord } from "../../play/record.ts";
import { routeNames, routes } from "../../routes.ts";
import { address as table } from "../../table/address.ts";
import { hrefOf } from "../href.ts";
import { currentRoute, hrefOfRoute } from "../url.ts";
import { T } from "./text.ts";

/** A line of what is offered, and where it leads. */
export interface Offer {
  readonly title: string | Text;
  readonly detail?: Text;
  readonly code?: string;
  readonly cells?: readonly Cell[];
  /** What the cells are drawn as. */
  readonly picture?: string;
  readonly href: () => string;
}

export const typed = signal("");
export const offers = signal<readonly Offer[]>([]);
/** What is wrong with the text, and where. */
export const wrong = signal<{ readonly text: Text; readonly offset?: number } | undefined>(undefined);
/** One line about offers that are still looked for, or that there are none of. */
export const waiting = signal<Text | undefined>(undefined);

let asked = 0;

/** Ends when it has been found out what the text that was typed last may mean. */
let looking = Promise.resolve();

/** Finds out what a text may mean. */
export function type(text: string): Promise<void> {
  typed.value = text;
  looking = look(++asked, text);
  return looking;
}

/** What the text that stands now may mean, once that is known; nothing if it has been changed by then. */
export async function offered(nth: number): Promise<Offer | undefined> {
  const now = asked;
  await looking;
  return now === asked ? offers.value[nth] : undefined;
}

/** What is still looked for after so many milliseconds is no longer what stood there before. */
const LATE = 250;

async function look(mine: number, text: string): Promise<void> {
  if (text.trim() === "") return offer(mine, []);
  if (isRecord(text)) return offerRecord(mine, text);
  const late = window.setTimeout(() => {
    if (mine !== asked) return;
    offers.value = [];
    wrong.value = undefined;
    waiting.value = T.looking;
  }, LATE);
  try {
    const [{ meant, wrong: why }, { chaptersLike }] = await Promise.all([
      rules.ask({ ask: "find", text }),
      import("./chapters.ts"),
    ]);
    if (mine !== asked) return;
    const [first] = meant;
    if (first?.kind === "sequence") return await identify(mine, first.numbers);
    const found = [
      ...meant.flatMap((each) => offerOf(each) ?? []),
      ...chaptersLike(text).map((chapter) => ({ ...chapter, detail: T.chapter })),
      ...pagesLike(text),
    ];
    offer(mine, found);
    if (found.length === 0) wrong.value = why ?? { text: T.none };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    offer(mine, []);
    if (mine === asked) wrong.value = { text: error.text };
  } finally {
    window.clearTimeout(late);
  }
}

function offer(mine: number, found: readonly Offer[]): void {
  if (mine !== asked) return;
  wrong.value = undefined;
  waiting.value = undefined;
  offers.value = found;
}

/** A game that was kept as text, to be reviewed. */
function offerRecord(mine: number, text: string): void {
  const found = readRecord(text);
  if ("line" in found) {
    offer(mine, []);
    wrong.value = { text: T.inLine(found.line, found.text) };
    return;
  }
  const { sum, moves } = found;
  offer(mine, [
    {
      title: T.record,
      code: sum,
      detail: T.moves(moves.length),
      href: () => hrefOf(play, { ...found, rival: "friend" }),
    },
  ]);
}

/** So many values of what has a sequence are drawn: each is a dot of its own. */
const SEEN = 100;

async function identify(mine: number, numbers: readonly number[]): Promise<void> {
  offer(mine, []);
  waiting.value = T.searching;
  const found = await studying.ask({ ask: "gamesOf", numbers });
  offer(
    mine,
    found.map(({ game, name, from, next, oeis, cells }) => ({
      title: name,
      code: game,
      cells,
      detail: T.next(next.join(", "), from, oeis),
      href: () => hrefOf(table, { game, to: SEEN }),
    })),
  );
  if (mine === asked && found.length === 0) waiting.value = T.noGame;
}

function offerOf(meant: Meant): Offer | undefined {
  switch (meant.kind) {
    case "position":
      return {
        title: meant.play === "misere" ? T.misere(meant.name) : meant.name,
        code: meant.sum.length <= 40 ? meant.sum : `${meant.sum.slice(0, 40)} …`,
        detail: meant.rule,
        cells: meant.cells,
        picture: pictureOf(meant.games[0]!.id),
        href: () => hrefOfSum(meant),
      };
    case "problem":
      return {
        title: meant.name,
        code: meant.as,
        cells: meant.cells,
        href: () => hrefOf(judge, { problem: meant.id }),
      };
    case "unlisted":
      return { title: meant.name, detail: T.unlisted, href: () => hrefOf(judge, {}) };
    case "edges":
      return { title: T.edges, detail: T.edgesRule, href: () => hrefOf(graph, { edges: meant.edges }) };
    case "sequence":
      return undefined;
  }
}

/** The pages beside the games, by the beginnings of their names. */
function pagesLike(text: string): Offer[] {
  const sought = text.trim().toLowerCase();
  return routeNames.flatMap((id) => {
    const { name, tab } = routes[id];
    const named = [sayIn(name, "en").toLowerCase(), sayIn(name, "zh")].some((each) =>
      each.startsWith(sought),
    );
    return named && tab === undefined ? [{ title: name, href: () => hrefOfRoute(id) }] : [];
  });
}

type Position = Extract<Meant, { kind: "position" }>;

/** The tab that is shown stays, where the game has it. */
function hrefOfSum({ sum, play: under, games }: Position): string {
  const tab = routes[currentRoute.value].tab;
  const stays = tab !== undefined && (tab.has === undefined || tab.has(games[0]!));
  return stays ? tab.href({ sum, play: under, games }) : hrefOf(play, { sum, play: under });
}

const KEPT = "nimber-recent";
const MOST = 6;

/** What was found last, the latest first. */
export function recent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Goes where an offer leads, and remembers what was typed. */
export function take({ href }: Offer): void {
  const text = typed.value.trim();
  if (text !== "" && text.length <= 200) {
    try {
      const texts = [text, ...recent().filter((each) => each !== text)].slice(0, MOST);
      localStorage.setItem(KEPT, JSON.stringify(texts));
    } catch {
      // A browser that keeps nothing forgets what was found, and that is all.
    }
  }
  location.hash = href();
  void type("");
}
