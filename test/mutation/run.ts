import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dice } from "../oracle.ts";
import type { Area } from "./areas.ts";
import { bundled, type Mutant } from "./bundle.ts";

/** Result for a mutant. `never`: it did not end, or used up the memory; `unmet`: no test executes it. */
export type Fate = "found" | "never" | "survived" | "unmet" | "not reached";

export interface Run {
  readonly fates: readonly (Mutant & { readonly fate: Fate })[];
  /** Tests that fail without any mutant; they are left out. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

interface Base {
  readonly tests: number;
  readonly seconds: number;
  readonly failed: readonly string[];
}

interface Told {
  readonly mutant: string;
  readonly met: boolean;
  readonly by?: string;
}

const worker = fileURLToPath(new URL("worker.mjs", import.meta.url));

function shuffled<T>(list: readonly T[]): T[] {
  const [roll, left] = [dice(17), [...list]];
  return list.map(() => left.splice(roll(left.length), 1)[0]!);
}

/** CPU seconds of tests for each mutant: a quick round first, then a longer one for its survivors. */
const SHARES = [4, 60];

/** Runs the tests of an area on its mutants, in random order from a seed, for at most `seconds`. */
export async function runMutants(root: string, area: Area, folder: string, seconds: number): Promise<Run> {
  const bundle = join(folder, `${area.name.replaceAll(/[^\w.-]/g, "_")}.cjs`);
  const drawn = shuffled(await bundled(root, area, bundle));
  const fates = new Map<string, Fate>();
  const end = Date.now() + 1000 * seconds;
  let base: Base | undefined;
  for (const share of SHARES) {
    const left = drawn.filter(({ id }) => ["survived", "unmet", undefined].includes(fates.get(id)));
    base = (await round({ left, bundle, root, share, end }, fates)) ?? base;
  }
  if (base === undefined) throw new Error(`the tests of ${area.name} did not run`);
  return {
    fates: drawn.map((mutant) => ({ ...mutant, fate: fates.get(mutant.id) ?? "not reached" })),
    ...base,
  };
}

interface Round {
  readonly left: Mutant[];
  readonly bundle: string;
  readonly root: string;
  readonly share: number;
  /** Time at which it ends. */
  readonly end: number;
}

/** Runs worker processes one after another, each until a mutant stops it. */
async function round({ left, bundle, root, share, end }: Round, fates: Map<string, Fate>) {
  let base: Base | undefined;
  while (left.length > 0 && Date.now() < end) {
    const child = fork(worker, [bundle, root, `${share}`], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      execArgv: ["--max-old-space-size=2000"],
    });
    let said = "";
    child.stderr!.on("data", (piece) => (said += piece));
    let awake: Mutant | undefined;
    const next = () => {
      awake = Date.now() < end ? left.shift() : undefined;
      if (awake === undefined) child.kill("SIGKILL");
      else child.send(awake.id);
    };
    child.on("message", (message: Base | Told) => {
      if ("mutant" in message) {
        fates.set(message.mutant, message.by !== undefined ? "found" : message.met ? "survived" : "unmet");
        awake = undefined;
      } else base ??= message;
      next();
    });
    await once(child, "exit");
    if (awake !== undefined) fates.set(awake.id, "never");
    else if (base === undefined) throw new Error(`the tests did not run: ${said}`);
  }
  return base;
}
