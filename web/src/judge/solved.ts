import { signal } from "@preact/signals";

const KEPT = "nimber-solved";
const MOST = 500;

function kept(): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    const ids = Array.isArray(read) ? read.filter((each) => typeof each === "string") : [];
    return new Set(ids.slice(0, MOST));
  } catch {
    return new Set();
  }
}

/** Ids of solved problems, stored in this browser. */
export const solved = signal(kept());

export function mark(id: string, isSolved: boolean): void {
  if (solved.value.has(id) === isSolved) return;
  const next = new Set(solved.value);
  if (isSolved) next.add(id);
  else next.delete(id);
  solved.value = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...next]));
  } catch {
    // Without storage, solved problems are forgotten with the page.
  }
}
