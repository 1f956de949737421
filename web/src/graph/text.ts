import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

export const T = {
  title: { en: "Graph", zh: "博弈图" },
  lead: {
    normal: {
      en: "Every position of a game, and every move between them. Whoever cannot move loses.",
      zh: "游戏的每个局面与其间的每一步。无法操作者输。",
    },
    misere: {
      en: "Every position of a game, and every move between them. Whoever cannot move wins.",
      zh: "游戏的每个局面与其间的每一步。无法操作者胜。",
    },
  },
  edgesTitle: { en: "A graph of your own", zh: "自定义有向图" },
  edgesLead: {
    normal: {
      en: "A token moves along the edges; whoever cannot move loses.",
      zh: "棋子沿边移动，无法操作者输。",
    },
    misere: {
      en: "A token moves along the edges; whoever cannot move wins.",
      zh: "棋子沿边移动，无法操作者胜。",
    },
  },
  source: { en: "What to draw", zh: "绘制内容" },
  game: { en: "A game", zh: "游戏" },
  edges: { en: "Edge list", zh: "边表" },
  choose: { en: "Game", zh: "游戏" },
  other: { en: "as written beside", zh: "见右侧记号" },
  position: { en: "Position", zh: "局面" },
  draw: { en: "Draw", zh: "绘制" },
  convention: { en: "Play", zh: "规则" },
  plays: { normal: { en: "Normal", zh: "正常" }, misere: { en: "Misère", zh: "反常" } },
  misereWhole: {
    en: "In misère play components do not tell who wins their sum, so every node is the whole sum.",
    zh: "反常规则下，各子游戏的胜负不能决定和的胜负，因此每个结点都是整个和。",
  },
  positions: { en: "Nodes", zh: "结点" },
  components: { en: "Components", zh: "各子游戏" },
  wholeSums: { en: "Whole sums", zh: "整个和" },
  computing: { en: "Computing …", zh: "计算中……" },
  stop: { en: "Stop", zh: "停止" },
  notWhole: {
    en: "This game can repeat positions, so every node is the whole sum.",
    zh: "此游戏的局面会重复出现，因此每个结点都是整个和。",
  },
  list: { en: "Edges, one line each", zh: "每行一条边" },
  listHelp: {
    en: "`a -> b` is an edge, `a -> b, c` two; at `! c` the player to move has won; `# …` is a comment. DOT and JSON are read, too.",
    zh: "`a -> b` 是一条边，`a -> b, c` 是两条；轮到在 `! c` 走的一方已获胜；`# …` 是注释。也可粘贴 DOT 或 JSON。",
  },
  notKept: {
    en: "This list is too long for the address, even compressed: pass it on as a file.",
    zh: "边表过长，压缩后也无法存入网址，请以文件传递。",
  },
  header: (nodes: number, edges: number): Text => ({
    en: `The first line is read as n m: ${nodes} nodes, ${edges} edges.`,
    zh: `首行按 n m 读取：${nodes} 个结点，${edges} 条边。`,
  }),
  saveFile: { en: "Save as a file", zh: "存为文件" },
  openFile: { en: "Open a file", zh: "打开文件" },
  example: { en: "Example", zh: "示例" },
  none: { en: "choose one", zh: "请选择" },

  activity: { en: "What to do", zh: "操作方式" },
  walk: { en: "Walk", zh: "行走" },
  compute: { en: "Compute", zh: "逐步计算" },
  edit: { en: "Edit", zh: "编辑" },
  labels: { en: "Show positions", zh: "显示局面" },
  values: { en: "Show SG values", zh: "显示 SG 值" },
  outcomes: { en: "Show who wins", zh: "显示胜负" },

  legend: {
    N: { en: "N: the next player wins", zh: "N：必胜态" },
    P: { en: "P: the previous player wins", zh: "P：必败态" },
    D: { en: "D: a draw", zh: "D：平局" },
    sum: {
      en: "A move that leaves several components leads to ⊕: its value is the nim-sum of the nodes that it leads to.",
      zh: "留下多个子游戏的一步指向 ⊕，其值为它所指各结点 SG 值的异或和。",
    },
    cycle: { en: "Dashed: play can return", zh: "虚线：可以走回来" },
    infinite: {
      en: "∞(0,2): no value, since play need not end; with a nim-heap of 0 or 2 the next player wins the sum, with any other it is a draw.",
      zh: "∞(0,2)：对局可以无限进行，没有 SG 值；与大小为 0 或 2 的 Nim 堆相加时先手必胜，与其他大小的堆相加则为平局。",
    },
  },
  keys: {
    en: "Keys at a node: arrows go to its neighbours, Enter chooses it, + − 0 zoom, Shift and arrows pan.",
    zh: "在结点上：方向键移到邻近结点，回车选择，+ − 0 缩放，Shift 加方向键平移。",
  },
  keysMore: {
    en: "E shows more options of a node.",
    zh: "按 E 显示该结点的更多后继。",
  },
  keysEdit: {
    en: "In editing: Insert adds an option, C begins an edge, Delete removes the node. Double click adds a node, a drag draws an edge.",
    zh: "编辑时：Insert 添加后继，C 开始连边，Delete 删除结点；双击添加结点，拖动连边。",
  },

  figure: (name: string, nodes: number) => ({
    en: `Graph of ${name}, ${nodes} nodes shown`,
    zh: `${name} 的博弈图，显示 ${nodes} 个结点`,
  }),
  options: (list: string) => ({ en: `moves to ${list}`, zh: `可走到 ${list}` }),
  parts: (list: string) => ({ en: `the sum of ${list}`, zh: `${list} 之和` }),
  noOptions: { en: "no moves", zh: "无法操作" },
  inCycle: { en: "on a cycle", zh: "在环上" },
  here: { en: "the token is here", zh: "棋子在此" },
  unlisted: (n: number) => ({ en: `${n} options not shown`, zh: `${n} 个后继未显示` }),

  large: {
    en: "This graph is too large to be drawn at once: here is what is near. Choose a position to go there, or +n to see more of its options.",
    zh: "此图过大，无法一次画出，这里只显示附近部分。选择一个局面即可前往，点 +n 可查看更多后继。",
  },
  stopped: (why: string) => ({
    en: `There is more: the search ${why}.`,
    zh: `尚未完全展开：${why}。`,
  }),
  steplessLarge: {
    en: "Step by step is for graphs of up to 300 positions and 700 moves.",
    zh: "逐步计算适用于不超过 300 个局面、700 种走法的图。",
  },
  steplessEnded: {
    en: "Step by step is for graphs without nodes at which the player to move has won.",
    zh: "逐步计算不适用于带有“先手已获胜”结点的图。",
  },
  emptyGraph: { en: "The graph has no nodes.", zh: "图中没有结点。" },
} satisfies Record<string, Said | Record<string, Text>>;
