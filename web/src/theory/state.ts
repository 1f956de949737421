import { batch, effect, signal } from "@preact/signals";
import { hrefOf } from "../shell/href.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, type Section } from "./address.ts";
import type { ChapterId } from "./ids.ts";

/** The page shown; the contents when there is none. */
export const page = signal<ChapterId | undefined>(undefined);

/** State of the page's figure, as numbers; undefined as it begins. */
export const figure = signal<readonly number[] | undefined>(undefined);

/** State of the figure while an example is pointed at. */
export const preview = signal<readonly number[] | undefined>(undefined);

/** The section that the address asks for. */
export const section = signal<Section | undefined>(undefined);

/** Keeps the page and its address together until it is stopped. */
export function runTheory(): () => void {
  const stops = [
    onNavigate(address, (told) => {
      if (told.page === undefined && (told.part ?? told.figure) !== undefined) damagedAddress();
      batch(() => {
        page.value = told.page;
        section.value = told.page && told.part;
        figure.value = told.page && told.figure;
      });
    }),
    effect(() => replaceQuery(address, { page: page.value, part: section.value, figure: figure.value })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const hrefOfChapter = (page: ChapterId | undefined, part?: Section): string =>
  hrefOf(address, { page, part });

/** The numbers of a figure, which the address has too: `begins` until they are set, or when `valid` refuses them. */
export function useFigure(
  begins: readonly number[],
  valid: (numbers: readonly number[]) => boolean,
): readonly [numbers: readonly number[], set: (numbers: readonly number[]) => void] {
  const given = preview.value ?? figure.value;
  const good = given === undefined || valid(given);
  if (!good) {
    queueMicrotask(() => {
      if (figure.value !== given) return;
      damagedAddress();
      figure.value = undefined;
    });
  }
  return [
    good ? (given ?? begins) : begins,
    (numbers) =>
      batch(() => {
        preview.value = undefined;
        figure.value = numbers;
      }),
  ];
}

/** Whether there are as many numbers as bounds, each within its own. */
export const within =
  (...bounds: readonly (readonly [least: number, most: number])[]) =>
  (numbers: readonly number[]): boolean =>
    numbers.length === bounds.length && numbers.every((n, i) => n >= bounds[i]![0] && n <= bounds[i]![1]);
