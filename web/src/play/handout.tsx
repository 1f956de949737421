import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { drillTexts } from "./drill-text.ts";

/** Module that makes a sheet, once somebody has wanted one. */
const loaded = signal<typeof import("./sheet.tsx") | undefined>(undefined);
const preparing = signal(false);

async function print(): Promise<void> {
  preparing.value = true;
  try {
    loaded.value ??= await import("./sheet.tsx");
    await loaded.value.prepare();
  } finally {
    preparing.value = false;
  }
}

/** Makes a sheet of positions and prints it. */
export function SheetButton(): JSX.Element {
  return (
    <button type="button" disabled={preparing.value} onClick={() => void print()}>
      <Icon name="table" />
      {say(preparing.value ? drillTexts.preparing : drillTexts.print)}
    </button>
  );
}

/** The sheet, where one is printed. */
export function Handout(): JSX.Element | null {
  const Sheet = loaded.value?.Printed;
  return Sheet === undefined ? null : <Sheet />;
}
