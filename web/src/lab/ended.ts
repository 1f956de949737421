// Programs that have run in this browser, and whether they ended; programs that did not end are not run
// automatically.

import type { Draft } from "./drafts.ts";

/** Program with its law. */
export type Program = Pick<Draft, "code" | "law">;

interface Run extends Program {
  readonly ended: boolean;
}

const KEPT = "nimber-lab-runs";
const MOST = 24;

function readRuns(): readonly Run[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRun) : [];
  } catch {
    return [];
  }
}

/** Stores a run when it begins and when it has ended; forgets programs that are not `worth` it. */
export function noteRun({ code, law }: Program, ended: boolean, worth: (code: string) => boolean): void {
  const others = readRuns().filter((each) => worth(each.code) && !(each.code === code && each.law === law));
  try {
    localStorage.setItem(KEPT, JSON.stringify([{ code, law, ended }, ...others].slice(0, MOST)));
  } catch {
    // Without storage, the page asks each time.
  }
}

/** Whether the last run of a program ended; undefined if none is known. */
export const hasEnded = ({ code, law }: Program): boolean | undefined =>
  readRuns().find((each) => each.code === code && each.law === law)?.ended;

function isRun(value: unknown): value is Run {
  if (typeof value !== "object" || value === null) return false;
  if (!("code" in value && "law" in value && "ended" in value)) return false;
  const { code, law, ended } = value;
  return typeof code === "string" && typeof law === "string" && typeof ended === "boolean";
}
