import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Graph } from "./messages.ts";

export const t: Speaker<Graph> = speaker<Graph, "graph">("graph", languages);
