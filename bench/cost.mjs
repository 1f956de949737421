// Picture of the cost of a value by the size of the heap, for twelve games. No workloads.
import { parseGame } from "../dist/games/index.js";
import { heapRules, heapTable } from "../dist/solve/index.js";
import { beginSvg, END_SVG, element, escaped, textAt } from "../dist/svg/index.js";

const GAMES = [
  "{1,3,4}",
  "0.106",
  "0.104",
  "0.16",
  "0.56",
  "0.776",
  "0.354",
  "0.205",
  "0.36",
  "0.6",
  "0.06",
  "0.004",
];
const FROM = 2 ** 10;
const TO = 2 ** 21;
/** CPU seconds; a game ends in the picture where doubling the heaps would take longer. */
const SECONDS = 4;

/** Nanoseconds per value, for the heaps from each power of two to the next. */
function costOf(id) {
  const rules = heapRules(parseGame(id));
  // Warms up the compiler.
  heapTable(rules).values(4 * FROM);
  const table = heapTable(rules);
  table.values(FROM);
  const points = [];
  for (let heaps = FROM; heaps < TO; heaps *= 2) {
    const { user, system } = process.cpuUsage();
    table.values(2 * heaps);
    const spent = process.cpuUsage({ user, system });
    const seconds = (spent.user + spent.system) / 1e6;
    points.push([2 * heaps, Math.max(1, (1e9 * seconds) / heaps)]);
    if (2 * seconds > SECONDS) break;
  }
  return points;
}

const WIDTH = 720;
const HEIGHT = 400;
const [LEFT, RIGHT, TOP, BOTTOM] = [78, 90, 16, 44];
const MOST = 1e5;

const x = (heap) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.log2(heap / FROM)) / Math.log2(TO / FROM);
const y = (cost) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * Math.log10(cost)) / Math.log10(MOST);

export function costSvg() {
  const games = GAMES.map((id) => [id, costOf(id)]);
  const rows = [1, 10, 100, 1000, 10_000, 100_000].map(
    (cost) =>
      element("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(cost), y2: y(cost), stroke: "#ddd" }) +
      textAt(LEFT - 6, y(cost) + 4, `${cost.toLocaleString("en")} ns`, "end"),
  );
  const columns = [10, 12, 14, 16, 18, 20].map((power) =>
    textAt(x(2 ** power), HEIGHT - BOTTOM + 18, `2^${power}`, "middle"),
  );
  // Labels at the ends of the lines, moved apart where they are close.
  const ends = games.map(([id, points], i) => ({ id, i, at: y(points.at(-1)[1]), x: x(points.at(-1)[0]) }));
  ends.sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) ends[i].at = Math.max(ends[i].at, ends[i - 1].at + 13);
  const colour = (i) => `hsl(${(i * 360) / GAMES.length} 65% 38%)`;
  const lines = games.map(([, points], i) => {
    const path = points.map(([heap, cost]) => `${x(heap).toFixed(1)},${y(cost).toFixed(1)}`).join(" ");
    return element("polyline", { points: path, fill: "none", stroke: colour(i), "stroke-width": 2 });
  });
  const labels = ends.map(({ id, i, at }) =>
    textAt(WIDTH - RIGHT + 8, at + 4, id, "start", { fill: colour(i) }),
  );
  const title = element("title", {}, escaped("CPU time of a value against the heap"));
  const paper = element("rect", { width: WIDTH, height: HEIGHT, fill: "#fff" });
  const under = textAt((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "heap", "middle");
  const drawn = [title, paper, ...rows, ...columns, ...lines, ...labels, under].join("\n");
  return `${beginSvg(WIDTH, HEIGHT, { "font-family": "sans-serif", "font-size": 12 })}${drawn}\n${END_SVG}`;
}
