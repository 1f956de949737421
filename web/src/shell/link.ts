// Programs in addresses: compressed, then encoded in letters that URLs allow.

/** Longest program accepted from an address or a file, in characters. */
export const LONGEST = 100_000;

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Unpacks a program; `undefined` for damaged letters. */
export async function unpack(letters: string): Promise<string | undefined> {
  try {
    const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await readSome(stream);
  } catch {
    return undefined;
  }
}

/** Stops at the limit, since a few letters may stand for gigabytes. */
async function readSome(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) {
      await reader.cancel();
      return undefined;
    }
  }
}
