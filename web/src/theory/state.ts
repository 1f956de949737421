import { batch, effect, signal } from "@preact/signals";
import { hrefOf } from "../shell/href.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, type Section } from "./address.ts";
import type { ChapterId } from "./ids.ts";

/** Chapter on the page; `undefined` for the contents. */
export const page = signal<ChapterId | undefined>(undefined);

/** State of the figure, as numbers; `undefined` for its first state. */
export const figure = signal<readonly number[] | undefined>(undefined);

/** State of the figure while an example is under the pointer. */
export const preview = signal<readonly number[] | undefined>(undefined);

/** Section named in the address. */
export const section = signal<Section | undefined>(undefined);

/** Connects the page with its address. Returns a function that ends this. */
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

/**
 * State of a figure and its setter, connected with the address. The state is `begins` until it is set, or if
 * `valid` rejects it.
 */
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

/** Test for numbers: one for each pair of bounds, and within it. */
export const within =
  (...bounds: readonly (readonly [least: number, most: number])[]) =>
  (numbers: readonly number[]): boolean =>
    numbers.length === bounds.length && numbers.every((n, i) => n >= bounds[i]![0] && n <= bounds[i]![1]);
