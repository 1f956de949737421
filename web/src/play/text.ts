import type { Play, Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

export const T = {
  yourMove: { en: "Your move", zh: "轮到你走" },
  firstMoves: { en: "The first player moves", zh: "轮到先手走" },
  secondMoves: { en: "The second player moves", zh: "轮到后手走" },
  thinking: { en: "The opponent is thinking …", zh: "对手思考中……" },
  youWin: { en: "You win!", zh: "你赢了！" },
  youLose: { en: "You lose.", zh: "你输了。" },
  firstWins: { en: "The first player wins.", zh: "先手获胜。" },
  secondWins: { en: "The second player wins.", zh: "后手获胜。" },
  nothingToMove: {
    N: { en: "Nobody can move here: whoever is to move has won", zh: "此局面无法操作：轮到走的一方获胜" },
    P: { en: "Nobody can move here: whoever is to move has lost", zh: "此局面无法操作：轮到走的一方告负" },
  },
  lookingBack: { en: "Looking back", zh: "回看中" },
  paused: { en: "Paused", zh: "已暂停" },
  stuck: { en: "No answer", zh: "无法作答" },
  afterMove: (n: number) => ({
    en: n === 0 ? "At the start" : `After move ${n}`,
    zh: n === 0 ? "开局" : `第 ${n} 步之后`,
  }),
  goOn: { en: "Play on from here", zh: "从此处继续" },
  pause: { en: "Pause", zh: "暂停" },
  again: { en: "Play again", zh: "再来一局" },

  lastMover: {
    you: { en: "You made the last move", zh: "最后一步由你走出" },
    rival: { en: "The opponent made the last move", zh: "最后一步由对手走出" },
    first: { en: "The first player made the last move", zh: "最后一步由先手走出" },
    second: { en: "The second player made the last move", zh: "最后一步由后手走出" },
  },
  over: (last: Text, n: number, play: Play) => ({
    en: `${last.en}, number ${n}. Whoever makes it ${play === "misere" ? "loses" : "wins"}.`,
    zh: `${last.zh}，共 ${n} 步。走最后一步者${play === "misere" ? "输" : "胜"}。`,
  }),

  undo: { en: "Undo", zh: "悔棋" },
  redo: { en: "Redo", zh: "重做" },
  start: { en: "To the start", zh: "回到开局" },
  moves: { en: "Moves", zh: "着法记录" },
  component: (n: number) => ({ en: `Component ${n}`, zh: `子游戏 ${n}` }),
  chosen: { en: "Moves of this piece", zh: "此棋子的走法" },
  takes: (to: string) => ({ en: `leaves ${to}`, zh: `剩下 ${to}` }),
  nothingLeft: { en: "leaves nothing", zh: "全部移除" },
  allMoves: (n: number, more: boolean) => ({
    en: `All moves (${n}${more ? "+" : ""})`,
    zh: `全部走法（${n}${more ? "+" : ""}）`,
  }),
  take: { en: "Take", zh: "取" },
  takeOf: (n: number) => ({ en: `How many to take from heap ${n}`, zh: `从第 ${n} 堆取几个` }),
  doorsLabel: { en: "Where to go from here", zh: "接下来" },
  canWin: { en: "You can win this. See how?", zh: "这局你能赢，看出怎么走了吗？" },
  cannotWin: {
    en: "This is lost to perfect play.",
    zh: "面对完美对手你必败。",
  },
  showMe: { en: "Show me", zh: "给我提示" },
  swap: { en: "Swap sides", zh: "交换先后手" },
  typeMove: { en: "Move by its name", zh: "按名称走棋" },
  makeMove: { en: "Move", zh: "走" },
  boardEmpty: { en: "Nothing is left.", zh: "棋盘已空。" },
  boardLabel: (name: string, position: string) => ({
    en: `${name}, position ${position}`,
    zh: `${name}，局面 ${position}`,
  }),
  kinds: {
    piece: { en: "Piece", zh: "棋子" },
    square: { en: "Square", zh: "方格" },
    edge: { en: "Line", zh: "边" },
    dark: { en: "Black piece", zh: "黑棋" },
    light: { en: "White piece", zh: "白棋" },
  },
  piece: (kind: string, n: number, moves: string) => ({
    en: `${kind} ${n}: ${moves}`,
    zh: `${kind} ${n}：${moves}`,
  }),
  marked: { win: { en: "winning", zh: "制胜" }, lose: { en: "losing", zh: "败着" } },
  youPlayed: (move: Text, change?: string) => ({
    en: `You played: ${move.en}${change ? ` (${change})` : ""}.`,
    zh: `你：${move.zh}${change ? `（${change}）` : ""}。`,
  }),
  rivalPlayed: (move: Text, change?: string) => ({
    en: `The opponent played: ${move.en}${change ? ` (${change})` : ""}.`,
    zh: `对手：${move.zh}${change ? `（${change}）` : ""}。`,
  }),
  firstPlayed: (move: Text, change?: string) => ({
    en: `The first player played: ${move.en}${change ? ` (${change})` : ""}.`,
    zh: `先手：${move.zh}${change ? `（${change}）` : ""}。`,
  }),
  secondPlayed: (move: Text, change?: string) => ({
    en: `The second player played: ${move.en}${change ? ` (${change})` : ""}.`,
    zh: `后手：${move.zh}${change ? `（${change}）` : ""}。`,
  }),
  marks: {
    kept: { en: "keeps the win", zh: "保持胜势" },
    mistake: { en: "gives the win away", zh: "错失胜机" },
    lost: { en: "no move could win", zh: "已无胜着" },
  },

  strip: { en: "Every move of the game", zh: "全局各步" },
  you: { en: "You", zh: "你" },
  rival: { en: "Opponent", zh: "对手" },
  firstSide: { en: "First", zh: "先手" },
  secondSide: { en: "Second", zh: "后手" },
  toldMove: (n: number, move: Text, mark?: Text, then?: Text) => ({
    en: `Move ${n} (${move.en})${mark ? `: ${mark.en}` : ""}${then ? ` · ${then.en}` : ""}`,
    zh: `第 ${n} 步（${move.zh}）${mark ? `：${mark.zh}` : ""}${then ? `；${then.zh}` : ""}`,
  }),

  others: { en: "Or try", zh: "也可以试试" },
  noHint: {
    en: "No move wins against perfect play.",
    zh: "面对完美对手，没有能取胜的走法。",
  },
  valueOf: (value: string) => ({ en: `SG ${value}`, zh: `SG ${value}` }),

  insight: { en: "What is known", zh: "已知分析" },
  computing: { en: "Computing …", zh: "计算中……" },
  nextWins: { en: "N-position: the player to move wins.", zh: "必胜态：当前走棋方必胜。" },
  previousWins: { en: "P-position: the player who just moved wins.", zh: "必败态：刚走完的一方必胜。" },
  nobodyWins: { en: "A draw: neither player can force a win.", zh: "平局：双方都无法必胜。" },
  lasts: (n: number) => ({
    en: `With best play it ends after ${n} more ${n === 1 ? "move" : "moves"}.`,
    zh: `双方都走最优，再过 ${n} 步结束。`,
  }),
  wins: (side: Text, n?: number) => ({
    en: n === 0 ? `won by: ${side.en}` : `wins${n === undefined ? "" : ` in ${n}`}: ${side.en}`,
    zh: n === 0 ? `${side.zh}获胜` : `${side.zh}必胜${n === undefined ? "" : `（还有 ${n} 步）`}`,
  }),
  draw: { en: "nobody can win", zh: "双方都无法必胜" },
  hint: (move: Text) => ({ en: `Hint: ${move.en} wins.`, zh: `提示：${move.zh}，可以取胜。` }),

  whyLost: { en: "Why you lost", zh: "输在哪里" },
  review: { en: "Review the game", zh: "复盘" },
  counts: (first: Text, a: number, second: Text, b: number) => ({
    en: `Mistakes: ${first.en} ${a}, ${second.en.toLowerCase()} ${b}.`,
    zh: `失误：${first.zh} ${a} 次，${second.zh} ${b} 次。`,
  }),
  whereLost: { en: "Where was it lost?", zh: "败在哪一步？" },
  reviewing: { en: "Looking through the game …", zh: "复盘中……" },
  noMistake: {
    en: "Every position in which the loser moved was lost: no move would have won against perfect play.",
    zh: "败方每次走棋时局面都已必败：面对完美对手，没有任何走法能取胜。",
  },
  youNoMistake: {
    en: "Every position in which you moved was lost: no move would have won against perfect play.",
    zh: "你每次走棋时局面都已必败：面对完美对手，没有任何走法能取胜。",
  },
  youMistake: (n: number, move: Text) => ({
    en: `Move ${n} (${move.en}) was your first losing move. Until then you were winning.`,
    zh: `第 ${n} 步（${move.zh}）是你的第一个败着，此前你处于必胜态。`,
  }),
  mistake: (n: number, move: Text) => ({
    en: `Move ${n} (${move.en}) was the loser's first losing move. Until then they were winning.`,
    zh: `第 ${n} 步（${move.zh}）是败方的第一个败着，此前其处于必胜态。`,
  }),
  wouldHaveWon: (moves: number): Text => ({
    en: moves === 1 ? "This move would have won:" : "These moves would have won:",
    zh: "当时能取胜的走法：",
  }),
  oneMore: (n: number) => ({
    en: `A later chance was missed at move ${n}.`,
    zh: `之后在第 ${n} 步又错过一次机会。`,
  }),
  moreChances: (ns: string) => ({
    en: `Later chances were missed at moves ${ns}.`,
    zh: `之后在第 ${ns} 步又错过机会。`,
  }),
  itLeft: (why: Text) => ({ en: `The move that was made left: ${why.en}`, zh: `实际走后的局面：${why.zh}` }),
  showIt: { en: "Show that position", zh: "查看当时局面" },
  shownIt: {
    en: "The board shows that position now; winning moves have a tick.",
    zh: "棋盘现为当时的局面，能取胜的走法已打勾。",
  },
  andMore: (n: number) => ({ en: `and ${n} more`, zh: `另有 ${n} 种` }),
} satisfies Record<string, Said | Record<string, Text>>;

/** Games to begin with, each of another kind. */
export const FEATURED: readonly { readonly sum: string; readonly name: Text }[] = [
  { sum: "kayles 12", name: { en: "Kayles", zh: "Kayles" } },
  { sum: "wythoff 5,8", name: { en: "Wythoff's game", zh: "威佐夫博弈" } },
  { sum: "chomp 4,4,4", name: { en: "Chomp", zh: "Chomp 巧克力游戏" } },
  {
    sum: "hackenbush 0-1,1-2,1-3,3-4,3-4,3-5",
    name: { en: "Green Hackenbush", zh: "绿色 Hackenbush" },
  },
  { sum: "silver-dollar 1,4,6,9", name: { en: "Silver Dollar", zh: "银元游戏" } },
  { sum: "{1,3,4} 12 9", name: { en: "Take 1, 3 or 4", zh: "取 1、3 或 4 个" } },
  { sum: "nim 3 4 5", name: { en: "Nim", zh: "Nim" } },
];
