// The program and the code that computes its values share one Worker. Before the program begins, everything
// of the browser is removed and the language's objects are frozen, so that code that relies on them stays
// correct.

/**
 * Globals that are kept: the language itself, without functions that wait, share memory, or observe garbage
 * collection.
 */
const KEPT = new Set<PropertyKey>([
  ...["globalThis", "Infinity", "NaN", "undefined", "eval", "isFinite", "isNaN", "parseFloat", "parseInt"],
  ...["decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent"],
  ...["Object", "Function", "Boolean", "Symbol", "Number", "BigInt", "Math", "Date", "String", "RegExp"],
  ...["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError"],
  ...["URIError", "Array", "Map", "Set", "WeakMap", "WeakSet", "JSON", "Promise", "Reflect", "Proxy"],
  ...["ArrayBuffer", "DataView", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array"],
  ...["Uint16Array", "Int32Array", "Uint32Array", "Float32Array", "Float64Array", "BigInt64Array"],
  "BigUint64Array",
]);

const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, preventExtensions } = Reflect;

/**
 * Removes everything but the language and `own` from the global object, and freezes all objects reachable
 * from it and from `roots`.
 * @throws TypeError in a browser that does not let go of something
 */
export function lockRealm(own: string, roots: readonly unknown[]): void {
  const browser: object[] = [];
  for (let owner: object | null = globalThis; owner !== null && owner !== Object.prototype; ) {
    browser.push(owner);
    owner = getPrototypeOf(owner);
  }
  for (const owner of browser) {
    for (const name of ownKeys(owner)) {
      if (owner === globalThis && (KEPT.has(name) || name === own)) continue;
      // Constants that cannot be deleted are numbers, and harmless.
      if (Reflect.deleteProperty(owner, name)) continue;
      const value: unknown = getOwnPropertyDescriptor(owner, name)?.value;
      if (typeof value !== "number") throw new TypeError(`sandbox: ${String(name)} stays`);
    }
  }
  const language = ownKeys(globalThis).filter((name) => name !== own);
  freezeAll([
    ...language.map((name) => Reflect.get(globalThis, name)),
    ...browser.slice(1),
    ...hidden(),
    ...roots,
  ]);
  for (const name of language) defineProperty(globalThis, name, { writable: false, configurable: false });
  preventExtensions(globalThis);
}

/** Objects without a global name, which are reachable from values that syntax creates. */
function hidden(): readonly unknown[] {
  const functions = [function* () {}, async () => {}, async function* () {}];
  const iterators = [
    [].values(),
    new Map().values(),
    new Set().values(),
    ""[Symbol.iterator](),
    "".matchAll(/a/g),
  ];
  return [
    ...functions,
    ...functions.map((each) => getPrototypeOf(each)),
    ...iterators.map((each) => getPrototypeOf(each)),
  ];
}

function freezeAll(roots: readonly unknown[]): void {
  const seen = new Set<object>([globalThis]);
  const found: object[] = [];
  const meet = (thing: unknown): void => {
    if ((typeof thing !== "object" && typeof thing !== "function") || thing === null || seen.has(thing))
      return;
    seen.add(thing);
    found.push(thing);
  };
  for (const root of roots) meet(root);
  for (const thing of found) {
    meet(getPrototypeOf(thing));
    for (const name of ownKeys(thing)) {
      const { value, get, set } = getOwnPropertyDescriptor(thing, name)!;
      meet(value);
      meet(get);
      meet(set);
    }
  }
  for (const thing of found) {
    if (thing === Object.prototype || thing instanceof Error || thing === Error.prototype) letOverride(thing);
    Object.freeze(thing);
  }
}

/**
 * Properties of a frozen prototype cannot be assigned in its heirs, as `this.name = …` in an error class
 * does. So those properties get setters that define them in the heir.
 */
function letOverride(owner: object): void {
  for (const name of ownKeys(owner)) {
    const property = getOwnPropertyDescriptor(owner, name)!;
    if (!("value" in property)) continue;
    const { value, enumerable = false } = property;
    defineProperty(owner, name, {
      enumerable,
      configurable: true,
      get: () => value as unknown,
      set(this: object, own: unknown) {
        if (this === owner) throw new TypeError(`${String(name)} is read only`);
        if (!defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true }))
          throw new TypeError(`${String(name)} is read only`);
      },
    });
  }
}
