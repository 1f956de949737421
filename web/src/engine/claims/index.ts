import type { Finding } from "./claim.ts";
import { codeClaims } from "./codes.ts";
import { graphClaims } from "./graphs.ts";
import { heapClaims } from "./heaps.ts";
import { sumClaims } from "./sums.ts";

/** Statements of the textbook, true ones and false ones, as something that can be tested. */
const claims = { ...sumClaims, ...heapClaims, ...graphClaims, ...codeClaims } as const;

export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims) as readonly ClaimId[];

/** @throws LimitError */
export function testClaim(id: ClaimId, cases: number): Finding {
  return claims[id](cases);
}
