import type { Text } from "nimber";

export const S = {
  title: { en: "Set up a position", zh: "摆放局面" },
  close: { en: "Cancel", zh: "取消" },
  position: { en: "Position", zh: "局面" },
  positionHelp: (notation: string) => ({
    en: `A game and its components (${notation}); sums with +, as “kayles 5 + {1,2} 4 7”.`,
    zh: `游戏与各堆（${notation}）；用 + 表示和，如“kayles 5 + {1,2} 4 7”。`,
  }),
  componentOf: (n: number) => ({ en: `Component ${n}`, zh: `子游戏 ${n}` }),
  addComponent: { en: "Add a component", zh: "添加子游戏" },
  remove: (n: number) => ({ en: `Remove component ${n}`, zh: `移除子游戏 ${n}` }),
  number: (n: number, value: string) => ({ en: `Number ${n}: ${value}`, zh: `第 ${n} 个数：${value}` }),
  less: (n: number) => ({ en: `Number ${n}: one less`, zh: `第 ${n} 个数减一` }),
  more: (n: number) => ({ en: `Number ${n}: one more`, zh: `第 ${n} 个数加一` }),
  cell: (n: number, letter: string) => ({
    en: letter === "." ? `Cell ${n}: empty` : `Cell ${n}: ${letter}`,
    zh: letter === "." ? `第 ${n} 格：空` : `第 ${n} 格：${letter}`,
  }),
  onBoard: {
    en: "Touch a piece to take it away, an empty place to put one there, and drag them to where they should be.",
    zh: "点击棋子将其移走，点击空位放上棋子，也可拖到所需的位置。",
  },
  longer: { en: "One cell more", zh: "增加一格" },
  drawing: { en: "Drawing of the graph", zh: "图的绘制" },
  drawingHelp: {
    en: "Draw from the ground or a joint to where the line should end. Touch a line to take it away.",
    zh: "从地面或某个顶点拖动到目标处即可画线；点击一条线可将其删去。",
  },
  ground: { en: "The ground", zh: "地面" },
  vertex: (n: number) => ({ en: `Joint ${n}`, zh: `顶点 ${n}` }),
  cutLine: (name: string) => ({ en: `Line ${name}: take it away`, zh: `边 ${name}：删去` }),
  grow: { en: "Branch from the chosen joint", zh: "从选中的顶点长出一条边" },
  growGround: { en: "Branch from the ground", zh: "从地面长出一条边" },
  paper: { en: "Squared paper", zh: "方格纸" },
  paperHelp: {
    en: "Draw a region of boxes: touch them, or draw over them, to put them in or out. Touch a side to draw its line or to rub it out; a box with three lines is taken. Arrow keys lead from box to side to box, Enter changes it.",
    zh: "画出方格区域：点击或划过方格，把它加入或移出。点击一条边可画线或擦去；已有三边的方格随即被取走。方向键在方格与边之间移动，回车更改。",
  },
  box: (row: number, column: number) => ({
    en: `Box in row ${row}, column ${column}`,
    zh: `第 ${row} 行第 ${column} 列的方格`,
  }),
  side: (a: string, b: string) => ({
    en: `Line between boxes ${a} and ${b}`,
    zh: `方格 ${a} 与 ${b} 之间的线`,
  }),
  clear: { en: "Clear", zh: "清空" },
  random: { en: "Random start", zh: "随机局面" },
  begin: { en: "Play this", zh: "从此局面开始" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
