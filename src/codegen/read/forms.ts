import { parseAnswer, parseRead } from "./parse.ts";
import type { Answer, Read } from "./syntax.ts";

/** Forms of input that have a name, and the words that are printed for them. */
export const forms: Readonly<
  Record<"heaps" | "single" | "s-nim", { readonly read: Read; readonly answer: Answer }>
> = {
  get heaps() {
    return form("T (n a*n)*", "First/Second");
  },
  get single() {
    return form("n*", "First/Second");
  },
  get "s-nim"() {
    return form("(k {s*k} m (l h*l)*)* until 0", "W/L rows");
  },
};

/** Read when it is asked for: an import reads none. */
const form = (read: string, answer: string) => ({ read: parseRead(read), answer: parseAnswer(answer) });

/** The usual form for positions of several numbers: tests of one position each. */
export const usualRead = (variables: readonly string[]): Read =>
  variables.length === 1 ? forms.heaps.read : parseRead(`T (${variables.join(" ")})*`);
