import { type ReadonlySignal, signal } from "@preact/signals";

const onPaper = signal(false);
for (const [event, now] of [
  ["beforeprint", true],
  ["afterprint", false],
] as const)
  window.addEventListener(event, () => {
    onPaper.value = now;
  });

/** Whether the page is being printed; drawings of a known size are then made for paper. */
export const printing: ReadonlySignal<boolean> = onPaper;

/** Width of a drawing on paper in pixels: fits A4 and Letter, within margins and a frame. */
export const PAPER = 640;
