/** Memory of a kernel; `buffer` changes when it grows. */
export interface Memory<Buffer extends ArrayBufferLike = ArrayBuffer> {
  readonly buffer: Buffer;
  grow(pages: number): number;
}

/** Exports of every kernel besides its functions. */
export interface Kernel<Buffer extends ArrayBufferLike = ArrayBuffer> {
  readonly memory: Memory<Buffer>;
}

/**
 * Part of the WebAssembly interface that the kernels need. Browsers and Node have it, the language's library
 * does not.
 */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports?: object) => { readonly exports: object };
  readonly Memory: new (size: {
    initial: number;
    maximum: number;
    shared: true;
  }) => Memory<SharedArrayBuffer>;
};

const modules = new Map<string, object>();

/** New instance of the kernel in `base64`, with its own memory. The module is compiled once. */
export const instantiate = <K extends Kernel<ArrayBufferLike>>(base64: string): K =>
  new WebAssembly.Instance(moduleOf(base64)).exports as K;

/** Compiled kernel in `base64`; `compiled` is the same kernel from another thread, which is kept. */
export function moduleOf(base64: string, compiled?: object): object {
  const module = modules.get(base64) ?? compiled ?? compile(bytesOf(base64));
  modules.set(base64, module);
  return module;
}

export const compile = (bytes: Uint8Array): object => new WebAssembly.Module(bytes);

/** Instance of a compiled kernel on a memory that it shares with others. */
export const instantiateOn = <K extends Kernel<ArrayBufferLike>>(
  module: object,
  memory: Memory<ArrayBufferLike>,
): K => ({ ...(new WebAssembly.Instance(module, { env: { memory } }).exports as K), memory });

const PAGE = 65_536;

/**
 * Memory that threads can share.
 * @throws RangeError if the machine cannot provide it.
 */
export const sharedMemory = (bytes: number, most: number): Memory<SharedArrayBuffer> =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE), maximum: Math.ceil(most / PAGE), shared: true });

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function bytesOf(base64: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[DIGITS.charCodeAt(i)] = i;
  const digits = base64.replace(/=+$/, "").length;
  const bytes = new Uint8Array(Math.floor((3 * digits) / 4));
  const digit = (i: number) => (i < digits ? values[base64.charCodeAt(i)]! : 0);
  for (let from = 0, to = 0; from < digits; from += 4) {
    const group = (digit(from) << 18) | (digit(from + 1) << 12) | (digit(from + 2) << 6) | digit(from + 3);
    bytes[to++] = group >> 16;
    bytes[to++] = group >> 8;
    bytes[to++] = group;
  }
  return bytes;
}
