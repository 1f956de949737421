import "../play/play.css";
import "../play/board.css";
import "../play/pieces.css";
import "../play/moves.css";
import "./home.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { texts as ofGame } from "../game/text.ts";
import { address as play, told } from "../play/address.ts";
import { End, ending } from "../play/ending.tsx";
import { reading, state } from "../play/game.ts";
import { runHome } from "../play/run.ts";
import { Status } from "../play/status.tsx";
import { Table } from "../play/table.tsx";
import { routes } from "../routes.ts";
import { Deferred } from "../shell/deferred.tsx";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { gap, say } from "../shell/language.ts";
import { visited } from "../shell/visited.ts";
import { texts } from "./text.ts";
import { Examples, Ways } from "./ways.tsx";

/** Front page: purpose of Nimber, a board to try, further pages, and all games. */
export function Page(): JSX.Element {
  useEffect(runHome, []);
  return (
    <main class="home play">
      <header class="heading apart">
        <div class="pile gap-4 slim">
          <h1>{say(texts.title)}</h1>
          <p class="soft">{say(texts.lead)}</p>
        </div>
        <Continue />
      </header>
      <div class="desk halves pile">
        <div class="stage pile slim">
          <Status />
          <Table end={<End ask={<Why />} />} />
          <Rule />
        </div>
        <aside class="side pile gap-16 slim">
          <Examples />
          <Ways />
        </aside>
      </div>
      <Deferred>
        <GalleryBelow />
      </Deferred>
    </main>
  );
}

/** Link to the page that was visited last. */
function Continue(): JSX.Element | null {
  const [last] = useState(visited);
  if (last === undefined) return null;
  const name = say(routes[last.route].name);
  return (
    <a class="continue card inline broken" href={last.href()}>
      <Icon name="run" />
      {say(texts.continue(last.subject === undefined ? name : `${name} · ${last.subject}`))}
    </a>
  );
}

/** Game on the board with its rule, and the link to its page. */
function Rule(): JSX.Element {
  const game = reading.value?.games[0];
  const { rival, first, moves } = state.value;
  return (
    <div class="cluster apart">
      <p class="soft">
        {game && (
          <>
            <b>{say(game.name)}</b> · {say(game.rule)}
            {say(gap)}
            {say(ofGame.ends.normal)}
            {typeof rival === "number" && first && moves.length === 0 && `${say(gap)}${say(texts.begin)}`}
          </>
        )}
      </p>
      <a class="whole fixed accent" href={hrefOf(play, told(state.value))}>
        {say(texts.whole)}
      </a>
    </div>
  );
}

/** Link to the mistake, after a lost game. */
function Why(): JSX.Element | null {
  if (ending() !== "lost") return null;
  return <a href={hrefOf(play, told(state.value))}>{say(texts.why)}</a>;
}

const loaded = signal<typeof import("./gallery.tsx")["Gallery"] | undefined>(undefined);

/** Gallery, which is loaded when it comes near the visible area. */
function GalleryBelow(): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const Gallery = loaded.value;
  useEffect(() => {
    if (Gallery !== undefined) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import("./gallery.tsx").then(({ Gallery }) => {
        loaded.value = Gallery;
      });
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [Gallery]);
  return (
    <section ref={place} class="gallery pile gap-16" aria-labelledby="gallery">
      <h2 id="gallery" class="text-large">
        {say(texts.gallery)}
      </h2>
      {Gallery && <Gallery />}
    </section>
  );
}
