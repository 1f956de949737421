import { type ReadonlySignal, signal } from "@preact/signals";

const onPaper = signal(false);
for (const [event, now] of [
  ["beforeprint", true],
  ["afterprint", false],
] as const)
  window.addEventListener(event, () => {
    onPaper.value = now;
  });

/** Whether the page is being printed: drawings that know their size are then made for paper. */
export const printing: ReadonlySignal<boolean> = onPaper;

/** Width of a drawing on paper in pixels: A4 and Letter within their margins, and the frame around it. */
export const PAPER = 640;
