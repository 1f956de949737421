import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Judgement } from "nimber/session";
import { judging, rules } from "../engine/client.ts";
import type { Format } from "../engine/formats.ts";
import type { Other } from "../engine/problems.ts";
import type { AddressState } from "../shell/fields.ts";
import { resource } from "../shell/resource.ts";
import { damagedAddress, onNavigate, replaceQuery, unopened } from "../shell/url.ts";
import { address, KEPT } from "./address.ts";
import { problemTexts } from "./problems-text.ts";
import { course } from "./smaller.tsx";

/** Longest input in the text field; browsers would take minutes to lay out longer ones. */
const LARGE = 200_000;

/** Most characters quoted of a problem that does not exist. */
const NAMED = 40;

export const formats = signal<readonly Format[]>([]);
export const chosen = signal<Format | undefined>(undefined);
/** Problems without a format of their own, and the one that is shown instead of a format. */
export const others = signal<readonly Other[]>([]);
export const other = signal<Other | undefined>(undefined);

/** Problem whose input is read: by its format, or by its form, of which there is no sample. */
interface Asked extends Pick<Format, "id" | "sample" | "warning"> {}

export const asked: ReadonlySignal<Asked | undefined> = computed(() => {
  const { ids: [id] = [], reads = false } = other.value ?? {};
  return chosen.value ?? (id !== undefined && reads ? { id, sample: "" } : undefined);
});
export const input = signal("");
/** Output of the user's program for the input. */
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
/** Answer to the present input. */
export const judgement = computed((): Judgement | undefined => {
  const { state, value } = judged.now.value;
  return state === "ready" ? value : undefined;
});
/**
 * Other formats that read the whole input, when the chosen one cannot; failing to find any is not reported.
 */
export const fitting = resource(async (input: Uint8Array, { signal }): Promise<readonly Format[]> => {
  const ids = await judging.ask({ ask: "fitting", input }, { signal });
  return formats.value.filter(({ id }) => ids.includes(id));
});

/** Whether the address does not include the input. */
export const unkept: ReadonlySignal<boolean> = computed(() => input.value.length > KEPT);
/** Whether only the start of the input is shown. */
export const large: ReadonlySignal<boolean> = computed(() => isLarge(input.value));

export const isLarge = (text: string): boolean => text.length > LARGE;

type Told = AddressState<typeof address>;

/** Problem that an address names. Other spellings of a name are known to the library. */
const addressed = resource(
  async ({ problem: named }: Told) => {
    if (formats.value.length === 0) {
      const [listed, unread] = await Promise.all([
        rules.ask({ ask: "formats" }),
        rules.ask({ ask: "problems" }),
      ]);
      batch(() => {
        formats.value = listed;
        others.value = unread;
      });
    }
    const isListed =
      formats.value.some(({ id }) => id === named) ||
      others.value.some(({ ids: [first] }) => first === named);
    if (named === undefined || isListed) return named;
    return (await rules.ask({ ask: "listed", name: named })).id ?? named;
  },
  ({ value: id, why }, told) => {
    if (why === undefined) open(id, told);
    else damagedAddress(why.text);
  },
);

/** Opens the problem of an address, and answers its input. */
function open(id: string | undefined, { input: given, judged }: Told): void {
  const found = formats.value.find((format) => format.id === id);
  const unread = found === undefined ? others.value.find(({ ids: [first] }) => first === id) : undefined;
  if (unread !== undefined) {
    show(unread, given);
    if (input.value !== "") void run();
    return;
  }
  if (id !== undefined && found === undefined) {
    unopened.value = true;
    damagedAddress(problemTexts.unknown(id.slice(0, NAMED)));
    return;
  }
  const format = found ?? formats.value[0];
  // Keeps input that did not fit the address when the user returns from another route.
  const own = unkept.value && format === chosen.value ? input.value : undefined;
  batch(() => {
    chosen.value = format;
    other.value = undefined;
    input.value = given ?? own ?? format?.sample ?? "";
    asJudged.value = judged && format?.warning !== undefined;
  });
  void run();
}

export function runJudge(): () => void {
  const stops = [
    // Another problem is shown from the top.
    effect(() => {
      if ((chosen.value ?? other.value) !== undefined) window.scrollTo(0, 0);
    }),
    onNavigate(address, (told) => void addressed.ask(told)),
    effect(() => {
      if (unopened.value) return;
      if (other.value !== undefined)
        replaceQuery(address, { problem: other.value.ids[0]!, input: input.value || undefined });
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

/** Number of inputs drawn for the format; each is larger than the one before. */
let drawn = 0;

/** Answers the input; cancels a pending answer. */
export async function run(): Promise<void> {
  const format = asked.value;
  if (format === undefined) return;
  fitting.cancel();
  const bytes = new TextEncoder().encode(input.value);
  await judged.ask({ format: format.id, input: bytes, asJudged: asJudged.value });
}

function clear(): void {
  for (const each of [judged, fitting, drawing]) each.cancel();
}

/** Sets a new input, without results. */
export function enter(text: string): void {
  batch(() => {
    input.value = text;
    clear();
  });
}

/** Shows a problem without a format of its own. */
function show(problem: Other, given = ""): void {
  batch(() => {
    clear();
    if (problem !== other.value) drawn = 0;
    input.value = given;
    own.value = "";
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
  drawing.cancel();
  batch(() => {
    chosen.value = format;
    other.value = undefined;
    input.value = format?.sample ?? "";
    asJudged.value = false;
    drawn = 0;
  });
  void run();
}

/** Random legal input of a problem. */
const drawing = resource(
  (format: string) => judging.ask({ ask: "drawInput", format, drawn }),
  ({ value, why }, format) => {
    if (why !== undefined) return;
    drawn++;
    course.value = { ...value, format };
    // Removes the output of another input.
    own.value = "";
    enter(value.input);
    void run();
  },
);

/** Draws a random legal input, and answers it. */
export async function draw(): Promise<void> {
  if (asked.value !== undefined) await drawing.ask(asked.value.id);
}

/** Reads the same input by another format. */
export function reread(id: string): void {
  batch(() => {
    chosen.value = formats.value.find((each) => each.id === id);
    other.value = undefined;
    asJudged.value = false;
  });
  void run();
}
