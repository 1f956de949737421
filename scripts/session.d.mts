export function run(
  line: string,
  language: "en" | "zh",
  env?: Readonly<Record<string, string>>,
): { readonly stdout: string; readonly stderr: string; readonly shown: string };

export function setsUp(line: string): boolean;

/** A folder that looks like the root, in which a session may write files. */
export const folder: string;
