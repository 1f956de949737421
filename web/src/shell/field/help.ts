import { pages } from "virtual:help-index";
import type { LocalizedText, Text } from "nimber";
import { localized } from "nimber/locale";
import { address } from "../../help/address.ts";
import type { HelpPage } from "../../help/help.ts";
import { hrefOf } from "../href.ts";

// Search in the pages of Help by their titles, notes and headings, for the search field.

/** Search terms that the documents themselves do not use. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  "tutorials/contest-problem": ["template", "oj", "板子", "模板"],
  "tutorials/lesson": ["teach", "classroom", "备课", "课堂", "教案"],
  "how-to/split": ["divide", "拆分", "拆堆", "分裂"],
  "how-to/two-letters": ["pairs", "两个字母", "两堆", "二维"],
  "how-to/misere": ["anti", "last", "反nim", "antisg"],
  "how-to/limits": ["timeout", "memory", "slow", "超时", "内存"],
  "how-to/resume": ["checkpoint", "continue", "断点", "断点续算"],
  "how-to/judge-input": ["stdin", "输入格式"],
  "how-to/holes": ["obstacles", "障碍", "挖洞", "空洞"],
  "how-to/rules-file": ["typescript rules", "自己的文件", "自定义规则"],
  "how-to/tables": ["download", "打表", "表格"],
  "how-to/certificates": ["proof", "证明"],
  "how-to/windows": ["code page", "chcp", "936", "gbk", "乱码", "编码"],
};

/** Words of questions that say nothing about their subject. */
const ASKING =
  /\b(?:how|what|where|when|which|why|who|do|does|did|can|could|should|is|are|am|to|i|me|my|you|we|it|its|a|an|the|of|in|on|at|for|with|from|by|and|or|there|write|use|make|get|want|need|please|help|nimber)\b|怎么样|怎么|怎样|如何|为什么|什么|哪里|哪个|可以|能否|能不能|一个|一条|一种|请问|写|做|用|的|了|吗|呢|是|在|会|把|我|要/g;

/** Text that reads as a question; no notation does. */
const QUESTION = /[?？]\s*$|^\s*(?:怎|如何|为什么|什么|how|what|where|why|can)/i;

export const isQuestion = (text: string): boolean => QUESTION.test(text);

const normal = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** English words without endings, numbers, and runs of Chinese characters. */
function wordsIn(text: string): readonly string[] {
  return (text.match(/[a-z][a-z0-9]*|\d+|\p{sc=Han}+/gu) ?? []).map((word) =>
    /^[a-z]{5,}$/.test(word) ? word.replace(/(?:ting|ing|es|s|ed)$/, "") : word,
  );
}

const wordsOf = (texts: readonly (LocalizedText | undefined)[], more: readonly string[] = []): string =>
  ` ${texts
    .flatMap((each) => (each === undefined ? [] : Object.values(localized(each))))
    .concat(more)
    .flatMap((each) => wordsIn(normal(each)))
    .join(" ")} `;

/** Page or heading, with its own words and those of its page. */
interface HelpPlace {
  readonly page: string;
  readonly at?: string;
  readonly title: Text;
  /** Title of the page for a heading, title of the group for a page. */
  readonly of: Text;
  readonly own: string;
  readonly around: string;
}

const placesOf = ({ page, title, note, group, sections }: HelpPage): readonly HelpPlace[] => {
  const about = [page.replace(/^.*\//, ""), ...(ABOUT[page] ?? [])];
  const whole = wordsOf([title, note], about);
  return [
    { page, title, of: group, own: wordsOf([title]), around: whole },
    ...sections.map((each) => ({
      ...{ page, at: each.at, title: each.title, of: title },
      own: wordsOf([each.title]),
      around: whole,
    })),
  ];
};

let places: readonly HelpPlace[] | undefined;

/** Least number of letters that match as the beginning of a word. */
const LEAST = 3;

function has(words: string, sought: string): boolean {
  if (/\p{sc=Han}/u.test(sought)) return words.includes(sought);
  return words.includes(sought.length < LEAST ? ` ${sought} ` : ` ${sought}`);
}

/**
 * Relevance of a place; 0 for no match. Words in its title count more than those around it, and a page counts
 * more than a heading.
 */
function score({ own, around, at }: HelpPlace, sought: readonly string[]): number {
  if (!sought.every((word) => has(own, word) || has(around, word))) return 0;
  const inTitle = sought.filter((word) => has(own, word)).length;
  if (at === undefined) return 2 + 2 * inTitle;
  return inTitle === 0 ? 0 : 1 + 2 * inTitle;
}

const MOST = 4;

/** Page of Help or heading found, with its address. */
export interface HelpFound {
  readonly title: Text;
  readonly of: Text;
  readonly href: () => string;
}

/** Pages and headings of Help that match a question or a few words, the best first. */
export function helpLike(text: string): readonly HelpFound[] {
  if (text.length > 80 || /[{}[\]|<>=+]/.test(text)) return [];
  const sought = wordsIn(normal(text).replace(ASKING, " "));
  if (sought.join("").length < (/\p{sc=Han}/u.test(text) ? 1 : LEAST)) return [];
  places ??= pages.flatMap(placesOf);
  return places
    .map((place) => ({ place, points: score(place, sought) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ place: { page, at, title, of } }) => ({
      title,
      of,
      href: () => hrefOf(address, { page, at }),
    }));
}

/** Section of the notation page for each feature of an unreadable text. */
const FORMS: readonly (readonly [form: RegExp, at: string])[] = [
  [/\[/, "a-rule-in-a-line"],
  [/[{}]/, "sets"],
  [/\+/, "sums"],
  [/^\s*[0-9]*\.[0-9]/, "codes"],
  [/^\s*[a-z][\w-]*(?:\([^)]*\))?\s+\S/i, "positions"],
];

/** Section on notation that helps with a text that cannot be read. */
export function notationFor(text: string): HelpFound {
  const at = FORMS.find(([form]) => form.test(text))?.[1];
  const page = pages.find(({ page }) => page === "notation")!;
  const section = page.sections.find((each) => each.at === at);
  return {
    title: (section ?? page).title,
    of: page.title,
    href: () => hrefOf(address, { page: page.page, at: section?.at }),
  };
}
