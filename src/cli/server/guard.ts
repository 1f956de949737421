import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Text } from "../../types.ts";
import { t } from "../locale/cli.ts";

/** A request that is not answered: the status, and why. */
export interface Refusal {
  readonly status: number;
  readonly text: Text;
}

/** Target of a request: a path without percent signs, and the text after the question mark. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/** No address of the page is a tenth as long: its state stands after `#`, which browsers keep to themselves. */
const LONGEST_TARGET = 4096;

/**
 * Target of a request, or the reason for refusing it. A name that is none of `names` may be one that a stranger's page made
 * point to this machine (DNS rebinding), to read what is served as if it were its own; an address cannot be that.
 */
export function targetOf(request: IncomingMessage, names: ReadonlySet<string>): Target | Refusal {
  const { url = "/", headers, method = "" } = request;
  if (url.length > LONGEST_TARGET) return TOO_LONG;
  // A request to a proxy has the whole address, which then counts instead of the header.
  const [, authority, rest = url] = /^http:\/\/([^/?#]*)([^#]*)$/i.exec(url) ?? [];
  const host = authority ?? headers.host ?? "";
  const name = hostName(host);
  if (name === undefined || !(isIP(name) !== 0 || isLoopback(name) || names.has(name)))
    return misdirected(host);
  const [encoded = "", query = ""] = rest.split(/\?(.*)/s);
  const path = decoded(encoded === "" ? "/" : encoded);
  if (path === undefined || decoded(query) === undefined) return NOT_ENCODED;
  if (!sameSite(request, path)) return FROM_ELSEWHERE;
  if (method !== "GET" && method !== "HEAD") return NOT_ALLOWED;
  if (hasBody(request)) return NO_BODY;
  return { path, query };
}

/** Whether a body follows the head of a request, which nothing here reads. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;

/** The name or address in a Host header, in lower case, without port and brackets; undefined when it is neither. */
export function hostName(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? address.toLowerCase() : undefined;
  return name?.toLowerCase();
}

/** Browsers resolve these names themselves. */
const isLoopback = (name: string) => name === "localhost" || name.endsWith(".localhost");

/** From this page, or typed by the user; from elsewhere only a link to the page itself. */
function sameSite({ headers }: IncomingMessage, path: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return true;
  const followed = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return followed && (path === "/" || path === "/index.html");
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const TOO_LONG: Refusal = {
  status: 414,
  text: t("expectedAddressMostCharacters", { longestTarget: LONGEST_TARGET }),
};

const NOT_ENCODED: Refusal = {
  status: 400,
  text: t("expectedAddressPercentEncodedUtf"),
};

const FROM_ELSEWHERE: Refusal = {
  status: 403,
  text: t("otherSitesMayLinkPage"),
};

const NOT_ALLOWED: Refusal = {
  status: 405,
  text: t("expectedGetHead"),
};

const NO_BODY: Refusal = {
  status: 413,
  text: t("expectedNoBody"),
};

const misdirected = (host: string): Refusal => {
  const name = hostName(host) ?? "NAME";
  return {
    status: 421,
    text: t("serverDoesNotGoName", { name }),
  };
};
