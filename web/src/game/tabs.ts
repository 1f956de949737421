import { effect } from "@preact/signals";
import { type Place, places, rooms } from "../places.ts";
import { hrefOfPlace, place } from "../shell/url.ts";
import { type Subject, subject } from "./subject.ts";

/** What each tab was about when it was shown last. */
const about = new Map<Place, string>();

effect(() => {
  const now = subject.value;
  if (now !== undefined && rooms[place.value].tab !== undefined) {
    about.set(place.value, rooms[place.value].tab!.key(now));
  }
});

let last: Place = places[0]!;

effect(() => {
  if (rooms[place.value].tab !== undefined) last = place.value;
});

/** The tab that was shown last: the way back from the other rooms. */
export const lastTab = (): Place => last;

/** The tabs of a game's page. */
export const tabs: readonly Place[] = places.filter((each) => rooms[each].tab !== undefined);

/** Where a tab leads: to what it showed last, if that was of the same subject. */
export function hrefOfTab(tab: Place, of: Subject): string {
  const { key, href } = rooms[tab].tab!;
  return about.get(tab) === key(of) ? hrefOfPlace(tab) : href(of);
}
