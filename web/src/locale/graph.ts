import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Graph } from "./messages.ts";

export const t: Speaker<Graph> = speaker<Graph, "graph">("graph", languages, "page/");
