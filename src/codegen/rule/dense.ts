import { isAtMost } from "../../rules/falls.ts";
import type { Expression, Part, Rule } from "../../rules/syntax.ts";
import type { Writer } from "./expression.ts";
import { indented } from "./lines.ts";
import type { Store } from "./store.ts";

/** Whether no move is seen to make a number larger, so that values can be found from small to large. */
export const falls = ({ variables, options }: Rule): boolean =>
  options.every(({ parts }) => variables.every((_, i) => partsFall(parts, i, variables)));

/** Whether each of the i-th numbers that a move leaves is at most what it was, or all of them together are. */
function partsFall(parts: readonly Part[], i: number, variables: readonly string[]): boolean {
  const variable = variables[i]!;
  const numbers = parts.map((part) => (part.kind === "split" ? part.of : part.position[i]!));
  if (numbers.every((each) => isAtMost(each, variable, variables))) return true;
  const sum = numbers.reduce((left, right): Expression => {
    return { kind: "arithmetic", sign: "+", left, right, span: left.span };
  });
  const single = parts.every((part) => part.kind === "component" && part.count === undefined);
  return single && isAtMost(sum, variable, variables);
}

/** The size of a table of marks for values of positions up to `box`: what does not fit stops the program. */
export const marksFor = (box: readonly number[]): number =>
  2 ** Math.ceil(Math.log2(2 * box.reduce((sum, each) => sum + each, 0) + 512));

/** Where a position is in the table. */
function placeIn(place: readonly string[], box: readonly number[]): string {
  const index = place.reduce((sofar, each, i) =>
    i === 0 ? each : `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1}L + ${each}`,
  );
  return `g[narrow(${index})]`;
}

/** The store of a table of all positions up to `box`. */
export const denseStore = (box: readonly number[]): Store => ({
  look: (place, value) => [`let ${value} = ${placeIn(place, box)}`],
  mark(values, reached, sure) {
    const sum = values.join(" ^ ") || "0";
    if (sure) return [`seen[${sum}] = stamp`];
    return [`let ${reached} = ${sum}`, `if ${reached} < ${marksFor(box)}:`, `  seen[${reached}] = stamp`];
  },
});

/** Lines that find the values of all positions up to `box`, least first; `least` leaves in `mex` that of one. */
export function denseLines(
  { variables }: Rule,
  box: readonly number[],
  { name }: Writer,
  marks: readonly string[],
  least: readonly string[],
): string[] {
  const place = variables.map(name);
  const inner = ["stamp = stamp + 1", ...marks, ...least, `${placeIn(place, box)} = mex`];
  const loop = (lines: readonly string[], each: string, i: number) => [
    `long ${each} = 0L`,
    `while ${each} <= ${box[i]}L:`,
    ...indented(lines),
    `  ${each} = ${each} + 1L`,
  ];
  const loops = place.reduceRight<readonly string[]>(loop, inner);
  const positions = box.reduce((all, each) => all * (each + 1), 1);
  return [`array g[${positions}]`, `array seen[${marksFor(box) + 1}]`, "let stamp = 0", ...loops];
}
