import "./mex.css";
import { signal } from "@preact/signals";
import { mex } from "nimber/nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import { onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";

const texts = {
  title: { en: "The least number missing", zh: "最小的缺数" },
  label: { en: "Numbers, between commas", zh: "若干个数，以逗号分隔" },
};

const given = signal<readonly number[]>([0, 1, 3]);

/** The page for the mex of some numbers. */
export function Page(): JSX.Element {
  useEffect(() => onNavigate(address, ({ of }) => enter(of ?? given.value)), []);
  const read = (text: string) => address.read(new Map([["of", text]])).state.of;
  return (
    <main class="mex">
      <header class="heading">
        <h1>{say(texts.title)}</h1>
      </header>
      <label class="inline">
        <span>{say(texts.label)}</span>
        <input value={given.value.join()} onInput={(event) => enter(read(event.currentTarget.value) ?? [])} />
      </label>
      <output>{mex(given.value)}</output>
    </main>
  );
}

function enter(numbers: readonly number[]): void {
  given.value = numbers;
  replaceQuery(address, { of: numbers });
}
