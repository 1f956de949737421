import type { Text } from "nimber";
import { verbatim } from "nimber/locale";
import { t } from "../locale/census.ts";
import { type Block, column, heading, paragraph } from "./block.ts";
import type { QuotientDigest } from "./digest.ts";
import { standsText } from "./stands.ts";
import { grouped } from "./twins.ts";

// Part of a report on misère quotients: their orders, which heaps are P-positions, and periods.

const GAME = column("code", t("game2"));
const ORDER = column("number", t("order"));
const POSITIVE = column("number", verbatim("P"));
const PREPERIOD = column("number", t("preperiod"));
const PERIOD = column("number", t("period"));
const KIND = column("text", t("kind"));
const STANDS = column("code", t("stands"));

/** Most games listed for an order. */
const FEW = 8;

/** Report on misère quotients. */
export function quotientBlocks(rows: readonly QuotientDigest[]): Block[] {
  if (rows.length === 0) return [];
  const proved = rows.filter(({ verdict }) => verdict === "proved");
  return [...orders(proved), ...provedOf(proved), ...partials(rows.filter((row) => !proved.includes(row)))];
}

function orders(proved: readonly QuotientDigest[]): Block[] {
  if (proved.length === 0) return [];
  const wild = proved.filter(({ tame }) => tame === null).length;
  const groups = [...grouped(proved, ({ order, tame }) => `${order} ${tame}`).values()];
  return [
    heading(t("ordersQuotients")),
    paragraph(t("gamesWhoseQuotientProvedTame", { proved: proved.length, wild })),
    {
      block: "table",
      head: [
        ORDER,
        KIND,
        column("number", t("games2")),
        column("number", t("notations")),
        column("code", t("such")),
      ],
      rows: groups
        .sort(([a], [b]) => a!.order - b!.order || (a!.tame ?? 99) - (b!.tame ?? 99))
        .map((group) => [
          group[0]!.order,
          kindOf(group[0]!),
          group.length,
          group.reduce((sum, { stands }) => sum + stands.length, 0),
          group
            .slice(0, FEW)
            .map(({ game }) => game)
            .join(" "),
        ]),
    },
  ];
}

const kindOf = ({ tame }: QuotientDigest): Text => (tame === null ? t("wild") : verbatim(`T_${tame}`));

function provedOf(proved: readonly QuotientDigest[]): Block[] {
  if (proved.length === 0) return [];
  return [
    heading(t("provedAllHeaps")),
    paragraph(t("pretendingFunctionRepeatsFromPreperiod")),
    {
      block: "table",
      head: [GAME, ORDER, POSITIVE, PREPERIOD, PERIOD, KIND, STANDS],
      rows: proved.map((row) => [
        row.game,
        row.order,
        row.pPortion,
        row.preperiod,
        row.period,
        kindOf(row),
        standsText(row),
      ]),
    },
  ];
}

function partials(rows: readonly QuotientDigest[]): Block[] {
  if (rows.length === 0) return [];
  return [
    heading(t("partialQuotients")),
    paragraph(t("gamesQuotientHeapsNVerified", { rows: rows.length })),
    {
      block: "table",
      head: [
        GAME,
        column("number", verbatim("N")),
        ORDER,
        POSITIVE,
        KIND,
        column("text", t("stopped")),
        STANDS,
      ],
      rows: rows.map((row) => [
        row.game,
        row.heaps - 1,
        row.order,
        row.pPortion,
        kindOf(row),
        row.stoppedBy && t("stoppedBy", { limit: row.stoppedBy }),
        standsText(row),
      ]),
    },
  ];
}
