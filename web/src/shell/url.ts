import { batch, effect, signal, untracked } from "@preact/signals";
import type { Language, Text } from "nimber";
import { t } from "../locale/shell.ts";
import type { Place } from "../places.ts";
import type { Codec } from "./fields.ts";
import { language } from "./language.ts";

/** Where the page is: `#en/play?sum=nim+3+4+5`. */
interface Address {
  readonly language: Language;
  readonly place: string;
  readonly query: ReadonlyMap<string, string>;
}

/** Longer addresses are not read, and not written. */
const LONGEST = 32_000;

/** One line about what went wrong, until the next change of address. */
export const notice = signal<Text | undefined>(undefined);

/** Whether what is shown does not fit into its address, so that a link to it would lead elsewhere. */
export const unlinked = signal(false);

/** The place shown. */
export const place = signal<Place>("play");

/** Counts the addresses that came from outside. */
const arrival = signal(0);

/** What is being loaded of the address that came last: until it is there, a place still has what it showed before. */
const loading = signal<Promise<void> | undefined>(undefined);

/** Whether what an address tells is still being loaded. */
export const isArriving = (): boolean => loading.value !== undefined;

/** The places of the page; the first is where a visit begins. */
let places: readonly Place[] = [];
let nameOf: (place: Place) => Text;

/** The name of a place, in what somebody wrote. */
export function nameOfPlace(name: string): Text | undefined {
  const found = places.find((each) => each === name);
  return found && nameOf(found);
}

/** The place that was shown before this one. */
let before: Place | undefined;

/** The address of what was shown before this place. */
export const shownBefore = (): string | undefined => before && hrefOfPlace(before).slice(1);

/** Reads the address, now and whenever it changes. */
export function follow(all: readonly Place[], name: (place: Place) => Text): void {
  places = all;
  nameOf = name;
  window.addEventListener("hashchange", arrive);
  arrive();
}

/**
 * Lets a place read its address now and whenever one comes from outside, but none that leads elsewhere. What cannot
 * be read has been said by then.
 */
export function onArrival<S>(
  { place: at, read }: Codec<S>,
  use: (state: S) => Promise<void> | void,
): () => void {
  return effect(() => {
    arrival.value;
    if (place.peek() !== at) return;
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
  readonly address: Address & { readonly place: Place };
  readonly damaged: boolean;
} {
  const [path = "", query = ""] = splitAt(hash.replace(/^#/, ""), "?");
  const words = path.split("/").filter((word) => word !== "");
  const spoken = words[0] === "en" || words[0] === "zh" ? words[0] : undefined;
  const name = spoken === undefined ? words[0] : words[1];
  const place = places.find((each) => each === name);
  const tooLong = hash.length > LONGEST;
  const damaged = tooLong || (name !== undefined && place === undefined);
  return {
    address: {
      // A link without a language, as the steps of a lesson are, stays in that of the page.
      language: spoken ?? language.value,
      place: place ?? places[0]!,
      query: tooLong ? new Map() : new Map(new URLSearchParams(query)),
    },
    damaged,
  };
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function formatAddress({ language, place, query }: Address): string {
  const fields = new URLSearchParams([...query])
    .toString()
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%3B", ";");
  return `#${language}/${place}${fields === "" ? "" : `?${fields}`}`;
}

let written = "";
/** The query of the address, as it was read or last written. */
let state: ReadonlyMap<string, string> = new Map();

/** What a damaged address was taken for: while that is shown, the address stays as somebody wrote it. */
let taken: { for?: string } | undefined;

/** Keeps the state of a place in the address, while it is shown; without an entry in the browser's history. */
export function keep<S>({ place: at, write }: Codec<S>, now: Partial<S>): void {
  // What a place still had in hand when it was left would be written over the address of the next.
  if (place.value === at && !isArriving()) put(write(now));
}

/** Keeps the language in the address, and the state as it is. */
export const keepLanguage = (): void => put(state);

function put(query: ReadonlyMap<string, string>): void {
  const at = place.value;
  state = query;
  left.set(at, query);
  // A click has led elsewhere, and the browser is about to say so: to write now would undo it.
  if (location.hash !== written) return;
  // Whoever keeps a state does not wait for the language: an address that came with another one is still to be read.
  const hash = formatAddress({ language: language.peek(), place: at, query });
  if (taken !== undefined) {
    taken.for ??= hash;
    if (taken.for === hash) return;
    taken = undefined;
  }
  if (hash === written || hash.length > LONGEST) return;
  history.replaceState(null, "", hash);
  written = location.hash;
}

/** What each place showed last. */
const left = new Map<Place, ReadonlyMap<string, string>>();

/** Where a link to a place goes: to what it showed last. */
export const hrefOfPlace = (to: Place): string => hrefWith(to, left.get(to) ?? new Map());

/** Where a link to a state of a place goes. */
export const hrefOf = <S>({ place, write }: Codec<S>, state: Partial<S>): string =>
  hrefWith(place, write(state));

const hrefWith = (place: string, query: ReadonlyMap<string, string>): string =>
  formatAddress({ language: language.value, place, query });

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
  if (arrival.value > 0 && address.place !== place.value) before = place.value;
  taken = damaged ? {} : undefined;
  batch(() => {
    unlinked.value = false;
    language.value = address.language;
    place.value = address.place;
    notice.value = damaged ? DAMAGED : undefined;
    arrival.value++;
  });
}

/** Says that the address means something that is not there, in a sentence of its own if there is one. */
export function damagedAddress(why: Text = DAMAGED): void {
  taken ??= {};
  notice.value = why;
}
