import { type Block, type Cell, column, heading, paragraph } from "./block.ts";
import { type Digest, digitsOf, isProved, largest, membersOf } from "./digest.ts";

/** The share of codes with each digit in each place that are proved periodic. */
export function byDigit(rows: readonly Digest[]): Block[] {
  const codes = rows.flatMap((row) =>
    row.stands.flatMap((code) => {
      const digits = digitsOf(code);
      return digits === undefined ? [] : [{ digits, proved: isProved(row) }];
    }),
  );
  if (codes.length < 2) return [];
  const places = largest(
    codes.map(({ digits }) => digits.length),
    0,
  );
  const highest = largest(
    codes.flatMap(({ digits }) => digits),
    0,
  );
  const rowsOf = Array.from({ length: places }, (_, place) => [
    `d${place}`,
    ...Array.from({ length: highest + 1 }, (_, digit): Cell => {
      const such = codes.filter(({ digits }) => (digits[place] ?? 0) === digit);
      return such.length === 0 ? undefined : such.filter(({ proved }) => proved).length / such.length;
    }),
  ]);
  const digits = Array.from({ length: highest + 1 }, (_, digit) => digit.toString(16).toUpperCase());
  return [
    heading({ en: "Proved periodic, by digit", zh: "各数位上已证明呈周期的比例" }),
    paragraph({
      en: "Of all codes with this digit in this place, the share whose period is proved; d0 stands before the point.",
      zh: "该位取此数字的全部代码中，周期已得到证明的比例；d0 为小数点前的数位。",
    }),
    {
      block: "table",
      head: [
        column("code", { en: "place", zh: "数位" }),
        ...digits.map((digit) => column("share", { en: digit, zh: digit })),
      ],
      rows: rowsOf,
    },
  ];
}

/** Subtraction sets by how many members they have. */
export function bySize(rows: readonly Digest[]): Block[] {
  const sizes = new Map<number, Digest[]>();
  for (const row of rows) {
    const size = membersOf(row.game)?.length;
    if (size === undefined) continue;
    const such = sizes.get(size);
    if (such === undefined) sizes.set(size, [row]);
    else such.push(row);
  }
  if (sizes.size === 0) return [];
  return [
    heading({ en: "By the size of the set", zh: "按集合大小" }),
    {
      block: "table",
      head: [
        column("number", { en: "size", zh: "大小" }),
        column("number", { en: "games", zh: "游戏" }),
        column("share", { en: "proved periodic", zh: "已证明呈周期" }),
        column("share", { en: "purely periodic", zh: "纯周期" }),
        column("number", { en: "longest preperiod", zh: "最长前周期" }),
        column("number", { en: "longest period", zh: "最长周期" }),
        column("number", { en: "largest value", zh: "最大值" }),
      ],
      rows: [...sizes]
        .sort(([a], [b]) => a - b)
        .map(([size, such]) => {
          const proved = such.filter(isProved);
          return [
            size,
            such.length,
            proved.length / such.length,
            proved.filter(({ preperiod }) => preperiod === 0).length / such.length,
            largest(
              proved.map(({ preperiod }) => preperiod),
              0,
            ),
            largest(
              proved.map(({ period }) => period),
              0,
            ),
            largest(
              such.map(({ maximum }) => maximum ?? 0),
              0,
            ),
          ];
        }),
    },
  ];
}
