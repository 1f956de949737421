import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../locale/table.ts";
import { fileName, save } from "../../shell/file.ts";
import { gap, language, say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { resource } from "../../shell/resource.ts";
import { Select } from "../../shell/select.tsx";
import { Switch } from "../../shell/switch.tsx";
import { exportTexts } from "../export-text.ts";
import { reportOf } from "../jobs.ts";
import type { SquareWriting } from "../protocol.ts";
import { savePicture } from "../save.ts";
import { shown } from "../state.ts";
import { texts } from "../text.ts";
import { DIFFERENCES, differenceOf, wythoffOf } from "./laws.ts";
import { pickPair } from "./map.tsx";
import { type Choice, choice, chooseLaw, compared, lines, square } from "./state.ts";
import { pairTexts } from "./text.ts";

const nameOf = (choice: Choice) => `${choice.game}:${choice.law}`;

/** Choice of a law for two heaps, with the result of its comparison with the rules. */
export function Law(): JSX.Element {
  const game = shown.value;
  const own = (game?.laws ?? []).map(({ law, claim }) => ({
    ...{ game: game!.id, law },
    claim: game?.diagonal === undefined ? claim : pairTexts.beatty(`${game.diagonal}`),
  }));
  const others = (game?.diagonal === undefined ? [] : DIFFERENCES)
    .filter((d) => wythoffOf(d) !== game?.id)
    .map((d) => ({ game: wythoffOf(d), law: 0, claim: pairTexts.beatty(`${d}`) }));
  const offered = [...own, ...others];
  const now = choice.value;
  const theorem = game?.laws.find(({ law }) => now?.game === game.id && now.law === law);
  return (
    <section class="card law">
      <h2>{say(pairTexts.law)}</h2>
      <Select
        label={say(pairTexts.law)}
        unseen
        options={[
          ...offered.map((each) => ({ value: nameOf(each), label: say(each.claim) })),
          { value: "", label: say(pairTexts.noLaw) },
        ]}
        value={now === undefined ? "" : nameOf(now)}
        onChange={(name) => chooseLaw(offered.find((each) => nameOf(each) === name))}
      />
      {theorem && <p class="claim text-large">{say(theorem.claim)}</p>}
      {theorem && (
        <p class="quiet">
          {say(pairTexts.source)}
          {say(COLON)}
          {say(theorem.source)}
        </p>
      )}
      <Finding />
      {differenceOf(game, now) !== undefined && (
        <Switch
          label={pairTexts.lines}
          on={lines.value}
          flip={() => {
            lines.value = !lines.value;
          }}
        />
      )}
    </section>
  );
}

const COLON = t("colon");

function Finding(): JSX.Element | null {
  const now = compared.value;
  if (now === undefined) return null;
  const side = square.value.to + 1;
  const pairs = grouped(now.rows * side);
  if (!now.done) {
    return <p class="quiet">{say(pairTexts.comparing(`${Math.floor((100 * now.rows) / side)} %`))}</p>;
  }
  const { first, wrong } = now;
  if (first === undefined) {
    return (
      <p class="verdict-mark ruling valid" role="status">
        {say(pairTexts.agrees(pairs))}
      </p>
    );
  }
  const [a, b] = [Math.floor(first / side), first % side];
  return (
    <p class="verdict-mark ruling refused" role="status">
      {say(pairTexts.differs(grouped(wrong), pairs, `${a}`, `${b}`))}
      {say(gap)}
      <button type="button" class="worded tabular" onClick={() => pickPair([a, b])}>
        {say(pairTexts.goTo)} {a},{b}
      </button>
    </p>
  );
}

/** Largest number of P-positions in the list. */
const LISTED = 30;

function FirstZeros(): JSX.Element | null {
  const { zeros, to } = square.value;
  const pairs: (readonly [number, number])[] = [];
  for (const at of zeros) {
    const pair = [Math.floor(at / (to + 1)), at % (to + 1)] as const;
    if (pair[0] <= pair[1] && pairs.push(pair) === LISTED) break;
  }
  if (pairs.length === 0) return null;
  return (
    <>
      <h3>{say(pairTexts.first)}</h3>
      <p class="exceptions tray">
        {pairs.map((pair) => (
          <button type="button" key={pair.join()} class="worded tabular" onClick={() => pickPair(pair)}>
            {pair.join()}
          </button>
        ))}
      </p>
    </>
  );
}

const wanted = signal("");

/** Field to find a pair by its numbers, and the export of the values. */
export function PairTools(): JSX.Element {
  const { to, rows } = square.value;
  const [, a, b] = /^\s*(\d{1,6})\s*[,，\s]\s*(\d{1,6})\s*$/.exec(wanted.value) ?? [];
  const there = a !== undefined && Number(a) < rows && Number(b) <= to;
  return (
    <section class="card">
      <h2>{say(texts.table)}</h2>
      <form
        class="goto inline"
        onSubmit={(event) => {
          event.preventDefault();
          if (there) pickPair([Number(a), Number(b)]);
        }}
      >
        <input
          aria-label={say(pairTexts.goTo)}
          placeholder="3,5"
          aria-invalid={wanted.value.trim() !== "" && !there}
          autocomplete="off"
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
        <button type="submit">{say(texts.go)}</button>
      </form>
      <FirstZeros />
      <h3>{say(texts.export)}</h3>
      <div class="cluster">
        {(["csv", "svg"] as const).map((format) => (
          <button key={format} type="button" disabled={rows <= to} onClick={() => saved.ask(format)}>
            {format === "csv" ? "CSV" : say(exportTexts.zeros)}
          </button>
        ))}
        <button type="button" onClick={() => void savePicture(`${fileName(shown.value?.id ?? "")}.png`)}>
          PNG
        </button>
      </div>
    </section>
  );
}

/** File of the square. */
const saved = resource(
  (format: SquareWriting["format"], { signal }) => {
    const { to, values } = square.value;
    const copy = values.slice();
    const job = { kind: "square", game: shown.value!.id, format, language: language.value, to } as const;
    return reportOf<"document">({ ...job, values: copy }, { signal, handOver: [copy.buffer] });
  },
  ({ value, why }) => {
    if (why === undefined) save(value.document, value.name);
  },
);
