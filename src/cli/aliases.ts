/** Commands that print code, whose `--lang` was once the programming language, and `--text` the language of the text. */
const CODED: readonly string[] = ["table", "template"];

/** `args` with options under the names that they have today; what is no language of text is one of programming. */
export function renamed(args: readonly string[], command: string | undefined): string[] {
  if (command === undefined || !CODED.includes(command)) return [...args];
  return args.map((arg, i) => {
    const [, name, , given] = /^--(lang|text)(=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) return arg;
    const value = given ?? args[i + 1];
    const today =
      name === "text" || value === undefined || value === "en" || value === "zh" ? "lang" : "code";
    return given === undefined ? `--${today}` : `--${today}=${given}`;
  });
}
