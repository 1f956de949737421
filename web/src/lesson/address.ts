import { codec, field } from "../shell/fields.ts";

// Address of a lesson, which contains its steps as addresses.

const LONGEST = 12_000;
export const MOST = 60;

/** Step of a lesson: an address of this page, without its `#`. */
export const STEP = /^(?:(?:en|zh)\/)?[a-z]{2,12}(?:\?[^|\s]{0,2000})?$/;

export const address = codec("lesson", {
  steps: field<readonly string[]>(
    [],
    (given) => {
      // In links written by hand, unescaped plus signs of the steps arrive as spaces.
      const text = given.replaceAll(" ", "+");
      const steps = text.split("|");
      return text.length <= LONGEST && steps.length <= MOST && steps.every((step) => STEP.test(step))
        ? steps
        : undefined;
    },
    (steps) => (steps.length === 0 ? undefined : steps.join("|")),
  ),
});
