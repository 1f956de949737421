import type { AutomaticLaw } from "./law.ts";

/** Moduli that are tried. */
const MODULI = Array.from({ length: 63 }, (_, i) => i + 2);

const SETS = ["powers(2)", "powers(3)", "fibonacci", "squares", "primes"];

/** Laws in words, shortest descriptions first. */
export function* candidates(kind: AutomaticLaw["kind"], variables: readonly string[]): Generator<string> {
  const [x, y, z] = variables;
  if (kind === "values") yield* values(variables);
  else if (z !== undefined) yield* ofThree(variables);
  else if (y !== undefined) yield* ofTwo(x!, y);
  else yield* ofOne(x!);
}

function* values(variables: readonly string[]): Generator<string> {
  yield "sg = 0";
  const sum = variables.join(" + ");
  yield `sg = ${variables.join(" xor ")}`;
  if (variables.length > 1) {
    yield `sg = ${sum}`;
    yield `sg = max(${variables.join()})`;
    yield `sg = min(${variables.join()})`;
    for (const m of MODULI.slice(0, 31)) yield `sg = (${sum}) % ${m}`;
    for (const m of MODULI.slice(0, 31))
      yield `sg = ${variables.map((each) => `${each} % ${m}`).join(" xor ")}`;
    return;
  }
  const [n] = variables;
  for (const m of MODULI) yield `sg = ${n} % ${m}`;
  for (const m of MODULI) yield `sg = ${n} / ${m}`;
  for (let c = 1; c <= 3; c++) yield `sg = max(${n}-${c},0)`;
  yield `sg = (${n} + 1) / 2`;
  for (const m of MODULI) for (const d of MODULI) if (d < m && d <= 16) yield `sg = ${n} % ${m} / ${d}`;
}

function* ofOne(n: string): Generator<string> {
  yield `P iff ${n} = 0`;
  for (const m of MODULI) yield `P iff ${n} % ${m} = 0`;
  for (const set of SETS) {
    yield `P iff ${n} = 0 or ${n} in ${set}`;
    yield `P iff ${n} in ${set}`;
    yield `P iff ${n} + 1 in ${set}`;
  }
  for (const m of MODULI) for (let r = 1; r < m && m <= 16; r++) yield `P iff ${n} % ${m} = ${r}`;
  for (const m of MODULI.slice(0, 31)) for (let r = 1; r < m; r++) yield `P iff ${n} % ${m} in {0,${r}}`;
  for (const m of MODULI.slice(0, 31)) for (let r = 1; r < m; r++) yield `P iff ${n} % ${m} < ${r}`;
}

function* ofTwo(x: string, y: string): Generator<string> {
  yield `P iff ${x} = 0`;
  yield `P iff ${y} = 0`;
  yield `P iff ${x} = ${y}`;
  yield `P iff ${x} = 0 and ${y} = 0`;
  for (const m of MODULI.slice(0, 31)) {
    yield `P iff (${x} + ${y}) % ${m} = 0`;
    yield `P iff ${x} % ${m} = ${y} % ${m}`;
    yield `P iff ${x} % ${m} = 0 and ${y} % ${m} = 0`;
    yield `P iff ${x} / ${m} = ${y} / ${m}`;
    yield `P iff abs(${x} - ${y}) < ${m}`;
  }
  for (const [a, b] of [
    [x, y],
    [y, x],
  ] as const) {
    for (const set of ["fibonacci", "powers(2)"]) yield `P iff ${a} = 0 or ${a} in ${set} and ${b} < ${a}`;
  }
}

function* ofThree(variables: readonly string[]): Generator<string> {
  yield `P iff ${variables.join(" xor ")} = 0`;
  const sum = variables.join(" + ");
  for (const m of MODULI.slice(0, 31)) {
    yield `P iff (${sum}) % ${m} = 0`;
    yield `P iff ${variables.map((each) => `${each} % ${m} = 0`).join(" and ")}`;
    yield `P iff (${variables.map((each) => `${each} % ${m}`).join(" xor ")}) = 0`;
  }
}
