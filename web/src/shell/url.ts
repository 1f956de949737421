import { batch, effect, signal, untracked } from "@preact/signals";
import type { Language, Text } from "nimber";
import { language, preferred } from "./language.ts";

/** The places of the page; the first is where a visit begins. */
export const places = ["play", "table", "graph", "lab", "theory", "judge", "census"] as const;
export type Place = (typeof places)[number];

/** Where the page is: `#en/play?sum=nim+3+4+5`. */
interface Address {
  readonly language: Language;
  readonly place: Place;
  readonly query: ReadonlyMap<string, string>;
}

/** Longer addresses are not read, and not written. */
const LONGEST = 16_000;

/** One line about what went wrong, until the next change of address. */
export const notice = signal<Text | undefined>(undefined);

/** The place shown. */
export const place = signal<Place>("play");

/** Counts the addresses that came from outside. */
const arrival = signal(0);

/** Lets a place read the address now and whenever one comes from outside, but none that leads elsewhere. */
export function onArrival(at: Place, read: () => void): () => void {
  return effect(() => {
    arrival.value;
    if (place.peek() === at) untracked(read);
  });
}

const DAMAGED = {
  en: "The address was damaged; what could not be read was left out.",
  zh: "网址已损坏，无法识别的部分已忽略。",
} satisfies Text;

/** Reads an address; what it cannot read it leaves out, and says so. */
function parseAddress(hash: string): { readonly address: Address; readonly damaged: boolean } {
  const [path = "", query = ""] = splitAt(hash.replace(/^#/, ""), "?");
  const words = path.split("/").filter((word) => word !== "");
  const spoken = words[0] === "en" || words[0] === "zh" ? words[0] : undefined;
  const name = spoken === undefined ? words[0] : words[1];
  const place = name === undefined ? undefined : placeNamed(name);
  const tooLong = hash.length > LONGEST;
  const damaged = tooLong || (name !== undefined && place === undefined);
  return {
    address: {
      language: spoken ?? preferred(),
      place: place ?? places[0],
      query: tooLong ? new Map() : new Map(new URLSearchParams(query)),
    },
    damaged,
  };
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export function formatAddress({ language, place, query }: Address): string {
  const fields = new URLSearchParams([...query])
    .toString()
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%3B", ";");
  return `#${language}/${place}${fields === "" ? "" : `?${fields}`}`;
}

let written = "";
let state: ReadonlyMap<string, string> = new Map();

/** The query of the address, as it was read or last written. */
export const query = (): ReadonlyMap<string, string> => state;

/** Keeps the state of a place in the address, while it is shown; without an entry in the browser's history. */
export function keep(at: Place, query: ReadonlyMap<string, string>): void {
  // What a place still had in hand when it was left would be written over the address of the next.
  if (place.value !== at) return;
  state = query;
  left.set(at, query);
  // A click has led elsewhere, and the browser is about to say so: to write now would undo it.
  if (location.hash !== written) return;
  const hash = formatAddress({ language: language.value, place: at, query });
  if (hash === written || hash.length > LONGEST) return;
  history.replaceState(null, "", hash);
  written = location.hash;
}

/** What each place showed last. */
const left = new Map<Place, ReadonlyMap<string, string>>();

/** Where a link to a place goes: to a state of its own, or to what it showed last. */
export const hrefOf = (to: Place, query = left.get(to) ?? new Map<string, string>()): string =>
  formatAddress({ language: language.value, place: to, query });

/** The place of this name, if the page has it. */
export const placeNamed = (name: string): Place | undefined => places.find((each) => each === name);

export function arrive(): void {
  if (location.hash === written && written !== "") return;
  const { address, damaged } = parseAddress(location.hash);
  written = location.hash;
  state = address.query;
  batch(() => {
    language.value = address.language;
    place.value = address.place;
    notice.value = damaged ? DAMAGED : undefined;
    arrival.value++;
  });
}

export function damagedAddress(): void {
  notice.value = DAMAGED;
}
