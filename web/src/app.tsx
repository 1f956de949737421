import { effect } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Judge } from "./judge/judge.tsx";
import { Play } from "./play/play.tsx";
import { Icon } from "./shell/icon.tsx";
import { language, languages, say } from "./shell/language.ts";
import { nextTheme, theme } from "./shell/theme.ts";
import { arrive, hrefOf, keep, notice, type Place, place, places, query } from "./shell/url.ts";

const T = {
  tagline: { en: "The workbench for impartial games", zh: "公平组合游戏工作台" },
  places: { en: "Places", zh: "栏目" },
  skip: { en: "Skip to the content", zh: "跳到正文" },
  language: { en: "Language", zh: "语言" },
  dismiss: { en: "Dismiss", zh: "知道了" },
} satisfies Record<string, Text>;

const PLACES = {
  play: { name: { en: "Play", zh: "对弈" }, page: Play },
  judge: { name: { en: "Judge", zh: "评测" }, page: Judge },
} satisfies Record<Place, { readonly name: Text; readonly page: () => JSX.Element }>;

const THEMES = {
  auto: { icon: "auto", says: { en: "Theme: as the system", zh: "主题：跟随系统" } },
  light: { icon: "sun", says: { en: "Theme: light", zh: "主题：浅色" } },
  dark: { icon: "moon", says: { en: "Theme: dark", zh: "主题：深色" } },
} as const;

effect(() => {
  document.documentElement.lang = languages[language.value].tag;
  document.title = `${say(PLACES[place.value].name)} · Nimber`;
});

export function App(): JSX.Element {
  useEffect(() => {
    window.addEventListener("hashchange", arrive);
    return () => window.removeEventListener("hashchange", arrive);
  }, []);
  const { page: Page } = PLACES[place.value];
  return (
    <>
      <button type="button" class="skip" onClick={toContent}>
        {say(T.skip)}
      </button>
      <Header />
      {notice.value && (
        <div class="notice" role="alert">
          <p>{say(notice.value)}</p>
          <button
            type="button"
            class="plain"
            aria-label={say(T.dismiss)}
            onClick={() => {
              notice.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <Page />
    </>
  );
}

/** Not a link: the address has the state of the page. */
function toContent(): void {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

function Header(): JSX.Element {
  const shown = THEMES[theme.value];
  return (
    <header class="top">
      <a class="brand" href={hrefOf("play")}>
        <img src="./icon.svg" alt="" width="28" height="28" />
        <b>Nimber</b>
        <span>{say(T.tagline)}</span>
      </a>
      <nav aria-label={say(T.places)}>
        {places.map((each) => (
          <a key={each} href={hrefOf(each)} aria-current={each === place.value ? "page" : undefined}>
            {say(PLACES[each].name)}
          </a>
        ))}
      </nav>
      <div class="preferences">
        <fieldset class="segments small" aria-label={say(T.language)}>
          {(["en", "zh"] as const).map((each) => (
            <label key={each} lang={languages[each].tag}>
              <input
                type="radio"
                name="language"
                checked={language.value === each}
                onChange={() => {
                  language.value = each;
                  keep(query());
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
