import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { drillTexts } from "./drill-text.ts";

/** Module for exercise sheets, loaded on demand. */
const loaded = signal<typeof import("./sheet.tsx") | undefined>(undefined);

const open = signal(false);

async function toggle(): Promise<void> {
  open.value = !open.value;
  loaded.value ??= await import("./sheet.tsx");
}

/** Opens and closes the form for sheets. */
export function SheetButton(): JSX.Element {
  return (
    <button type="button" aria-expanded={open.value} onClick={() => void toggle()}>
      <Icon name="table" />
      {say(drillTexts.print)}
    </button>
  );
}

/** Form for sheets, and the sheets during printing. */
export function Handout(): JSX.Element | null {
  const now = loaded.value;
  if (now === undefined) return null;
  return (
    <>
      {open.value && <now.SheetForm />}
      <now.Printed />
    </>
  );
}
