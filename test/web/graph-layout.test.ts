import { describe, expect, test } from "vitest";
import { compactLayout } from "../../web/src/graph/compact.ts";
import { dice, randomGraph } from "../oracle.ts";
import { partOf } from "../part.ts";

describe("the compact layout", () => {
  test("keeps nodes apart and edges beside the nodes that they pass, on random graphs", () => {
    const roll = dice(41);
    for (let round = 0; round < partOf(24); round++) {
      const graph = randomGraph(roll, 2 + roll(40));
      const links = graph.flatMap((to, v) => [...new Set(to)].map((w) => [v, w] as const));
      const sizes = graph.map(() => ({ width: 30 + roll(60), height: 34 }));
      const layout = compactLayout({ sizes, links, room: { width: 800, height: 600 } })!;
      layout.nodes.forEach((a, v) => {
        layout.nodes.forEach((b, w) => {
          if (v >= w || Math.abs(a.y - b.y) > 1) return;
          expect(Math.abs(a.x - b.x)).toBeGreaterThan((sizes[v]!.width + sizes[w]!.width) / 2);
        });
      });
      links.forEach(([v, w], i) => {
        expect(layout.nodes[w]!.y).toBeGreaterThan(layout.nodes[v]!.y);
        for (const { x, y } of layout.edges[i]!.slice(1, -1)) {
          layout.nodes.forEach((node, u) => {
            const inside = Math.abs(x - node.x) < sizes[u]!.width / 2 && Math.abs(y - node.y) < 17;
            expect(inside).toBe(false);
          });
        }
      });
    }
  });

  test("fits its room: layers closer in a low one, nodes farther apart in a wide one", () => {
    const sizes = Array.from({ length: 24 }, () => ({ width: 40, height: 34 }));
    const links = sizes.flatMap((_, v) =>
      (v + 3 < 24 ? [v + 3, 3 * Math.floor(v / 3) + 3 + (v % 2)] : []).map((w) => [v, w] as const),
    );
    const shape = (width: number, height: number) =>
      compactLayout({ sizes, links, room: { width, height } })!;
    const [tall, low, wide] = [shape(100, 900), shape(100, 400), shape(1200, 400)];
    expect(low.height).toBeLessThan(tall.height);
    expect(low.width).toBe(tall.width);
    expect(wide.height).toBe(low.height);
    expect(wide.width).toBeGreaterThan(1.3 * low.width);
    expect(wide.width / wide.height).toBeLessThan(3);
  });

  test("has none for cycles", () => {
    const sizes = [1, 2].map(() => ({ width: 30, height: 34 }));
    expect(
      compactLayout({
        sizes,
        links: [
          [0, 1],
          [1, 0],
        ],
        room: { width: 9, height: 9 },
      }),
    ).toBeUndefined();
  });
});
