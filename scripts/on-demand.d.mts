import type { Plugin } from "vite";

interface Group {
  name: string;
  test: RegExp;
  priority?: number;
}

export function onDemand(): Plugin;
export const GROUPS: Group[];
