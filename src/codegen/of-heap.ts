import { heapRules } from "../encoding.ts";
import { t } from "../locale/codegen.ts";
import type { Game, Text } from "../types.ts";
import { build } from "./heap.ts";
import { grownBy, isLinear, linearValue, type ProvedLaw, reducedBy } from "./law.ts";
import { shortest } from "./lookup.ts";
import { NOTHING, type Parts, type Say } from "./parts.ts";
import { provedRemark } from "./remarks.ts";
import type { Syntax } from "./syntax.ts";
import type { Template } from "./template.ts";

const TEXT = {
  rules: t("rules"),
  law: t("law"),
} satisfies Record<string, Text>;

/** The lines that compute the values of heaps up to `last`, where there are any. */
export function built(game: Game<unknown>, last: number): string[] | undefined {
  const rules = heapRules(game);
  return rules && build(game, rules, last);
}

/** The values that a program without rules must bring. */
export function needed(values: Template["values"], { id }: Game<unknown>): ArrayLike<number> {
  if (values !== undefined) return values;
  throw new TypeError(`templateCode: expected values, got none for ${id}`);
}

/** How far a program answers. */
export const upTo = (box: readonly number[]): Text =>
  box.length === 1 ? t("heapsUp", { box: box[0] }) : t("positionsUp", { box });

/** What finds the values of heaps: by the rules or from a table, as far as the law needs them. */
export function ofHeap(
  template: Template,
  game: Game<unknown>,
  title: Text,
  largest: number,
  syntax: Syntax,
  remark: Say,
): Parts {
  const law =
    template.law && template.law.preperiod + template.law.period <= largest + 1 ? template.law : undefined;
  const last = law === undefined ? largest : law.preperiod + law.period - 1;
  const linear = law !== undefined && isLinear(law);
  const lines = linear ? [] : built(game, last);
  const table =
    lines === undefined ? shortest({ id: game.id, values: needed(template.values, game) }, syntax) : NOTHING;
  return {
    ...NOTHING,
    constants: table.constants,
    routines: table.routines,
    remarks: [title, law === undefined ? upTo([last]) : provedRemark(law)],
    before: [
      ...(lines === undefined || linear ? [] : [remark(TEXT.rules), ...lines]),
      ...(law === undefined || linear ? [] : [remark(TEXT.law)]),
    ],
    at: ([h], tag) => lookup(law, lines === undefined, h!, tag),
    long: law !== undefined && law.saltus > 0,
  };
}

/** Lines that leave in `value` + `tag` the value of the heap in `h`. */
function lookup(law: ProvedLaw | undefined, looked: boolean, h: string, tag: string): string[] {
  const at = (n: string) => (looked ? `sg(${n})` : `g[${n}]`);
  if (law === undefined) return [`let value${tag} = ${at(`narrow(${h})`)}`];
  const { preperiod, period, saltus } = law;
  if (isLinear(law)) return [`long value${tag} = ${linearValue(law, 0, h)}`];
  const least = `least${tag}`;
  return [
    `long ${least} = ${h}`,
    `if ${h} >= ${preperiod + period}L:`,
    `  ${least} = ${reducedBy(law, h)}`,
    saltus === 0
      ? `let value${tag} = ${at(`narrow(${least})`)}`
      : `long value${tag} = ${grownBy(law, `wide(${at(`narrow(${least})`)})`, h, least)}`,
  ];
}
