// Attempts of hostile programs in the Lab, as data. An attempt of the first kind that succeeds would be an
// escape.

/**
 * Expressions that are true if something was changed or reached that a program must not touch; `set` tries
 * several ways.
 */
const ATTEMPTS: Readonly<Record<string, string>> = {
  "Map.prototype.get": "set(Map.prototype, 'get', () => 0)",
  "Map.prototype.set": "set(Map.prototype, 'set', () => 0)",
  "Map.prototype.has": "set(Map.prototype, 'has', () => true)",
  "Set.prototype.add": "set(Set.prototype, 'add', () => 0)",
  "Set.prototype.has": "set(Set.prototype, 'has', () => true)",
  "iterating a list": "set(Array.prototype, Symbol.iterator, function* () {})",
  "the iterator of lists": "set(Object.getPrototypeOf([].values()), 'next', () => ({ done: true }))",
  "the iterator of tables": "set(Object.getPrototypeOf(new Map().keys()), 'next', () => ({ done: true }))",
  "the iterator of matches": "set(Object.getPrototypeOf(''.matchAll(/a/g)), 'next', () => ({ done: true }))",
  "next of generators":
    "set(Object.getPrototypeOf(function* () {}).prototype, 'next', () => ({ done: true }))",
  "return of generators": "set(Object.getPrototypeOf(function* () {}).prototype, 'return', () => 0)",
  "what all iterators inherit":
    "set(Object.getPrototypeOf(Object.getPrototypeOf([].values())), Symbol.iterator, () => 0)",
  "Array.prototype.push": "set(Array.prototype, 'push', () => 0)",
  "Array.prototype.map": "set(Array.prototype, 'map', () => [])",
  "Array.prototype.every": "set(Array.prototype, 'every', () => true)",
  "Array.prototype.reduce": "set(Array.prototype, 'reduce', () => 0)",
  "Array.prototype.toSpliced": "set(Array.prototype, 'toSpliced', () => [])",
  "Array.isArray": "set(Array, 'isArray', () => true)",
  "a first entry of every list": "set(Array.prototype, 0, 7)",
  "a setter of lists":
    "Reflect.defineProperty(Array.prototype, 5, { set() {}, get: () => 7, configurable: true })",
  "a list that is converted": "set(Array.prototype, 'toJSON', () => 0)",
  "Function.prototype.call": "set(Function.prototype, 'call', () => 0)",
  "Function.prototype.apply": "set(Function.prototype, 'apply', () => 0)",
  "Function.prototype.bind": "set(Function.prototype, 'bind', () => 0)",
  "what is an instance": "set(Function.prototype, Symbol.hasInstance, () => true)",
  "the kind of every message": "set(Object.prototype, 'kind', 'done')",
  "a getter in every object":
    "Reflect.defineProperty(Object.prototype, 'index', { get: () => 4294967294, configurable: true })",
  "every object converted": "set(Object.prototype, 'toJSON', () => 0)",
  "every object awaited": "set(Object.prototype, 'then', () => 0)",
  "the parent of all objects": "Reflect.setPrototypeOf(Object.prototype, { kind: 'done' })",
  "the parent of lists": "Reflect.setPrototypeOf(Array.prototype, {})",
  "the parent of the global": "Reflect.setPrototypeOf(globalThis, {})",
  "a new global": "set(globalThis, 'performance', { now: () => 0 })",
  "the global Array": "set(globalThis, 'Array', class {})",
  "the global Map": "set(globalThis, 'Map', class {})",
  "the global Math": "set(globalThis, 'Math', {})",
  "Math.floor": "set(Math, 'floor', () => 0)",
  "Math.min": "set(Math, 'min', () => 0)",
  "JSON.stringify": "set(JSON, 'stringify', () => '')",
  "Number.isSafeInteger": "set(Number, 'isSafeInteger', () => true)",
  "Object.freeze": "set(Object, 'freeze', (x) => x)",
  "Object.values": "set(Object, 'values', () => [])",
  "Reflect.apply": "set(Reflect, 'apply', () => 0)",
  "Symbol.iterator": "set(Symbol, 'iterator', Symbol())",
  "Promise.prototype.then": "set(Promise.prototype, 'then', () => 0)",
  "String.prototype.slice": "set(String.prototype, 'slice', () => '')",
  "RegExp.prototype.exec": "set(RegExp.prototype, 'exec', () => null)",
  "Date.now": "set(Date, 'now', () => 0)",
  "BigInt.asUintN": "set(BigInt, 'asUintN', () => 0n)",
  "lists of bytes": "set(Object.getPrototypeOf(Uint8Array), 'from', () => 0)",
  "a helper's property": "set(mex, 'call', () => 0)",
  "a helper's parent": "Reflect.setPrototypeOf(nimSum, null)",
  "the stack of calls":
    "set(Error, 'prepareStackTrace', (_, sites) => sites) || typeof new Error().stack !== 'string'",
  "who called": "(() => { function f() { return f.caller; } return f(); })()",
  "what was given to who called": "(() => { function f() { return arguments.callee; } return f(); })()",
  "the errors of the Lab":
    "(() => { try { 'x'.repeat(1e9); } catch (e) { return set(Object.getPrototypeOf(e), 'text', 0) || set(e.constructor, 'x', 0); } })()",
  "code from text": "(0, eval)('1')",
  "code by a constructor": "(function* () {}).constructor('return 1')()",
  "the start of the sandbox":
    "typeof lab === 'object' && lab.begin(0, () => () => ({ start: 1, moves: () => [] }))",
  ...Object.fromEntries(
    [
      ...["postMessage", "onmessage", "addEventListener", "dispatchEvent", "MessageEvent", "MessagePort"],
      ...[
        "MessageChannel",
        "BroadcastChannel",
        "EventTarget",
        "Event",
        "self",
        "Worker",
        "SharedArrayBuffer",
      ],
      ...["Atomics", "WebAssembly", "fetch", "XMLHttpRequest", "WebSocket", "importScripts", "setTimeout"],
      ...["setInterval", "queueMicrotask", "close", "structuredClone", "Blob", "URL", "OffscreenCanvas"],
      ...["ImageData", "indexedDB", "caches", "navigator", "location", "crypto", "performance", "console"],
      ...["WeakRef", "FinalizationRegistry", "Intl", "ReadableStream", "TextEncoder", "DOMException"],
    ].map((name) => [name, `'${name}' in globalThis || globalThis.${name} !== undefined`]),
  ),
};

/** Program that counts down from `start`; its law is n % 2 === 0. */
export const countdown = (inMoves = "", before = ""): string => `${before}
export const start = 3;
export function* moves(n: number) {
  ${inMoves}
  if (n > 0) yield n - 1;
}`;

/** Program that makes all attempts, and names its start after the successful ones. */
export const tampering = (): string => `
const all = globalThis as any;
const set = (owner: any, name: PropertyKey, value: unknown) => {
  try { owner[name] = value; } catch {}
  try { Object.defineProperty(owner, name, { value }); } catch {}
  Reflect.set(owner, name, value);
  return owner[name] === value;
};
const reached: string[] = [];
const attempt = (name: string, make: () => unknown) => {
  try { if (make()) reached.push(name); } catch {}
};
${Object.entries(ATTEMPTS)
  .map(([name, made]) => `attempt(${JSON.stringify(name)}, () => ${made.replaceAll("globalThis.", "all.")});`)
  .join("\n")}
export const start = 3;
export const format = (n: number) => reached.join() || String(n);
export function* moves(n: number) {
  if (n > 0) yield n - 1;
}`;

const CODE =
  "stopped: the regular expressions of the program have reached 64 MB of code; create each once, not at every move";
const LONG = "stopped: a text of more than 1048576 letters";
const MANY = "stopped: a list of more than 8388608 entries";
const FULL = "stopped at the limit of 256 MB of memory";
const HIGH = "stopped: a number of more than 1048576 binary digits";
export const SLOW = "this did not end within 1 second";
const NO_START = "there is no start: write, for example, export const start = 12;";
const at = (said: string, line = 4) => `Line ${line} ${said}, at n = 0`;
const atFirst = (said: string) => `Line 1 ${said}`;

/** Programs that would fill the memory, or speak in another's name, with the one line that each ends with. */
export const ATTACKS: Readonly<Record<string, readonly [program: string, says: string]>> = {
  "a text that doubles": [countdown("let s = 'x'; for (;;) s += s;"), at(LONG)],
  "a template that doubles": [countdown(`let s = "x"; for (;;) s = \`\${s}\${s}\`;`), at(LONG)],
  "a text repeated": [countdown("'x'.repeat(5e8)"), at(LONG)],
  "a text replaced": [countdown("'x'.repeat(1e4).replaceAll('x', 'y'.repeat(1e4))"), at(LONG)],
  "a list joined": [countdown("new Array(1e4).fill('x'.repeat(1e4)).join('')"), at(LONG)],
  "a list written down": [
    countdown("let a: any = [1]; for (let i = 0; i < 19; i++) a = [a, a]; JSON.stringify(a)"),
    at(LONG),
  ],
  "many large texts": [
    countdown("const a: string[] = []; for (;;) a.push(String(a.length).padEnd(1e6))"),
    at(FULL),
  ],
  "many large texts before all else": [
    countdown("", "const a: string[] = []; for (;;) a.push(String(a.length).padEnd(1e6));"),
    atFirst(FULL),
  ],
  "a list of any length": [countdown("new Array(4e9).fill(0)"), at(MANY)],
  "a list made of its length": [countdown("Array.from({ length: 4e9 })"), at(MANY)],
  "a list spread": [countdown("const a: any[] = []; a.length = 4e9; [...a]"), at(MANY)],
  "a list spread in a call": [countdown("const a: any[] = []; a.length = 4e9; Math.max(...a)"), at(MANY)],
  "lists joined": [countdown("let a = new Array(3e6); for (;;) a = a.concat(a);"), at(MANY)],
  "lists within lists": [countdown("new Array(4000).fill(new Array(4000).fill(1)).flat()"), at(MANY)],
  bytes: [countdown("new Float64Array(1e10)"), at("stopped: a list of more than 64 MB")],
  "a buffer by the back door": [
    countdown("new (new Uint8Array(1).buffer.constructor as any)(1e9)"),
    at("stopped: a list of more than 64 MB"),
  ],
  "many lists of bytes": [
    countdown("const a: unknown[] = []; for (;;) a.push(new Uint8Array(5e7))"),
    at(FULL),
  ],
  "an integer shifted": [countdown("1n << BigInt(1e9 + n)"), at(HIGH)],
  "an integer squared": [countdown("let x = 3n; for (;;) x *= x;"), at(HIGH)],
  "memory of WebAssembly": [
    countdown("new (globalThis as any).WebAssembly.Memory({ initial: 65536 })"),
    at("TypeError: Cannot read properties of undefined (reading 'Memory')"),
  ],
  "waiting for ever": [
    countdown("Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"),
    at("ReferenceError: Atomics is not defined"),
  ],
  "memory that is hidden": [
    countdown(
      "grow();",
      "let f: any; const grow = () => { const big = new Array(1e6).fill(1.5), g = f; f = () => [g, big]; };\nexport const most = 5000;",
    ).replace("\n\n", "\n"),
    "Line 1 stopped: the lists and texts of 64 kB or more have reached 1024 MB; create them once, not at every move, at n = 134",
  ],
  "code of regular expressions": [
    countdown(
      "for (let i = 0; i < 60; i++) { const r = new RegExp(large + count++); r.test('x'); r.test('y'); kept.push(r); }",
      "const kept: RegExp[] = [], large = '[a-z0-9]{1,99}'.repeat(60) + '|';\nlet count = 0;\nexport const most = 5000;",
    ),
    `Line 6 ${CODE}, at n = 33`,
  ],
  "the clock put away": [
    countdown("", "__tick = () => 0;"),
    "Line 1 the Lab uses this name itself; choose another",
  ],
  "the clock put away in disguise": [
    countdown("", "__t\\u0069ck = () => 0;"),
    "Line 1 the Lab uses this name itself; choose another",
  ],
  "out of the program by a comment": [
    countdown("", "const x = { y: 1 };\n0 <!--x.y, `\nreturn {}}));lab.begin(0, (()=>()=>{\n<!-- `;"),
    NO_START,
  ],
  "an error that answers": [
    countdown("", "throw new Proxy(new Error(), { get() { throw 1; }, getPrototypeOf() { throw 2; } });"),
    "the program threw something that cannot be shown",
  ],
  "an error with a large stack": [
    countdown("", "const e = new Error('x'); e.stack = 'blob:'.repeat(2e5); throw e;"),
    "Error: x",
  ],
  "a name of half a million letters": [
    `${countdown("if (n > 1) throw new Error('x'.repeat(5e5));")}`,
    `Line 4 Error: ${"x".repeat(992)}…, at n = 2`,
  ],
  "a move to too many components": [
    countdown("if (n > 1) yield new Array(2e6).fill(0);"),
    "Line 3 moves of 2: expected a position, a list of positions or { at, to }, found [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,…, at n = 2",
  ],
  "a list that answers differently each time": [
    countdown(
      "let asked = 0; yield new Proxy([0], { get: (a: any, k) => k === 'length' ? ++asked : a[k] ?? 0 }) as any;",
    ),
    at(SLOW),
  ],
  "lists by the back door": [
    countdown("const a: unknown[] = []; for (;;) a.push(([] as any).constructor(3e7))"),
    at(SLOW),
  ],
};
