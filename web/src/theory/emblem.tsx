import type { JSX } from "preact";
import type { ChapterId } from "./ids.ts";

// Emblems of the chapters of the theory.

/** Dots at given places. */
const dots = (places: readonly (readonly [number, number])[], kind?: string): JSX.Element[] =>
  places.map(([x, y]) => <circle key={`${kind} ${x},${y}`} class={kind} cx={x} cy={y} r={4} />);

const row = (y: number, from: number, to: number): (readonly [number, number])[] =>
  Array.from({ length: to - from }, (_, i) => [12 + 12 * (from + i), y] as const);

/** Emblem of each chapter, a drawing of 72 by 48 units. */
const EMBLEMS: Readonly<Record<ChapterId, JSX.Element>> = {
  mex: (
    <>
      {dots([
        [12, 36],
        [36, 36],
        [48, 36],
      ])}
      {dots(
        [
          [24, 36],
          [60, 36],
        ],
        "hollow",
      )}
      {dots([[36, 12]], "won")}
      <path d="M34 15L13 32M36 16v16M38 15l9 16" />
    </>
  ),
  outcomes: (
    <>
      {[0, 1, 2, 3, 4].map((n) => (
        <rect
          key={n}
          class={n % 3 === 0 ? "lost" : "won"}
          x={5 + 13 * n}
          y={18}
          width={11}
          height={12}
          rx={3}
        />
      ))}
    </>
  ),
  sums: (
    <>
      <rect class="box" x={6} y={10} width={24} height={28} rx={5} />
      <rect class="box" x={42} y={10} width={24} height={28} rx={5} />
      {dots([
        [18, 18],
        [18, 30],
      ])}
      {dots([[54, 24]])}
      <path class="strong" d="M36 20v8M32 24h8" />
    </>
  ),
  nim: (
    <>
      {dots(row(12, 0, 3))}
      {dots(row(24, 0, 4))}
      {dots(row(36, 0, 2))}
      {dots(row(36, 2, 5), "hollow")}
    </>
  ),
  moore: (
    <>
      {dots(row(12, 0, 2))}
      {dots(row(12, 2, 4), "hollow")}
      {dots(row(24, 0, 5))}
      {dots(row(36, 0, 2))}
      {dots(row(36, 2, 3), "hollow")}
    </>
  ),
  wythoff: (
    <>
      <path class="box" d="M16 42V6M16 42h44" />
      <path d="M16 42L39 6M16 42l44-27" />
      {dots(
        [
          [22, 32],
          [34, 14],
          [26, 36],
          [46, 24],
        ],
        "lost",
      )}
    </>
  ),
  fibonacci: (
    <>
      <rect class="box" x={10} y={8} width={32} height={32} />
      <rect class="box" x={42} y={8} width={20} height={20} />
      <rect class="box" x={50} y={28} width={12} height={12} />
      <rect x={42} y={32} width={8} height={8} />
    </>
  ),
  staircase: (
    <>
      <path class="step" d="M8 42v-8h14v-8h14v-8h14v-8h14v32z" />
      {dots([
        [15, 28],
        [43, 12],
        [29, 20],
      ])}
    </>
  ),
  colon: (
    <>
      <path class="strong" d="M10 42h52" />
      <path class="won strong" d="M36 42V30M36 30L24 10M36 30l12-10M36 30V16" />
      {dots(
        [
          [24, 10],
          [48, 20],
          [36, 16],
        ],
        "won",
      )}
    </>
  ),
  fusion: (
    <>
      <path class="strong" d="M10 42h52" />
      <path class="won strong" d="M36 42L22 26l7-16h14l7 16z" />
      {dots([
        [22, 26],
        [29, 10],
        [43, 10],
        [50, 26],
      ])}
    </>
  ),
  misere: (
    <>
      {dots([
        [16, 24],
        [36, 24],
      ])}
      <path d="M21 24h9M41 24h9" />
      <path class="lost strong" d="M51 19l10 10M61 19L51 29" />
    </>
  ),
  octal: (
    <>
      {dots(row(16, 0, 5))}
      {dots([
        [12, 34],
        [24, 34],
      ])}
      {dots([[36, 34]], "hollow")}
      {dots([
        [48, 34],
        [60, 34],
      ])}
      <path d="M36 21v8" />
    </>
  ),
  quotients: (
    <>
      {[0, 1, 2].map((y) =>
        [0, 1, 2].map((x) => (
          <rect
            key={`${x},${y}`}
            class={(x + y) % 3 === 2 ? "lost" : (x * y) % 2 === 0 ? "box" : "won"}
            x={19 + 12 * x}
            y={7 + 12 * y}
            width={10}
            height={10}
            rx={2}
          />
        )),
      )}
      <path class="strong" d="M16 5v38M17 44h38" />
    </>
  ),
  period: (
    <>
      {[0, 1, 2].map((y) =>
        [0, 1, 2, 3, 4].map((x) => (
          <rect
            key={`${x},${y}`}
            class={y === 0 && x === 3 ? "lost" : x % 2 === 0 ? "won" : "box"}
            x={7 + 12 * x}
            y={7 + 12 * y}
            width={10}
            height={10}
            rx={2}
          />
        )),
      )}
    </>
  ),
  verdicts: (
    <>
      <path class="won strong" d="M8 24l6 7 10-15" />
      <path class="lost strong" d="M31 18l11 12M42 18L31 30" />
      {dots(
        [
          [52, 24],
          [62, 24],
        ],
        "hollow",
      )}
    </>
  ),
  ordinal: (
    <>
      <rect class="box" x={18} y={28} width={36} height={14} rx={3} />
      <rect class="box" x={26} y={8} width={20} height={14} rx={3} />
      {dots([[36, 15]])}
      {dots(
        [
          [28, 35],
          [44, 35],
        ],
        "won",
      )}
    </>
  ),
  genus: (
    <>
      <circle class="won" cx={20} cy={32} r={9} />
      {dots([
        [36, 16],
        [48, 16],
        [60, 16],
      ])}
      <path d="M32 26h32" />
    </>
  ),
  cycles: (
    <>
      <path d="M27 12h18M50 17l-9 17M31 34l-9-17" />
      <path d="M41 8l4 4-4 4M40 29l1 5 5-2M26 21l-4-4-4 4" />
      {dots([
        [22, 12],
        [50, 12],
        [36, 38],
      ])}
    </>
  ),
  growing: (
    <>
      {dots(row(36, 0, 3))}
      {dots(row(36, 3, 5), "hollow")}
      <path class="won strong" d="M36 26V10M30 16l6-6 6 6" />
    </>
  ),
  entailing: (
    <>
      {dots([
        [14, 24],
        [36, 24],
      ])}
      {dots([[58, 24]], "won")}
      <path d="M19 24h11M26 20l4 4-4 4M36 18c6-12 16-12 22 0M54 16l4 2 2-4" />
    </>
  ),
  automata: (
    <>
      <circle class="box" cx={18} cy={26} r={9} />
      <circle class="box" cx={52} cy={26} r={9} />
      <circle class="box" cx={52} cy={26} r={5} />
      <path d="M27 26h15M38 22l4 4-4 4M14 17c-2-12 10-12 8 0M24 14l-2 4-4-2" />
    </>
  ),
  field: (
    <>
      {[0, 1, 2].map((y) =>
        [0, 1, 2].map((x) => (
          <rect
            key={`${x},${y}`}
            class={x === 0 || y === 0 ? "box" : (x + y) % 2 === 0 ? "won" : "lost"}
            x={19 + 12 * x}
            y={7 + 12 * y}
            width={10}
            height={10}
            rx={2}
          />
        )),
      )}
      <path class="strong" d="M21 9l6 6M27 9l-6 6" />
    </>
  ),
  boards: (
    <>
      {[0, 1, 2].map((y) =>
        [0, 1, 2, 3, 4].map((x) => (
          <rect
            key={`${x},${y}`}
            class={y === 1 && (x === 1 || x === 2) ? "won" : "box"}
            x={7 + 12 * x}
            y={7 + 12 * y}
            width={10}
            height={10}
            rx={2}
          />
        )),
      )}
    </>
  ),
  theorems: (
    <>
      <rect class="box" x={14} y={5} width={44} height={38} rx={4} />
      {dots(
        [
          [22, 14],
          [22, 24],
          [22, 34],
        ],
        "won",
      )}
      <path d="M30 14h20M30 24h20M30 34h20" />
    </>
  ),
  problems: (
    <>
      <path class="strong" d="M22 12L10 24l12 12M50 12l12 12-12 12" />
      <path class="won strong" d="M40 10l-8 28" />
    </>
  ),
};

export function Emblem({ of }: { readonly of: ChapterId }): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 72 48" width="72" height="48" aria-hidden="true">
      {EMBLEMS[of]}
    </svg>
  );
}
