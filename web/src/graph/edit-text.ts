import type { Text } from "nimber";

type Said = Text | ((...values: never[]) => Text);

/** What the editing of a graph says. */
export const E = {
  help: {
    en: "Double click adds a node; drag from one node to another to draw an edge; choose a node or an edge to change it.",
    zh: "双击空白处添加结点；从一个结点拖到另一个结点即可连边；选择结点或边进行修改。",
  },
  broken: { en: "Mend the edge list first.", zh: "请先修正边表。" },
  large: {
    en: "Graphs of more than 300 nodes or 700 edges are edited as text.",
    zh: "超过 300 个结点或 700 条边的图请以文本方式编辑。",
  },
  add: { en: "Add a node", zh: "添加结点" },
  undo: { en: "Undo", zh: "撤销" },
  node: (name: string) => ({ en: `Node ${name}`, zh: `结点 ${name}` }),
  name: { en: "Name", zh: "名称" },
  rename: { en: "Rename", zh: "重命名" },
  badName: {
    en: "A name has up to 32 letters, digits or _ . ' * - and no other node has it.",
    zh: "名称至多 32 个字符，由字母、数字或 _ . ' * - 组成，且不得与其他结点重名。",
  },
  option: { en: "Add an option", zh: "添加后继" },
  connect: { en: "Draw an edge to …", zh: "连边到……" },
  choose: { en: "Chosen node", zh: "所选结点" },
  connecting: (name: string) => ({
    en: `Choose the node that the edge from ${name} leads to; Escape gives it up.`,
    zh: `请选择从 ${name} 出发的边指向哪个结点；按 Esc 取消。`,
  }),
  begin: { en: "Choose in the drawing", zh: "在图中选择" },
  cancel: { en: "Give it up", zh: "取消" },
  remove: { en: "Delete the node", zh: "删除结点" },
  edgesFrom: { en: "Edges from here", zh: "由此出发的边" },
  edgesTo: { en: "Edges to here", zh: "指向此处的边" },
  removeEdge: (from: string, to: string) => ({
    en: `Delete the edge ${from} → ${to}`,
    zh: `删除边 ${from} → ${to}`,
  }),
  none: { en: "none", zh: "无" },
} satisfies Record<string, Said>;
