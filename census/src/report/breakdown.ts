import { verbatim } from "nimber/locale";
import { t } from "../locale/census.ts";
import { type Block, type Cell, column, heading, paragraph } from "./block.ts";
import { type Digest, digitsOf, isProved, largest, membersOf } from "./digest.ts";

// Breakdown of octal codes by the digits in each place.

/** Share of codes that are proved periodic, by digit in each place. */
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
    heading(t("provedPeriodicDigit")),
    paragraph(t("allCodesDigitPlaceShare")),
    {
      block: "table",
      head: [column("code", t("place")), ...digits.map((digit) => column("share", verbatim(digit)))],
      rows: rowsOf,
    },
  ];
}

/** Subtraction sets by number of members. */
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
    heading(t("sizeSet")),
    {
      block: "table",
      head: [
        column("number", t("size")),
        column("number", t("games")),
        column("share", t("provedPeriodic")),
        column("share", t("purelyPeriodic")),
        column("number", t("longestPreperiod")),
        column("number", t("longestPeriod")),
        column("number", t("largestValue")),
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
