import type { Play } from "nimber";

const MISERE_WORDS = ["misère", "misere", "反常规则", "反常"];
const WORD = `(?:${MISERE_WORDS.join("|")})`;
const OF = ["下的", "下"].join("|");
const MISERE = new RegExp(
  [
    `^${WORD}(?:\\s*(?:${OF}))?[\\s:：,，-]*(?=\\S)`,
    "^(?:反|anti[\\s-]?)(?=\\s*(?:尼姆|nim))",
    `[\\s,，(（]+(?:under\\s+|in\\s+)?${WORD}(?:\\s+play)?[)）]?$`,
  ].join("|"),
  "iu",
);

/** Typed text without words for misère play, and the play. */
export interface Spelt {
  readonly text: string;
  readonly play: Play;
}

/** Separates words for misère play from a typed text. */
export function spelt(typed: string): Spelt {
  const whole = narrow(typed).trim();
  if (MISERE_WORDS.includes(whole.toLowerCase())) return { text: whole, play: "normal" };
  const text = whole.replace(MISERE, "").trim();
  return text === whole ? { text, play: "normal" } : { text, play: "misere" };
}

/** Replaces full-width letters, digits and signs of Chinese keyboards by those of notation. */
const narrow = (text: string): string =>
  text
    .replaceAll("\u3000", " ")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Words of a question around a game. */
const ASKED =
  /^how (?:do|can|to)(?: i| you| we)? (?:win|play|solve|beat)(?: at| in)?\s+|^怎[么样](?:才能)?(?:赢|玩|取胜)|(?:怎[么样]|如何)(?:才能)?(?:赢|玩|取胜|必胜)$/iu;

/** Words before a set of takes that add nothing to it. */
const TAKING = /^(?:take|subtraction(?: game)?|取(?:石子|子)?(?:游戏)?)\s*(?=\{)/iu;

const NUMBERS = String.raw`\d+(?:[\s,，、]+\d+)*`;
/** Notations with various brackets: `nim(3,4,5)`, `nim {3,4,5}`, `nim: 3 4 5`, `wythoff 5 8`. */
const CALLED = new RegExp(
  String.raw`^(\p{L}[^\d()（）{[:：]*?)(?:\s*[(（{[]\s*(${NUMBERS})\s*[)）}\]]|\s*[:：]?\s*(${NUMBERS}))$`,
  "u",
);

/** Other possible meanings of a text. */
export function respelt(text: string): string[] {
  const [, name, bracketed, listed] = CALLED.exec(text) ?? [];
  const numbers = numbersIn(bracketed ?? listed ?? "");
  const called = name === undefined ? [] : [" ", ","].map((between) => `${name} ${numbers.join(between)}`);
  if (numbers.length === 2) called.push(asBoard(`${name}`, numbers));
  const others = [
    // {1 3 4} and S = {1,3,4}
    text.replace(/^s\s*=\s*(?=\{)/i, "").replace(/^\{[\d\s,，、]+\}/, (set) => `{${numbersIn(set).join()}}`),
    // 1..3, 取 1~3
    text.replace(/^(?:取|take)?\s*(\d+)\s*(?:\.\.+|[-–~～到至])\s*(\d+)\s*[个颗]?$/i, "{$1..$2}"),
    text.replace(TAKING, ""),
    text
      .replace(/[?？]$/, "")
      .replace(ASKED, "")
      .trim(),
    // kayles 12 nim 3
    text.replace(/(?<=\d)\s+(?=\p{L}{3})/gu, " + "),
  ];
  return [...called, ...others.filter((each) => each !== text)];
}

/** Board with these numbers of rows and columns. */
const asBoard = (name: string, sides: readonly string[]): string => `${name} ${sides.join("x")}`;

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Largest number in a set of takes given as bare numbers. */
const LARGEST = 64;

/** Sums that bare numbers may mean: heaps of Nim, and a set of takes. */
export function sumsOf(text: string): string[] {
  if (!/^\d{1,9}(?:[\s,，、]+\d{1,9}){0,3}$/.test(text)) return [];
  const numbers = numbersIn(text).map(Number);
  const nim = `nim ${numbers.join(" ")}`;
  const most = Math.max(...numbers);
  const isSet = numbers.length > 1 && new Set(numbers).size === numbers.length && Math.min(...numbers) > 0;
  return isSet && most <= LARGEST ? [nim, `{${numbers.join()}} ${2 * most + 1}`] : [nim];
}
