import { GameError, InputError, NotationError } from "../errors.ts";
import { say } from "../locale/message.ts";
import { t } from "../locale/session.ts";
import type { Text } from "../types.ts";

/** Answer as data: its value, or the reason why there is none. */
export type Answer<T> = { readonly value: T } | { readonly refused: Refused };

/** Reason why a question has no answer. */
export interface Refused {
  readonly text: Text;
  /** Kind of the error; absent for an internal error. */
  readonly code?: GameError["code"];
  /** Text that could not be read, with the offset of the error. */
  readonly input?: string;
  readonly offset?: number;
  readonly line?: number;
  readonly column?: number;
}

/** Error for a question without an answer; `text` is the reason. */
export class Refusal extends Error {
  readonly text: Text;
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(say(refused.text, "en"));
    this.text = refused.text;
    this.refused = refused;
  }
}

/** Error as data. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  if (error instanceof NotationError) {
    return { text: error.text, code: error.code, input: error.input, offset: error.offset };
  }
  if (error instanceof InputError) {
    return { text: error.text, code: error.code, line: error.line, column: error.column };
  }
  if (error instanceof GameError) return { text: error.text, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  return { text: t("failed", { message }) };
}
