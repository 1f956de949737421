import type { Text } from "nimber";
import { nearest } from "nimber/games";
import { families } from "../family/families.ts";
import type { Family } from "../family/family.ts";
import type { JobLimits, Question } from "../types.ts";
import { gamesRead, idOf, type Named } from "./games.ts";
import {
  choice,
  failure,
  listOf,
  mapping,
  measured,
  optional,
  type Read,
  readDocument,
  required,
  textOf,
} from "./node.ts";
import { BYTES, HEAPS, quantity, SECONDS } from "./quantity.ts";

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

const familyRead = choice({ en: "a family", zh: "一族游戏" }, families);

const QUESTIONS: Readonly<Record<string, Question>> = {
  values: "values",
  period: "period",
  "misere outcomes": "misere",
  "misere quotient": "quotient",
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
  readonly family: (question: Question) => Family;
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
    family: family(question),
    question,
    limits: { heaps: heap + 1, seconds: limits.seconds, bytes: Math.floor(limits.bytes) },
    further: further.map(({ games, heaps, ...rest }) => ({
      ...rest,
      games: games.map((game) => idOf(game, question)),
      heaps: heaps === undefined ? undefined : Math.floor(heaps) + 1,
    })),
  };
}
