import type { Game, Play } from "nimber";
import { problemOf } from "nimber/judge";
import { componentsOf, gameOf } from "nimber/session";
import { address as graph } from "./src/graph/address.ts";
import { address as judge } from "./src/judge/address.ts";
import { address as law } from "./src/law/address.ts";
import { address as play } from "./src/play/address.ts";
import { address as program } from "./src/program/address.ts";
import type { RouteName } from "./src/routes.ts";
import type { Codec } from "./src/shell/fields.ts";
import { address as table } from "./src/table/address.ts";
import { readCount } from "./src/table/count.ts";
import { address as why } from "./src/why/address.ts";

/** State of the page that answers the question of a command. */
export interface Tried {
  readonly route: RouteName;
  readonly query: ReadonlyMap<string, string>;
}

const place = <S>({ route, write }: Codec<S>, state: Partial<S>): Tried => ({
  // Every codec belongs to a route.
  route: route as RouteName,
  query: write(state),
});

/** Options without a value. */
const FLAGS: readonly string[] = ["misere", "json", "outcomes", "p-positions", "symmetric", "law", "explain"];

/**
 * Options that change only the form of an answer, or the effort of the search; the page has its own ways for
 * these.
 */
const AROUND: readonly string[] = ["json", "method", "certificate", "limit", "format", "from", "box", "seed"];

/** Words, with quoted ones whole; a sign between commands is a separate word. */
const WORD = /(?:'[^']*'|"[^"]*"|[^\s'"|;>])+|[|;>]/g;

interface Command {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

/** Commands of a line, up to the first that is not part of a pipe. */
function commandsIn(line: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [raw] of line.replace("2>&1", "").matchAll(WORD)) {
    if (raw === ";" || raw === ">") break;
    if (raw === "|") commands.push([]);
    else commands.at(-1)!.push(raw.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
  }
  return commands;
}

function parsed(given: readonly string[]): Command {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let i = 0; i < given.length; i++) {
    const name = given[i]!.startsWith("--") ? given[i]!.slice(2) : undefined;
    if (name === undefined) words.push(given[i]!);
    else options.set(name, FLAGS.includes(name) ? "" : (given[++i] ?? ""));
  }
  return { words, options };
}

/** Whether all options are among these, or change nothing on the page. */
const onlyHas = (options: Command["options"], ...names: readonly string[]): boolean =>
  [...options.keys()].every((each) => names.includes(each) || AROUND.includes(each));

function succeeds<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Number of heaps examined to see whether a rule adds tokens. */
const TRIED = 12;

/** Whether a game has outcomes but no values, or may be loopy, because a move may leave a larger heap. */
const untabled = ({ space, moves, won }: Game<unknown>): boolean =>
  won !== undefined ||
  (space === "heap" &&
    Array.from({ length: TRIED }, (_, heap) => heap).some((heap) =>
      [...moves(heap)].some(({ to }) => to.some((left) => Number(left) >= heap)),
    ));

/** State of the page that answers a command line of the documents; `undefined` if there is none. */
export function tryOf(line: string): Tried | undefined {
  const [first = [], second = []] = commandsIn(line);
  if (first[0] === "nimber") return triedBy(first.slice(1));
  if (first[0] !== "printf" || first.length !== 2 || second[0] !== "nimber") return undefined;
  return triedBy(second.slice(1), first[1]!.replaceAll("\\n", "\n"));
}

function triedBy([name, ...given]: readonly string[], input?: string): Tried | undefined {
  const { words, options } = parsed(given);
  const under: Play = options.has("misere") ? "misere" : "normal";
  const sum = words.join(" ");
  const [first = ""] = words;
  switch (name) {
    case "solve":
    case "play":
    case "explain": {
      if (!onlyHas(options, "misere") || succeeds(() => componentsOf(sum)) === undefined) return undefined;
      return place(name === "explain" ? why : play, { sum, play: under });
    }
    case "values":
    case "period":
    case "table": {
      const game = words.length === 1 ? succeeds(() => gameOf(first)) : undefined;
      if (!onlyHas(options, "to", "code", "outcomes", "p-positions", "symmetric")) return undefined;
      if ((game?.space !== "heap" && game?.space !== "pair") || untabled(game)) return undefined;
      const to = Math.max(readCount(options.get("to") ?? "") ?? 0, game.space === "pair" ? 30 : 100);
      return options.has("from") ? undefined : place(table, { game: first, to });
    }
    case "law": {
      const stated = options.get("game");
      const game = stated ?? first;
      if (!onlyHas(options, "misere", "game", "code") || succeeds(() => gameOf(game)) === undefined)
        return undefined;
      return place(law, { game, play: under, ...(stated !== undefined && { law: first }) });
    }
    case "template": {
      if (!onlyHas(options, "read", "print", "code", "lang", "law")) return undefined;
      const { read, print, code } = Object.fromEntries(options);
      const state = { ...(read && { read }), ...(print && { print }), ...(code && { code }) };
      if (words.length === 1 && succeeds(() => gameOf(first)) !== undefined)
        return place(program, { game: first, ...state });
      const [at] = succeeds(() => componentsOf(sum)) ?? [];
      return at && place(program, { game: at.rules.id, from: sum, ...state });
    }
    case "graph":
      return input !== undefined && first === "-" && onlyHas(options)
        ? place(graph, { edges: input.trim() })
        : undefined;
    case "judge": {
      const problem = succeeds(() => problemOf(first));
      if (problem === undefined || !onlyHas(options, "explain")) return undefined;
      return place(judge, { problem: problem.id, ...(input !== undefined && { input }) });
    }
    default:
      return undefined;
  }
}
