import { type Play, type Text, valueText } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { binaryTexts } from "./binary-text.ts";
import { linked, linking } from "./linked.ts";

interface BinaryProps {
  readonly known: Explained;
  readonly play: Play;
}

/** Text for a sum without a deciding column. */
const undecided = (values: Explained["values"], play: Play): Text =>
  play === "misere" && values.every((value) => value === 0 || value === 1)
    ? binaryTexts.smallMisere
    : binaryTexts.balanced;

/** Nim-sum in binary, digit under digit. The highest column with an odd number of ones decides. */
export function Binary({ known, play }: BinaryProps): JSX.Element {
  const { binary, decidingBit, values } = known;
  const total = binary.at(-1);
  if (total === undefined) return <p class="quiet">{say(binaryTexts.noBinary)}</p>;
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
      <table class="binary" aria-label={say(binaryTexts.binaryLabel)}>
        <tbody>
          {binary.slice(0, -1).map((digits, i) => (
            <tr key={i} class={linked.value === i ? "linked" : undefined} {...linking(i)}>
              <th scope="row">
                <span class="soft">{i + 1}</span> {valueText(values[i] ?? 0)}
              </th>
              {row(digits, i)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {say(binaryTexts.nimSum)} {valueText(known.value ?? Number.parseInt(total, 2))}
            </th>
            {row(total, "total")}
          </tr>
        </tfoot>
      </table>
      <p class="quiet">
        {say(
          decidingBit === undefined
            ? undecided(values, play)
            : binaryTexts.decides(`${2n ** BigInt(decidingBit)}`),
        )}
      </p>
    </>
  );
}
