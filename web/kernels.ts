import type { Plugin } from "vite";

const MODULE = /^(.*= *)"([\w+/=]+)"/s;

/**
 * Sends kernels to the page in hexadecimal, to be converted to base64 there. A byte then has the same two
 * digits everywhere, so that it compresses to half the size of base64, whose digits share bytes.
 */
export const kernels = (): Plugin => ({
  name: "kernels",
  transform: {
    filter: { id: /\.wasm\.ts$/ },
    handler(code) {
      const [, before, base64] = MODULE.exec(code) ?? [];
      if (base64 === undefined) this.error("kernels: expected a module that exports one string");
      const hex = Buffer.from(base64, "base64").toString("hex");
      return `${before}btoa("${hex}".replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));`;
    },
  },
});
