import { pack } from "../link.ts";

/** Link with its address packed, if that is shorter. */
export async function shortLink(href: string): Promise<string> {
  const at = href.indexOf("#");
  if (at < 0) return href;
  const packed = `${href.slice(0, at)}#z/${await pack(href.slice(at + 1))}`;
  return packed.length < href.length ? packed : href;
}
