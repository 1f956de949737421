import { identify } from "../law/identify.ts";
import type { Deadline } from "../solve/limits.ts";
import { under } from "./laws.ts";
import type { IdentifiedFound, Question } from "./question.ts";
import { gameOf } from "./source.ts";

/** @throws RangeError for too many numbers */
export function identifyNumbers({ numbers }: Question<"identify">, deadline: Deadline): IdentifiedFound {
  const { limit, ...found } = identify(numbers, gameOf, under(deadline));
  return { ...found, ...(limit && { limit: limit.text }) };
}
