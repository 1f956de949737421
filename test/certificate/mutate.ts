import { isGraphCertificate } from "../../src/checker/index.ts";

type Roll = (n: number) => number;
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Certificate with one random change: of a number, a character, an entry of a list, or a field. */
export function mutated(bytes: Uint8Array, roll: Roll): Uint8Array {
  if (isGraphCertificate(bytes)) return mutatedBytes(bytes, roll);
  const claim = JSON.parse(Buffer.from(bytes).toString("utf8")) as Json;
  return Buffer.from(JSON.stringify(change(claim, roll)));
}

/** Changes one byte, or cuts the end off. */
function mutatedBytes(bytes: Uint8Array, roll: Roll): Uint8Array {
  const found = Uint8Array.from(bytes);
  const at = roll(bytes.length);
  if (roll(50) === 0) return found.slice(0, at);
  found[at] = roll(3) === 0 ? roll(256) : found[at]! + 1 + roll(3);
  return found;
}

/** Changes one part; each field is equally likely. */
function change(value: Json, roll: Roll): Json {
  if (value === null || typeof value === "boolean") return 0;
  if (typeof value === "number") return Math.max(-1, value + [-1, 1, 1 + roll(9), -1 - roll(9)][roll(4)]!);
  if (typeof value === "string") return changeText(value, roll);
  if (Array.isArray(value)) return changeList(value, roll);
  const names = Object.keys(value);
  const name = names[roll(names.length)]!;
  if (roll(40) > 0) return { ...value, [name]: change(value[name]!, roll) };
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
}

/** Replaces, removes or repeats a character. */
function changeText(text: string, roll: Roll): string {
  const at = roll(Math.max(1, text.length));
  const other = text[roll(Math.max(1, text.length))] ?? "0";
  const by = roll(4) === 0 ? String(roll(10)) : other;
  return text.slice(0, at) + [by, "", by + (text[at] ?? "")][roll(3)]! + text.slice(at + 1);
}

function changeList(list: readonly Json[], roll: Roll): Json[] {
  if (list.length === 0) return [roll(4)];
  const at = roll(list.length);
  const each = list[at]!;
  const before = list.slice(0, at);
  const after = list.slice(at + 1);
  const how = roll(12);
  if (how === 0) return [...before, ...after];
  if (how === 1) return [...before, each, each, ...after];
  if (how === 2) return [...before, list[roll(list.length)]!, ...after];
  return [...before, change(each, roll), ...after];
}
