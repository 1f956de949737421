import { batch, effect, signal, untracked } from "@preact/signals";
import type { Language } from "nimber";
import { Refusal } from "../engine/client.ts";
import { beginning } from "../play/address.ts";
import { drill, endDrill, isOver, startDrill, startGiven, watchDrill } from "../play/drill.ts";
import { enter } from "../play/game.ts";
import { runBoard } from "../play/run.ts";
import { language } from "../shell/language.ts";
import { loaded } from "../shell/loaded.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import type { Remark, SectionKind } from "../theory/chapter.ts";
import { loadChapter } from "../theory/chapters.ts";
import type { ChapterId } from "../theory/ids.ts";
import type { LessonId } from "./ids.ts";
import { lessons } from "./lessons.ts";
import type { Posed } from "./posed.ts";
import { add } from "./progress.ts";
import { route } from "./route.ts";

/** Shown lesson; undefined for the list of all. */
export const page = signal<LessonId | undefined>(undefined);

/** Positions of a class session; none on the path itself. */
export const session = signal<readonly Posed[]>([]);

/** Text of a lesson, and the kind of section from which it was taken. */
export interface LessonText {
  readonly kind: SectionKind | undefined;
  readonly remark: Remark;
}

/** Texts of the shown lesson, in the language of the page. */
export const told = signal<readonly LessonText[]>([]);

/** Keeps the lesson, its address, its texts and its board in sync until it is stopped. */
export function run(): () => void {
  const stops = [
    onNavigate(route, (given) => {
      batch(() => {
        page.value = given.page;
        session.value = given.posed;
      });
    }),
    effect(() => replaceQuery(route, { page: page.value, posed: session.value })),
    effect(() => {
      const [id, lang] = [page.value, language.value];
      untracked(() => (id === undefined ? remarks.cancel() : void remarks.ask({ id, lang })));
    }),
    effect(() => {
      const [id, given] = [page.value, session.value];
      untracked(() => {
        endDrill();
        if (given.length > 0) void startSession(given);
        else if (id !== undefined) void startTries(id);
      });
    }),
    runBoard(),
    watchDrill(),
    watchProgress(),
  ];
  return () => {
    endDrill();
    for (const stop of stops) stop();
  };
}

const remarks = loaded(
  async ({ id, lang }: { readonly id: LessonId; readonly lang: Language }) => {
    const { sections } = await loadChapter(lessons[id].chapter, lang);
    return sections.flatMap(({ kind, remarks }) =>
      remarks
        .filter(({ blocks }) => blocks.some((each) => each.kind === "lesson" && each.lesson === id))
        .map((remark) => ({ kind, remark })),
    );
  },
  (texts) => {
    told.value = texts;
  },
);

/** Puts a position of the lesson on the board, as the start of a drill. */
const put = (id: LessonId, sum: string): Promise<void> =>
  enter({ ...beginning, sum, play: lessons[id].play ?? "normal", rival: "friend" });

/** Starts with the three positions of a lesson. */
export async function startTries(id: LessonId): Promise<void> {
  const { tries, play = "normal" } = lessons[id];
  await put(id, tries[0]);
  if (page.value === id) await startGiven(tries.map((sum) => ({ sum, play })));
}

/** Starts with the positions of a class session; a link whose positions cannot be read says why. */
export async function startSession(given: readonly Posed[]): Promise<void> {
  try {
    await enter({ ...beginning, ...given[0]!, rival: "friend" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    session.value = [];
    damagedAddress(error.text);
    return;
  }
  if (session.value === given) await startGiven(given);
}

/** Chapters that come before sums: their drills have one component. */
const BEFORE_SUMS: readonly ChapterId[] = ["mex", "outcomes"];

/** Starts the drill of a lesson. */
export async function startLessonDrill(id: LessonId): Promise<void> {
  await put(id, lessons[id].drill);
  if (page.value === id) await startDrill(BEFORE_SUMS.includes(lessons[id].chapter));
}

/** Stores right answers. */
function watchProgress(): () => void {
  return effect(() => {
    const [id, now] = [page.value, drill.value];
    if (id === undefined || typeof now !== "object") return;
    const { given, results } = now;
    untracked(() => {
      if (given !== undefined) {
        const tries = lessons[id].tries.map((_, i) => results[i] === true);
        if (tries.some(Boolean)) add({ [id]: { tries, drill: 0 } });
      } else if (isOver(now)) {
        const tries = lessons[id].tries.map(() => false);
        add({ [id]: { tries, drill: results.filter(Boolean).length } });
      }
    });
  });
}
