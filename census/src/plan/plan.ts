import type { Text } from "nimber";
import { nearest } from "nimber/games";
import { families } from "../family/families.ts";
import type { Family } from "../family/family.ts";
import { t } from "../locale/census.ts";
import type { JobLimits, Question } from "../types.ts";
import { gamesRead, idOf, type PlannedGame } from "./games.ts";
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

/** Games with their own limits. */
export interface Further {
  readonly games: readonly string[];
  readonly heaps: number | undefined;
  readonly seconds: number | undefined;
  readonly bytes: number | undefined;
}

/** Plan of a census: one question for each game of a family, within limits. */
export interface Plan {
  readonly name: string;
  readonly family: Family;
  readonly question: Question;
  readonly limits: JobLimits;
  readonly further: readonly Further[];
}

/** Largest heap; a table of this many values has at least 2 GiB. */
const MOST_HEAP = 2e9;
const MOST_SECONDS = 365 * 86_400;
/** Least byte limit, because kernels need memory besides the values. */
const LEAST_BYTES = 2 ** 24;
const MOST_BYTES = 2 ** 40;
const USUAL_SECONDS = 3600;
const USUAL_BYTES = 2 ** 30;
const heapsRead = measured(t("largestHeap"), HEAPS, 1, MOST_HEAP);
const secondsRead = measured(t("time"), SECONDS, 0.001, MOST_SECONDS);
const bytesRead = measured(t("sizeMemory"), BYTES, LEAST_BYTES, MOST_BYTES);

const nameRead: Read<string> = (place) => {
  const what: Text = t("whatNameLettersDigitsPointsDashes");
  const name = textOf(place, what);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name)) throw failure(place, what);
  return name;
};

const familyRead = choice(t("family"), families);

const QUESTIONS: Readonly<Record<string, Question>> = {
  values: "values",
  period: "period",
  "misere outcomes": "misere",
  "misere quotient": "quotient",
  distinct: "distinct",
};

const questionRead: Read<{ question: Question; heap: number }> = (place) => {
  const what = t("question", { examples: Object.keys(QUESTIONS).map((each) => `\`${each} to 10^4\``) });
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
  readonly further: readonly (Omit<Further, "games"> & { readonly games: readonly PlannedGame[] })[];
}

const planRead: Read<Written> = mapping<Written>(t("planFieldsFamilyQuestionLimits"), {
  name: optional<string | undefined>(nameRead, undefined),
  family: required(familyRead),
  question: required(questionRead),
  limits: optional(
    mapping<{ seconds: number; bytes: number }>(t("limitsSecondsSBytesMib"), {
      seconds: optional(secondsRead, USUAL_SECONDS),
      bytes: optional(bytesRead, USUAL_BYTES),
    }),
    { seconds: USUAL_SECONDS, bytes: USUAL_BYTES },
  ),
  further: optional(
    listOf(
      t("listGamesLimitsTheirOwn"),
      mapping<Written["further"][number]>(t("gamesLimitsGamesHeaps"), {
        games: required(gamesRead),
        heaps: optional<number | undefined>(heapsRead, undefined),
        seconds: optional<number | undefined>(secondsRead, undefined),
        bytes: optional<number | undefined>(bytesRead, undefined),
      }),
    ),
    [],
  ),
});

/**
 * Reads a plan in YAML or JSON. `file` names it in messages, and in reports unless the plan has a name.
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
