import { home, type RouteName, routeNames } from "../routes.ts";
import { hrefWith } from "./href.ts";

// The page that somebody looked at last, kept in the browser: the front page leads back there.

const KEPT = "nimber-visited";

/** Addresses longer than this are not kept. */
const LONGEST = 2000;

/** A page that was shown: its route, its subject as the address has it, and where a link to it goes. */
interface Visited {
  readonly route: RouteName;
  readonly subject: string | undefined;
  readonly href: () => string;
}

/** Fields of addresses that name a subject. */
const SUBJECTS = ["sum", "game", "problem", "page", "example"];

/** Subjects longer than this are not written. */
const WRITTEN = 40;

/** Keeps an address, unless it is that of the front page. */
function keep(hash: string): void {
  if (visitedAt(hash) === undefined) return;
  try {
    localStorage.setItem(KEPT, hash);
  } catch {
    // A browser that keeps nothing does not lead back, and that is all.
  }
}

/** Keeps the page whenever it is left, or hidden. */
export function keepVisited(): void {
  const keepShown = () => keep(location.hash);
  addEventListener("pagehide", keepShown);
  document.addEventListener("visibilitychange", keepShown);
  addEventListener("hashchange", ({ oldURL }) => keep(new URL(oldURL).hash));
}

/** The page that somebody looked at last. */
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
