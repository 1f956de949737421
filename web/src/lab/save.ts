import { save } from "../shell/file.ts";
import { results } from "./run.ts";
import { claim, code, example, fileName, law } from "./state.ts";

/** Saves the program as a file, with the present law if it has none of its own. */
export function saveProgram(): void {
  const name = fileName.value ?? `${example.value?.id ?? "rules"}.ts`;
  save(new Blob([`${code.value.trimEnd()}\n${lawText()}`], { type: "text/plain" }), name);
}

/** Parameters of a law, by their number. */
const GIVEN = ["p", "n", "a: number, b: number"];

function lawText(): string {
  const text = law.value.trim();
  if (text === "" || /^export\b.*\blaw\b/m.test(code.value)) return "";
  const { shape, cases = [] } = results.value ?? {};
  const given = GIVEN[shape?.parameters ?? 1]!;
  const typed = given === "n" ? "n: number" : given === "p" ? "p: Parameters<typeof moves>[0]" : given;
  const isSaid = claim.value === "value" || typeof cases[0]?.says === "boolean";
  return `\nexport const law = (${typed}) => ${isSaid ? text : `Boolean(${text})`};\n`;
}
