import type { Text } from "nimber";
import type { JSX } from "preact";
import type { Reading } from "../engine/protocol.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { hrefOf, placeNamed } from "../shell/url.ts";
import { reading, scene } from "./game.ts";
import { T } from "./text.ts";

/** How many values the table begins with. */
const VALUES = 1000;

/** Where the same game is looked at otherwise: its table of values, the graph of the position. */
export function Further(): JSX.Element | null {
  const games = reading.value?.games ?? [];
  const sum = scene.value?.sum.map(({ game, position }) => `${game} ${position}`).join(" + ") ?? "";
  const links = [...games.flatMap(tableLink), ...graphLink(sum), ...theoryLink()];
  if (links.length === 0) return null;
  return (
    <section class="card">
      <h2>{say(T.further)}</h2>
      <ul class="further">
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
  const table = placeNamed("table");
  if (table === undefined || !heaps) return [];
  const query = new Map([
    ["game", id],
    ["to", `${VALUES}`],
  ]);
  return [{ href: hrefOf(table, query), icon: "table", says: T.tableOf(name) }];
}

function graphLink(sum: string): Link[] {
  const graph = placeNamed("graph");
  if (graph === undefined || sum === "") return [];
  return [{ href: hrefOf(graph, new Map([["sum", sum]])), icon: "graph", says: T.graphOf }];
}

function theoryLink(): Link[] {
  const theory = placeNamed("theory");
  return theory === undefined ? [] : [{ href: hrefOf(theory), icon: "book", says: T.theory }];
}
