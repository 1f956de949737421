// The prompt of Windows (cmd.exe) has double quotes only. A single quote is a letter there: it reaches the program, and
// blanks between two of them part the words.

/**
 * The words of a command line without the single quotes that a shell has left, the words between them joined again; what
 * follows `--` is the command of another program.
 * `unquoted(["solve", "'kayles", "5", "+", "nim", "3'"])` is `["solve", "kayles 5 + nim 3"]`.
 */
export function unquoted(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "--") return [...found, ...words.slice(at)];
    const [, before, inner] = /^(--[\w-]+=|)'(.*)$/s.exec(word) ?? [];
    const end = inner === undefined ? -1 : words.findIndex((each, i) => i >= at && closes(each, i === at));
    if (end < 0) found.push(word);
    else {
      const quoted = [inner!, ...words.slice(at + 1, end + 1)].slice(0, end - at + 1).join(" ");
      found.push(`${before}${quoted.slice(0, -1)}`);
      at = end;
    }
  }
  return found;
}

/** Whether a quotation ends with this word, which may be the one that opens it. */
const closes = (word: string, opens: boolean): boolean =>
  word.endsWith("'") && !(opens && /^(--[\w-]+=)?'$/.test(word));
