import type { JSX } from "preact";
import type { ProblemProgram } from "../engine/problems.ts";
import { address } from "../program/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { texts } from "./text.ts";

/** Link to the program for the input of a problem, if it has one. */
export function ProgramLink({
  program,
}: {
  readonly program: ProblemProgram | undefined;
}): JSX.Element | null {
  if (program === undefined) return null;
  return (
    <a class="accent bold" href={hrefOf(address, program)}>
      {say(texts.itsProgram)}&nbsp;→
    </a>
  );
}
