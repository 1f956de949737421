import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type Option, RAISING } from "../../src/cli/command.ts";
import { nimber, type Run, wordsOf } from "../nimber.ts";
import { isQuick } from "../part.ts";
import { type Asking, type Told, told } from "./questions.case.ts";

/** Options for the form or effort of a search, which may leave the answer unchanged. */
const HOW: ReadonlySet<string | undefined> = new Set([
  ...Object.values(RAISING),
  ...["threads", "method", "limit", "budget", "max-bytes", "seed", "tests", "every"],
]);

/** Folder of the files that options name. */
const OUT = "out";

/** Values for placeholders of the help, for options that no example of the command uses. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ N: "3", M: "1", B: "4000", K: "2", D: "1", V: "1", P: "101", seconds: "9" },
  ...{ sizes: "3,3", kind: "conjunctive", sum: "nim 1", vertices: "a,b", vertex: "a" },
  ...{ FORM: "n", WORDS: "No/Yes", text: "nim", game: "kayles", heaps: "1 2 3" },
  "[largest|smallest] k in A..B: P|N": "k in 1..9: P",
};

/** Option with a value from an example, or else one that is not the default. */
function written({ name }: Told, option: Option): readonly string[] {
  const { value } = option;
  if (value === undefined) return [`--${option.name}`];
  if (/^file$/i.test(value)) return [`--${option.name}`, `${OUT}/${option.name}`];
  if (VALUES[value] !== undefined) return [`--${option.name}`, VALUES[value]];
  const lines = told.find((each) => each.name === name)!.examples;
  const words = lines.flatMap((line) => wordsOf(line) ?? []);
  const example = words[words.indexOf(`--${option.name}`) + 1];
  if (words.includes(`--${option.name}`) && example !== undefined) return [`--${option.name}`, example];
  return [`--${option.name}`, value.split(/\||\.\./).at(-1)!];
}

/** Observable result of a run: exit code, output, and files. */
interface Seen extends Run {
  readonly files: string;
}

function seen({ words, input }: Asking, more: readonly string[]): Seen {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  const run = nimber([...words, ...more], input);
  const files = readdirSync(OUT)
    .sort()
    .map((name) => `${name}: ${readFileSync(`${OUT}/${name}`, "latin1")}`);
  return { ...run, files: files.join("\n") };
}

const isSame = (a: Seen, b: Seen) =>
  a.status === b.status && a.stdout === b.stdout && a.files === b.files && a.stderr === b.stderr;

const JSON_OPTION: Option = { name: "json", says: { en: "", zh: "" } };

/** Pairs in which the first option is implied by the second, so that it changes nothing. */
const IMPLIED: ReadonlySet<string> = new Set([
  // Under misère play laws are about outcomes.
  "law --outcomes beside --misere",
  // Only lists of P-positions can be sorted.
  "values --p-positions beside --symmetric",
]);

/** Exit code after a limit. */
const UNDECIDED = 3;

/** The question as text, with a time limit if the command takes one and the question has none. */
function within({ options }: Told, asking: Asking, seconds: string): Asking {
  const limits = [
    ["--time", seconds],
    ["--budget", "20"],
  ].filter(([limit]) => options.some(({ name }) => `--${name}` === limit) && !asking.words.includes(limit!));
  return { ...asking, words: [...asking.words.filter((word) => word !== "--json"), ...limits.flat()] };
}

/**
 * Pairs of options for a question to a command where the second option changes the answer alone, but is
 * silently ignored beside the first: it changes nothing, without refusal or warning. Returned with the number
 * of pairs tried.
 */
export function ignored(
  command: Told,
  asking: Asking,
  isFirst: (name: string) => boolean = () => true,
): { readonly tried: number; readonly pairs: string[] } {
  const soon = within(command, asking, isQuick ? "0.5" : "2");
  // With a generous limit for fast answers, so that the time does not show in them, as in the range in which
  // a law was tested.
  const base = seen(soon, []).status === UNDECIDED ? soon : within(command, asking, "60");
  const plain = seen(base, []);
  const options = [JSON_OPTION, ...command.options]
    .filter(({ name }) => !HOW.has(name) && !base.words.includes(`--${name}`))
    .map((option) => ({ name: option.name, words: written(command, option) }))
    .map((option) => ({ ...option, alone: seen(base, option.words) }));
  // A question that a limit ends without an answer says nothing about its options.
  const accepted = options.filter(
    ({ alone }) => alone.status !== 2 && `${alone.stdout}${alone.files}` !== "",
  );
  const changing = accepted.filter(({ alone }) => !isSame(alone, plain));
  let tried = 0;
  const pairs: string[] = [];
  for (const first of accepted.filter(({ name }) => isFirst(name)))
    for (const second of changing)
      if (first !== second) {
        tried++;
        const both = seen(base, [...first.words, ...second.words]);
        const pair = `${command.name} --${second.name} beside --${first.name}`;
        // A run ended by a limit on a busy machine says nothing about ignored options.
        const isWhole = [both, first.alone, second.alone, plain].every(({ status }) => status !== UNDECIDED);
        if (isWhole && isSame(both, first.alone) && !IMPLIED.has(pair)) pairs.push(pair);
      }
  return { tried, pairs };
}
