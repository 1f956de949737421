import { effect, signal, untracked } from "@preact/signals";
import { nameOfRoute, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, MOST, STEP } from "./address.ts";

/** Sample lesson for first-time users. */
export const SAMPLE = [
  "play?sum=nim+3+4+5",
  "why?sum=nim+3+4+5",
  "play?sum=kayles+12",
  "table?game=kayles&to=100",
];

const stepOf = (line: string): string => line.trim().replace(/^.*#/, "");

/** Whether an address, without its `#`, belongs to a route. */
function leads(step: string): boolean {
  const [, name = ""] = /^(?:(?:en|zh)\/)?([a-z]+)/.exec(step) ?? [];
  return STEP.test(step) && nameOfRoute(name) !== undefined;
}

/** Steps from lines with links: complete links, or their parts from `#` on. */
export const stepsIn = (text: string): readonly string[] =>
  text.split("\n").map(stepOf).filter(leads).slice(0, MOST);

/** Lines that are not links to this page. */
export const othersIn = (text: string): readonly string[] =>
  text.split("\n").filter((line) => line.trim() !== "" && !leads(stepOf(line)));

/** Links as typed, one per line. */
export const text = signal("");

export function put(steps: readonly string[]): void {
  text.value = steps.join("\n");
}

export function run(): () => void {
  const stops = [
    onNavigate(address, ({ steps }) => put(steps)),
    effect(() => {
      const steps = stepsIn(text.value);
      untracked(() => replaceQuery(address, { steps }));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
