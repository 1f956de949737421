import { parseArgs } from "node:util";
import { GrowthError, LimitError, LoopyError, NotationError } from "../errors.ts";
import { isLanguage, say } from "../locale/message.ts";
import { nearest } from "../nearest.ts";
import type { Language, Text } from "../types.ts";
import { renamed } from "./aliases.ts";
import type { Terminal } from "./command.ts";
import {
  COMMON,
  type Command,
  type CommandContext,
  type CommandEntry,
  NOT_OWN,
  RAISING,
  UsageError,
} from "./command.ts";
import { commands } from "./commands/index.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { helpFor, overview } from "./help.ts";
import { t } from "./locale/cli.ts";
import { languageOn, settingsLocale } from "./platform.ts";
import { report } from "./report.ts";
import { jsonLine } from "./terminal/json.ts";
import { type Screen, screenOf, sealed } from "./terminal/terminal.ts";
import { placeholder } from "./usage.ts";

/**
 * Runs a command. If it executes the code of a rules file, it runs in a thread that starts with the module
 * `thread`.
 */
export async function runWatched(thread: URL, args: readonly string[]): Promise<ExitCode> {
  if (!namesFile(args)) return run(args);
  const { inThread } = await import("./user-rules/watch.ts");
  const screen = screenOf(process);
  try {
    return await inThread(thread, args, screen);
  } catch (error) {
    const language = textIn(args) ?? languageOfLocale();
    const raises = error instanceof LimitError ? RAISING[error.limit] : undefined;
    return report(error, sealed(await ownTerminal(screen)), language, args.includes("--json"), {
      more: raises === undefined ? "" : raised(raises, language),
    });
  }
}

const ownTerminal = async (screen: Screen): Promise<Terminal> =>
  (await import("./terminal/signs.ts")).ownTerminal(screen);

/** Whether `args` name a rules file. */
const namesFile = (args: readonly string[]): boolean =>
  args.some((arg) => arg === "--rules" || arg.startsWith("--rules=") || arg.includes("file:"));

/** Runs a command and returns the exit code. */
export async function run(typed: readonly string[], given?: Terminal): Promise<ExitCode> {
  const terminal = sealed(given ?? (await ownTerminal(screenOf(process))));
  let language = textIn(typed) ?? languageOfLocale();
  try {
    const args = await renamed(typed, commandName(typed));
    language = languageOf(args) ?? language;
    return (await dispatch(without(args, "lang"), terminal, language)) ?? EXIT.answered;
  } catch (error) {
    return report(error, terminal, language, typed.includes("--json"));
  }
}

/** First argument that is neither an option nor the value of an option allowed before the command. */
const commandName = (args: readonly string[]) => without(without(args, "lang"), "text")[0];

/** `args` without the option `name` and its value. */
const without = (args: readonly string[], name: string) =>
  args.filter(
    (arg, i) => arg !== `--${name}` && !arg.startsWith(`--${name}=`) && args[i - 1] !== `--${name}`,
  );

async function dispatch(
  args: readonly string[],
  terminal: Terminal,
  language: Language,
): Promise<ExitCode | undefined> {
  const [name, ...rest] = args;
  if (name === undefined) return (await import("./tour.ts")).tour(terminal, language, commands);
  if (name === "--version" || name === "-v") return void terminal.write(`${process.env.NIMBER_VERSION}\n`);
  if (name === "--help" || name === "-h" || (name === "help" && rest.length === 0)) {
    return void terminal.write(overview(commands, language, terminal));
  }
  const listed = find(name === "help" ? rest[0]! : name);
  const command = await listed.load();
  if (name === "help" || rest.includes("--help") || rest.includes("-h")) {
    return void terminal.write(helpFor(listed, command, language, terminal));
  }
  const ends: (() => void)[] = [];
  const atEnd = (act: () => void) => void ends.push(act);
  const { named, ...parsed } = given(listed.name, command, rest, terminal, language);
  const told = parsed.json ? { ...parsed, terminal: warningInJson(terminal) } : parsed;
  const used = new Set<string>();
  const option = (name: string) => {
    used.add(name);
    return parsed.peek(name);
  };
  const words: CommandContext = { ...told, option, atEnd };
  let asked = words;
  try {
    if (namesFile(rest))
      asked = misereAsSaid(
        { ...words, userRules: await (await import("./user-rules/load.ts")).ownGames(words, rest) },
        command,
      );
    const status = await ran(command, asked);
    const useless = named.filter((name) => !used.has(name) && !ALWAYS.has(name));
    for (const name of useless) told.terminal.warn(`nimber: --${name}${say(USELESS, language)}\n`);
    return status;
  } catch (error) {
    return report(error, terminal, language, rest.includes("--json"), {
      more: (await raisedBy(error, command, asked)) ?? "",
    });
  } finally {
    for (const end of ends) end();
  }
}

/** Prints warnings as JSON documents, like the answers, so that a JSON reader meets no plain text. */
const warningInJson = (terminal: Terminal): Terminal =>
  Object.create(terminal, {
    warn: {
      value: (text: string) => {
        const message = text.trim().replace(/^nimber[:：] ?/, "");
        terminal.warn(jsonLine({ warning: { message } }));
      },
    },
  });

/** Options that are handled before a command runs. */
const ALWAYS: ReadonlySet<string> = new Set(COMMON.map(({ name }) => name));

/** Warning about options that the command did not use. */
const USELESS: Text = t("useless");

async function ran(command: Command, asked: CommandContext): Promise<ExitCode | undefined> {
  if (asked.option("database") === undefined) return command.run(asked);
  const { kept, save } = (await import("./database.ts")).databaseOf(asked);
  try {
    return await command.run({ ...asked, kept });
  } finally {
    save();
  }
}

/** Sets --misere if a rules file asks for misère play. */
function misereAsSaid(context: CommandContext, { options }: Command): CommandContext {
  const isSaid = [...context.userRules.games.values()].some(({ misere }) => misere);
  if (!isSaid || !options.some(({ name }) => name === "misere")) return context;
  const said = (name: string) => (name === "misere" ? "" : undefined);
  return {
    ...context,
    option: (name) => context.option(name) ?? said(name),
    peek: (name) => context.peek(name) ?? said(name),
  };
}

function find(name: string): CommandEntry {
  const listed = commands.find((each) => each.name === name);
  if (listed !== undefined) return listed;
  const meant = nearest(
    name,
    commands.map((each) => each.name),
  );
  throw new UsageError(t("expectedCommandFound", { name, meant }));
}

function given(
  name: string,
  command: Command,
  args: string[],
  terminal: Terminal,
  language: Language,
): Omit<CommandContext, "atEnd" | "option"> & { readonly named: readonly string[] } {
  const known = [...COMMON, ...command.options];
  const options = Object.fromEntries(
    known.map(({ name, value }) => [name, { type: value === undefined ? "boolean" : "string" } as const]),
  );
  // After a space, a minus sign does not start an option.
  const parsed = command.signed === true ? args.map((arg) => arg.replace(/^-(?=\d)/, " -")) : args;
  const plain = (value: string) => (command.signed === true ? value.trimStart() : value);
  const { tokens } = parseArgs({
    args: parsed,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const set = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === "positional") words.push(plain(token.value));
    if (token.kind !== "option") continue;
    if (/^-\d/.test(args[token.index]!)) throw negative([name, ...words], args[token.index]!);
    const option = known.find(({ name }) => name === token.name);
    if (option === undefined)
      throw unknownOption(
        token.rawName,
        known.map(({ name }) => `--${name}`),
      );
    if (option.value !== undefined && token.value === undefined)
      throw missingValue(option.name, option.value);
    if (option.value === undefined && token.value !== undefined) throw extraValue(option.name, token.value);
    set.set(option.name, plain(token.value ?? ""));
  }
  return {
    named: [...set.keys()],
    args: words,
    peek: (name) => set.get(name),
    language,
    json: set.has("json"),
    terminal,
    userRules: NOT_OWN,
  };
}

/** Error for a negative number: no position is negative, and no option is a number. */
function negative(before: readonly string[], found: string): NotationError {
  const start = `${before.join(" ")} `;
  return new NotationError(`${start}${found}`, start.length, t("heapAnotherPositionNeverNegative"));
}

function unknownOption(name: string, known: readonly string[]): UsageError {
  const meant = nearest(name, known);
  return new UsageError(t("expectedOptionFound", { name, meant, known }));
}

const missingValue = (name: string, value: string) =>
  new UsageError(t("expectedFoundNothing", { name, value: placeholder(value) }));

const extraValue = (name: string, value: string) =>
  new UsageError(t("expectedNoValueFound", { name, value }));

const languageOfLocale = (): Language => languageOn(process, settingsLocale);

/** Language of texts in the arguments, even if other arguments are invalid. */
const textIn = (args: readonly string[]): Language | undefined => {
  const asked = args.flatMap((arg, i) =>
    arg === "--lang" ? [args[i + 1]] : [/^--lang=(.*)$/.exec(arg)?.[1]],
  );
  return asked.find(isLanguage);
};

/** Language of --lang, if given. @throws UsageError when it is not supported */
function languageOf(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const asked = at < 0 ? undefined : (args[at]!.split("=")[1] ?? args[at + 1] ?? "");
  if (asked === undefined || isLanguage(asked)) return asked;
  throw new UsageError(t("langExpectedEnZhFound", { asked }));
}

const GROWS: Text = t("grows");

/**
 * Option that helps after an error: the one that raises the reached limit, or the method for games with
 * cycles.
 */
async function raisedBy(
  error: unknown,
  command: Command,
  asked: CommandContext,
): Promise<string | undefined> {
  const has = (name: string) => command.options.some((option) => option.name === name);
  if (error instanceof LoopyError && error.grows && has("method")) return say(GROWS, asked.language);
  if (!(error instanceof LimitError) || error instanceof GrowthError) return undefined;
  const { limitsOf } = await import("./input.ts");
  const name = RAISING[error.limit];
  const limits: Readonly<Record<string, unknown>> = { ...limitsOf(asked) };
  if (name === undefined || error.allowed !== limits[error.limit]) return undefined;
  if (!has(name)) return undefined;
  return raised(name, asked.language);
}

const raised = (name: string, language: Language): string => say(t("allowsMore", { name }), language);
