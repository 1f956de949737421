/*
 * Certificates of the values of a graph, which may have cycles: Smith's labels, and a counter for each vertex.
 *
 * The theorem: labels are right, for there is only one such function, if with some counters
 * - a finite label is the mex of the finite labels of the options;
 * - every option with a larger or an infinite label has an option with the same label and a smaller counter;
 * - an infinite label has an infinite option without an option of the mex of the finite labels.
 * Source: Fraenkel & Yesha, J. Combin. Theory A 43 (1986) 165.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import type { Finding } from "./certificate.ts";
import { type CheckLimits, type Meter, meter, Stopped } from "./meter.ts";

/** First bytes of a graph's certificate. */
const MAGIC = "nimber-graph 1\n\n";
const HEAD = MAGIC.length + 8;
const INFINITE = 0xffffffff;

/** Whether `bytes` begin like the certificate of a graph. */
export const isGraphCertificate = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, MAGIC.length)) === MAGIC;

/** Certificate of a graph: its edges, and a label and a counter for each vertex. */
interface Claim {
  readonly n: number;
  readonly m: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly labels: Uint32Array;
  readonly counters: Uint32Array;
}

/**
 * Checks the certificate of the values of a graph, which may have cycles. After 16 letters it consists of little-endian
 * words of four bytes: n, m, the n + 1 offsets of the edges of each vertex, the m targets, n labels, 2^32 - 1 for an
 * infinite one, and n counters. It shares no code with the prover. Cost: linear.
 */
export function checkGraphCertificate(bytes: Uint8Array, limits: CheckLimits = {}): Finding {
  try {
    const counts = meter(limits);
    const claim = read(bytes, counts);
    if (isText(claim)) return { verdict: "malformed", says: claim };
    const wrong = firstFault(claim, counts);
    if (wrong !== undefined) return { verdict: "refused", says: wrong };
    const { n, m } = claim;
    return {
      verdict: "valid",
      says: t("valuesGraphVerticesEdges", { n, m }),
    };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { limit, allowed } = error;
    const says = t("stoppedLimit", { allowed, unit: UNITS[limit] });
    return { verdict: "limit", says, limit };
  }
}

const UNITS = {
  seconds: t("secondsUnit"),
  bytes: t("bytesUnit"),
  positions: t("positionsUnit"),
} satisfies Record<Stopped["limit"], Message>;

function read(bytes: Uint8Array, counts: Meter): Claim | Message {
  if (!isGraphCertificate(bytes) || bytes.length < HEAD) return t("noCertificateGraph");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [n, m] = [view.getUint32(MAGIC.length, true), view.getUint32(MAGIC.length + 4, true)];
  const length = HEAD + 4 * (n + 1 + m + 2 * n);
  if (bytes.length !== length) {
    return t("expectedBytesFound", { length, bytes: bytes.length });
  }
  let at = HEAD;
  const words = (count: number) => {
    const found = counts.array(Uint32Array, count);
    for (let i = 0; i < count; i++, at += 4) found[i] = view.getUint32(at, true);
    counts.spend(count);
    return found;
  };
  const claim = { n, m, offsets: words(n + 1), targets: words(m), labels: words(n), counters: words(n) };
  const { offsets, targets } = claim;
  for (let v = 0; v < n; v++) if (offsets[v]! > offsets[v + 1]!) return t("edgesVertexEndBeforeThey", { v });
  if (offsets[0] !== 0 || offsets[n] !== m) return t("edgesBelongNoVertex");
  for (let e = 0; e < m; e++) if (targets[e]! >= n) return t("edgeLeadsNoVertex", { e });
  return claim;
}

function firstFault(claim: Claim, counts: Meter): Message | undefined {
  const { n, m, offsets, targets, labels, counters } = claim;
  /** Mex of the finite labels of the options of each vertex. */
  const least = counts.array(Uint32Array, n);
  const seen = counts.array(Uint32Array, n + 2);
  for (let v = 0; v < n; v++) {
    counts.spend(1);
    const label = labels[v]!;
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) {
      counts.spend(1);
      // Ignores writes beyond the end, by infinite labels and others that are not the mex of n vertices.
      seen[labels[targets[e]!]!] = v + 1;
    }
    while (seen[least[v]!] === v + 1) least[v]!++;
    if (label !== INFINITE && label !== least[v]) return wrong(v, t("notMexOptions"));
  }

  const before = counts.array(Uint32Array, n + 1);
  for (let e = 0; e < m; e++) before[targets[e]! + 1]!++;
  for (let v = 0; v < n; v++) before[v + 1]! += before[v]!;
  const sources = counts.array(Uint32Array, m);
  const next = counts.array(Uint32Array, n);
  next.set(before.subarray(0, n));
  for (let v = 0; v < n; v++)
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) sources[next[targets[e]!]!++] = v;
  counts.spend(m);

  const lowest = counts.array(Uint32Array, n + 2);
  const spoiled = counts.array(Uint8Array, n);
  seen.fill(0);
  for (let w = 0; w < n; w++) {
    counts.spend(1);
    for (let e = offsets[w]!; e < offsets[w + 1]!; e++) {
      counts.spend(1);
      const x = targets[e]!;
      const label = labels[x]!;
      lowest[label] = seen[label] === w + 1 ? Math.min(lowest[label]!, counters[x]!) : counters[x]!;
      seen[label] = w + 1;
    }
    for (let e = before[w]!; e < before[w + 1]!; e++) {
      counts.spend(1);
      const v = sources[e]!;
      const label = labels[v]!;
      if (label !== INFINITE) {
        const answered = labels[w]! <= label || (seen[label] === w + 1 && lowest[label]! < counters[v]!);
        if (!answered) return wrong(v, t("noAnswerMoveVertex", { w }));
      } else if (labels[w] === INFINITE && seen[least[v]!] !== w + 1) spoiled[v] = 1;
    }
  }
  for (let v = 0; v < n; v++)
    if (labels[v] === INFINITE && spoiled[v] === 0) return wrong(v, t("shouldFinite"));
  return undefined;
}

const wrong = (v: number, fault: Message): Message => t("labelVertex", { v, fault });
