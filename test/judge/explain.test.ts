import { expect, test } from "vitest";
import { explainFirst, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { localized } from "../../src/locale/message.ts";

function explanation(id: string, input: string): { en: string[]; zh: string[] } {
  const reader = new Reader(sourceOf(new TextEncoder().encode(input)));
  const texts = [...explainFirst(problemOf(id)!, reader)].map(localized);
  return { en: texts.map(({ en }) => en), zh: texts.map(({ zh }) => zh) };
}

test.each<[string, string, string[]]>([
  [
    "hdu-3094",
    "1\n4\n1 2\n2 3\n4 1\n",
    [
      "Colon principle: SG(2) = 1, so the branch of vertex 2 counts 2.",
      "Colon principle: SG(4) = 0, so the branch of vertex 4 counts 1.",
      "Sprague–Grundy: 2 ⊕ 1 = 3, not 0, so the first player wins.",
    ],
  ],
  [
    "poj-3710",
    "2\n3 3\n1 2\n2 3\n3 1\n2 1\n1 2\n",
    [
      "Fusion and colon principles: SG(graph 1) = 1",
      "Fusion and colon principles: SG(graph 2) = 1",
      "Sprague–Grundy: 1 ⊕ 1 = 0, so the second player wins.",
    ],
  ],
  [
    "hdu-3590",
    "1\n3\n1 2\n1 3\n",
    [
      "Tree 1: the branch of vertex 2 has value 1.",
      "Tree 1: the branch of vertex 3 has value 1.",
      "The rule is applied to branches at the ground: their values are never 0, so its condition holds.",
      "Anti-SG rule: 1 ⊕ 1 = 0 and no value exceeds 1, so the first player wins.",
    ],
  ],
  [
    "poj-2425",
    "3\n2 1 2\n1 2\n0\n2 0 1\n0\n",
    [
      "SG(0) = mex {0, 1} = 2",
      "SG(1) = mex {0} = 1",
      "Sprague–Grundy: 2 ⊕ 1 = 3, not 0, so the first player wins.",
    ],
  ],
  ["cf-919f", "1\n0\n1 0 0 0 0 0 0 0\n0 0 0 4 0 0 2 0\n", ["Alice wins at once: 1 + 4 → 0."]],
  [
    "luogu-p6560",
    "5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n3 5\n4 3\n",
    ["Nobody can win from 1.", "Whoever moves from 4 wins, in 1 move.", "So nobody can force a win: 0."],
  ],
  [
    "cf-787c",
    "5\n2 3 2\n3 1 2 3\n",
    [
      "Place 2: every step of Rick loses; 3, 2 lasts 2 moves.",
      "Place 3: Rick wins in 1 move, beginning with 3.",
      "Place 4: Rick wins in 1 move, beginning with 2.",
      "Place 5: no step of Rick wins, and by 2 Morty cannot win either: Loop.",
    ],
  ],
  ["cf-919f", "1\n1\n1 1 1 1 1 1 1 1\n0 0 0 0 0 0 0 0\n", ["Bob has zeros only, and has won."]],
  [
    "misere-dag",
    "1\n4\n0\n1 0\n2 0 1\n1 2\n1 3\n",
    [
      "SG(3) = mex {2} = 0",
      "Vertex 3 has value 0 and successors, but none of value 1: the Anti-SG rule does not apply. Exhaustive search: the second player wins.",
    ],
  ],
  [
    "misere-dag",
    "1\n3\n0\n1 0\n2 0 1\n1 2\n",
    [
      "SG(2) = mex {0, 1} = 2",
      "Every vertex of value 0 that has successors has one of value 1, so the Anti-SG rule holds.",
      "Anti-SG rule: SG = 2 and some value exceeds 1, so the first player wins.",
    ],
  ],
  ["hdu-1536", "1 1\n1\n1 1\n0\n", ["SG(1) = 1", "Sprague–Grundy: SG = 1, not 0, so the first player wins."]],
  ["luogu-p2197", "1\n1 5\n", ["Bouton's theorem: 5", "So the first player wins."]],
  [
    "luogu-p2575",
    "1\n2\n3 17 18 19\n1 18\n",
    [
      "Row 1: odd steps of the staircase 3, SG = 3",
      "Row 2: odd steps of the staircase empty, SG = 0",
      "Sprague–Grundy: 3 ⊕ 0 = 3, not 0, so the first player wins.",
    ],
  ],
  [
    "prime-intervals",
    "4\n6 2 5 2\n",
    [
      "Prime 2: runs of length 2 ⊕ 1 = 3, for a row of n has value n.",
      "Prime 3: runs of length 1, for a row of n has value n.",
      "Prime 5: runs of length 1, for a row of n has value n.",
      "Sprague–Grundy: 3 ⊕ 1 ⊕ 1 = 3, not 0, so the first player wins.",
    ],
  ],
  [
    "gym-103119g",
    "3 3\n1 2 1\n1 3\n2 1\n2 4\n",
    [
      "Place 1 has 1, which stands again at 3: Grammy wins, by moving there if it is lost, else by the move that wins from there.",
    ],
  ],
  [
    "gym-103119g",
    "3 1\n1 2 7\n2 2\n",
    [
      "Place 2 is the last of 2, and of the last places further right no lost one can be reached: Alice wins.",
    ],
  ],
])("%s explains %j", (id, input, sentences) => {
  const { en, zh } = explanation(id, input);
  expect(en).toEqual(sentences);
  for (const sentence of zh)
    expect(sentence).not.toMatch(/[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/);
});

test("luogu-p2490 counts in its explanation what it answers", () => {
  const { en, zh } = explanation("luogu-p2490", "10 4 2\n");
  expect(en[1]).toBe(
    "Placements: C(10, 4) = 210; won by the second player: 28; by the first: 182 (modulo 10^9 + 7).",
  );
  expect(zh[1]).toMatch(/先手必胜 182/);
});
