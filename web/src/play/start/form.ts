import { signal } from "@preact/signals";
import type { Text } from "nimber";
import { Refusal, rules } from "../../engine/client.ts";
import type { Drawn, Entry, Reading } from "../../engine/protocol.ts";
import type { Setup } from "../address.ts";
import { begin, reading, state } from "../game.ts";
import { clearView } from "../view.ts";
import { S } from "./text.ts";

/** The form for a new game, and what its position's notation reads as. */
export interface Form extends Setup {
  readonly search: string;
  readonly entry: string | undefined;
  /** Parameters of the entry as typed. */
  readonly fields: Readonly<Record<string, string>>;
  readonly read: Reading | undefined;
  /** The position as it is drawn, when it is not too big for that. */
  readonly drawn: readonly Drawn[] | undefined;
  readonly wrong: Text | undefined;
}

export const form = signal<Form | undefined>(undefined);
export const entries = signal<readonly Entry[]>([]);
let asked = 0;

/** Positions of more cells are not drawn beside the form. */
const DRAWN = 400;

export const change = (part: Partial<Form>): void => {
  if (form.value !== undefined) form.value = { ...form.value, ...part };
};

export async function openStart(): Promise<void> {
  clearView();
  const { sum, play, rival, first } = state.value;
  form.value = {
    ...{ sum, play, rival, first, search: "", wrong: undefined, read: reading.value, drawn: undefined },
    ...matching(sum),
  };
  void write(sum);
  if (entries.value.length === 0) {
    entries.value = await rules.ask({ ask: "entries" });
    change(matching(sum));
  }
}

/** The entry that a notation begins with, and its parameters. */
export function matching(sum: string): Pick<Form, "entry" | "fields"> {
  const [, name = "", inside = ""] = /^\s*([^\s(]+)(?:\(([^)]*)\))?/.exec(sum) ?? [];
  const entry = entries.value.find(({ id }) => id === name);
  if (entry !== undefined) {
    const values = inside.split(",");
    const fields = entry.parameters.map((parameter, i) => [
      parameter.name,
      (values[i] ?? "").replace(/^.*=/, "").trim() || `${parameter.usual}`,
    ]);
    return { entry: entry.id, fields: Object.fromEntries(fields) };
  }
  const [own] = OWN.filter(({ reads }) => reads.test(sum));
  return own === undefined
    ? { entry: undefined, fields: {} }
    : { entry: own.id, fields: { [own.field]: own.reads.exec(sum)![0] } };
}

/** Families told by a notation of one's own. */
export const OWN = [
  {
    id: "{…}",
    name: S.subtraction,
    rule: S.subtractionRule,
    field: "set",
    label: S.set,
    usual: "{1,3,4}",
    reads: /^!?\{[^}]*\}/,
  },
  {
    id: "0.…",
    name: S.octal,
    rule: S.octalRule,
    field: "code",
    label: S.code,
    usual: "0.137",
    reads: /^[0-9A-F]\.[0-9A-F]*/,
  },
] as const;

export function choose(id: string): void {
  const entry = entries.value.find((each) => each.id === id);
  const own = OWN.find((each) => each.id === id);
  const fields =
    own === undefined
      ? Object.fromEntries((entry?.parameters ?? []).map(({ name, usual }) => [name, `${usual}`]))
      : { [own.field]: own.usual };
  change({ entry: id, fields });
  void compose();
}

/** The notation of the chosen game with its parameters. */
function notation(): string | undefined {
  const now = form.value;
  if (now?.entry === undefined) return undefined;
  const own = OWN.find(({ id }) => id === now.entry);
  if (own !== undefined) return now.fields[own.field];
  const values = Object.values(now.fields);
  return values.length === 0 ? now.entry : `${now.entry}(${values.join(",")})`;
}

/** Puts the usual start of the chosen game, or a random one, into the position's field. */
export async function compose(random = false): Promise<void> {
  const game = notation() ?? reading.value?.games[0]?.id;
  if (game === undefined) return;
  const mine = ++asked;
  try {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const sum = await (random
      ? rules.ask({ ask: "randomStart", games: [game], seed })
      : rules.ask({ ask: "startOf", games: [game] }));
    if (mine === asked) await write(sum);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mine === asked) change({ wrong: error.text });
  }
}

/** Reads the notation in the position's field, and says what is wrong with it. */
export async function write(sum: string): Promise<void> {
  const mine = ++asked;
  change({ sum });
  try {
    const read = await rules.ask({ ask: "read", games: [sum] });
    const drawn = await rules.ask({ ask: "draw", games: [read.sum] });
    const cells = drawn.reduce((count, { cells }) => count + cells.length, 0);
    if (mine === asked) change({ read, drawn: cells <= DRAWN ? drawn : undefined, wrong: undefined });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mine === asked) change({ read: undefined, drawn: undefined, wrong: error.text });
  }
}

export async function start(): Promise<void> {
  const now = form.value;
  if (now === undefined || now.wrong !== undefined || now.read === undefined) return;
  const { sum, play, rival, first } = now;
  form.value = undefined;
  await begin({ sum, play, rival, first });
}
