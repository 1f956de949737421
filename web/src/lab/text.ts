import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

export const T = {
  title: { en: "Lab", zh: "实验室" },
  lead: {
    en: "Write the rules of a game in TypeScript: see who wins, and test the law that you suspect.",
    zh: "用 TypeScript 写下游戏规则，查看谁能获胜，并检验你猜想的规律。",
  },
  program: { en: "Rules", zh: "规则" },
  editor: {
    en: "Rules in TypeScript; Escape, then Tab, leaves the editor",
    zh: "TypeScript 规则代码，先按 Escape 再按 Tab 可离开编辑器",
  },
  start: { en: "Start from", zh: "选择示例" },
  own: { en: "Your program", zh: "你的程序" },
  examples: { en: "Examples", zh: "示例" },
  drafts: { en: "Your drafts", zh: "你的草稿" },
  tooLong: {
    en: "This program is too long for the address: a link will not have it. It is kept in this browser.",
    zh: "程序过长，无法存入网址，链接中将不包含它，但会保存在此浏览器中。",
  },
  loading: {
    en: "Loading types and completion; you can type already …",
    zh: "正在加载类型检查与补全，现在即可输入……",
  },
  notLoaded: {
    en: "The compiler could not be loaded; reload the page to try again.",
    zh: "编译器未能加载，请刷新页面重试。",
  },
  keys: {
    en: "Ctrl+Enter runs. Tab indents; Escape, then Tab, leaves the editor.",
    zh: "Ctrl+Enter 运行。Tab 缩进；先按 Escape 再按 Tab 可离开编辑器。",
  },
  help: { en: "How to write rules", zh: "如何编写规则" },
  run: { en: "Run", zh: "运行" },
  cancel: { en: "Stop", zh: "停止" },
  held: {
    linked: {
      en: "This program came with the link: somebody else may have written it. It has not run yet, so read it first if you like. It cannot see your files or go online.",
      zh: "此程序来自链接，可能由他人编写，尚未运行，可以先看看代码。它无法读取你的文件，也无法联网。",
    },
    file: {
      en: "This program came from a file and has not run here yet, so read it first if you like. It cannot see your files or go online.",
      zh: "此程序来自文件，尚未在此运行，可以先看看代码。它无法读取你的文件，也无法联网。",
    },
    unended: {
      en: "The last run of this program did not end: it was stopped, or the page was closed. It does not start again by itself.",
      zh: "此程序上次没有运行完：可能被终止，或页面被关闭。它不会自动再次运行。",
    },
    new: {
      en: "This program has not run in this browser yet.",
      zh: "此程序尚未在此浏览器中运行过。",
    },
  },
  openFile: { en: "Open a file", zh: "打开文件" },
  saveFile: { en: "Save as a file", zh: "存为文件" },
  runIt: { en: "Run this program", zh: "运行此程序" },
  auto: { en: "Run as I type", zh: "输入时自动运行" },
  limit: { en: "Time limit", zh: "时间限制" },
  secondsOf: (n: number) => ({ en: `${n} s`, zh: `${n} 秒` }),
  running: (done: number, all: number) => ({
    en: `Running: ${done} of ${all} positions …`,
    zh: `运行中：${all} 个局面中的第 ${done} 个……`,
  }),
  starting: { en: "Starting …", zh: "正在启动……" },
  known: (n: number) => ({ en: `${n} positions known`, zh: `已知 ${n} 个局面` }),
  done: (cases: number) => ({
    en: `Done: ${cases} ${cases === 1 ? "position" : "positions"}.`,
    zh: `完成：${cases} 个局面。`,
  }),
  stopped: { en: "Stopped.", zh: "已停止。" },
  outdated: {
    en: "The law has not been tested with the program as it is now.",
    zh: "当前的程序尚未与规律对拍。",
  },
  stale: {
    en: "Below are the results of the program as it ran last.",
    zh: "下方为上次成功运行的结果。",
  },
  line: (n: number) => ({ en: `Line ${n}`, zh: `第 ${n} 行` }),
  problems: (n: number) => ({
    en: n === 1 ? "1 problem" : `${n} problems`,
    zh: `${n} 个问题`,
  }),
  waiting: { en: "Run the program to see its values.", zh: "运行程序后可查看结果。" },

  law: { en: "Law", zh: "规律" },
  claims: {
    outcome: { en: "P-position when", zh: "必败态当且仅当" },
    value: { en: "SG value is", zh: "SG 值等于" },
  },
  lawLabel: { en: "Law, an expression", zh: "规律表达式" },
  given: [
    {
      en: "An expression in p, the position, such as `p[0] === 0`.",
      zh: "用局面 p 写出的表达式，例如 `p[0] === 0`。",
    },
    {
      en: "An expression in n, such as `n % 4 === 0` or `isFibonacci(n)`.",
      zh: "用 n 写出的表达式，例如 `n % 4 === 0` 或 `isFibonacci(n)`。",
    },
    {
      en: "An expression in a and b, such as `(a ^ b) === 0`.",
      zh: "用 a 和 b 写出的表达式，例如 `(a ^ b) === 0`。",
    },
  ],
  noLaw: { en: "Type a law, and it is compared with the rules.", zh: "输入规律，即可与规则比对。" },
  holdsSoFar: (n: number) => ({
    en: `Holds so far, for ${n} ${n === 1 ? "case" : "cases"}.`,
    zh: `目前对 ${n} 种情形成立。`,
  }),
  holds: (n: number) => ({
    en: `Holds for all ${n} cases looked at: observed, not proved.`,
    zh: `对检验的全部 ${n} 种情形成立：仅为观察结果，并非证明。`,
  }),
  fails: (at: string) => ({ en: `Fails first at ${at}.`, zh: `最小反例：${at}。` }),
  saysOutcome: (law: string, rules: string) => ({
    en: `The law says ${law}, the rules say ${rules}.`,
    zh: `规律判为${law}，规则得出${rules}。`,
  }),
  failsAlso: (wrong: number, cases: number) => ({
    en: `It is wrong for ${wrong} of ${cases} cases.`,
    zh: `${cases} 种情形中有 ${wrong} 种不符。`,
  }),
  unfit: {
    misere: {
      en: "In misère play a position has an outcome, but no SG value.",
      zh: "反常规则下只有胜负，没有 SG 值。",
    },
    value: {
      en: "An SG value is a number, but this law is true or false.",
      zh: "SG 值是数，而此规律的结果是真或假。",
    },
    outcome: {
      en: "An outcome is true or false, but this law is a number.",
      zh: "胜负是真或假，而此规律的结果是数。",
    },
  },
  outcomes: { P: { en: "P", zh: "必败态（P）" }, N: { en: "N", zh: "必胜态（N）" } },
  value: (n: number) => ({ en: `SG value ${n}`, zh: `SG 值 ${n}` }),

  views: {
    values: { en: "Values", zh: "数值" },
    graph: { en: "Graph", zh: "博弈图" },
    play: { en: "Play", zh: "对弈" },
  },
  shown: { en: "What to show", zh: "显示内容" },
  convention: { en: "Play", zh: "规则" },
  plays: { normal: { en: "Normal", zh: "正常" }, misere: { en: "Misère", zh: "反常" } },
  upTo: { en: "Up to", zh: "上限" },
  most: (n: number) => ({ en: `at most ${n}`, zh: `最多 ${n}` }),
  pPositions: { en: "P-positions", zh: "必败态" },
  none: { en: "none", zh: "无" },
  andMore: (n: number) => ({ en: `and ${n} more`, zh: `另有 ${n} 个` }),
  period: { en: "Period", zh: "周期" },
  observed: ({ preperiod, period, count }: { preperiod: number; period: number; count: number }) => ({
    en: `From n = ${preperiod} on the values repeat with period ${period}: observed in ${count} values, not proved.`,
    zh: `自 n = ${preperiod} 起以 ${period} 为周期：由 ${count} 个值观察得出，并非证明。`,
  }),
  observedGrowth: ({
    preperiod,
    period,
    saltus,
    count,
  }: {
    preperiod: number;
    period: number;
    saltus: number;
    count: number;
  }) => ({
    en: `From n = ${preperiod} on the value grows by ${saltus} every ${period}: observed in ${count} values, not proved.`,
    zh: `自 n = ${preperiod} 起每过 ${period} 增加 ${saltus}：由 ${count} 个值观察得出，并非证明。`,
  }),
  noPeriod: (count: number) => ({
    en: `None seen in ${count} values.`,
    zh: `在 ${count} 个值中未见周期。`,
  }),
  plot: (count: number) => ({
    en: `Plot of the SG values of n, ${count} of them; the table below has them in words.`,
    zh: `n 的 SG 值图，共 ${count} 个，下表列出各值。`,
  }),
  table: { en: "Table of values", zh: "SG 值表" },
  rowOf: (a: number) => ({ en: `a = ${a}`, zh: `a = ${a}` }),
  position: { en: "Position", zh: "局面" },
  outcome: { en: "Outcome", zh: "胜负" },
  sg: { en: "SG value", zh: "SG 值" },
  cut: (n: number) => ({
    en: `Only the first ${n} positions that can be reached are listed.`,
    zh: `仅列出可到达的前 ${n} 个局面。`,
  }),
  legend: { P: { en: "P-position", zh: "必败态" }, N: { en: "N-position", zh: "必胜态" } },
  noValues: { en: "No values yet.", zh: "尚无数值。" },
  firstShown: (n: number) => ({
    en: `The table has the first ${n} values.`,
    zh: `表中为前 ${n} 个值。`,
  }),
  differs: { en: "law differs", zh: "与规律不符" },
  playThis: { en: "Choose a position to play it.", zh: "点击局面即可对弈。" },

  you: { en: "Your move", zh: "轮到你走" },
  rival: { en: "The opponent moves …", zh: "轮到对手……" },
  youWin: { en: "You win!", zh: "你赢了！" },
  youLose: { en: "You lose.", zh: "你输了。" },
  nothing: { en: "Nothing is left.", zh: "已无剩余。" },
  noMoves: { en: "no moves", zh: "无法操作" },
  again: { en: "Start again", zh: "重新开始" },
  playFrom: { en: "Play from here", zh: "从此局面开始" },
  undo: { en: "Undo", zh: "悔棋" },
  rivalFirst: { en: "Let the opponent move", zh: "让对手走" },
  hints: { en: "Show who wins", zh: "显示胜负" },
  moves: { en: "Moves", zh: "走法" },
  record: { en: "Record", zh: "着法记录" },
  youPlayed: { en: "You", zh: "你" },
  rivalPlayed: { en: "Opponent", zh: "对手" },
  cutMoves: (n: number) => ({ en: `Only ${n} moves are listed.`, zh: `仅列出 ${n} 种走法。` }),
  winning: { en: "wins", zh: "制胜" },
  losing: { en: "loses", zh: "败着" },
  toMove: {
    N: { en: "You can win.", zh: "你能获胜。" },
    P: { en: "Every move loses.", zh: "每一步都会输。" },
  },

  graphCut: {
    en: "The game has more positions than can be drawn: these are the nearest to the start.",
    zh: "局面过多，仅画出离起点最近的部分。",
  },
  graphSplit: {
    en: "A move that leaves several components leads to their sum, from which lines lead to each of them.",
    zh: "一步若留下多个子游戏，则连到它们的和，再由和连到各子游戏。",
  },
  graphPick: { en: "Choose a position to see its options.", zh: "点击局面可查看其后继。" },
} satisfies Record<string, Said | Readonly<Record<string, Said>> | readonly Said[]>;
