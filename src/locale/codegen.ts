import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Codegen } from "./messages.ts";

export const t: Speaker<Codegen> = speaker<Codegen, "codegen">("codegen", languages);
