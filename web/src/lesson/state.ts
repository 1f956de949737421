import { effect, signal, untracked } from "@preact/signals";
import { keep, onArrival } from "../shell/url.ts";
import { address, stepsIn } from "./address.ts";

/** What a lesson may be, for those who have none yet. */
export const SAMPLE = [
  "play?sum=nim+3+4+5",
  "why?sum=nim+3+4+5",
  "play?sum=kayles+12",
  "table?game=kayles&to=100",
];

/** The links, one line each, as they are typed. */
export const text = signal("");

export function put(steps: readonly string[]): void {
  text.value = steps.join("\n");
}

export function run(): () => void {
  const stops = [
    onArrival(address, ({ steps }) => put(steps)),
    effect(() => {
      const steps = stepsIn(text.value);
      untracked(() => keep(address, { steps }));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
