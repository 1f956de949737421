import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import { t } from "../locale/shell.ts";
import { home, type RouteName, routeNames, routes } from "../routes.ts";
import { type Address, formatAddress } from "./address.ts";
import type { Codec } from "./fields.ts";
import { hrefWith } from "./href.ts";
import { language, languageIds } from "./language.ts";

/** Longest address that is read or written, in characters. */
const LONGEST = 32_000;

/** Line about a problem, shown until the address changes. */
export const notice = signal<Text | undefined>(undefined);

/** Whether the state does not fit into the address, so that a link would lead elsewhere. */
export const unlinked = signal(false);

/** Whether the address names a game that cannot be read: then the page shows none. */
export const unopened = signal(false);

export const currentRoute = signal<RouteName>(home);

/** Number of addresses that came from outside, by a link or by typing. */
const arrival = signal(0);

/** Pending load of the last address; until it ends, a route still shows its previous state. */
const loading = signal<Promise<void> | undefined>(undefined);

/** Whether the state of the last address is still being loaded. */
export const isArriving = (): boolean => loading.value !== undefined;

/** Title of a route, by its name in an address. */
export function nameOfRoute(name: string): Text | undefined {
  const found = routeNames.find((each) => each === name);
  return found && routes[found].name;
}

/** Previous route. */
let before: RouteName | undefined;

/** Last address of the previous route. */
export const shownBefore = (): string | undefined => before && hrefOfRoute(before).slice(1);

/** Reads the address, now and whenever it changes. */
export function follow(): void {
  window.addEventListener("hashchange", arrive);
  arrive();
}

/**
 * Calls `use` with the state of a route, now and for each address of the route that comes from outside.
 * Damage in the address has been reported by then.
 */
export function onNavigate<S>(
  { route: at, read }: Codec<S>,
  use: (state: S) => Promise<void> | void,
): () => void {
  return effect(() => {
    arrival.value;
    if (currentRoute.peek() !== at) return;
    untracked(() => {
      const { state: given, damaged, longest } = read(state);
      unopened.value ||= longest !== undefined;
      if (unopened.value) return damagedAddress(t("tooLong", { most: longest ?? LONGEST }));
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

/** Parses an address. Unknown parts are dropped, and reported as damage. */
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
      // A link without a language, as in a lesson, keeps the language of the page.
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
/** Query of the address, as last read or written. */
let state: ReadonlyMap<string, string> = new Map();

/**
 * Set after a damaged address, which stays as written while the page shows `for`, the address it was read as.
 */
let taken: { for?: string } | undefined;

/**
 * Writes the state of a route into the address while the route is shown, without a new entry in the history.
 */
export function replaceQuery<S>({ route: at, write }: Codec<S>, now: Partial<S>): void {
  // After a change of route, late state of the old one must not overwrite the address of the new one.
  if (currentRoute.value === at && !isArriving()) put(write(now));
}

/** Writes the language into the address, with the state unchanged. */
export function replaceLanguage(): void {
  taken = undefined;
  put(state);
}

function put(query: ReadonlyMap<string, string>): void {
  const at = currentRoute.value;
  state = query;
  left.get(at)!.value = query;
  // A click has changed the address and its event is still to come; writing now would undo it.
  if (location.hash !== written) return;
  // Read without subscribing: a new language comes with an address that has not been read yet.
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

/** Last query of each route. */
const left = new Map(routeNames.map((name) => [name, signal<ReadonlyMap<string, string>>(new Map())]));

/** Link to the last state of a route. */
export const hrefOfRoute = (to: RouteName): string => hrefWith(to, left.get(to)!.value);

/** Address in packed form. */
const PACKED = /^#z\/([\w-]{1,32000})$/;

/**
 * Opens a packed address, unless the visitor has left it meanwhile. Damaged letters lead to the notice about
 * a damaged address.
 */
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
    // An address too long for the page may name its game in the part that is not read.
    unopened.value = written.length > LONGEST && routes[address.route].tab !== undefined;
    language.value = address.language;
    currentRoute.value = address.route;
    left.get(address.route)!.value = address.query;
    notice.value = damaged ? DAMAGED : undefined;
    arrival.value++;
  });
}

/** Reports that the address names something that does not exist. */
export function damagedAddress(why: Text = DAMAGED): void {
  taken ??= {};
  notice.value = why;
}
