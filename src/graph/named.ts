import type { Digraph } from "../solve/graph/digraph.ts";

/** A graph whose vertices have names, and what was taken for a header of its list of edges. */
export interface NamedGraph {
  readonly graph: Digraph;
  name(v: number): string;
  /** The vertex of this name, if there is one. */
  find(name: string): number | undefined;
  readonly header?: { readonly vertices: number; readonly edges: number };
  /** The vertices at which the player to move has won, where there are any: play ends there. */
  readonly won?: readonly number[];
}

/** Whether the first line of a list of edges says how many vertices and edges there are. */
export type Header = "auto" | "yes" | "no";

/** How a graph is read: the most memory it may take, about, and how bytes are read as text in UTF-8. */
export interface ReadOptions {
  readonly header: Header;
  readonly bytes: number;
  readonly decode: (bytes: Uint8Array) => string;
}

/** The graph of edges between vertices that are numbered already. */
export function compressed(
  vertices: number,
  sources: Iterable<Uint32Array>,
  targets: Iterable<Uint32Array>,
): Digraph {
  const offsets = new Uint32Array(vertices + 1);
  let edges = 0;
  for (const block of sources) {
    for (const v of block) offsets[v + 1]!++;
    edges += block.length;
  }
  for (let v = 0; v < vertices; v++) offsets[v + 1]! += offsets[v]!;
  const next = offsets.slice(0, vertices);
  const found = new Uint32Array(edges);
  const ends = targets[Symbol.iterator]();
  for (const block of sources) {
    const end = ends.next().value!;
    for (let i = 0; i < block.length; i++) found[next[block[i]!]!++] = end[i]!;
  }
  return { offsets, targets: found };
}

const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Collects vertices by name and edges between them. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #sources: number[] = [];
  readonly #targets: number[] = [];
  readonly #won = new Set<number>();

  vertex(name: string): number {
    let v = this.#numbers.get(name);
    if (v === undefined) {
      v = this.#names.push(name) - 1;
      this.#numbers.set(name, v);
    }
    return v;
  }

  edge(from: string, to: string): void {
    this.#sources.push(this.vertex(from));
    this.#targets.push(this.vertex(to));
  }

  won(name: string): void {
    this.#won.add(this.vertex(name));
  }

  get count(): number {
    return this.#names.length;
  }

  get edges(): number {
    return this.#sources.length;
  }

  /** The graph: vertices in the order in which they were met, or by size when all are numbers. */
  done(header?: NamedGraph["header"]): NamedGraph {
    const names = [...this.#names];
    if (names.every((name) => NUMBER.test(name))) names.sort((a, b) => Number(a) - Number(b));
    const place = new Map(names.map((name, v) => [name, v]));
    const move = Uint32Array.from(this.#names, (name) => place.get(name)!);
    const graph = compressed(
      names.length,
      [Uint32Array.from(this.#sources, (v) => move[v]!)],
      [Uint32Array.from(this.#targets, (v) => move[v]!)],
    );
    return {
      graph,
      name: (v) => names[v]!,
      find: (name) => place.get(name),
      ...(header && { header }),
      ...(this.#won.size > 0 && { won: Array.from(this.#won, (v) => move[v]!) }),
    };
  }
}
