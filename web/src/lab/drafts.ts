// User's programs, stored in the browser; the present one is first.

import type { Claim } from "./law.ts";

/** Stored program. */
export interface Draft {
  readonly code: string;
  readonly law: string;
  readonly claim: Claim;
}

const KEPT = "nimber-lab";
const MOST = 12;

export function readDrafts(): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Puts a draft first, replacing the one it was made from, if any. */
export function keepDraft(draft: Draft, instead: Draft | undefined): void {
  const others = readDrafts().filter(({ code }) => code !== draft.code && code !== instead?.code);
  try {
    localStorage.setItem(KEPT, JSON.stringify([draft, ...others].slice(0, MOST)));
  } catch {
    // Without storage, the address still contains the program.
  }
}

/** Title of a draft: its first line with text. */
export function titleOf({ code }: Pick<Draft, "code">): string {
  const line = code.split("\n").find((each) => /\w|[\u4e00-\u9fff]/.test(each)) ?? "…";
  const text = line.replace(/^[\s/*]+/, "").trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("code" in value && "law" in value && "claim" in value)) return false;
  const { code, law, claim } = value;
  return typeof code === "string" && typeof law === "string" && (claim === "outcome" || claim === "value");
}
