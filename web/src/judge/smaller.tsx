import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { judging } from "../engine/client.ts";
import { t } from "../locale/judge.ts";
import { say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { resource } from "../shell/resource.ts";

const texts = {
  smaller: t("smaller"),
  next: t("next"),
  again: t("again"),
  smallest: t("smallest"),
  alone: (id: string): Text => t("nimberStressOutDoesWithout", { id }),
} satisfies Record<string, Text | ((id: string) => Text)>;

/** Shrinking of a drawn input: the smaller input being tried, and the results of the earlier ones. */
interface Course {
  readonly format: string;
  readonly choices: readonly number[];
  readonly input: string;
  /** Absent while the drawn input itself is tried. */
  readonly wrong?: readonly boolean[];
  readonly smallest?: boolean;
}

export const course = signal<Course | undefined>(undefined);

/** Step of the shrinking: whether the present input fails, and what takes the next one. */
interface Step {
  readonly of: Course;
  readonly isWrong: boolean;
  readonly enter: (input: string) => void;
}

/** Next input to try. */
const shrinking = resource(
  async ({ of: { wrong, ...drawn }, isWrong }: Step): Promise<Course> => {
    const said = wrong === undefined ? [] : [...wrong, isWrong];
    const { format, choices } = drawn;
    const found = await judging.ask({ ask: "shrinkInput", format, choices, wrong: said });
    return { ...drawn, ...found, wrong: said };
  },
  ({ value, why }, { of, enter }) => {
    if (why !== undefined || course.value !== of) return;
    course.value = value;
    enter(value.input);
  },
);

/**
 * Leads from a drawn input that a program gets wrong to a small one: the user runs each input and pastes the
 * output.
 */
export function Smaller(given: {
  readonly input: string;
  /** Whether the pasted output is wrong, once there is one. */
  readonly isWrong: boolean | undefined;
  readonly enter: (input: string) => void;
}): JSX.Element | null {
  const now = course.value;
  if (now === undefined || now.input !== given.input) return null;
  const { isWrong } = given;
  const tries = now.wrong !== undefined;
  if (isWrong === undefined) {
    const told = now.smallest ? texts.smallest : texts.again;
    return tries ? <p role="status">{say(told)}</p> : null;
  }
  if (now.smallest || (!isWrong && !tries)) return null;
  return (
    <div class="cluster">
      <button type="button" onClick={() => void shrinking.ask({ of: now, isWrong, enter: given.enter })}>
        {say(isWrong ? texts.smaller : texts.next)}
      </button>
      <p class="quiet slim">
        <Prose text={texts.alone(now.format)} />
      </p>
    </div>
  );
}
