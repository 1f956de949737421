import { batch, computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import { Refusal, type Refused } from "nimber/worker";
import { t } from "../locale/lab.ts";
import { language } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { noteRun, type Program } from "./ended.ts";
import { isCodeOf } from "./examples/code.ts";
import { examples } from "./examples/examples.ts";
import { type Tested, testLaw } from "./law.ts";
import { type Running, start } from "./sandbox/host.ts";
import type { Question, Report, Shape } from "./sandbox/protocol.ts";
import { auto, brought, claim, code, drafts, held, holdUnended, law, play, seconds, to } from "./state.ts";
import { compiler, loading, ready } from "./typescript/client.ts";
import type { Mistake, Plain } from "./typescript/erase.ts";
import type { Problem } from "./typescript/worker.ts";

/** Shown results: of the running program, or of the last one with results. */
export interface Results {
  readonly shape: Shape;
  readonly cases: readonly Tested[];
}

/** Reason why the present law cannot be tested. */
export const wrongLaw = signal<Text | undefined>(undefined);
export const results = signal<Results | undefined>(undefined);
/** Whether the results are of an earlier program, because the present one does not run. */
export const stale = signal(false);
/** Program whose results are shown. */
const ran = signal<Program | undefined>(undefined);
/** Whether the results are not, or not yet, of the present program and law. */
export const outdated = computed(
  () => stale.value || ran.value?.code !== code.value || ran.value.law !== law.value,
);
/** Number of positions known to the running program. */
export const known = signal(0);
/** Number of programs started so far; boards and graphs of an earlier one are outdated. */
export const running = signal(0);

let current: Running | undefined;

/** Size of a case; for two parameters their sum. */
function sizeOf({ parameters, least, most }: Shape, index: number): number {
  if (parameters !== 2) return index;
  const side = most - least + 1;
  return (Math.floor(index / side) + (index % side)) * side + Math.floor(index / side);
}

/** Kind of the law; for a law in the program itself, its results determine the kind. */
export const claimed = computed(() => {
  const says = results.value?.cases[0]?.says;
  if (law.value.trim() !== "" || says === undefined) return claim.value;
  return typeof says === "number" ? "value" : "outcome";
});

export const verdict = computed(() => {
  const found = results.value;
  if (found === undefined) return undefined;
  const { shape, cases } = found;
  return testLaw(cases, claimed.value, shape.play, (index) => sizeOf(shape, index));
});

/** Removes everything of an earlier program when the present one waits for permission. */
function clear(): void {
  batch(() => {
    runs.cancel();
    wrongLaw.value = undefined;
    results.value = undefined;
    stale.value = false;
    checked.cancel();
  });
}

/** Whether the end of a program's run is worth storing: only for programs that can be opened again. */
const worth = (kept: string): boolean =>
  drafts.value.some((draft) => draft.code === kept) || examples.some(({ id }) => isCodeOf(id, kept));

/** Compiles and runs the program, at the user's request. */
export function run(): void {
  batch(() => {
    held.value = undefined;
    wrongLaw.value = undefined;
    known.value = 0;
    void runs.ask({ code: code.value, law: law.value });
  });
}

const NOT_RUNNING = t("notRunning") satisfies Text;

/** Refusal of a run that was ended from outside. */
const HALTED: Refused = { text: NOT_RUNNING };

/** Runs of programs, each until it has told everything; then it still answers questions. */
const runs = resource<Program, void>(async (at, { signal }) => {
  const halted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Refusal(HALTED)));
  });
  const plain = await Promise.race([compiled(at), halted]);
  if (!("source" in plain)) {
    stale.value = true;
    throw new Refusal(plain);
  }
  wrongLaw.value = plain.wrongLaw;
  noteRun(at, false, worth);
  await Promise.race([reported(plain, at, signal), halted]);
});

/** Ends the running program. */
export const halt = runs.stop;

const STATUS = { idle: "waiting", loading: "running", ready: "done", refused: "stopped" } as const;
export const status = computed(() => STATUS[runs.now.value.state]);

/** Reason and place where the program stopped by itself. */
export const stop = computed(() => {
  const { state, why } = runs.now.value;
  return state === "refused" && why !== HALTED ? why : undefined;
});

/** Program as plain JavaScript, or the reason why it is invalid. */
async function compiled({ code, law }: Program): Promise<Plain | Mistake> {
  try {
    return await compiler.plain(code, law, language.value);
  } catch (error) {
    if (error instanceof Refusal) return { text: error.text, line: 1, column: 1 };
    throw error;
  }
}

/** Starts a program, and resolves when it has told everything. @throws Refusal with the place where it stopped */
function reported({ source, lines }: Plain, at: Program, signal: AbortSignal): Promise<void> {
  const cases: Tested[] = [];
  let shape: Shape | undefined;
  let due = false;

  function show(): void {
    due = false;
    if (signal.aborted || shape === undefined) return;
    results.value = { shape, cases: cases.slice() };
    ran.value = at;
  }

  /** Shows results with a delay, because many cases arrive at once. */
  function showSoon(): void {
    if (!due) window.setTimeout(show, cases.length < 1000 ? 80 : 250);
    due = true;
  }

  return new Promise((resolve, reject) => {
    function told(report: Report): void {
      if (report.kind === "beat") known.value = report.positions;
      else if (report.kind === "law") wrongLaw.value = report.text;
      else if (report.kind === "shape") {
        shape = report.shape;
        stale.value = false;
        showSoon();
      } else if (report.kind === "case") {
        cases[report.index] = { value: report.value, says: report.says };
        showSoon();
      } else if (report.kind === "done") {
        noteRun(at, true, worth);
        show();
        resolve();
      } else if (report.kind === "trouble") {
        if (!report.silent) noteRun(at, true, worth);
        show();
        if (shape === undefined) stale.value = true;
        reject(new Refusal(placed(report, lines, shape, cases.length)));
      }
    }

    running.value++;
    const mine = start(
      source,
      {
        seconds: seconds.value,
        ...(to.value !== undefined && { to: to.value }),
        ...(play.value !== undefined && { play: play.value }),
      },
      told,
    );
    current = mine;
    signal.addEventListener("abort", () => {
      mine.stop();
      if (current === mine) current = undefined;
    });
  });
}

/** Text of an error with the case at which the run stopped, and the place of the wrong part. */
function placed(
  { text, part, ...place }: Report & { readonly kind: "trouble" },
  lines: Plain["lines"],
  shape: Shape | undefined,
  done: number,
): Refused {
  const { line = lines[part ?? ""], column } = place;
  const at = shape !== undefined && done < shape.cases ? caseName(shape, done) : undefined;
  return {
    text: at === undefined ? text : t("at", { text, at }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

/** Name of a case: `n = 7`, `(a, b) = (3, 5)`, or its position. */
export function caseName({ parameters, least, most, names }: Shape, index: number): string {
  if (parameters === 0) return names?.[index] ?? "";
  if (parameters === 1) return `n = ${least + index}`;
  const side = most - least + 1;
  return `(a, b) = (${least + Math.floor(index / side)}, ${least + (index % side)})`;
}

/** Asks the running program. @throws Refusal */
export async function ask<T>(question: Question): Promise<T> {
  const answer = current === undefined ? { refused: NOT_RUNNING } : await current.ask<T>(question);
  if ("refused" in answer) throw new Refusal({ text: answer.refused });
  return answer.value;
}

/** Milliseconds after the last change. */
const PAUSE_MS = 350;

/** Runs and checks the program when it changes. */
export function followProgram(): () => void {
  void ready().then(check, () => undefined);
  let timer: number | undefined;
  if (brought.value > 0) holdUnended();
  const stops = [
    effect(() => {
      if (held.value !== undefined) untracked(clear);
    }),
    effect(() => {
      [code.value, law.value, play.value, to.value, seconds.value];
      window.clearTimeout(timer);
      // Before the address has been read there is no program.
      if (brought.value > 0 && untracked(() => auto.value && held.value === undefined))
        timer = window.setTimeout(run, PAUSE_MS);
    }),
    effect(() => {
      language.value;
      // Errors of the compiler are reported again in the new language.
      const said = untracked(() => (held.value === undefined ? (stop.value ?? wrongLaw.value) : undefined));
      if (said !== undefined) untracked(run);
    }),
    effect(() => {
      [code.value, language.value, held.value];
      if (loading.value === "ready") void untracked(check);
      if (loading.value !== "stopped") return;
      // Does not check again the program on which the compiler stopped answering.
      silentOn ??= code.value;
      if (code.value === silentOn) return;
      silentOn = undefined;
      void untracked(ready).then(check, () => undefined);
    }),
  ];
  return () => {
    window.clearTimeout(timer);
    for (const each of stops) each();
    halt();
  };
}

/** Program on which the compiler was stopped. */
let silentOn: string | undefined;

/** Errors of types, once the compiler is ready. */
const checked = resource(async (_, { signal }): Promise<readonly Problem[]> => {
  await new Promise((done) => window.setTimeout(done, PAUSE_MS));
  if (signal.aborted || loading.value !== "ready") return problems.value;
  const { value } = code;
  try {
    return await compiler.problemsOf(value, language.value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ from: 0, to: value.length, severity: "warning", text: error.text }];
  }
});

export const problems: ReadonlySignal<readonly Problem[]> = computed(() => checked.now.value.value ?? []);

/**
 * Checks types, except for a program that waits for permission, because types can also be made to take
 * forever.
 */
function check(): void {
  if (held.value === undefined) void checked.ask(undefined);
  else checked.cancel();
}
