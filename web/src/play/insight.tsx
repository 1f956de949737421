import { type Outcome, type Text, valueText } from "nimber";
import type { Choice, Explained } from "nimber/ask";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { Switch } from "../shell/switch.tsx";
import { type Show, shows } from "./address.ts";
import { analysis, scene, state, toggle, trouble } from "./game.ts";
import { T } from "./text.ts";

/** What the position is worth, as far as one wants to see it. */
const WINS = { N: T.nextWins, P: T.previousWins, D: T.nobodyWins } satisfies Record<Outcome, Text>;

export function Insight(): JSX.Element {
  const { show } = state.value;
  const known = analysis.value;
  return (
    <section class="card insight">
      <h2>{say(T.insight)}</h2>
      <div class="switches pile">
        {shows.map((each) => (
          <Switch key={each} label={T[each]} on={show.has(each)} flip={() => toggle(each)} />
        ))}
      </div>
      {show.size === 0 && <p class="quiet">{say(T.insightOff)}</p>}
      {show.size > 0 && known === undefined && trouble.value === undefined && (
        <p class="quiet">{say(T.computing)}</p>
      )}
      {known !== undefined && show.size > 0 && <Known known={known} show={show} />}
    </section>
  );
}

function Known({
  known,
  show,
}: {
  readonly known: Explained;
  readonly show: ReadonlySet<Show>;
}): JSX.Element {
  const over = scene.value?.over === true;
  const several = (scene.value?.sum.length ?? 0) > 1;
  const [best] = known.winning;
  return (
    <div class="known pile gap-12">
      {(show.has("values") || show.has("colours")) && (
        <p class={known.outcome === "N" ? "verdict win" : "verdict lose"}>
          <span class="letter round centred fixed losing">{known.outcome}</span>
          {say(WINS[known.outcome])}
        </p>
      )}
      {show.has("hints") && !over && (
        <p class="hintline round">{say(best === undefined ? T.noHint : hintOf(best, several))}</p>
      )}
      {show.has("binary") && <Binary known={known} />}
      {show.has("values") && <p class="sentence broken text-body">{say(known.sentence)}</p>}
    </div>
  );
}

const hintOf = ({ part, at }: Choice, several: boolean) => (several ? T.hintIn(at, part + 1) : T.hint(at));

/** What it means that no column decides. */
const undecided = (values: Explained["values"]): Text =>
  state.value.play === "misere" && values.every((value) => value === 0 || value === 1)
    ? T.smallMisere
    : T.balanced;

/** The nim-sum, digit under digit; the highest column whose ones are odd decides. */
function Binary({ known }: { readonly known: Explained }): JSX.Element {
  const { binary, decidingBit, values } = known;
  const total = binary.at(-1);
  if (total === undefined) return <p class="quiet">{say(T.noBinary)}</p>;
  const deciding = decidingBit === undefined ? undefined : total.length - 1 - decidingBit;
  const row = (digits: string, key: number | string) =>
    [...digits].map((digit, i) => (
      <td
        key={`${key} ${i}`}
        class={[i === deciding && "deciding", digit === "1" && "one"].filter(Boolean).join(" ")}
      >
        {digit}
      </td>
    ));
  return (
    <>
      <table class="binary" aria-label={say(T.binaryLabel)}>
        <tbody>
          {binary.slice(0, -1).map((digits, i) => (
            <tr key={i}>
              <th scope="row">
                <span class="which soft">{i + 1}</span> {valueText(values[i] ?? 0)}
              </th>
              {row(digits, i)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {say(T.nimSum)} {valueText(known.value ?? Number.parseInt(total, 2))}
            </th>
            {row(total, "total")}
          </tr>
        </tfoot>
      </table>
      <p class="quiet">
        {say(decidingBit === undefined ? undecided(values) : T.decides(`${2n ** BigInt(decidingBit)}`))}
      </p>
    </>
  );
}
