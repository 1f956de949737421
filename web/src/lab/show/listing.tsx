import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { isRight } from "../law.ts";
import { claimed, type Results } from "../run.ts";
import { texts } from "../text.ts";

/** Positions of a game without parameters, the nearest to the start first. */
export function Listing({ shape, cases }: Results): JSX.Element {
  const { names = [], play, cut } = shape;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="scrolls" tabIndex={0} aria-label={say(texts.table)}>
        <table class="ruled wide">
          <thead>
            <tr>
              <th scope="col">{say(texts.position)}</th>
              <th scope="col">{say(texts.outcome)}</th>
              {play === "normal" && <th scope="col">{say(texts.sg)}</th>}
            </tr>
          </thead>
          <tbody>
            {cases.map(({ value, says }, i) => (
              <tr
                key={names[i]}
                class={says !== undefined && !isRight(value, says, claimed.value) ? "wrong" : undefined}
              >
                <th scope="row" class="mono">
                  {names[i]}
                </th>
                <td class={value === 0 ? "bold" : undefined}>{value === 0 ? "P" : "N"}</td>
                {play === "normal" && <td>{value}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {cut && <p class="quiet">{say(texts.cut(cases.length))}</p>}
    </>
  );
}
