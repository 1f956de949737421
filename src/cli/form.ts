import { type Answer, forms, type InputForm, parseAnswer, parseRead } from "../codegen/index.ts";
import { nearest } from "../nearest.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Names of predefined forms. */
export const names = Object.keys(forms) as (keyof typeof forms)[];

/** Input format of a program, and its output words. */
export interface ProgramForm {
  readonly read: InputForm | undefined;
  readonly answer: Answer;
  readonly name?: string;
}

/** Input and output form from the options; each game has its own default. */
export function formOf(context: CommandContext): ProgramForm {
  const read = context.option("read");
  const input = read === undefined ? context.option("input") : undefined;
  const asked = read ?? input;
  const print = context.option("print");
  const name = names.find((each) => each === asked);
  const printed = print === undefined ? undefined : parseAnswer(print);
  if (name !== undefined) return { read: forms[name].read, answer: printed ?? forms[name].answer, name };
  if (input !== undefined) throw noForm(input);
  const answer = printed ?? forms.heaps.answer;
  return { read: asked === undefined ? undefined : parseRead(asked), answer };
}

function noForm(asked: string): UsageError {
  const meant = nearest(asked, names);
  return new UsageError(t("inputExpectedOneFound", { names, asked, meant }));
}
