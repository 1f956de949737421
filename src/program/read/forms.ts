import { parseAnswer, parseRead } from "./parse.ts";
import type { Answer, Read } from "./syntax.ts";

/** Forms of input that have a name, and the words that are printed for them. */
export const forms: Readonly<
  Record<"heaps" | "single" | "s-nim", { readonly read: Read; readonly answer: Answer }>
> = {
  heaps: { read: parseRead("T (n a*n)*"), answer: parseAnswer("First/Second") },
  single: { read: parseRead("n*"), answer: parseAnswer("First/Second") },
  "s-nim": { read: parseRead("(k {s*k} m (l h*l)*)* until 0"), answer: parseAnswer("W/L rows") },
};

/** The usual form for positions of several numbers: tests of one position each. */
export const usualRead = (variables: readonly string[]): Read =>
  variables.length === 1 ? forms.heaps.read : parseRead(`T (${variables.join(" ")})*`);
