/** Sources whose mutants the tests have to find. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** Least percentage of the mutants that the tests have to find. */
  readonly least: number;
}

const sources = (folder: string, names: string) => names.split(" ").map((name) => `${folder}/${name}.ts`);
const tests = (names: string) => sources("test", names);

export const AREAS: readonly Area[] = [
  {
    name: "check",
    files: sources("src/checker", "certificate check heap-moves meter mex period sparse"),
    tests: tests(
      "check/fault.test check/meter.test check/moves.test check/replay.test check/sparse.test check/certificate.test check-forms.test certificate-corpus.test",
    ),
    least: 100,
  },
  {
    name: "graph",
    files: sources("src/checker", "graph"),
    tests: tests("graph-certificate.test"),
    least: 100,
  },
  {
    name: "outcomes",
    files: sources("src/checker", "outcomes"),
    tests: tests("check/outcomes.test"),
    least: 100,
  },
  {
    name: "squares",
    files: sources("src/checker", "evaluate squares"),
    tests: tests("check/squares.test"),
    least: 90,
  },
  {
    name: "quotient",
    files: sources("src/checker", "quotient"),
    tests: tests("quotient/forged.test quotient/certificate.test"),
    least: 99,
  },
  {
    name: "board",
    files: sources("src/checker", "board board-position pieces words"),
    tests: tests(
      "check/words.test check/board-read.test check/board.test board-certificate.test board-pieces.test",
    ),
    least: 85,
  },
  {
    name: "law",
    files: sources("src/checker", "conditions cover law machine rule rule-moves"),
    tests: tests("check/machine.test check/rule-kinds.test law/certificate.test"),
    least: 60,
  },
  {
    name: "period",
    files: sources(
      "src/solve/period",
      "canonical certificate find law portions rare reach repeat replayed same seek sequence table theorem window",
    ),
    tests: tests(
      "period/table.test period/theorem.test period/same.test period/find.test period/law.test period/portions.test period/sequence.test period/search.test period/certificate.test same.test window.test intervals.test replayed.test heap-rules.test same-plain.test law/period.test",
    ),
    least: 100,
  },
  {
    name: "sums",
    files: sources("src/solve", "sum winning misere/search misere/anti-sg misere/decide"),
    tests: tests(
      "sum.test complete.test loopy.test loopy-play.test methods.test method-loops.test misere.test solve.test",
    ),
    least: 72,
  },
  {
    name: "queue",
    files: sources("census/src/queue", "batch enqueue lease queue"),
    tests: ["census/test/batch.test.ts", "census/test/queue.test.ts"],
    least: 80,
  },
];

/** Areas by name, or with the named files; all areas without names. */
export function areasOf(wanted: readonly string[] | undefined): Area[] {
  if (wanted === undefined) return [...AREAS];
  const names = new Set(AREAS.flatMap(({ name, files }) => [name, ...files]));
  const strange = wanted.find((name) => !names.has(name));
  if (strange !== undefined)
    throw new Error(`NIMBER_MUTATION: expected some of ${[...names].join(", ")}, found ${strange}`);
  return AREAS.flatMap((area) => {
    if (wanted.includes(area.name)) return [area];
    const files = area.files.filter((file) => wanted.includes(file));
    return files.length === 0 ? [] : [{ ...area, name: files.join(","), files }];
  });
}
