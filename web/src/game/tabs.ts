import { effect } from "@preact/signals";
import { type RouteName, routeNames, routes } from "../routes.ts";
import { currentRoute, hrefOfRoute } from "../shell/url.ts";
import { type Subject, subject } from "./subject.ts";

// Tabs of a game's page, each with the address of its last state.

/** Subject of each tab when it was shown last. */
const about = new Map<RouteName, string>();

effect(() => {
  const now = subject.value;
  if (now !== undefined && routes[currentRoute.value].tab !== undefined) {
    about.set(currentRoute.value, routes[currentRoute.value].tab!.key(now));
  }
});

/** Tabs of a game's page. */
export const tabs: readonly RouteName[] = routeNames.filter((each) => routes[each].tab !== undefined);

/** Address of a tab: its last state, if that was about the same subject. */
export function hrefOfTab(tab: RouteName, of: Subject): string {
  const { key, href } = routes[tab].tab!;
  return about.get(tab) === key(of) ? hrefOfRoute(tab) : href(of);
}
