import { InputError, LimitError, visible } from "../errors.ts";
import { headerIn, type LineReader, type Pair } from "./lines.ts";
import type { ReadOptions } from "./named.ts";
import { Names } from "./names.ts";

/** What was read before the first line that is text. */
interface Before {
  readonly line: number;
  readonly said: number;
  readonly first: Pair | undefined;
  readonly pairs: Iterable<readonly [number, number]>;
  readonly alone: readonly number[];
}

const EDGE = /^(?:->|→|>)$/;
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** The bytes that a name takes, with its entry in a table of names. */
const PER_NAMED_EDGE = 100;

/** Goes on where vertices have other names than numbers. */
export function textReader({ header, bytes, decode }: ReadOptions, before: Before): LineReader {
  const names = new Names();
  let { line, said, first } = before;
  for (const [from, to] of before.pairs) names.edge(`${from}`, `${to}`);
  for (const v of before.alone) names.vertex(`${v}`);

  function read(text: string): void {
    line++;
    if (/^\s*(?:[#%]|$)/.test(text)) return;
    const [, ended] = /^\s*!(?=\s)(.*)$/.exec(text) ?? [];
    if (ended !== undefined) {
      for (const name of ended.split(/[\s,]+/)) if (name !== "") names.won(name);
      return;
    }
    const [, at, options] = /^\s*(\S+?)\s*:(?=\s|$)(.*)$/.exec(text) ?? [];
    if (at !== undefined) {
      names.vertex(at);
      for (const to of options!.split(/[\s,]+/)) if (to !== "") names.edge(at, to);
      said++;
      return;
    }
    const words = text
      .replace(/(?<=\S)(->|→)(?=\S)/g, " $1 ")
      .split(/[\s,]+/)
      .filter((word) => word !== "");
    const [from, to, more] = words.length === 3 && EDGE.test(words[1]!) ? [words[0]!, words[2]!] : words;
    if (more !== undefined) throw tooMuch(more, text, line);
    if (to === undefined) names.vertex(from!);
    else if (said === 0 && NUMBER.test(from!) && NUMBER.test(to)) first = [Number(from), Number(to)];
    else names.edge(from!, to);
    said++;
    if (names.edges * PER_NAMED_EDGE > bytes) throw new LimitError("bytes", bytes);
  }

  return {
    lines(piece) {
      const text = decode(piece);
      for (const each of text.replace(/\n$/, "").split("\n")) read(each.replace(/\r$/, ""));
    },
    end() {
      const found = headerIn(header, first, said - 1, () => names.count);
      if (found === undefined && first !== undefined) names.edge(`${first[0]}`, `${first[1]}`);
      return names.done(found);
    },
  };
}

function tooMuch(word: string, text: string, line: number): InputError {
  const shown = `\`${visible(word.slice(0, 24))}\``;
  const column = text.indexOf(word, text.search(/\S/) + 1) + 1;
  return new InputError({ en: "the end of the line", zh: "行尾" }, { en: shown, zh: shown }, line, column);
}
