import type { Text } from "nimber";

/** What a program may export, and what is in its scope. */
export const GUIDE: readonly { readonly code: string; readonly says: Text }[] = [
  {
    code: "start",
    says: { en: "The position to begin with.", zh: "起始局面。" },
  },
  {
    code: "moves(position)",
    says: {
      en: "Yields what each move leaves: a position, a list of components, or `{ at, to }` to give the move a name.",
      zh: "依次产出每步之后留下的局面、子游戏列表，或带名称的 `{ at, to }`。",
    },
  },
  {
    code: "position(n) · position(a, b)",
    says: {
      en: "The position for one or two numbers: for tables and laws. Numbers and pairs of numbers need none.",
      zh: "由一个或两个数给出局面，用于 SG 值表和规律；局面本身是数或数对时不必写。",
    },
  },
  {
    code: "least · most",
    says: { en: "Where the numbers begin and end.", zh: "数的起点与终点。" },
  },
  {
    code: "key(position) · format(position)",
    says: {
      en: "What is equal for equal positions, and how to write a position. Both have sensible defaults.",
      zh: "相同局面有相同的 key；format 决定如何书写局面。两者均有默认值。",
    },
  },
  {
    code: "parse(text)",
    says: {
      en: "The position that a text stands for, `undefined` where it stands for none.",
      zh: "由文字读出局面，读不出时返回 `undefined`。",
    },
  },
  {
    code: "canonical(position) · parts(position)",
    says: {
      en: "A position of the same value, the same one for all that are equal by symmetry; and the positions that a position falls apart into.",
      zh: "canonical 返回值相同的局面，对称的局面返回同一个；parts 返回局面所分成的互不影响的若干局面。",
    },
  },
  {
    code: "board(position)",
    says: {
      en: 'How a position is drawn: lines of letters, or cells such as `{ shape: "token", x: 0, y: 0 }`.',
      zh: '局面的画法：若干行文字，或形如 `{ shape: "token", x: 0, y: 0 }` 的单元格。',
    },
  },
  {
    code: "judge(input, value)",
    says: {
      en: "The lines that are printed for the input of a judge, by the values of positions: for `nimber judge --rules` and for programs out of a saved file.",
      zh: "按局面的值逐行产出对评测输入的输出，供保存的文件用于 `nimber judge --rules` 和生成程序。",
    },
  },
  {
    code: "law(…)",
    says: {
      en: "`true` where the player to move loses, or the SG value: it is compared with the rules where the field for a law is empty.",
      zh: "必败态返回 `true`，或返回 SG 值；规律栏为空时与规则比对。",
    },
  },
  {
    code: "misere",
    says: { en: "`true` when whoever cannot move wins.", zh: "无法操作者获胜时写 `true`。" },
  },
  {
    code: "mex nimSum heaps divisors gcd isPrime isSquare isFibonacci isPowerOfTwo popcount valuation zeckendorf phi lowerWythoff",
    says: { en: "In scope for rules and laws.", zh: "规则和规律中可直接使用。" },
  },
];
