import { type Game, NotationError, nearest, parseGame, type Text } from "nimber";
import { setsWithin } from "../family/count.ts";
import type { JobLimits, Question } from "../types.ts";
import {
  choice,
  failure,
  inNotation,
  listOf,
  mapping,
  measured,
  naturalBetween,
  optional,
  type Place,
  type Read,
  readDocument,
  required,
  textOf,
} from "./node.ts";
import { BYTES, HEAPS, quantity, SECONDS } from "./quantity.ts";

/** Sizes of a set, both included. */
interface Sizes {
  readonly least: number;
  readonly most: number;
}

/** A family of games. */
export type Family = CodeFamily | SetFamily | { readonly kind: "list"; readonly games: readonly string[] };

/** Take-and-break codes of so many `digits` after the point at most, with the digits `d0` before it. */
interface CodeFamily {
  readonly kind: "octal" | "hexadecimal";
  readonly digits: number;
  readonly d0: readonly number[];
}

/** Sets, or all-but sets, of numbers from 1 to `within`. */
interface SetFamily {
  readonly kind: "subtraction" | "all-but";
  readonly within: number;
  readonly size: Sizes;
}

/** Games with limits of their own. */
export interface Further {
  readonly games: readonly string[];
  readonly heaps: number | undefined;
  readonly seconds: number | undefined;
  readonly bytes: number | undefined;
}

/** What a census asks: of each game of a family one question, within limits. */
export interface Plan {
  readonly name: string;
  readonly family: Family;
  readonly question: Question;
  readonly limits: JobLimits;
  readonly further: readonly Further[];
}

/** The largest heap that may be asked for; a table of so many values is 2 GiB at least. */
const MOST_HEAP = 2e9;
const MOST_SECONDS = 365 * 86_400;
/** Less is not enough for what kernels keep beside the values. */
const LEAST_BYTES = 2 ** 24;
const MOST_BYTES = 2 ** 40;
const USUAL_SECONDS = 3600;
const USUAL_BYTES = 2 ** 30;
/** A code of so many digits has 8^7 or 16^5 relatives, which fit in memory. */
const MOST_OCTAL = 7;
const MOST_HEXADECIMAL = 5;
const MOST_WITHIN = 1000;
const MOST_SETS = 20_000_000;

const heapsRead = measured({ en: "the largest heap,", zh: "最大的堆" }, HEAPS, 1, MOST_HEAP);
const secondsRead = measured({ en: "a time", zh: "时间" }, SECONDS, 0.001, MOST_SECONDS);
const bytesRead = measured({ en: "a size of memory", zh: "内存大小" }, BYTES, LEAST_BYTES, MOST_BYTES);

const nameRead: Read<string> = (place) => {
  const what: Text = {
    en: "a name of letters, digits, points, dashes and underscores",
    zh: "由字母、数字、点、连字符与下划线组成的名称",
  };
  const name = textOf(place, what);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name)) throw failure(place, what);
  return name;
};

/** A game of the plan, or a sum of games without spaces as `0.77+0.07`, and where it stands. */
interface Named {
  readonly id: string;
  readonly games: readonly Game<unknown>[];
  readonly place: Place;
}

const GAME: Text = { en: 'a game, as 0.77 or "{1,3,4}"', zh: '游戏，如 0.77 或 "{1,3,4}"' };

const gameRead: Read<Named> = (place) => {
  const games = inNotation(GAME, (text) => {
    let at = 0;
    return text.split("+").map((part) => {
      try {
        return parseGame(part);
      } catch (error) {
        throw error instanceof NotationError ? error.within(text, at) : error;
      } finally {
        at += part.length + 1;
      }
    });
  })(place);
  const ids = games.map(({ id }) => id).sort();
  return { id: ids.join("+"), games, place };
};

const gamesRead = listOf(
  { en: 'a list of games, as [0.77, "{1,3,4}"]', zh: '游戏列表，如 [0.77, "{1,3,4}"]' },
  gameRead,
);

/** Games that the question cannot be asked of are refused where they stand. */
function idOf({ id, games, place }: Named, question: Question): string {
  const fits =
    question === "misere"
      ? games.every((game) => game.space === "heap")
      : games.length === 1 && games[0]!.heap !== undefined;
  if (fits) return id;
  throw failure(
    place,
    question === "misere"
      ? { en: "games whose position is one heap", zh: "局面为单堆的游戏" }
      : {
          en: "a game of one heap with moves known as a set or a code",
          zh: "走法由集合或代码给出的单堆游戏",
        },
  );
}

function digitsBefore(allowed: readonly number[]): Read<readonly number[]> {
  const what: Text = {
    en: `digits before the point, some of ${allowed.map(hexadecimal).join(", ")}`,
    zh: `小数点前的数位，取自 ${allowed.map(hexadecimal).join("、")}`,
  };
  const read = listOf(what, (place: Place) => {
    const digit = Number.parseInt(textOf(place, what), 16);
    if (!allowed.includes(digit)) throw failure(place, what);
    return digit;
  });
  return (place) => [...new Set(read(place))].sort((a, b) => a - b);
}

const hexadecimal = (digit: number) => digit.toString(16).toUpperCase();

const sizesRead: Read<Sizes> = (place) => {
  const what: Text = { en: 'a size, as 4, "<=4", ">=2" or "2..4"', zh: '大小，如 4、"<=4"、">=2" 或 "2..4"' };
  const text = textOf(place, what).replaceAll(" ", "");
  const [, sign, first, last] = /^(<=|>=|)(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text) ?? [];
  const most = sign === ">=" ? MOST_WITHIN : Number(last ?? first);
  const least = sign === "<=" ? 1 : Number(first);
  if (first === undefined || (sign !== "" && last !== undefined) || !(least >= 1 && least <= most)) {
    throw failure(place, what);
  }
  return { least, most };
};

function codes(kind: "octal" | "hexadecimal", most: number, allowed: readonly number[]): Read<CodeFamily> {
  return (place) => ({
    kind,
    ...mapping<{ digits: number; d0: readonly number[] }>(
      { en: "the digits of the codes, as { digits: 3 }", zh: "代码的位数，如 { digits: 3 }" },
      { digits: required(naturalBetween(1, most)), d0: optional(digitsBefore(allowed), [0]) },
    )(place),
  });
}

function sets(kind: "subtraction" | "all-but"): Read<SetFamily> {
  const read = mapping<{ within: number; size: Sizes }>(
    { en: "the sets, as { within: 10 }", zh: "集合的范围，如 { within: 10 }" },
    {
      within: required(naturalBetween(1, MOST_WITHIN)),
      size: optional(sizesRead, { least: 1, most: MOST_WITHIN }),
    },
  );
  return (place) => {
    const { within, size } = read(place);
    const games = setsWithin(within, size.least, size.most);
    if (games >= 1 && games <= MOST_SETS) return { kind, within, size };
    throw failure(
      place,
      { en: `1 to ${MOST_SETS} sets`, zh: `1 到 ${MOST_SETS} 个集合` },
      { en: `${games}`, zh: `${games} 个` },
    );
  };
}

/** A family as it is written, its games not yet looked at. */
type FamilyWritten = CodeFamily | SetFamily | { readonly kind: "list"; readonly games: readonly Named[] };

const familyRead = choice<FamilyWritten>(
  { en: "a family", zh: "一族游戏" },
  {
    octal: codes("octal", MOST_OCTAL, [0, 4]),
    hexadecimal: codes("hexadecimal", MOST_HEXADECIMAL, [0, 4, 8, 12]),
    subtraction: sets("subtraction"),
    "all-but": sets("all-but"),
    list: (place) => ({ kind: "list", games: gamesRead(place) }),
  },
);

const QUESTIONS: Readonly<Record<string, Question>> = {
  values: "values",
  period: "period",
  "misere outcomes": "misere",
  distinct: "distinct",
};

const questionRead: Read<{ question: Question; heap: number }> = (place) => {
  const what: Text = {
    en: `a question, as ${Object.keys(QUESTIONS)
      .map((each) => `\`${each} to 10^4\``)
      .join(", ")}`,
    zh: `问题，如 ${Object.keys(QUESTIONS)
      .map((each) => `\`${each} to 10^4\``)
      .join("、")}`,
  };
  const text = textOf(place, what);
  const [asked = "", to = "", ...rest] = text.trim().split(/\s+to\s+/);
  const heap = quantity(to, HEAPS);
  const question = Object.hasOwn(QUESTIONS, asked) ? QUESTIONS[asked] : undefined;
  if (question === undefined) throw failure(place, what, undefined, nearest(asked, Object.keys(QUESTIONS)));
  if (heap === undefined || rest.length > 0 || heap < 1 || heap > MOST_HEAP) throw failure(place, what);
  return { question, heap: Math.floor(heap) };
};

interface Written {
  readonly name: string | undefined;
  readonly family: FamilyWritten;
  readonly question: { readonly question: Question; readonly heap: number };
  readonly limits: { readonly seconds: number; readonly bytes: number };
  readonly further: readonly (Omit<Further, "games"> & { readonly games: readonly Named[] })[];
}

const planRead: Read<Written> = mapping<Written>(
  { en: "a plan: the fields family, question, limits", zh: "计划：字段 family、question、limits" },
  {
    name: optional<string | undefined>(nameRead, undefined),
    family: required(familyRead),
    question: required(questionRead),
    limits: optional(
      mapping<{ seconds: number; bytes: number }>(
        {
          en: "limits, as { seconds: 60 s, bytes: 64 MiB }",
          zh: "上限，如 { seconds: 60 s, bytes: 64 MiB }",
        },
        { seconds: optional(secondsRead, USUAL_SECONDS), bytes: optional(bytesRead, USUAL_BYTES) },
      ),
      { seconds: USUAL_SECONDS, bytes: USUAL_BYTES },
    ),
    further: optional(
      listOf(
        {
          en: "a list of games with limits of their own, as [{ games: [0.16], heaps: 10^6 }]",
          zh: "各有上限的游戏列表，如 [{ games: [0.16], heaps: 10^6 }]",
        },
        mapping<Written["further"][number]>(
          {
            en: "games with limits, as { games: [0.16], heaps: 10^6 }",
            zh: "游戏及其上限，如 { games: [0.16], heaps: 10^6 }",
          },
          {
            games: required(gamesRead),
            heaps: optional<number | undefined>(heapsRead, undefined),
            seconds: optional<number | undefined>(secondsRead, undefined),
            bytes: optional<number | undefined>(bytesRead, undefined),
          },
        ),
      ),
      [],
    ),
  },
);

/**
 * Reads a plan, YAML or JSON; `file` names it in messages and, unless it names itself, in reports.
 * @throws PlanError
 */
export function parsePlan(text: string, file: string): Plan {
  const place = readDocument(text, file);
  const { name, family, question: asked, limits, further } = planRead(place);
  const { question, heap } = asked;
  return {
    name: name ?? file.replace(/^.*[\\/]/, "").replace(/\.\w+$/, ""),
    family:
      family.kind === "list"
        ? { kind: "list", games: family.games.map((game) => idOf(game, question)) }
        : family,
    question,
    limits: { heaps: heap + 1, seconds: limits.seconds, bytes: Math.floor(limits.bytes) },
    further: further.map(({ games, heaps, ...rest }) => ({
      ...rest,
      games: games.map((game) => idOf(game, question)),
      heaps: heaps === undefined ? undefined : Math.floor(heaps) + 1,
    })),
  };
}
