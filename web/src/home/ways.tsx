import { ofHeaps } from "virtual:tries";
import type { Text } from "nimber";
import { say as sayIn, verbatim } from "nimber/locale";
import type { JSX } from "preact";
import { address as judge } from "../judge/address.ts";
import { address as law } from "../law/address.ts";
import { t } from "../locale/home.ts";
import { address as path } from "../path/address.ts";
import { lessonIds } from "../path/ids.ts";
import { doneOf, nextOf, progress } from "../path/progress.ts";
import { takeText } from "../shell/field/state.ts";
import { hrefOf } from "../shell/href.ts";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { texts } from "./text.ts";

// Beginnings on the home page: examples for the search field, and suggestions after a first visit.

/** Examples of texts for the search field, each of a different kind. */
const EXAMPLES: readonly { readonly text: Text; readonly kind: Text }[] = [
  { text: verbatim(ofHeaps), kind: t("game") },
  { text: verbatim("[n: n-1 | n/2] 20"), kind: t("rule") },
  { text: t("problemText"), kind: t("problem") },
];

/** Three examples for the search field; each is typed there and entered. */
export function Examples(): JSX.Element {
  return (
    <section class="examples pile" aria-labelledby="takes">
      <h2 id="takes">{say(texts.takes)}</h2>
      <ul class="cluster">
        {EXAMPLES.map(({ text, kind }) => (
          <li key={sayIn(kind, "en")}>
            <button type="button" onClick={() => void takeText(say(text))}>
              <code>{say(text)}</code>
              <span class="fine">{say(kind)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lessons = lessonIds.length;

const WAYS = [
  {
    icon: "book",
    title: t("learn"),
    says: () => {
      const done = doneOf(progress.value);
      return done === 0 ? t("learnBy", { lessons }) : t("learnOn", { done, lessons });
    },
    href: () =>
      hrefOf(path, { page: Object.keys(progress.value).length > 0 ? nextOf(progress.value) : undefined }),
  },
  {
    icon: "tick",
    title: t("solve"),
    says: () => t("solveBy"),
    href: () => hrefOf(judge, { problem: "hdu-1536" }),
  },
  {
    icon: "graph",
    title: t("research"),
    says: () => t("researchBy"),
    href: () => hrefOf(law, { game: "[x,y: x-k,y | x,y-k | x-k,y-k]" }),
  },
] as const;

/** Three suggestions after a first visit. */
export function Ways(): JSX.Element {
  return (
    <nav class="ways pile" aria-label={say(texts.ways)}>
      {WAYS.map(({ icon, title, says, href }) => (
        <a key={sayIn(title, "en")} class="card gap-4" href={href()}>
          <b class="inline">
            <span class="accent">
              <Icon name={icon} />
            </span>
            {say(title)}
          </b>
          <span class="quiet">{say(says())}</span>
        </a>
      ))}
    </nav>
  );
}
