import type { JSX } from "preact";
import { useGradually } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { address as tableAddress } from "../table/address.ts";
import { type Column, columns, type Entry, type Kind } from "./source.ts";
import { type CensusView, LIMIT, offset, order, sortBy } from "./state.ts";
import { COLUMNS, fill, texts, VERDICTS } from "./text.ts";

// Table of the games of a census.

/**
 * Number of values that the Table shows for a game without a period, and the largest number for one with a
 * long period.
 */
const USUAL = 1000;
const MOST = 1_000_000;

/** Number of rows drawn in one task. */
const AT_ONCE = 20;

export function Games({ total, rows }: CensusView): JSX.Element {
  const kind: Kind = rows.some(({ order }) => typeof order === "number") ? "quotients" : "values";
  const drawn = useGradually(
    rows,
    AT_ONCE,
    // A file may contain a game twice.
    (entry, i) => <Row key={`${entry.game} ${i}`} entry={entry} kind={kind} />,
    [rows, kind],
  );
  return (
    <div class="card games">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="scrolls" tabIndex={0} aria-label={say(texts.results)}>
        <table class="numeric ruled wide unbroken">
          <thead>
            <tr>
              <Sorting column="game" />
              <th scope="col" class="found">
                {say(texts.verdict)}
              </th>
              {columns[kind].slice(1).map((column) => (
                <Sorting key={column} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>{drawn}</tbody>
        </table>
        {total === 0 && <p class="quiet">{say(texts.none)}</p>}
      </section>
      {total > 0 && <Pages total={total} rows={rows.length} />}
    </div>
  );
}

function Sorting({ column }: { readonly column: Column }): JSX.Element {
  return (
    <th scope="col" aria-sort={sorting(column)} class={column}>
      <button type="button" class="plain small" onClick={() => sortBy(column)}>
        {say(COLUMNS[column])}
        <span aria-hidden="true">{ARROWS[sorting(column)]}</span>
      </button>
    </th>
  );
}

const ARROWS = { ascending: "▲", descending: "▼", none: "" } as const;

function sorting(column: Column): keyof typeof ARROWS {
  if (order.value.column !== column) return "none";
  return order.value.descending ? "descending" : "ascending";
}

function Row({ entry, kind }: { readonly entry: Entry; readonly kind: Kind }): JSX.Element {
  const { game, stands, verdict, preperiod, period, saltus, heaps } = entry;
  const last = (preperiod ?? 0) + 3 * (period ?? 0);
  const to = Math.max(USUAL, Math.min(last, heaps, MOST));
  const others = stands.filter((each) => each !== game);
  return (
    <tr>
      <th scope="row" class="game">
        <a class="mono accent" href={hrefOf(tableAddress, { game, to })}>
          {game}
        </a>
        {others.length > 0 && (
          <small class="block clipped" title={say(fill(texts.equal, others.join("  ")))}>
            {say(standing(others))}
          </small>
        )}
      </th>
      <td class="found">
        <i class={`key ${verdict}`} aria-hidden="true" /> {say(VERDICTS[verdict])}
      </td>
      <td>{shownNumber(preperiod)}</td>
      <td>
        {shownNumber(period)}
        {saltus !== null && saltus > 0 && <small>+{saltus}</small>}
      </td>
      {columns[kind].slice(3).map((column) => (
        <td key={column} class={column}>
          {column === "tame" ? kindOf(entry) : shownNumber(entry[column] as number | null)}
        </td>
      ))}
    </tr>
  );
}

const kindOf = ({ order, tame }: Entry): string =>
  order === null ? "–" : say(tame === null ? texts.wild : fill(texts.tame, tame));

/** Number of equal games shown next to one. */
const BESIDE = 2;

const standing = (others: readonly string[]) =>
  fill(
    texts.standsFor,
    others.length <= BESIDE
      ? others.join("  ")
      : say(fill(texts.andMore, others.slice(0, BESIDE).join("  "), others.length - BESIDE, others.length)),
  );

const shownNumber = (value: number | null): string => (value === null ? "–" : grouped(value));

function Pages({ total, rows }: { readonly total: number; readonly rows: number }): JSX.Element {
  const from = offset.value;
  return (
    <nav class="apart" aria-label={say(texts.pages)}>
      <button
        type="button"
        class="fixed"
        disabled={from === 0}
        onClick={() => {
          offset.value = Math.max(0, from - LIMIT);
        }}
      >
        {say(texts.previous)}
      </button>
      <span class="quiet">{say(fill(texts.shown, from + 1, from + rows, total))}</span>
      <button
        type="button"
        class="fixed"
        disabled={from + rows >= total}
        onClick={() => {
          offset.value = from + LIMIT;
        }}
      >
        {say(texts.next)}
      </button>
    </nav>
  );
}
