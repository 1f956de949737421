import type { Language, Text } from "nimber";
import { verbatim } from "nimber/locale";
import { t } from "../locale/census.ts";
import { type Block, type Cell, column, type Head, heading, paragraph } from "./block.ts";
import { byDigit, bySize } from "./breakdown.ts";
import { type Digest, type Digests, isProved, membersOf, type ProvedDigest } from "./digest.ts";
import { CAPTION, figure, type Point } from "./figure.ts";
import { outcomeBlocks } from "./outcomes.ts";
import { quotientBlocks } from "./quotients.ts";
import { standsText } from "./stands.ts";
import { grouped, sequenceOf, twinsIn } from "./twins.ts";

// Report on a census: its sections, each a heading with sentences and tables of remarkable games.

/** Most rows of tables of remarkable games, of lists, and of the table of all games. */
const FEW = 10;
const SOME = 50;
const MANY = 1000;

/** Sections of a report. */
export function blocksOf(
  { rows, quotients, told, failures, outcomes }: Digests,
  language: Language,
): Block[] {
  return [
    quotients.length > 0 && quotients.length === told.length ? ABOUT_QUOTIENTS : ABOUT_PERIODS,
    ...summary(told, failures.length),
    ...byDigit(rows),
    ...bySize(rows),
    ...shapes(rows, language),
    ...longest(rows),
    ...impure(rows),
    ...open(rows),
    ...twins(rows),
    ...shared(rows),
    ...outcomeBlocks(outcomes),
    ...quotientBlocks(quotients),
    ...failed(failures),
    ...all(rows),
  ];
}

const GAME = column("code", t("game2"));
const PREPERIOD = column("number", t("preperiod"));
const PERIOD = column("number", t("period"));
const SALTUS = column("number", t("saltus"));
const MAXIMUM = column("number", t("maximum"));
const HEAPS = column("number", t("valuesComputed"));
const STANDS = column("code", t("stands"));

const ABOUT_PERIODS = paragraph(t("equalGamesComputedOnceProved"));

const ABOUT_QUOTIENTS = paragraph(t("equalGamesComputedOnceProved2"));

function summary(rows: Digests["told"], failures: number): Block[] {
  const count = (verdict: Digest["verdict"]) => rows.filter((row) => row.verdict === verdict).length;
  const notations = rows.reduce((sum, { stands }) => sum + stands.length, 0);
  const [proved, observed, open] = [count("proved"), count("observed"), count("open")];
  const engines = [...new Set(rows.map(({ engine }) => engine))].sort();
  const head = [
    column("number", t("games")),
    column("number", t("notations2")),
    column("number", t("provedProved")),
    column("number", t("observed2")),
    column("number", t("open2")),
    column("number", t("failed2")),
    column("text", t("version")),
  ];
  return [
    {
      block: "table",
      head,
      rows: [[rows.length, notations, proved, observed, open, failures, engines.join(", ")]],
    },
  ];
}

function shapes(rows: readonly Digest[], language: Language): Block[] {
  const groups = grouped(rows.filter(isProved), ({ preperiod, period }) => `${preperiod},${period}`);
  const points: Point[] = [...groups.values()].map((group) => {
    const { preperiod, period, game } = group[0]!;
    return { preperiod, period, games: group.length, first: game };
  });
  if (points.length === 0) return [];
  return [
    heading(t("preperiodsPeriods")),
    { block: "figure", svg: figure(points, language), caption: CAPTION },
  ];
}

function longest(rows: readonly Digest[]): Block[] {
  const proved = rows.filter(isProved);
  if (proved.length === 0) return [];
  const tableBy = (field: "preperiod" | "period"): Block[] =>
    tableOf(
      [GAME, PREPERIOD, PERIOD, SALTUS, MAXIMUM],
      [...proved]
        .sort((a, b) => b[field] - a[field])
        .slice(0, FEW)
        .map(({ game, preperiod, period, saltus, maximum }) => [game, preperiod, period, saltus, maximum]),
    );
  return [
    heading(t("longestPreperiods")),
    ...tableBy("preperiod"),
    heading(t("longestPeriods")),
    ...tableBy("period"),
  ];
}

/** Subtraction games that are not periodic from heap 0 on. */
function impure(rows: readonly Digest[]): Block[] {
  const sets = rows.filter(isProved).filter(({ game }) => membersOf(game) !== undefined);
  if (sets.length === 0) return [];
  const late = sets.filter(({ preperiod }) => preperiod > 0);
  const part = late.length > SOME;
  const most = `${Math.min(SOME, late.length)}`;
  return [
    heading(t("notPurelyPeriodic")),
    paragraph(t("subtractionGamesNotPeriodicFrom", { sets: sets.length, late: late.length, part, most })),
    ...tableOf(
      [GAME, PREPERIOD, PERIOD, MAXIMUM],
      [...late]
        .sort((a, b) => b.preperiod - a.preperiod || b.period - a.period)
        .slice(0, SOME)
        .map(({ game, preperiod, period, maximum }) => [game, preperiod, period, maximum]),
    ),
  ];
}

function open(rows: readonly Digest[]): Block[] {
  const unsolved = rows.filter((row) => row.verdict !== "proved");
  if (unsolved.length === 0) return [];
  const shown = unsolved.slice(0, MANY);
  const more: Text = unsolved.length > MANY ? THE_FIRST : verbatim("");
  return [
    heading(t("unsolved")),
    paragraph(t("noPeriodGamesProvedRare", { unsolved: unsolved.length, more })),
    ...tableOf(
      [
        GAME,
        HEAPS,
        MAXIMUM,
        column("number", t("rare")),
        column("number", t("lastRare")),
        column("code", t("mask")),
        column("text", t("stopped")),
        STANDS,
      ],
      shown.map((row) => [
        row.game,
        row.heaps,
        row.maximum,
        row.rareCount,
        row.lastRare,
        row.mask,
        row.stoppedBy && t("stoppedBy", { limit: row.stoppedBy }),
        standsText(row),
      ]),
    ),
  ];
}

function twins(rows: readonly Digest[]): Block[] {
  const { twins, undecided } = twinsIn(rows);
  const blocks: Block[] = [];
  if (twins.length > 0) {
    blocks.push(
      heading(t("twinsPart")),
      paragraph(t("pairsWhoseValuesAgreeHeaps")),
      ...tableOf(
        [GAME, column("code", t("other")), column("number", t("heap")), column("number", t("values"))],
        twins.slice(0, SOME / 2).map(({ games, heap, values }) => [...games, heap, values.join(", ")]),
      ),
    );
  }
  if (undecided.length > 0) {
    blocks.push(
      heading(t("notToldApart")),
      paragraph(t("pairsEqualFarBothWere")),
      ...tableOf(
        [GAME, column("code", t("other")), column("number", t("heapsCompared"))],
        undecided.slice(0, SOME).map(({ games, heaps }) => [...games, heaps]),
      ),
    );
  }
  return blocks;
}

/** Sequences shared by several games; this is proved by equal preperiod, period, saltus and first values. */
function shared(rows: readonly Digest[]): Block[] {
  const proved = rows.filter(isProved);
  const groups = [...grouped<ProvedDigest>(proved, sequenceOf).values()];
  const several = groups.filter((group) => group.length > 1).sort((a, b) => b.length - a.length);
  if (several.length === 0) return [];
  const distinct = rows.some(({ question }) => question === "distinct");
  return [
    heading(t("sharedSequences")),
    paragraph(
      t("gamesProvedPeriodicDifferentSequences", {
        proved: proved.length,
        groups: groups.length,
        several: several.length,
      }),
    ),
    ...tableOf(
      [column("number", t("games2")), PREPERIOD, PERIOD, column("code", t("such"))],
      several.slice(0, distinct ? MANY : FEW).map((group) => [
        group.length,
        group[0]!.preperiod,
        group[0]!.period,
        group
          .slice(0, 8)
          .map(({ game }) => game)
          .join(" "),
      ]),
    ),
  ];
}

function failed(failures: Digests["failures"]): Block[] {
  if (failures.length === 0) return [];
  return [
    heading(t("failed3")),
    paragraph(t("gamesWhoseComputationEndedWithout")),
    ...tableOf(
      [GAME, column("text", t("reason"))],
      failures.slice(0, SOME).map(({ game, reason }) => [game, reason]),
    ),
  ];
}

const VERDICTS: Readonly<Record<Digest["verdict"], Text>> = {
  proved: t("provedProved"),
  observed: t("observed2"),
  open: t("open2"),
};

function all(rows: readonly Digest[]): Block[] {
  if (rows.length === 0 || rows.length > MANY) return [];
  return [
    heading(t("allGames")),
    paragraph(t("eachGamesStandsHeapN")),
    ...tableOf(
      [GAME, column("text", t("verdict")), PREPERIOD, PERIOD, SALTUS, MAXIMUM, STANDS],
      rows.map((row) => [
        row.game,
        VERDICTS[row.verdict],
        row.preperiod,
        row.period,
        row.saltus,
        row.maximum,
        standsText(row),
      ]),
    ),
  ];
}

const THE_FIRST: Text = t("theFirst", { many: MANY });

/** Table, omitted if empty; it has a column for the saltus only if some row has one. */
function tableOf(head: readonly Head[], rows: readonly (readonly Cell[])[]): Block[] {
  if (rows.length === 0) return [];
  const plain = head.findIndex((each, i) => each === SALTUS && rows.every((cells) => !cells[i]));
  if (plain < 0) return [{ block: "table", head, rows }];
  return [
    { block: "table", head: head.toSpliced(plain, 1), rows: rows.map((cells) => cells.toSpliced(plain, 1)) },
  ];
}
