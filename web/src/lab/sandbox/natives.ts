import type { Meter } from "./meter.ts";

// Replaces the language's functions that can create large values in one operation by metered ones.

type Native = (this: unknown, ...given: unknown[]) => unknown;
type Owner = Record<PropertyKey, unknown>;

const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { isArray } = Array;

/**
 * Functions whose results are at most a few times as large as their arguments, so that results are counted
 * afterwards.
 */
const COUNTED: readonly (readonly [owner: object, names: readonly PropertyKey[]])[] = [
  [
    String.prototype,
    [
      ...["split", "match", "normalize", "replace", "replaceAll", "concat"],
      ...["toUpperCase", "toLowerCase", "toLocaleUpperCase", "toLocaleLowerCase"],
    ],
  ],
  [String, ["raw"]],
  [RegExp.prototype, [Symbol.replace, Symbol.split, Symbol.match]],
  [
    Array.prototype,
    [
      ...["slice", "splice", "map", "filter", "join", "toString", "toLocaleString"],
      ...["toSorted", "toReversed", "toSpliced", "with"],
    ],
  ],
  [getPrototypeOf(Uint8Array.prototype) as object, ["join", "toString", "toLocaleString"]],
  [getPrototypeOf(Uint8Array.prototype) as object, ["toSorted", "toReversed", "with"]],
  [BigInt.prototype, ["toString", "toLocaleString"]],
  [JSON, ["stringify"]],
];

/** Functions that create large values and are newer than the editor's declarations; they are removed. */
const LEFT_OUT: readonly (readonly [owner: object, names: readonly PropertyKey[]])[] = [
  [ArrayBuffer.prototype, ["resize", "transfer", "transferToFixedLength", "transferToImmutable"]],
  [
    getPrototypeOf(getPrototypeOf([][Symbol.iterator]()) as object) as object,
    ["drop", "every", "filter", "find", "flatMap", "forEach", "map", "reduce", "some", "take", "toArray"],
  ],
];

/** Meters all of the language's functions that create large values in one operation. */
export function meterNatives(meter: Meter): void {
  for (const [owner, names] of LEFT_OUT) for (const name of names) delete (owner as Owner)[name];
  for (const [owner, names] of COUNTED) {
    for (const name of names)
      replace(owner, name, (native) =>
        wrapped(native, (self, given) => counted(apply(native, self, given), meter)),
      );
  }
  for (const name of ["repeat", "padStart", "padEnd"] as const) {
    replace(String.prototype, name, (native) =>
      wrapped(native, (self, given) => {
        const times = name === "repeat" && typeof self === "string" ? self.length : 1;
        meter.atMost("text", times * Number(given[0]) || 0);
        return counted(apply(native, self, given), meter);
      }),
    );
  }
  const filled = new WeakSet<object>();
  replace(Array.prototype, "fill", (native) =>
    wrapped(native, (self, [value, from, to]) => {
      const length = lengthOf(self);
      const [start, end] = [placeIn(length, from, 0), placeIn(length, to, length)];
      meter.atMost("list", end - start);
      // A list that is filled repeatedly counts once.
      if (isArray(self) && end - start >= 512 && !filled.has(self)) {
        filled.add(self);
        meter.piece(8 * (end - start));
      }
      return apply(native, self, [value, start, end]);
    }),
  );
  replace(Array.prototype, "concat", (native) =>
    wrapped(native, (self, given) => {
      let length = 0;
      for (const each of [self, ...given]) length += isArray(each) ? each.length : 1;
      meter.atMost("list", length);
      return counted(apply(native, self, given), meter);
    }),
  );
  replace(Array.prototype, "flat", (native) =>
    wrapped(native, (self, [depth = 1]) => flat(list(self), Number(depth) || 0, [], meter)),
  );
  replace(Array.prototype, "flatMap", (native) =>
    wrapped(native, (self, [make, that]) => {
      const made = list(self).map((part, i) => apply(make as Native, that, [part, i, self]));
      return flat(made, 1, [], meter);
    }),
  );
  replace(Array, "from", (native) =>
    wrapped(native, (self, [things, make, that]) => {
      const few = things === null || things === undefined ? things : bounded(things as Owner, meter);
      return counted(apply(native, self, [few, make, that]), meter);
    }),
  );
  for (const name of ["asIntN", "asUintN"] as const) {
    replace(BigInt, name, (native) =>
      wrapped(native, (self, [bits, value]) => {
        const digits = Number(bits);
        meter.atMost("text", digits);
        return apply(native, self, [digits, value]);
      }),
    );
  }
  meterBuffers(meter);
  meterExpressions(meter);
}

/**
 * Meters regular expressions, which are created by their constructor, and by string methods that take a
 * pattern as text.
 */
function meterExpressions(meter: Meter): void {
  const source = getOwnPropertyDescriptor(RegExp.prototype, "source")!.get!;
  const flagsOf = getOwnPropertyDescriptor(RegExp.prototype, "flags")!.get!;
  /** Pattern and flags as texts, read once, because a second reading could differ. */
  const read = ([pattern, flags]: readonly unknown[]): [string, string] => {
    const isMade = typeof pattern === "object" && pattern instanceof RegExp;
    const text = isMade ? (apply(source, pattern, []) as string) : pattern === undefined ? "" : `${pattern}`;
    const kept = flags === undefined ? (isMade ? (apply(flagsOf, pattern, []) as string) : "") : `${flags}`;
    meter.expression(text, kept);
    return [text, kept];
  };
  const metered = new Proxy(RegExp, {
    construct: (made, given, target) => construct(made, read(given), target) as object,
    apply: (made, _, given) => construct(made, read(given)) as object,
  });
  defineProperty(RegExp.prototype, "constructor", { value: metered });
  defineProperty(globalThis, "RegExp", { value: metered });
  delete (RegExp.prototype as unknown as Owner).compile;
  for (const [name, flags] of [
    ["match", ""],
    ["search", ""],
    ["matchAll", "g"],
  ] as const) {
    replace(String.prototype, name, (native) =>
      wrapped(native, (self, [pattern]) => {
        const made = typeof pattern === "object" || typeof pattern === "function";
        return apply(native, self, [made ? pattern : construct(metered, [pattern, flags])]);
      }),
    );
  }
}

/** Meters buffers, which are created by constructors, and by functions that use an object's constructor. */
function meterBuffers(meter: Meter): void {
  const typed = [
    ...[Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array],
    ...[Float32Array, Float64Array, BigInt64Array, BigUint64Array],
  ];
  for (const kind of [ArrayBuffer, ...typed]) {
    const each = "BYTES_PER_ELEMENT" in kind ? kind.BYTES_PER_ELEMENT : 1;
    const metered = new Proxy(kind, {
      construct(made, given: readonly unknown[], target) {
        const [first, ...more] = given;
        const isView = typeof first === "object" && first instanceof ArrayBuffer;
        const count = typeof first === "object" && first !== null ? lengthOf(first) : Number(first) || 0;
        if (!isView) {
          meter.atMost("buffer", each * count);
          meter.piece(each * count);
        }
        // A resizable buffer would grow without being counted.
        const same = typeof first === "object" || typeof first === "function" ? first : count;
        return construct(made, kind === ArrayBuffer ? [same] : [same, ...more], target) as object;
      },
    });
    defineProperty(kind.prototype, "constructor", { value: metered });
    defineProperty(globalThis, kind.name, { value: metered });
  }
}

/** Wrapper that looks exactly like the native function. */
function wrapped(native: Native, run: (self: unknown, given: readonly unknown[]) => unknown): Native {
  const { [native.name]: made } = {
    [native.name](this: unknown, ...given: unknown[]) {
      return run(this, given);
    },
  };
  return made as Native;
}

function replace(owner: object, name: PropertyKey, by: (native: Native) => Native): void {
  const native = getOwnPropertyDescriptor(owner, name);
  // Older browsers lack some of them.
  if (native === undefined) return;
  const value = by(native.value as Native);
  defineProperty(value, "length", { value: (native.value as Native).length, configurable: true });
  defineProperty(owner, name, { ...native, value });
}

function counted(value: unknown, meter: Meter): unknown {
  if (typeof value === "string") return meter.made(value);
  if (isArray(value)) meter.piece(8 * value.length);
  return value;
}

/** Array with the same elements as an array-like object. */
function list(things: unknown): unknown[] {
  if (isArray(things)) return things;
  throw new TypeError("expected a list");
}

function flat(parts: readonly unknown[], depth: number, into: unknown[], meter: Meter): unknown[] {
  for (let i = 0; i < parts.length; i++) {
    if (!(i in parts)) continue;
    const part = parts[i];
    if (depth >= 1 && isArray(part)) flat(part, depth - 1, into, meter);
    else {
      meter.atMost("list", into.length + 1);
      into[into.length] = part;
      if (into.length % 512 === 0) meter.piece(4096);
    }
  }
  return into;
}

/** Items for a new list. Things without an iterator are array-like, and their length is counted. */
function bounded(things: Owner, meter: Meter): unknown {
  if (typeof things === "string") return things;
  if (things[Symbol.iterator] !== undefined && things[Symbol.iterator] !== null) {
    return meter.spread(things as unknown as Iterable<unknown>);
  }
  const length = lengthOf(things);
  meter.atMost("list", length);
  return isArray(things) || length === 0 ? things : copied(things, length);
}

/** Copies an array-like object, because its length could differ when read again. */
function copied(things: Owner, length: number): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < length; i++) copy[i] = things[i];
  return copy;
}

const lengthOf = (things: unknown): number => {
  const { length } = Object(things) as { readonly length?: unknown };
  return Math.max(0, Math.trunc(Number(length)) || 0);
};

/** Index in a list with the semantics of its methods: negative ones count from the end. */
function placeIn(length: number, place: unknown, usual: number): number {
  if (place === undefined) return usual;
  const at = Math.trunc(Number(place)) || 0;
  return at < 0 ? Math.max(0, length + at) : Math.min(length, at);
}
