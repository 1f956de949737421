import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { address as census } from "../census/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { texts } from "./text.ts";

// Panel on the literature about a game's values.

interface Published {
  readonly source: Text;
  readonly games: ReadonlyMap<string, { readonly preperiod: number; readonly period: number }>;
}

const published = signal<Published | undefined>(undefined);

async function learn(): Promise<void> {
  const { source, games } = (await import("../../../docs/census/octal-periods.json")).default;
  published.value = { source, games: new Map(games.map((game) => [game.code, game])) };
}

/** Codes in the tables of the literature. */
const OCTAL = /^[04]\.[0-7]{1,9}$/;

/** Publications on a code with their authors, and the entry in the census. */
export function Literature({ code }: { readonly code: string }): JSX.Element | null {
  const isListed = OCTAL.test(code);
  useEffect(() => {
    if (isListed && published.value === undefined) void learn();
  }, [isListed]);
  const now = published.value;
  if (!isListed || now === undefined) return null;
  const known = now.games.get(code);
  return (
    <section class="card literature">
      <h2>{say(texts.literature)}</h2>
      <p>
        <code>{code}</code>{" "}
        {say(
          known === undefined
            ? texts.unpublished
            : texts.published(grouped(known.preperiod), grouped(known.period)),
        )}
      </p>
      {known && <p class="quiet broken">{say(now.source)}</p>}
      <p>
        <a class="accent" href={hrefOf(census, { text: code })}>
          {say(texts.inCensus)}
        </a>
      </p>
    </section>
  );
}
