import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Judgement } from "nimber/session";
import { judging, rules } from "../engine/client.ts";
import type { Format } from "../engine/formats.ts";
import type { Other } from "../engine/problems.ts";
import type { AddressState } from "../shell/fields.ts";
import { resource } from "../shell/resource.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, KEPT } from "./address.ts";
import { course } from "./smaller.tsx";

/** Longer inputs stay out of the text field, in which a browser would lay them out for minutes. */
const LARGE = 200_000;

export const formats = signal<readonly Format[]>([]);
export const chosen = signal<Format | undefined>(undefined);
/** The problems whose input is not read here, and the one of them that is shown in place of a format. */
export const others = signal<readonly Other[]>([]);
export const other = signal<Other | undefined>(undefined);
export const input = signal("");
/** Output of one's own program for the input. */
export const own = signal("");
export const asJudged = signal(false);

interface JudgedInput {
  readonly format: string;
  readonly input: Uint8Array;
  readonly asJudged: boolean;
}

export const judged = resource(
  (asked: JudgedInput, { signal }) => judging.ask({ ask: "judge", ...asked }, { signal }),
  ({ value, why }, { input }) => {
    if (why === undefined && value.place !== undefined) void fitting.ask(input);
  },
);
/** The answer to the input as it stands. */
export const judgement = computed((): Judgement | undefined => {
  const { state, value } = judged.now.value;
  return state === "ready" ? value : undefined;
});
/** The other formats that read the whole input, once one is known not to; that none is known to is no trouble. */
export const fitting = resource(async (input: Uint8Array, { signal }): Promise<readonly Format[]> => {
  const ids = await judging.ask({ ask: "fitting", input }, { signal });
  return formats.value.filter(({ id }) => ids.includes(id));
});

/** Whether a link to the page leaves the input out. */
export const unkept: ReadonlySignal<boolean> = computed(() => input.value.length > KEPT);
/** Whether the input is shown by its beginning only. */
export const large: ReadonlySignal<boolean> = computed(() => isLarge(input.value));

export const isLarge = (text: string): boolean => text.length > LARGE;

async function load({ problem: id, input: given, judged }: AddressState<typeof address>): Promise<void> {
  if (formats.value.length === 0) {
    formats.value = await rules.ask({ ask: "formats" });
    others.value = await rules.ask({ ask: "problems" });
  }
  const found = formats.value.find((format) => format.id === id || (id && format.aliases.includes(id)));
  const unread = found === undefined ? others.value.find(({ ids }) => id && ids.includes(id)) : undefined;
  if (unread !== undefined) return show(unread);
  if (id !== undefined && found === undefined) damagedAddress();
  const format = found ?? formats.value[0];
  // Input that the address could not hold is still here when one comes back from another route.
  const own = unkept.value && format === chosen.value ? input.value : undefined;
  batch(() => {
    chosen.value = format;
    other.value = undefined;
    input.value = given ?? own ?? format?.sample ?? "";
    asJudged.value = judged && format?.warning !== undefined;
  });
  await run();
}

export function runJudge(): () => void {
  const stops = [
    // Questions of another problem stand at the top.
    effect(() => {
      if ((chosen.value ?? other.value) !== undefined) window.scrollTo(0, 0);
    }),
    onNavigate(address, (told) => void load(told)),
    effect(() => {
      if (other.value !== undefined) replaceQuery(address, { problem: other.value.ids[0]! });
      if (chosen.value === undefined) return;
      replaceQuery(address, {
        problem: chosen.value.id,
        input: input.value === chosen.value.sample ? undefined : input.value,
        judged: asJudged.value,
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How many inputs were drawn for the format, each larger than the last one. */
let drawn = 0;

/** Answers the input; an answer that is still awaited is no longer wanted. */
export async function run(): Promise<void> {
  const format = chosen.value;
  if (format === undefined) return;
  fitting.cancel();
  const bytes = new TextEncoder().encode(input.value);
  await judged.ask({ format: format.id, input: bytes, asJudged: asJudged.value });
}

function clear(): void {
  judged.cancel();
  fitting.cancel();
}

/** An input of which nothing is known yet. */
export function enter(text: string): void {
  batch(() => {
    input.value = text;
    clear();
  });
}

/** Shows a problem whose input is not read here. */
function show(problem: Other): void {
  batch(() => {
    clear();
    chosen.value = undefined;
    other.value = problem;
  });
}

export function choose(id: string): void {
  const unread = others.value.find(({ ids }) => ids.includes(id));
  if (unread !== undefined) {
    show(unread);
    return;
  }
  const format = formats.value.find((each) => each.id === id);
  batch(() => {
    chosen.value = format;
    other.value = undefined;
    input.value = format?.sample ?? "";
    asJudged.value = false;
    drawn = 0;
  });
  void run();
}

/** Puts in a legal input made by chance, and runs it. */
export async function draw(): Promise<void> {
  const format = chosen.value;
  if (format === undefined) return;
  const found = await judging.ask({ ask: "drawInput", format: format.id, drawn });
  if (chosen.value !== format) return;
  drawn++;
  course.value = { ...found, format: format.id };
  // Output for another input is no answer to this one.
  own.value = "";
  enter(found.input);
  await run();
}

/** Reads the same input by another format. */
export function reread(id: string): void {
  batch(() => {
    chosen.value = formats.value.find((each) => each.id === id);
    asJudged.value = false;
  });
  void run();
}
