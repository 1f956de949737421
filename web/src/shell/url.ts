import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import { t } from "../locale/shell.ts";
import { home, type RouteName, routeNames, routes } from "../routes.ts";
import { type Address, formatAddress } from "./address.ts";
import type { Codec } from "./fields.ts";
import { hrefWith } from "./href.ts";
import { language, languageIds } from "./language.ts";

/** Longer addresses are not read, and not written. */
const LONGEST = 32_000;

/** One line about what went wrong, until the next change of address. */
export const notice = signal<Text | undefined>(undefined);

/** Whether what is shown does not fit into its address, so that a link to it would lead elsewhere. */
export const unlinked = signal(false);

/** The route shown. */
export const currentRoute = signal<RouteName>(home);

/** Counts the addresses that came from outside. */
const arrival = signal(0);

/** Modules of the last address that are being loaded: until they are there, a route still has what it showed before. */
const loading = signal<Promise<void> | undefined>(undefined);

/** Whether what an address tells is still being loaded. */
export const isArriving = (): boolean => loading.value !== undefined;

/** The name of a route, in what somebody wrote. */
export function nameOfRoute(name: string): Text | undefined {
  const found = routeNames.find((each) => each === name);
  return found && routes[found].name;
}

/** The route that was shown before this one. */
let before: RouteName | undefined;

/** The address of what was shown before this route. */
export const shownBefore = (): string | undefined => before && hrefOfRoute(before).slice(1);

/** Reads the address, now and whenever it changes. */
export function follow(): void {
  window.addEventListener("hashchange", arrive);
  arrive();
}

/**
 * Lets a route read its address now and whenever one comes from outside, but none that leads elsewhere. What cannot
 * be read has been said by then.
 */
export function onNavigate<S>(
  { route: at, read }: Codec<S>,
  use: (state: S) => Promise<void> | void,
): () => void {
  return effect(() => {
    arrival.value;
    if (currentRoute.peek() !== at) return;
    untracked(() => {
      const { state: given, damaged } = read(state);
      if (damaged) damagedAddress();
      const loads = use(given) || undefined;
      loading.value = loads;
      void loads?.finally(() => {
        if (loading.value === loads) loading.value = undefined;
      });
    });
  });
}

const DAMAGED = t("damaged") satisfies Text;

/** Reads an address; what it cannot read it leaves out, and says so. */
function parseAddress(hash: string): {
  readonly address: Address & { readonly route: RouteName };
  readonly damaged: boolean;
} {
  const [path = "", query = ""] = splitAt(hash.replace(/^#/, ""), "?");
  const words = path.split("/").filter((word) => word !== "");
  const spoken = languageIds.find((each) => each === words[0]);
  const name = spoken === undefined ? words[0] : words[1];
  const route = routeNames.find((each) => each === name);
  const tooLong = hash.length > LONGEST;
  const damaged = tooLong || (name !== undefined && route === undefined);
  return {
    address: {
      // A link without a language, as the steps of a lesson are, stays in that of the page.
      language: spoken ?? language.value,
      route: route ?? home,
      query: tooLong ? new Map() : new Map(new URLSearchParams(query)),
    },
    damaged,
  };
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

let written = "";
/** The query of the address, as it was read or last written. */
let state: ReadonlyMap<string, string> = new Map();

/** Address that a damaged one was taken for: while that is shown, the address stays as somebody wrote it. */
let taken: { for?: string } | undefined;

/** Keeps the state of a route in the address, while it is shown; without an entry in the browser's history. */
export function replaceQuery<S>({ route: at, write }: Codec<S>, now: Partial<S>): void {
  // State that a route still had in hand when it was left would be written over the address of the next.
  if (currentRoute.value === at && !isArriving()) put(write(now));
}

/** Keeps the language in the address, and the state as it is. */
export const replaceLanguage = (): void => put(state);

function put(query: ReadonlyMap<string, string>): void {
  const at = currentRoute.value;
  state = query;
  left.set(at, query);
  // A click has led elsewhere, and the browser is about to say so: to write now would undo it.
  if (location.hash !== written) return;
  // Whoever keeps a state does not wait for the language: an address that came with another one is still to be read.
  const hash = formatAddress({ language: language.peek(), route: at, query });
  if (taken !== undefined) {
    taken.for ??= hash;
    if (taken.for === hash) return;
    taken = undefined;
  }
  if (hash === written || hash.length > LONGEST) return;
  history.replaceState(null, "", hash);
  written = location.hash;
}

/** Last address of each route. */
const left = new Map<RouteName, ReadonlyMap<string, string>>();

/** Where a link to a route goes: to what it showed last. */
export const hrefOfRoute = (to: RouteName): string => hrefWith(to, left.get(to) ?? new Map());

/** An address that was packed to be short. */
const PACKED = /^#z\/([\w-]{1,32000})$/;

/** Goes to the address that was packed, unless somebody went elsewhere meanwhile; damaged letters mean nothing. */
async function unfold(letters: string): Promise<void> {
  const { unpack } = await import("./link.ts");
  const address = (await unpack(letters)) ?? "z";
  if (packedIn(location.hash) === letters) location.replace(`#${address}`);
}

const packedIn = (hash: string): string | undefined => PACKED.exec(hash)?.[1];

function arrive(): void {
  const packed = packedIn(location.hash);
  if (packed !== undefined) return void unfold(packed);
  if (location.hash === written && written !== "") return;
  const { address, damaged } = parseAddress(location.hash);
  written = location.hash;
  state = address.query;
  if (arrival.value > 0 && address.route !== currentRoute.value) before = currentRoute.value;
  taken = damaged ? {} : undefined;
  batch(() => {
    unlinked.value = false;
    language.value = address.language;
    currentRoute.value = address.route;
    notice.value = damaged ? DAMAGED : undefined;
    arrival.value++;
  });
}

/** Says that the address means something that is not there, in a sentence of its own if there is one. */
export function damagedAddress(why: Text = DAMAGED): void {
  taken ??= {};
  notice.value = why;
}
