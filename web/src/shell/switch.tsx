import type { Text } from "nimber";
import type { JSX } from "preact";
import { say } from "./language.ts";

interface SwitchProps {
  readonly label: Text;
  readonly on: boolean;
  flip(): void;
}

/** Switch with immediate effect, outside of any form. */
export function Switch({ label, on, flip }: SwitchProps): JSX.Element {
  return (
    <button type="button" role="switch" class="switch" aria-checked={on} onClick={flip}>
      <span class="knob fixed anchor" aria-hidden="true" />
      {say(label)}
    </button>
  );
}
