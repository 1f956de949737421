import { home, type RouteName, routeNames } from "../routes.ts";
import { hrefWith } from "./href.ts";

// Last page shown, stored in the browser so that the front page can link back to it.

const KEPT = "nimber-visited";

/** Longest address that is stored, in characters. */
const LONGEST = 2000;

/** Page shown before: its route, its subject as in the address, and its link. */
interface Visited {
  readonly route: RouteName;
  readonly subject: string | undefined;
  readonly href: () => string;
}

/** Fields of addresses that name a subject. */
const SUBJECTS = ["sum", "game", "problem", "page", "example"];

/** Longest subject that is displayed, in characters. */
const WRITTEN = 40;

/** Stores an address, except that of the front page. */
function keep(hash: string): void {
  if (visitedAt(hash) === undefined) return;
  try {
    localStorage.setItem(KEPT, hash);
  } catch {
    // Without storage there is no link back.
  }
}

/** Stores the address whenever the page is left or hidden. */
export function keepVisited(): void {
  const keepShown = () => keep(location.hash);
  addEventListener("pagehide", keepShown);
  document.addEventListener("visibilitychange", keepShown);
  addEventListener("hashchange", ({ oldURL }) => keep(new URL(oldURL).hash));
}

/** Page stored last. */
export function visited(): Visited | undefined {
  try {
    return visitedAt(localStorage.getItem(KEPT) ?? "");
  } catch {
    return undefined;
  }
}

function visitedAt(hash: string): Visited | undefined {
  const [, name, query = ""] = /^#\w+\/([a-z]+)(?:\?(.*))?$/s.exec(hash) ?? [];
  const route = routeNames.find((each) => each === name);
  if (route === undefined || route === home || hash.length > LONGEST) return undefined;
  const fields = new Map(new URLSearchParams(query));
  const subject = SUBJECTS.flatMap((field) => fields.get(field) ?? []).find(
    ({ length }) => length <= WRITTEN,
  );
  return { route, subject, href: () => hrefWith(route, fields) };
}
