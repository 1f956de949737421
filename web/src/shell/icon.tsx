import type { JSX } from "preact";

const ICONS = {
  start: "M6 5v14M19 5l-9 7 9 7z",
  undo: "M9 4L4 9l5 5M4 9h11a5 5 0 0 1 0 10h-3",
  redo: "M15 4l5 5-5 5M20 9H9a5 5 0 0 0 0 10h3",
  plus: "M12 5v14M5 12h14",
  run: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 6l-8 6 8 6M6 6v12",
  previous: "M15 6l-7 6 7 6",
  following: "M9 6l7 6-7 6",
  down: "M6 9l6 7 6-7",
  last: "M6 6l8 6-8 6M18 6v12",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  tick: "M5 13l4 4L19 7",
  table: "M4 5h16v14H4zM4 10h16M4 15h16M10 5v14",
  graph:
    "M12 5L6 18M12 5l6 13M6 18h12M12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  book: "M12 6a4 4 0 0 0-4-2H3v14h6a3 3 0 0 1 3 2 3 3 0 0 1 3-2h6V4h-5a4 4 0 0 0-4 2zM12 6v14",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  pencil: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  close: "M6 6l12 12M18 6L6 18",
  dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
} as const;

/** Small decorative drawing beside words. */
export function Icon({ name }: { readonly name: keyof typeof ICONS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
