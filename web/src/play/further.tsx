import type { Text } from "nimber";
import type { JSX } from "preact";
import type { Reading } from "../engine/protocol.ts";
import { address as graph } from "../graph/address.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { hrefOf, hrefOfPlace } from "../shell/url.ts";
import { address as table } from "../table/address.ts";
import { reading, scene } from "./game.ts";
import { T } from "./text.ts";

/** How many values the table begins with. */
const VALUES = 1000;

/** Where the same game is looked at otherwise: its table of values, the graph of the position. */
export function Further(): JSX.Element {
  const games = reading.value?.games ?? [];
  const sum = scene.value?.sum.map(({ game, position }) => `${game} ${position}`).join(" + ") ?? "";
  const links = [...games.flatMap(tableLink), ...graphLink(sum), theoryLink()];
  return (
    <section class="card">
      <h2>{say(T.further)}</h2>
      <ul class="further pile">
        {links.map(({ href, icon, says }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              {say(says)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Link {
  readonly href: string;
  readonly icon: "table" | "graph" | "book";
  readonly says: Text;
}

function tableLink({ id, name, heaps }: Reading["games"][number]): Link[] {
  if (!heaps) return [];
  return [{ href: hrefOf(table, { game: id, to: VALUES }), icon: "table", says: T.tableOf(name) }];
}

function graphLink(sum: string): Link[] {
  return sum === "" ? [] : [{ href: hrefOf(graph, { sum }), icon: "graph", says: T.graphOf }];
}

const theoryLink = (): Link => ({ href: hrefOfPlace("theory"), icon: "book", says: T.theory });
