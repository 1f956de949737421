import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type Option, RAISING } from "../../src/cli/command.ts";
import { nimber, type Run, wordsOf } from "../nimber.ts";
import { isQuick } from "../part.ts";
import { type Asking, type Told, told } from "./questions.case.ts";

/** Options that say how, or how far, an answer is looked for: it may be the same with them. */
const HOW: ReadonlySet<string | undefined> = new Set([
  ...Object.values(RAISING),
  ...["threads", "method", "limit", "budget", "max-bytes", "seed", "tests", "every"],
]);

/** Folder of the files that options name. */
const OUT = "out";

/** Values by what the help calls them, where no example of the command has one. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ N: "3", M: "1", B: "4000", K: "2", D: "1", V: "1", P: "101", seconds: "9" },
  ...{ sizes: "3,3", kind: "conjunctive", sum: "nim 1", vertices: "a,b", vertex: "a" },
  ...{ FORM: "n", WORDS: "No/Yes", text: "nim", game: "kayles", heaps: "1 2 3" },
  "[largest|smallest] k in A..B: P|N": "k in 1..9: P",
};

/** The option with a value, as an example has it, or else another than the usual one. */
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

/** What is seen of a run: its exit code, output, files, and what it says beside them. */
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

/** What a question answers by itself beside another option, so that to ask for it changes nothing. */
const IMPLIED: ReadonlySet<string> = new Set([
  // Under misère play a law is one of outcomes.
  "law --outcomes beside --misere",
  // Only of a list of P-positions there are sorted ones.
  "values --p-positions beside --symmetric",
]);

/** The exit code of what a limit has ended. */
const UNDECIDED = 3;

/** A question in text, with as much time as that, where the command takes any and the question names none. */
function within({ options }: Told, asking: Asking, seconds: string): Asking {
  const limits = [
    ["--time", seconds],
    ["--budget", "20"],
  ].filter(([limit]) => options.some(({ name }) => `--${name}` === limit) && !asking.words.includes(limit!));
  return { ...asking, words: [...asking.words.filter((word) => word !== "--json"), ...limits.flat()] };
}

/**
 * Pairs of options, of a question to a command, of which the second changes the answer alone, and beside the first is
 * heard of no more: it changes nothing, is not refused, and nobody is warned. Returned with how many pairs were tried.
 */
export function ignored(
  command: Told,
  asking: Asking,
  isFirst: (name: string) => boolean = () => true,
): { readonly tried: number; readonly pairs: string[] } {
  const soon = within(command, asking, isQuick ? "0.5" : "2");
  // Of what is answered soon the time shall not show in the answer, as in how far a law was tested.
  const base = seen(soon, []).status === UNDECIDED ? soon : within(command, asking, "60");
  const plain = seen(base, []);
  const options = [JSON_OPTION, ...command.options]
    .filter(({ name }) => !HOW.has(name) && !base.words.includes(`--${name}`))
    .map((option) => ({ name: option.name, words: written(command, option) }))
    .map((option) => ({ ...option, alone: seen(base, option.words) }));
  // A question that a limit ends without an answer tells nothing of its options.
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
        // What a limit ended on a busy machine tells nothing of what it would have heard of.
        const isWhole = [both, first.alone, second.alone, plain].every(({ status }) => status !== UNDECIDED);
        if (isWhole && isSame(both, first.alone) && !IMPLIED.has(pair)) pairs.push(pair);
      }
  return { tried, pairs };
}
