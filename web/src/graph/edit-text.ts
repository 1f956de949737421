import { t } from "../locale/graph.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of editing a graph. */
export const editTexts = {
  help: t("help"),
  broken: t("broken"),
  large: t("largeGraphsMoreThanNodesEdges"),
  add: t("add"),
  undo: t("undo"),
  node: (name: string) => t("node", { name }),
  name: t("name"),
  rename: t("rename"),
  badName: t("badName"),
  option: t("option"),
  connect: t("connect"),
  choose: t("chooseChosenNode"),
  connecting: (name: string) => t("chooseNodeEdgeFromLeads", { name }),
  begin: t("begin"),
  cancel: t("cancel"),
  remove: t("remove"),
  edgesFrom: t("edgesFrom"),
  edgesTo: t("edgesTo"),
  removeEdge: (from: string, to: string) => t("deleteEdge", { from, to }),
  none: t("noneNone"),
} satisfies Record<string, TextEntry>;
