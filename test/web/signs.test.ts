import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inSigns } from "../../web/src/law/signs.ts";

/** Laws that the document quotes, as `law` prints them. */
const quoted = [
  ...readFileSync(new URL("../../docs/laws-tried.md", import.meta.url), "utf8").matchAll(
    /`((?:sg = |P iff |N iff )[^`]+)`/g,
  ),
].map(([, law]) => law!.replaceAll("\\|", "|"));

/** The typed form of a law in signs. */
const typed = (law: string): string =>
  law
    .replace(/(?<![\w.^])(\d+|φ|√\d+)(?=[\p{L}(⌊])/gu, "$1*")
    .replace(/√(\w+)/g, "sqrt($1)")
    .replaceAll("φ", "phi")
    .replaceAll("⌊", "floor(")
    .replaceAll("⌈", "ceil(")
    .replace(/[⌋⌉]/g, ")")
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replaceAll("≠", "!=")
    .replaceAll("⊕", "xor")
    .replaceAll("∈", "in")
    .replaceAll(" mod ", " % ")
    .replaceAll("·", "*");

test("laws in signs say what the typed ones say", () => {
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((law) => inSigns(law) !== law).length).toBeGreaterThan(10);
  expect(quoted.map((law) => typed(inSigns(law)))).toEqual(quoted);
});

test("repetitions in patterns of digits are no products", () => {
  const [en, zh] = ["if the digits of n in base 3 match 20*1|(1*0)*;", "若 n 的 3 进制各位数字符合 20*1，"];
  expect(inSigns(`2*n % 3 ${en} else 2*3`)).toBe(`2n mod 3 ${en} else 2·3`);
  expect(inSigns(`${zh}为 2*3`)).toBe(`${zh}为 2·3`);
  expect(inSigns("P iff matches(n,3,1*2*) or n % 3 = 0")).toBe("P iff matches(n,3,1*2*) or n mod 3 = 0");
});

test("brackets and products are those of a book", () => {
  expect(inSigns("x = floor(2*phi*k) and y >= 3*k")).toBe("x = ⌊2φk⌋ and y ≥ 3k");
  expect(inSigns("sg = floor((n+floor(n/2))*3) xor 10*2")).toBe("sg = ⌊(n+⌊n/2⌋)·3⌋ ⊕ 10·2");
  expect(inSigns("P iff a*b % 3 != sqrt(5)*k")).toBe("P iff a·b mod 3 ≠ √5k");
});

test("sequences of pairs have arrows and members of sets", () => {
  expect(inSigns("b_n - b_(n-1) in {2,3}, observed for 0 <= n <= 499")).toBe(
    "b_n - b_(n-1) ∈ {2,3}, observed for 0 ≤ n ≤ 499",
  );
  expect(inSigns("A -> AB, B -> A, b_n = 2*a_n + floor((n+1)/2)")).toBe(
    "A → AB, B → A, b_n = 2a_n + ⌊(n+1)/2⌋",
  );
});
