import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { areasOf } from "../mutation/areas.ts";
import type { Mutant } from "../mutation/bundle.ts";
import { runMutants } from "../mutation/run.ts";

// Each area has ten minutes, and says what it did not reach; what it reaches is drawn by a seed. A mutant has four seconds
// of tests, the quickest first; what survives those has a minute of longer ones.
// NIMBER_MUTATION names what to run, areas or files of theirs with commas between, NIMBER_MUTATION_SECONDS how long each.
//   NIMBER_MUTATION=check npm run test:slow -- mutation
//   NIMBER_MUTATION=src/checker/mex.ts NIMBER_MUTATION_SECONDS=60 npm run test:slow -- mutation

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nimber-mutation-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Mutant that no test can distinguish from the original, with the reason. */
interface Equivalent extends Pick<Mutant, "file" | "line" | "becomes"> {
  readonly because: string;
}

const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(join(root, "test/mutation/equivalent.json"), "utf8"),
);

const isEquivalent = (mutant: Mutant) =>
  equivalents.some(
    ({ file, line, becomes }) => file === mutant.file && line === mutant.line && becomes === mutant.becomes,
  );

const wanted = process.env.NIMBER_MUTATION?.split(",").map((name) => name.trim());
const seconds = Number(process.env.NIMBER_MUTATION_SECONDS ?? 600);

describe.each(areasOf(wanted))("mutants of $name", (area) => {
  test(`are found by the tests, ${area.least} % of them at least`, async () => {
    const { fates, failed, seconds: usual } = await runMutants(root, area, folder, seconds);
    const of = (...names: string[]) => fates.filter(({ fate }) => names.includes(fate));
    const survivors = of("survived", "unmet");
    const missed = survivors.filter((each) => !isEquivalent(each));
    for (const { fate, file, at, line, becomes } of missed)
      console.log(`${fate} ${file}:${at}: ${line} => ${becomes.replaceAll(/\s+/g, " ").slice(0, 160)}`);
    const reached = fates.length - of("not reached").length;
    const count = reached - (survivors.length - missed.length);
    const score = (100 * (count - missed.length)) / count;
    for (const file of area.files) {
      const left = of("not reached").filter((each) => each.file === file).length;
      if (left > 0) console.log(`not reached of ${file}: ${left}`);
    }
    for (const line of failed) console.log(`left out, for it fails here: ${line}`);
    console.log(
      `${area.name}: ${reached} of ${fates.length} mutants run (tests ${usual.toFixed(1)} s), ${survivors.length - missed.length} equivalent, ${of("never").length} found by never ending, ${missed.length} missed, score ${score.toFixed(1)} %`,
    );
    expect(reached).toBeGreaterThan(5);
    expect(score).toBeGreaterThanOrEqual(area.least);
  });
});
