import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { say } from "../../src/locale/message.ts";
import { dice } from "../oracle.ts";
import { oneIn, partOf } from "../part.ts";
import { type Claim, mutantOf, refutation, theoremCertificates } from "./theorem-certificates.ts";

const verdictOf = (claim: object) => checkCertificate(JSON.stringify(claim)).verdict;

/** Sizes of a box: more of the heap than of the letters. */
const boxOf = ({ game, heap }: Claim, heaps: number, letters: number): number[] =>
  game
    .slice(1, game.indexOf(":"))
    .split(",")
    .map((name) => (name === heap ? heaps : letters));

test("each certificate is valid, and its law holds in play", () => {
  expect(theoremCertificates.length).toBeGreaterThan(50);
  for (const claim of oneIn(4, theoremCertificates)) {
    expect([claim, verdictOf(claim)]).toEqual([claim, "valid"]);
    expect([claim, refutation(claim, boxOf(claim, 20, 4))]).toEqual([claim, undefined]);
  }
});

test("a changed certificate that is valid holds in play", () => {
  const roll = dice(40);
  const seen = new Set(theoremCertificates.map((claim) => JSON.stringify(claim)));
  const verdicts = { valid: 0, refused: 0, malformed: 0, limit: 0 };
  for (let i = 0; i < partOf(20_000); i++) {
    const claim = mutantOf(theoremCertificates[roll(theoremCertificates.length)]!, roll);
    const text = JSON.stringify(claim);
    if (seen.has(text)) continue;
    seen.add(text);
    const verdict = verdictOf(claim);
    verdicts[verdict]++;
    if (verdict === "valid")
      expect([text, refutation(claim, boxOf(claim, 24, 6))]).toEqual([text, undefined]);
  }
  expect(verdicts.refused).toBeGreaterThan(partOf(3000));
  expect(verdicts.valid).toBeGreaterThan(0);
  expect(verdicts.limit).toBe(0);
});

test("a refusal is one sentence of the language", () => {
  const roll = dice(41);
  for (let i = 0; i < partOf(3000); i++) {
    const { verdict, says } = checkCertificate(
      JSON.stringify(mutantOf(theoremCertificates[roll(theoremCertificates.length)]!, roll)),
    );
    if (verdict === "refused" || verdict === "malformed")
      expect(say(says, "zh").replace(/`[^`]*`/g, "")).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
  }
});

const [bash] = theoremCertificates as [Claim];
const growing = theoremCertificates.find(({ theorem }) => theorem === "growing-takes")!;
const divisors = theoremCertificates.find(({ as }) => as === "[n: n-k if k in divisors(n) and 1 < k < n]")!;
const coprime = theoremCertificates.find(({ m }) => m === "15")!;
const share = theoremCertificates.find(({ theorem }) => theorem === "share")!;
const proper = theoremCertificates.find(({ as }) => as === "[n: n-k if k in divisors(n) and k < n]")!;
const powers = theoremCertificates.find(({ theorem }) => theorem === "powers")!;

test.each([
  // The same law in other words.
  ["valid", { ...bash, law: "sg = n % (1+m)" }],
  ["valid", { ...bash, law: "sg = n % max(m+1,1)" }],
  ["valid", { ...bash, law: "N iff n % (m+1) != 0" }],
  // The same rule in other words.
  ["valid", { ...bash, game: "[n,m: n-k,m if not k > m]" }],
  ["valid", { ...bash, game: "[n,m: n-k,m if k < m or k = m]" }],
  ["valid", { ...bash, game: "[n,m: n-k,m+n-n if k <= min(m,n)]" }],
  ["refused", { ...bash, law: `sg = n % (m+1) + 0*${"(".repeat(60)}2${"**64)".repeat(60)}` }],
  // Another rule.
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m and k != 3]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m and k <= 9]" }],
  ["refused", { ...bash, game: "[n,m: n-m,m]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m+1 if k <= m]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m | n-1,m]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m ; lost: n = 3]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m ; legal: n != 3]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m ; legal: m > 0 or n != 3]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m ; block: 1]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m & 1,m if k <= m]" }],
  ["refused", { ...bash, game: "[n,m: n-k,m if k <= m and j <= 3]" }],
  // A law that is not said of all positions, or divides by what may be 0.
  ["refused", { ...bash, law: "sg = n % (m+1) if m > 0; 0 if n > 0" }],
  ["refused", { ...bash, law: "sg = n % (m+1) + n / m - n / m" }],
  ["refused", { ...bash, law: "P iff n % (m+1) = 0 for some i >= 0" }],
  ["malformed", { ...bash, law: "sg = n % (m+1); legal: m > 0" }],
  ["malformed", { ...bash, law: "sg = n % (m+1); else 0" }],
  ["malformed", { ...bash, law: "sg = n % (m+1)] | [n: n" }],
  // Hypotheses of another form.
  ["malformed", { ...bash, takes: [{ times: "1", from: "1", to: "m", powers: "b" }] }],
  ["malformed", { ...bash, one: 0 }],
  ["malformed", { ...bash, theorem: "range-and-one" }],
  ["malformed", { ...bash, theorem: "constructor" }],
  ["refused", { ...powers, theorem: "range" }],
  ["refused", { ...powers, game: "[n,b: n-1,b if 1 in powers(b)]" }],
  // Another rule of a theorem, and letters that it does not have.
  ["refused", { ...divisors, as: "[n: n-k if gcd(k,n) = 1]" }],
  ["refused", { ...divisors, m: "2" }],
  ["refused", { ...divisors, game: "[n: n-k if n % k = 0 and 1 < k < n and n > 9]" }],
  ["refused", { ...divisors, game: "[n: n-k if n % k = 0 and 1 < k < n | n-1]" }],
  ["malformed", { ...divisors, as: "[n: n-k if k <= n]" }],
  ["malformed", { ...divisors, as: "toString" }],
  ["refused", { ...divisors, law: "P iff n in powers(2)" }],
  ["refused", { ...coprime, m: "5" }],
  ["refused", { ...coprime, m: "n" }],
  ["refused", { ...coprime, m: "45" }],
  // A recurrence of another rule, or with another value.
  ["refused", { ...proper, game: "[n: n-k if k in divisors(n)]" }],
  ["malformed", { ...proper, law: "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 1" }],
  ["refused", { ...proper, law: "sg = valuation(n,2)" }],
  // Another share, other digits, and first values that play does not have.
  ["valid", { ...share, game: "[n: n-k if k+k < n+1]" }],
  ["valid", { ...share, law: "sg(0) = 0, sg(1) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)" }],
  ["refused", { ...share, game: "[n: n-k if 2*k < n]" }],
  ["refused", { ...share, law: "sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q+0*q+1)" }],
  ["refused", { ...share, law: "sg(0) = 0, sg(2*q) = max(q,1), sg(2*q+1) = sg(q)" }],
  ["refused", { ...share, law: "sg(0) = 0, sg(1) = 1, sg(2*q) = q, sg(2*q+1) = sg(q)" }],
  ["refused", { ...share, law: "sg(2*q) = sg(q), sg(2*q+1) = sg(q)" }],
  ["malformed", { ...share, law: "sg(0) = 0, sg(2*q) = q" }],
  ["malformed", { ...share, share: [1, 0, 1] }],
  ["refused", { ...share, share: [1, 1, 2] }],
  // Blocks of another size, and a last take that is not kept.
  ["refused", { ...growing, law: "P iff 0 <= n <= k for some i >= 0" }],
  ["refused", { ...growing, law: "P iff n % 2 = 0" }],
  ["refused", { ...growing, play: "misere" }],
  ["refused", { ...growing, game: "[n,k: n-j,j+1 if k < j <= k+1]" }],
  ["refused", { ...growing, last: "n" }],
] as const)("%s: %j", (verdict, claim) => {
  expect(verdictOf(claim)).toBe(verdict);
});
