import type { Option, Part } from "../../rules/syntax.ts";
import type { Writer } from "./expression.ts";
import { indented, inIf } from "./lines.ts";
import type { Store } from "./store.ts";

type Split = Part & { readonly kind: "split" };

/** More ways to split than these loops are not written down. */
const MOST_PARTS = 6;

/** Whether the ways to split that an option has are loops of a program. */
export const isWritable = ({ parts }: Option): boolean =>
  parts.every((part) => part.kind !== "split" || part.how === "equal" || part.most <= MOST_PARTS);

/** What the lines of a part are written with; names that are needed on the way end in `tag`. */
export interface Around {
  readonly writer: Writer;
  readonly store: Store;
  readonly tag: string;
}

export const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The lines of `then`, given what holds the values of the parts, for each way to split a number. */
export function splitLines(
  part: Split,
  variable: string,
  around: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const sum = `sum${around.tag}`;
  const lines = [`long ${sum} = ${around.writer.expression(part.of)}`];
  if (part.how === "equal") return [...lines, ...equalLines(part, variable, sum, around, then)];
  for (let count = part.least; count <= part.most; count++)
    lines.push(...partsLines(part, variable, sum, count, around, then));
  return lines;
}

function equalLines(
  { least, most }: Split,
  variable: string,
  sum: string,
  { writer, store, tag }: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const [count, each, value] = [`count${tag}`, `each${tag}`, `option${tag}`];
  const enough = Number.isFinite(most) ? [`${count} <= ${most}L`] : [];
  return [
    `long ${count} = ${least}L`,
    `while ${[`${count} <= ${sum}`, ...enough].join(" and ")}:`,
    ...indented([
      `long ${each} = ${sum} // ${count}`,
      ...inIf(
        [`${each} * ${count} == ${sum}`, `${each} != ${writer.name(variable)}`],
        [
          `if ${count} % 2L == 1L:`,
          ...indented([...store.look([each], value), ...then([value])]),
          "else:",
          ...indented(then([])),
        ],
      ),
      `${count} = ${count} + 1L`,
    ]),
  ];
}

/** The ways to split into `count` parts, the least first. */
function partsLines(
  { how }: Split,
  variable: string,
  sum: string,
  count: number,
  { writer, store, tag }: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const gap = how === "distinct" ? 1 : 0;
  const name = (k: number) => `part${tag}of${count}${LETTERS[k - 1]}`;
  const value = (k: number) => `option${tag}of${count}${LETTERS[k - 1]}`;
  const values = Array.from({ length: count }, (_, k) => value(k + 1));

  function from(k: number, rest: string): string[] {
    const least = k === 1 ? "1L" : `${name(k - 1)}${gap > 0 ? " + 1L" : ""}`;
    const own = `${name(k)} != ${writer.name(variable)}`;
    const inner = (lines: readonly string[]) => inIf([own], [...store.look([name(k)], value(k)), ...lines]);
    if (k === count) {
      const allowed = how === "mixed" ? `${name(k)} > ${name(1)}` : `${name(k)} >= ${least}`;
      return [`long ${name(k)} = ${rest}`, ...inIf([allowed], inner(then(values)))];
    }
    return [
      `long ${name(k)} = ${least}`,
      `while ${name(k)} * ${count - k + 1}L <= ${rest}:`,
      ...indented([...inner(from(k + 1, `${rest} - ${name(k)}`)), `${name(k)} = ${name(k)} + 1L`]),
    ];
  }

  return from(1, sum);
}
