import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Play } from "nimber";
import type { AddressState } from "../shell/fields.ts";
import { language } from "../shell/language.ts";
import { pack, unpack } from "../shell/link.ts";
import { resource } from "../shell/resource.ts";
import { currentRoute, damagedAddress, notice, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, LONGEST, type View } from "./address.ts";
import { type Draft, keepDraft, readDrafts } from "./drafts.ts";
import { hasEnded } from "./ended.ts";
import { codeOf, isCodeOf } from "./examples/code.ts";
import { examples } from "./examples/examples.ts";
import { readProgram, served } from "./file.ts";
import type { Claim } from "./law.ts";

/** Choices for the time limit of a run in seconds. */
export const times = [2, 10, 60] as const;

export const code = signal("");
export const law = signal("");
export const claim = signal<Claim>("outcome");
/** Chosen play; undefined for that of the program. */
export const play = signal<Play | undefined>(undefined);
export const to = signal<number | undefined>(undefined);
export const view = signal<View>("values");
/** Parameters of the position that is played and drawn; undefined for the program's start. */
export const from = signal<readonly number[] | undefined>(undefined);
/** Typed position, instead of parameters. */
export const typed = signal<string | undefined>(undefined);
/** Start of questions to the program. */
export const beginning = computed(() => ({
  ...(from.value !== undefined && { from: from.value }),
  ...(typed.value !== undefined && { typed: typed.value }),
}));
export const seconds = signal<(typeof times)[number]>(10);
/** Whether a program runs shortly after a change. */
export const auto = signal(true);
export const drafts = signal<readonly Draft[]>([]);

/** Example that is shown unchanged, if any. */
export const example = computed(() => examples.find(({ id }) => isCodeOf(id, code.value)));

/** Number of programs that came from outside the editor, which takes them over. */
export const brought = signal(0);

/** Whether the address contains the whole program. */
export const linked = signal(true);

/** Name of the open file. */
export const fileName = signal<string | undefined>(undefined);

/**
 * Reason why a program waits for permission: it came by a link or a file, its last run did not end, or it is
 * new here.
 */
export type Held = "linked" | "file" | "unended" | "new";
export const held = signal<Held | undefined>(undefined);

/** Present draft as stored last. */
let kept: Draft | undefined;

/** Program from a link or a file, which becomes a draft only when it is run or changed. */
let strange: string | undefined;

/**
 * Reason why the present program and law must not run automatically; undefined for those of the page, and
 * those that have ended here before.
 */
function reasonToHold(unknown: Held): Held | undefined {
  if (example.value !== undefined && law.value === example.value.law) return undefined;
  const ended = hasEnded({ code: code.value, law: law.value });
  if (ended === undefined) return unknown;
  return ended ? undefined : "unended";
}

/** After returning from another route, does not restart a program that was still running. */
export function holdUnended(): void {
  if (hasEnded({ code: code.value, law: law.value }) === false) held.value = "unended";
}

export function bring(draft: Draft): void {
  batch(() => {
    code.value = draft.code;
    law.value = draft.law;
    claim.value = draft.claim;
    play.value = undefined;
    to.value = undefined;
    from.value = undefined;
    typed.value = undefined;
    held.value = reasonToHold("new");
    fileName.value = undefined;
    brought.value++;
  });
  kept = undefined;
}

/** Opens a program from a file; it waits for permission. */
function bringFile(name: string, program: string): void {
  batch(() => {
    bring({ code: program, law: "", claim: "outcome" });
    held.value = reasonToHold("file");
    strange = held.value === "file" ? program : undefined;
    fileName.value = name;
  });
}

/** Opens a file chosen by the visitor. */
export async function openFile(file: File): Promise<void> {
  const program = await readProgram(file);
  if (typeof program === "string") bringFile(file.name, program);
  else notice.value = program;
}

export function bringExample(id: string): void {
  const found = examples.find((each) => each.id === id);
  if (found !== undefined) bring({ ...found, code: codeOf(id) });
}

/** File and program that an address names; without them, an example or the last program is shown. */
const loaded = resource(
  async ({ code: packed, file: name }: AddressState<typeof address>) => ({
    file: name === undefined ? undefined : await served(name),
    program: packed === undefined ? undefined : await unpack(packed),
  }),
  ({ value, why }, told) => {
    if (why !== undefined) return;
    const { file, program } = value;
    const { code: packed, example: id, file: name } = told;
    drafts.value = readDrafts();
    const latest = drafts.value[0];
    const found = examples.find((each) => each.id === id);
    const isThere =
      (packed === undefined || program !== undefined) && (id === undefined || found !== undefined);
    if (!isThere) damagedAddress();
    if (typeof file === "object") damagedAddress(file);
    if (name !== undefined && typeof file === "string") bringFile(name, file);
    else if (program !== undefined) bring({ code: program, law: "", claim: "outcome" });
    else if (found !== undefined) bringExample(found.id);
    else if (latest !== undefined && isThere) {
      bring(latest);
      kept = latest;
    } else bringExample(examples[0]!.id);
    law.value = told.law ?? law.value;
    const isDraft = drafts.value.some((draft) => draft.code === code.value);
    if (typeof file !== "string") {
      held.value = reasonToHold(isDraft ? "new" : "linked");
      strange = held.value === "linked" ? code.value : undefined;
    }
    claim.value = told.claim ?? claim.value;
    play.value = told.play ?? play.value;
    to.value = told.to ?? to.value;
    from.value = told.from ?? from.value;
    typed.value = told.at ?? typed.value;
    view.value = told.view;
  },
);

/** Loads the program of an address, an example, or the last one. */
async function load(told: AddressState<typeof address>): Promise<void> {
  // The user returned from another route; the present program is the same or newer.
  if (serial(told) === written) loaded.cancel();
  else await loaded.ask(told);
}

/** Milliseconds between changes of the address; browsers allow about three a second. */
const PAUSE_MS = 400;

/** Last address written for this page. */
let written: string | undefined;

const serial = (told: Partial<AddressState<typeof address>>): string =>
  JSON.stringify([...address.write(told)]);

/** Program as addresses have it: packed, unless it is an example's. */
const packing = resource(
  async (program: string | undefined) => (program === undefined ? "" : pack(program)),
  ({ value: packed, why }, program) => {
    if (why !== undefined || currentRoute.value !== "lab") return;
    linked.value = packed.length <= LONGEST;
    const shown = example.value;
    const now: Partial<AddressState<typeof address>> = {
      example: shown?.id,
      code: program === undefined ? undefined : packed,
      law: law.value === (shown?.law ?? "") ? undefined : law.value,
      claim: claim.value === (shown?.claim ?? "outcome") ? undefined : claim.value,
      play: play.value,
      to: to.value,
      from: from.value,
      at: typed.value,
      view: view.value,
    };
    written = serial(now);
    replaceQuery(address, now);
  },
);

const write = (): void => void packing.ask(example.value === undefined ? code.value : undefined);

/** Follows and writes the address, and stores what is typed. */
export function followAddress(): () => void {
  let read = false;
  let timer: number | undefined;
  const stops = [
    onNavigate(address, (told) => {
      read = false;
      void load(told).then(() => {
        read = true;
        write();
      });
    }),
    effect(() => {
      [
        code.value,
        law.value,
        claim.value,
        play.value,
        to.value,
        from.value,
        typed.value,
        view.value,
        currentRoute.value,
      ];
      window.clearTimeout(timer);
      if (read) timer = window.setTimeout(write, PAUSE_MS);
    }),
    effect(() => {
      // The comment of an unchanged example changes with the language.
      language.value;
      untracked(() => {
        const id = example.value?.id;
        if (id === undefined || code.value === codeOf(id)) return;
        batch(() => {
          code.value = codeOf(id);
          brought.value++;
        });
      });
    }),
    effect(() => {
      const draft = { code: code.value, law: law.value, claim: claim.value };
      const isStrange = held.value !== undefined && draft.code === strange;
      if (isStrange || untracked(() => example.value) !== undefined || draft.code.trim() === "") return;
      if (kept?.code === draft.code && kept.law === draft.law && kept.claim === draft.claim) return;
      keepDraft(draft, kept);
      kept = draft;
      drafts.value = readDrafts();
    }),
  ];
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
