/** Copies of what a quantifier repeats that an engine makes at most; beyond them it counts. */
const COPIES = 6;

/**
 * Size of a compiled regular expression, in nodes: a character, a class by its length, each as often as the
 * quantifiers around it have it copied. An upper bound for what V8 makes, which copies no more often; what is no regular
 * expression has a size, too. Linear in the length, with a stack of its own.
 */
export function expressionSize(source: string): number {
  const open: number[] = [];
  let total = 0;
  let last = 0;
  const add = (size: number) => {
    last = size;
    total += size;
  };
  for (let i = 0; i < source.length; i++) {
    const letter = source[i]!;
    if (letter === "\\") {
      i++;
      add(1);
    } else if (letter === "[") {
      const end = endOfClass(source, i);
      add(1 + (end - i) / 4);
      i = end;
    } else if (letter === "(") {
      open.push(total);
      total = 0;
    } else if (letter === ")") {
      const inner = total + 1;
      total = open.pop() ?? 0;
      add(inner);
    } else if (letter === "*" || letter === "?") last = 0;
    else if (letter === "+") {
      total += last;
      last = 0;
    } else if (letter === "{") {
      const [whole, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(i, i + 40)) ?? [];
      if (whole === undefined) add(1);
      else {
        const times = comma === "" ? Number(least) : most === "" ? Number(least) + 1 : Number(most);
        total += last * (Math.max(1, Math.min(COPIES, times)) - 1);
        last = 0;
        i += whole.length - 1;
      }
    } else add(1);
  }
  return open.reduce((sum, each) => sum + each, total);
}

/** The bracket that closes a class; those within it are of sets. */
function endOfClass(source: string, from: number): number {
  for (let i = from + 1; i < source.length; i++) {
    if (source[i] === "\\") i++;
    else if (source[i] === "]") return i;
  }
  return source.length;
}
