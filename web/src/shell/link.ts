// A program in an address: compressed, in the alphabet of addresses.

/** Programs are not longer than this when they come out of an address or a file. */
export const LONGEST = 100_000;

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The program that was packed; undefined when the letters are damaged. */
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

/** Stops early: a few letters may stand for gigabytes. */
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
