import type { Text } from "nimber";
import type { JSX } from "preact";
import type { TheoremTold } from "../engine/told.ts";
import { t } from "../locale/game.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { address as theory } from "../theory/address.ts";

/** Heading of theorems. */
export const knownTheorems: Text = t("theorems");

/** Claim of a theorem with its source and proof. */
export const Theorem = ({ of: { claim, source, proof } }: { readonly of: TheoremTold }): JSX.Element => (
  <p>
    {say(claim)}
    <span class="quiet block">
      {say(source)} ·{" "}
      {typeof proof === "string" ? (
        <a href={hrefOf(theory, { page: proof, part: "proof" })}>{say(t("provedInTheory"))}</a>
      ) : (
        say(proof)
      )}
    </span>
  </p>
);
