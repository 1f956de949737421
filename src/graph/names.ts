import { compressed, type NamedGraph, NUMBER } from "./named.ts";

/** Collects vertices by name, and edges between them. */
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

  /** Least and greatest name, if all names are numbers. */
  numbers(): readonly [number, number] | undefined {
    if (!this.#names.every((name) => NUMBER.test(name))) return undefined;
    let [least, greatest] = [Number.POSITIVE_INFINITY, -1];
    for (const name of this.#names) {
      least = Math.min(least, Number(name));
      greatest = Math.max(greatest, Number(name));
    }
    return [least, greatest];
  }

  get count(): number {
    return this.#names.length;
  }

  get edges(): number {
    return this.#sources.length;
  }

  /** Graph with the vertices in order of first occurrence, or by size if all names are numbers. */
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
