import { batch, effect, signal } from "@preact/signals";
import { language } from "../shell/language.ts";
import { damagedAddress, formatAddress, keep, onArrival, query } from "../shell/url.ts";
import { type LessonId, lessonIds } from "./pages/index.ts";

/** The page shown; the contents when there is none. */
export const page = signal<LessonId | undefined>(undefined);

/** What the figure of the page shows, as numbers; undefined as it begins. */
export const figure = signal<readonly number[] | undefined>(undefined);

/** The section that the address asks for. */
export const section = signal<Section | undefined>(undefined);

const sections = ["statement", "proof", "example", "mistakes", "sources"] as const;
export type Section = (typeof sections)[number];

/** More numbers, or larger ones, are no state of a figure. */
const NUMBERS = /^\d{1,4}(,\d{1,4}){0,39}$/;

function read(): void {
  const wanted = query();
  const [id, part, numbers] = [wanted.get("page"), wanted.get("part"), wanted.get("figure")];
  const known = lessonIds.find((each) => each === id);
  const named = sections.find((each) => each === part);
  const readable = numbers !== undefined && NUMBERS.test(numbers);
  const damaged = known !== id || named !== part || (numbers !== undefined && !readable);
  if (damaged || (known === undefined && (part ?? numbers) !== undefined)) damagedAddress();
  batch(() => {
    page.value = known;
    section.value = known && named;
    figure.value = known && readable ? numbers.split(",").map(Number) : undefined;
  });
}

/** Keeps the page and its address together until it is stopped. */
export function runTheory(): () => void {
  const stops = [
    onArrival("theory", read),
    effect(() => {
      const state = new Map<string, string>();
      if (page.value) state.set("page", page.value);
      if (section.value) state.set("part", section.value);
      if (figure.value) state.set("figure", figure.value.join());
      keep("theory", state);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export function hrefOfLesson(to: LessonId | undefined, part?: Section): string {
  const state = new Map<string, string>();
  if (to) state.set("page", to);
  if (part) state.set("part", part);
  return formatAddress({ language: language.value, place: "theory", query: state });
}

/** The numbers of a figure, which the address has too: `begins` until they are set, or when `valid` refuses them. */
export function useFigure(
  begins: readonly number[],
  valid: (numbers: readonly number[]) => boolean,
): readonly [numbers: readonly number[], set: (numbers: readonly number[]) => void] {
  const given = figure.value;
  const good = given === undefined || valid(given);
  if (!good) {
    queueMicrotask(() => {
      if (figure.value !== given) return;
      figure.value = undefined;
      damagedAddress();
    });
  }
  return [
    good ? (given ?? begins) : begins,
    (numbers) => {
      figure.value = numbers;
    },
  ];
}

/** Whether there are as many numbers as bounds, each within its own. */
export const within =
  (...bounds: readonly (readonly [least: number, most: number])[]) =>
  (numbers: readonly number[]): boolean =>
    numbers.length === bounds.length && numbers.every((n, i) => n >= bounds[i]![0] && n <= bounds[i]![1]);
