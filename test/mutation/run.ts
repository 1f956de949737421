import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dice } from "../oracle.ts";
import type { Area } from "./areas.ts";
import { bundled, type Mutant } from "./bundle.ts";

/** `never`: it did not end, or took all memory; `unmet`: no test comes by. */
export type Fate = "found" | "never" | "survived" | "unmet" | "not reached";

export interface Run {
  readonly fates: readonly (Mutant & { readonly fate: Fate })[];
  /** Tests that fail here without any mutant: they are left out. */
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

/** Runs the tests of an area on its mutants, in an order drawn by a seed, for so many seconds at most; `told` is told of each. */
export async function runMutants(
  root: string,
  area: Area,
  folder: string,
  seconds: number,
  told: (mutant: Mutant, fate: Fate) => void,
): Promise<Run> {
  const bundle = join(folder, `${area.name.replaceAll(/[^\w.-]/g, "_")}.cjs`);
  const drawn = shuffled(await bundled(root, area, bundle));
  const fates = new Map<string, Fate>();
  const settle = (mutant: Mutant, fate: Fate) => {
    fates.set(mutant.id, fate);
    told(mutant, fate);
  };
  const left = [...drawn];
  const end = Date.now() + 1000 * seconds;
  let base: Base | undefined;
  while (left.length > 0 && Date.now() < end) {
    const child = fork(worker, [bundle, root], {
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
        settle(awake!, message.by !== undefined ? "found" : message.met ? "survived" : "unmet");
        awake = undefined;
      } else base ??= message;
      next();
    });
    await once(child, "exit");
    if (awake !== undefined) settle(awake, "never");
    else if (base === undefined) throw new Error(`the tests of ${area.name} did not run: ${said}`);
  }
  return {
    fates: drawn.map((mutant) => ({ ...mutant, fate: fates.get(mutant.id) ?? "not reached" })),
    failed: base?.failed ?? [],
    seconds: base?.seconds ?? 0,
  };
}
