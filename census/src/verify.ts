import { checkCertificate, type Finding, heapRules, type Text } from "nimber";
import { parseGame, subtractionGame, takeAndBreakGame } from "nimber/games";
import { say } from "nimber/locale";
import { t } from "./locale/census.ts";
import type { Results } from "./results.ts";
import type { PeriodRow, QuotientRow, Row } from "./types.ts";

/** Certificate that does not prove its row. */
interface Unverified {
  readonly key: string;
  readonly reason: string;
  readonly text: Text;
}

/**
 * Result of checking: `checked` of the `proved` rows have certificates; `partial` is the number of
 * certificates of quotients of finitely many heaps; `failures` lists all invalid ones.
 */
export interface Verification {
  readonly proved: number;
  readonly checked: number;
  readonly partial: number;
  readonly failures: readonly Unverified[];
}

/** Checks one certificate, given as JSON text. */
export type Checker = (certificate: string) => Finding | Promise<Finding>;

export interface VerifyOptions {
  readonly keys?: ReadonlySet<string>;
  /** Checker (default: in this thread), and number of certificates checked at once. */
  readonly check?: Checker;
  readonly atOnce?: number;
  progress?(checked: number, failed: number): void;
  readonly signal?: AbortSignal;
}

/**
 * Checks all stored certificates again, with code that shares nothing with the solver, and compares them with
 * their rows. Failures are in the order of the keys.
 * @throws the reason of the signal
 */
export async function verify(
  results: Pick<Results, "rows">,
  { keys, check = checkCertificate, atOnce = 1, progress, signal }: VerifyOptions = {},
): Promise<Verification> {
  let proved = 0;
  let checked = 0;
  let partial = 0;
  const failures: Unverified[] = [];

  async function examine(row: Row): Promise<void> {
    const wrong = differenceOf(row) ?? faultOf(await check(JSON.stringify(row.certificate)));
    if (row.verdict === "proved") checked++;
    else partial++;
    if (wrong !== undefined) failures.push({ key: row.key, reason: say(wrong, "en"), text: wrong });
    progress?.(checked + partial, failures.length);
  }

  const rows = results.rows({ ...(keys && { keys }) })[Symbol.asyncIterator]();
  const examineNext = async () => {
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      signal?.throwIfAborted();
      if (next.value.verdict === "proved") proved++;
      if (next.value.certificate !== null) await examine(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, examineNext));
  return { proved, checked, partial, failures: failures.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

const faultOf = ({ verdict, says }: Finding): Text | undefined => (verdict === "valid" ? undefined : says);

/** Contradiction between a row and its certificate, which may be valid by itself. */
function differenceOf(row: Row): Text | undefined {
  if (row.question === "misere" || row.certificate === null) return undefined;
  const [game, named] = [ruleNotation(row.game), ruleNotation(row.certificate.game)];
  if (game !== named) return differs("game", game, named);
  for (const [field, said, shown] of row.question === "quotient" ? ofQuotient(row) : ofPeriod(row)) {
    if (said !== shown) return differs(field, said, shown);
  }
  return undefined;
}

type Compared = readonly (readonly [field: string, row: FieldValue, certificate: FieldValue])[];

function ofPeriod({ certificate, ...row }: PeriodRow): Compared {
  return [
    ...(["preperiod", "period", "saltus"] as const).map(
      (field) => [field, row[field], certificate![field]] as const,
    ),
    ["maximum", row.maximum, certificate!.max?.[0] ?? null],
  ];
}

/** Fields of a quotient to compare: only a proved row has a period, because the proof is for all heaps. */
function ofQuotient({ certificate, ...row }: QuotientRow): Compared {
  const { preperiod, period, order, p, heaps } = certificate!;
  const proved = row.verdict === "proved";
  return [
    ["preperiod", row.preperiod, preperiod],
    ["period", row.period, period],
    ["verdict", row.verdict, period === null ? "open" : "proved"],
    ["order", row.order, order],
    ["pPortion", row.pPortion, p.length],
    ...(proved ? [] : [["heaps", row.heaps, heaps + 1] as const]),
  ];
}

/** Common notation for equal moves, also for named games such as `kayles`. */
function ruleNotation(game: string): string {
  const read = parseGame(game);
  const heap = heapRules(read);
  if (heap?.kind === "break") return takeAndBreakGame(heap.digits).id;
  return heap?.kind === "take" && !("takes" in heap) ? subtractionGame(heap).id : read.id;
}

type FieldValue = string | number | null;

const differs = (field: string, row: FieldValue, certificate: FieldValue): Text =>
  t("rowCertificate", { field, row, certificate });
