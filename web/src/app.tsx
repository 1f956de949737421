import { effect, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loaders } from "./loaders.ts";
import { t } from "./locale/shell.ts";
import { home, type RouteName, routeNames, routes } from "./routes.ts";
import { Deferred } from "./shell/deferred.tsx";
import { Finder } from "./shell/field/field.tsx";
import { Icon } from "./shell/icon.tsx";
import { language, languageIds, languages, say } from "./shell/language.ts";
import { Offline } from "./shell/offline.tsx";
import { Presentation } from "./shell/presentation.tsx";
import { nextTheme, theme } from "./shell/theme.ts";
import { currentRoute, hrefOfRoute, notice, replaceLanguage } from "./shell/url.ts";

// Frame of the page: the header with its routes, and below it the route of the address.

const texts = {
  places: t("places"),
  skip: t("skip"),
  language: t("language"),
  dismiss: t("dismiss"),
  notLoaded: t("notLoaded"),
  purpose: t("purpose"),
} satisfies Record<string, Text>;

type Page = () => JSX.Element;

const loaded = signal<ReadonlyMap<RouteName, Page | Text>>(new Map());

/** Frame of the tabs of a game; loaded with the first of them. */
const frame = signal<typeof import("./game/frame.tsx")["GameFrame"] | undefined>(undefined);

async function loadFrame(): Promise<void> {
  frame.value ??= (await import("./game/frame.tsx")).GameFrame;
}

async function load(which: RouteName): Promise<void> {
  const page = await Promise.all([loaders[which](), routes[which].tab && loadFrame()]).then(
    ([{ Page }]) => Page,
    () => texts.notLoaded,
  );
  // The code of a page runs in one task, and its first drawing in the next, because both together would take
  // long on a phone.
  await new Promise((done) => setTimeout(done));
  loaded.value = new Map([...loaded.value, [which, page]]);
}

const THEMES = {
  auto: { icon: "auto", says: t("themeSystem") },
  light: { icon: "sun", says: t("themeLight") },
  dark: { icon: "moon", says: t("themeDark") },
} as const;

effect(() => {
  document.documentElement.lang = languages[language.value].tag;
  const { name } = routes[currentRoute.value];
  document.title = currentRoute.value === home ? say(texts.purpose) : `${say(name)} · Nimber`;
});

export function App(): JSX.Element {
  const page = loaded.value.get(currentRoute.value);
  useEffect(() => {
    if (page === undefined) void load(currentRoute.value);
  }, [page, currentRoute.value]);
  return (
    <>
      <button type="button" class="skip" onClick={toContent}>
        {say(texts.skip)}
      </button>
      <Header />
      {notice.value && (
        <div class="notice apart text-small" role="alert">
          <p class="slim broken">{say(notice.value)}</p>
          <button
            type="button"
            class="plain"
            aria-label={say(texts.dismiss)}
            onClick={() => {
              notice.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <Deferred>
        <Shown page={page} />
        <Offline />
        <Presentation />
      </Deferred>
    </>
  );
}

function Shown({ page: Page }: { readonly page: Page | Text | undefined }): JSX.Element {
  const Frame = frame.value;
  if (routes[currentRoute.value].tab !== undefined && Frame !== undefined) {
    return (
      <Frame>{typeof Page === "function" ? <Page /> : Page && <p class="trouble">{say(Page)}</p>}</Frame>
    );
  }
  if (typeof Page === "function") return <Page />;
  return <main aria-busy={Page === undefined}>{Page && <p class="trouble">{say(Page)}</p>}</main>;
}

/** Focuses the board, or else the content. Not a link, because the address holds the state of the page. */
function toContent(): void {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  (main?.querySelector<SVGElement>('.table [data-cell][tabindex="0"]') ?? main)?.focus();
}

/** Routes other than the front page and the tabs of a game. */
const others = routeNames.filter((each) => each !== home && routes[each].tab === undefined);

const Place = ({ route }: { readonly route: RouteName }): JSX.Element => (
  <a href={hrefOfRoute(route)} aria-current={route === currentRoute.value ? "page" : undefined}>
    {say(routes[route].name)}
  </a>
);

function Header(): JSX.Element {
  const shown = THEMES[theme.value];
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolling it into view would make Tab start there, and skip the way to the board.
    const { current: row } = nav;
    const here = row?.querySelector<HTMLElement>("[aria-current]");
    if (here) row!.scrollLeft = here.offsetLeft - row!.offsetLeft - row!.clientWidth / 2;
  }, [currentRoute.value]);
  return (
    <header class="top inline">
      <a class="brand inline gap-12" href={hrefOfRoute(home)} aria-label="Nimber">
        <img src="./icon.svg" alt="" width="28" height="28" />
        <b class="text-large">Nimber</b>
      </a>
      <Finder />
      <nav ref={nav} class="inline gap-4 slim swiped unbroken" aria-label={say(texts.places)}>
        {others.map((each) => (
          <Place key={each} route={each} />
        ))}
      </nav>
      <div class="preferences inline">
        <fieldset class="segments small" aria-label={say(texts.language)}>
          {languageIds.map((each) => (
            <label key={each} lang={languages[each].tag}>
              <input
                type="radio"
                name="language"
                checked={language.value === each}
                onChange={() => {
                  language.value = each;
                  replaceLanguage();
                }}
              />
              <span class="long">{languages[each].name}</span>
              <span class="short">{languages[each].short}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          class="plain"
          aria-label={say(shown.says)}
          title={say(shown.says)}
          onClick={nextTheme}
        >
          <Icon name={shown.icon} />
        </button>
      </div>
    </header>
  );
}
