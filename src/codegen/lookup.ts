import { bestOffset } from "./digits.ts";
import { type Encoding, encodings } from "./encoding.ts";
import { grownBy, isLinear, linearValue, type ProvedLaw, reducedBy } from "./law.ts";
import { type Constant, printSource, type Source } from "./print.ts";
import { parseProgram, type Routine } from "./program.ts";
import { quotientOf } from "./range.ts";
import type { Sequence } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";

/**
 * The constants and the function of the shortest encoding: `sg`, or the one that begins with the lines `head`, which
 * leave a place among the values in `n`.
 */
export function shortest(
  sequence: Sequence,
  syntax: Syntax,
  head: readonly string[] = heading(sequence.box),
): Pick<Source, "constants" | "routines"> {
  if (sequence.range !== undefined) {
    const lines = ["fn sg(long n) long:", `  return ${quotientOf(sequence.range, "n")}`];
    return { constants: [], routines: parseProgram(lines.join("\n")) };
  }
  const law = lawWithin(sequence);
  const { values } = sequence;
  if (law !== undefined && isLinear(law)) {
    const lines = `fn sg(long heap) long:\n  return ${linearValue(law, values[0]!, "heap")}`;
    return { constants: [], routines: parseProgram(lines) };
  }
  const kept =
    law === undefined ? values : Array.from({ length: law.preperiod + law.period }, (_, n) => values[n]!);
  let best: { source: Pick<Source, "constants" | "routines">; length: number } | undefined;
  for (const encoding of encodings(kept)) {
    const source = written(encoding, law, syntax, head);
    const { length } = printSource({ remarks: [], ...source }, syntax);
    if (best === undefined || length < best.length) best = { source, length };
  }
  return best!.source;
}

/** The law of `sequence` if its preperiod and one period are there. */
export function lawWithin({ values, law }: Sequence): ProvedLaw | undefined {
  return law !== undefined && law.preperiod + law.period <= values.length ? law : undefined;
}

function written(
  encoding: Encoding,
  law: ProvedLaw | undefined,
  syntax: Syntax,
  head: readonly string[],
): { constants: Constant[]; routines: Routine[] } {
  const offsets = encoding.strings.map((digits) => bestOffset(digits, syntax.escapes));
  const constants = encoding.strings.map(({ name, digits }, i) => ({
    name,
    text: Array.from(digits, (digit) => String.fromCharCode(digit + offsets[i]!)).join(""),
  }));
  const lookup = encoding.lookup(offsets).map((line) => `  ${line}`);
  const lines =
    law === undefined
      ? [...head, ...lookup, "  return v"]
      : [`fn sg(long heap) ${law.saltus === 0 ? "narrow" : "long"}:`, ...reduced(law, lookup)];
  return { constants, routines: parseProgram(lines.join("\n")) };
}

/** The first lines of a function of the place `n` among the values, or of the numbers that it is made of. */
function heading(box: readonly number[] | undefined): string[] {
  if (box === undefined) return ["fn sg(n) narrow:"];
  const names = box.map((_, i) => COORDINATES[i] ?? `x${i}`);
  const place = names.reduce(
    (sofar, name, i) => `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1} + ${name}`,
  );
  return [`fn sg(${names.join(", ")}) narrow:`, `  let n = ${place}`];
}

/** The names of the numbers of a position. */
export const COORDINATES: readonly string[] = ["x", "y", "z"];

/** The lines that reduce `heap` by the law to `n`, look that up, and add what the reduction took away. */
function reduced(law: ProvedLaw, lookup: readonly string[]): string[] {
  const { preperiod, period, saltus } = law;
  const back = reducedBy(law, "heap");
  if (saltus === 0) {
    return [
      ...(preperiod === 0 && period > 1
        ? [`  heap = ${back}`]
        : [`  if heap >= ${preperiod + period}L:`, `    heap = ${back}`]),
      "  let n = narrow(heap)",
      ...lookup,
      "  return v",
    ];
  }
  return [
    ...(preperiod === 0
      ? [`  long least = ${back}`]
      : ["  long least = heap", `  if heap >= ${preperiod + period}L:`, `    least = ${back}`]),
    "  let n = narrow(least)",
    ...lookup,
    `  return ${grownBy(law, "wide(v)", "heap", "least")}`,
  ];
}
