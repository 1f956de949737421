import type { Plugin } from "vite";

type Read = (file: string) => string;

export function withSentences(code: string, module: string, read?: Read): string | undefined;
export function sentences(read?: Read): Plugin;
