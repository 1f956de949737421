import "./gallery.css";
import { games } from "virtual:gallery";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Board, type BoardProps } from "../board/board.tsx";
import { pictureOf } from "../board/picture.ts";
import { address as play } from "../play/address.ts";
import { useGradually } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { language, say } from "../shell/language.ts";
import { Segments } from "../shell/segments.tsx";
import { type GalleryGame, matching, type Shown, shown } from "./search.ts";
import { texts } from "./text.ts";

// Gallery of the catalogue on the home page: a card with a board for each game.

const kind = signal<Shown>("all");
const sought = signal("");

/** Number of cards drawn in one task. */
const PORTION = 3;

const NONE: ReadonlySet<number> = new Set();

/** Properties of a board that cannot be played. It is laid out in this space, and scaled to the card. */
const STILL = {
  ...{ label: "", id: 0, available: 400, tall: 240, several: false, playable: false, waiting: false },
  ...{ picked: undefined, changing: NONE, hinted: NONE, came: NONE, tones: [] },
  nameOf: () => "",
  onTouch() {},
  onDrag() {},
  onLook() {},
} satisfies Partial<BoardProps>;

/** All games of the catalogue as boards, filtered by kind and by words. */
export function Gallery(): JSX.Element {
  const found = matching(games, kind.value, sought.value);
  return (
    <>
      <div class="cluster gap-12">
        <Segments
          name="kind"
          label={say(texts.kinds)}
          options={shown.map((value) => ({
            value,
            label: say(value === "all" ? texts.all : texts.kind[value]),
          }))}
          value={kind.value}
          onChange={(to) => {
            kind.value = to;
          }}
        />
        <input
          type="search"
          aria-label={say(texts.search)}
          placeholder={say(texts.search)}
          value={sought.value}
          onInput={({ currentTarget }) => {
            sought.value = currentTarget.value;
          }}
        />
        <button type="button" disabled={found.length === 0} onClick={() => surprise(found)}>
          <Icon name="dice" />
          {say(texts.surprise)}
        </button>
        <span class="soft" role="status">
          {say(found.length === 0 ? texts.none : texts.count(found.length))}
        </span>
      </div>
      <Cards key={`${kind.value} ${sought.value}`} of={found} />
    </>
  );
}

function Cards({ of }: { readonly of: readonly GalleryGame[] }): JSX.Element {
  const cards = useGradually(of, PORTION, (game) => <Card key={game.sum} game={game} />, [language.value]);
  return <ul class="cards tiles gap-16">{cards}</ul>;
}

function Card({ game: { id, name, rule, sum, cells } }: { readonly game: GalleryGame }): JSX.Element {
  return (
    <li>
      <a class="card gap-4" href={hrefOf(play, { sum })}>
        <span class="picture table-top round" aria-hidden="true">
          <Board cells={cells} picture={pictureOf(id)} {...STILL} />
        </span>
        <b>{say(name)}</b>
        <span class="fine">{say(rule)}</span>
      </a>
    </li>
  );
}

function surprise(found: readonly GalleryGame[]): void {
  const { sum } = found[Math.floor(Math.random() * found.length)]!;
  location.hash = hrefOf(play, { sum });
}
