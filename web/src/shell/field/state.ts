import { computed, signal } from "@preact/signals";
import type { Cell, Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import { pictureOf } from "../../board/picture.ts";
import { rules } from "../../engine/client.ts";
import type { Meant } from "../../engine/find.ts";
import { ENDING, studying } from "../../engine/study/client.ts";
import { address as graph } from "../../graph/address.ts";
import { address as judge } from "../../judge/address.ts";
import { address as play } from "../../play/address.ts";
import { routeNames, routes } from "../../routes.ts";
import { address as table } from "../../table/address.ts";
import { hrefOf } from "../href.ts";
import { languageIds } from "../language.ts";
import { resource, type Settled } from "../resource.ts";
import { currentRoute, hrefOfRoute } from "../url.ts";
import { texts } from "./text.ts";

// Offers of the search field for the typed text.

/** Offer, with its address. */
export interface Offer {
  readonly title: string | Text;
  readonly detail?: Text;
  readonly code?: string;
  readonly cells?: readonly Cell[];
  /** Name of the picture for the cells. */
  readonly picture?: string;
  readonly href: () => string;
}

export const typed = signal("");

/** Possible meanings of a text, or a line that says there are none. */
interface Meanings {
  readonly offers: readonly Offer[];
  /** Error in the text, with its position. */
  readonly wrong?:
    | {
        readonly text: Text;
        readonly offset?: number;
        /** Section of Help on the notation that may be meant. */
        readonly help?: { readonly title: Text; readonly href: () => string };
      }
    | undefined;
  readonly none?: Text | undefined;
}

/** Milliseconds of a search after which the earlier offers disappear. */
const LATE = 250;

/** Number of values plotted for a game found by its sequence; few enough to see each dot. */
const SEEN = 100;

const looked = resource<string, Meanings, Text>(async (text, { signal, tell }) => {
  if (text.trim() === "") return { offers: [] };
  if (isRecord(text)) return foundInRecord(text);
  const late = window.setTimeout(() => tell(texts.looking), LATE);
  try {
    const [{ meant, wrong }, { chaptersLike }, { helpLike, isQuestion, notationFor }] = await Promise.all([
      rules.ask({ ask: "find", text }, { signal }),
      import("./chapters.ts"),
      import("./help.ts"),
    ]);
    const [first] = meant;
    if (first?.kind === "sequence") {
      window.clearTimeout(late);
      tell(texts.searching);
      return await identified(first.numbers, signal);
    }
    const places = [
      ...meant.flatMap((each) => offerOf(each) ?? []),
      ...chaptersLike(text).map((chapter) => ({ ...chapter, detail: texts.chapter })),
      ...pagesLike(text),
    ];
    const help = helpLike(text).map(({ of, ...found }) => ({ ...found, detail: texts.helpOn(of) }));
    const offers = isQuestion(text) && meant.length === 0 ? [...help, ...places] : [...places, ...help];
    // Without a game, what is found of chapters and help is meant.
    if (offers.length > 0) return { offers, ...(wrong && meant.length > 0 && { wrong }) };
    const { title, href } = notationFor(text);
    return { offers, wrong: { text: texts.none, ...wrong, help: { title: texts.read(title), href } } };
  } finally {
    window.clearTimeout(late);
  }
});

/** Offers on the page. The earlier ones stay until a search takes long. */
const shown = computed((): Meanings & { readonly waiting?: Text | undefined } => {
  const now = looked.now.value;
  if (now.state === "loading" && now.progress !== undefined) return { offers: [], waiting: now.progress };
  if (now.why !== undefined) return { offers: [], wrong: { text: now.why.text } };
  return { offers: [], ...now.value, waiting: now.value?.none };
});
export const offers = computed(() => shown.value.offers);
export const wrong = computed(() => shown.value.wrong);
/** Line shown during a search, or when it has found nothing. */
export const waiting = computed(() => shown.value.waiting);

/** Search for the text typed last. */
let looking: Promise<Settled<Meanings> | undefined> = Promise.resolve(undefined);

/** Starts the search for a text. */
export async function type(text: string): Promise<void> {
  typed.value = text;
  looking = looked.ask(text);
  await looking;
}

/** Offer that was chosen for the present text, else the first, once known; none if the text has changed by then. */
export async function offered(nth: number | undefined): Promise<Offer | undefined> {
  const now = await looking;
  if (now?.state !== "ready") return undefined;
  // Beside a fault, an offer has to be chosen.
  return now.value.offers[nth ?? (now.value.wrong === undefined ? 0 : -1)];
}

/** Whether a text begins like the record of a game. */
const isRecord = (text: string): boolean => /^\s*game\s*[:：]/i.test(text);

/** Offer to review a game from its record. */
async function foundInRecord(text: string): Promise<Meanings> {
  const { readRecord } = await import("../../play/record.ts");
  const found = readRecord(text);
  if ("line" in found) return { offers: [], wrong: { text: texts.inLine(found.line, found.text) } };
  const { sum, moves } = found;
  const href = () => hrefOf(play, { ...found, rival: "friend" });
  return { offers: [{ title: texts.record, code: sum, detail: texts.moves(moves.length), href }] };
}

async function identified(numbers: readonly number[], signal: AbortSignal): Promise<Meanings> {
  const found = await studying.ask({ ask: "gamesOf", numbers }, { signal, ending: ENDING });
  const offers = found.map(({ game, name, from, next, oeis, cells }) => ({
    title: name,
    code: game,
    cells,
    detail: texts.next(next.join(", "), from, oeis),
    href: () => hrefOf(table, { game, to: SEEN }),
  }));
  return { offers, none: offers.length > 0 ? undefined : texts.noGame };
}

function offerOf(meant: Meant): Offer | undefined {
  switch (meant.kind) {
    case "position":
      return {
        title: meant.play === "misere" ? texts.misere(meant.name) : meant.name,
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
      return { title: meant.name, detail: texts.unlisted, href: () => hrefOf(judge, {}) };
    case "edges":
      return {
        title: texts.edges,
        detail: texts.edgesRule,
        href: () => hrefOf(graph, { edges: meant.edges }),
      };
    case "sequence":
      return undefined;
  }
}

/** Pages that are not tabs of a game, by the beginning of their names. */
function pagesLike(text: string): Offer[] {
  const sought = text.trim().toLowerCase();
  return routeNames.flatMap((id) => {
    const { name, tab } = routes[id];
    const named = languageIds.some((each) => sayIn(name, each).toLowerCase().startsWith(sought));
    return named && tab === undefined ? [{ title: name, href: () => hrefOfRoute(id) }] : [];
  });
}

type Position = Extract<Meant, { kind: "position" }>;

/** Address of a sum: in the present tab if the game has it, else its board. */
function hrefOfSum({ sum, play: under, games }: Position): string {
  const tab = routes[currentRoute.value].tab;
  const stays = tab !== undefined && (tab.has === undefined || tab.has(games[0]!));
  return stays ? tab.href({ sum, play: under, games }) : hrefOf(play, { sum, play: under });
}

const KEPT = "nimber-recent";
const MOST = 6;

/** Recent finds, the latest first. */
export function recent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Opens an offer, and remembers the typed text. */
export function take({ href }: Offer): void {
  const text = typed.value.trim();
  if (text !== "" && text.length <= 200) {
    try {
      const texts = [text, ...recent().filter((each) => each !== text)].slice(0, MOST);
      localStorage.setItem(KEPT, JSON.stringify(texts));
    } catch {
      // Without storage recent finds are lost.
    }
  }
  location.hash = href();
  void type("");
}

/** Types a text and opens the first of its offers. */
export async function takeText(text: string): Promise<void> {
  await type(text);
  const first = offers.value[0];
  if (first !== undefined) take(first);
}
