// The Windows prompt (cmd.exe) supports only double quotes. A single quote is an ordinary character: the
// program receives it, and blanks separate words even between single quotes.

/**
 * Removes single quotes that the shell has left in the arguments, and joins the words between them. Leaves
 * everything after `--` unchanged, which is the command of another program. `unquoted(["solve", "'kayles",
 * "5", "+", "nim", "3'"])` is `["solve", "kayles 5 + nim 3"]`.
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

/** Whether a quotation ends with this word; with `opens`, the word also opens it. */
const closes = (word: string, opens: boolean): boolean =>
  word.endsWith("'") && !(opens && /^(--[\w-]+=)?'$/.test(word));
