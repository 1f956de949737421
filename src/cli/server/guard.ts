import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Text } from "../../types.ts";
import { t } from "../locale/cli.ts";

/** Refused request: the status, and the reason. */
export interface Refusal {
  readonly status: number;
  readonly text: Text;
}

/** Target of a request: a path without percent signs, and the text after the question mark. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/**
 * Longest target. Addresses of the page are less than a tenth as long, because browsers do not send its state
 * after `#`.
 */
const LONGEST_TARGET = 4096;

/**
 * Target of a request, or the reason for refusing it. A host name outside `names` may be one that a malicious
 * page has pointed to this machine (DNS rebinding), to read the served data as its own; a numeric address
 * cannot be.
 */
export function targetOf(request: IncomingMessage, names: ReadonlySet<string>): Target | Refusal {
  const { url = "/", headers, method = "" } = request;
  if (url.length > LONGEST_TARGET) return TOO_LONG;
  // Proxy requests contain the whole address, which then replaces the Host header.
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

/** Whether a request has a body, which the server never reads. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;

/**
 * Name or address in a Host header, in lower case, without port and brackets; undefined when it is neither.
 */
export function hostName(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? address.toLowerCase() : undefined;
  return name?.toLowerCase();
}

/** Whether a name always refers to this machine; browsers resolve these names themselves. */
const isLoopback = (name: string) => name === "localhost" || name.endsWith(".localhost");

/**
 * Whether a request comes from this page or was typed by the user. From other sites only links to the page
 * itself are allowed.
 */
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
