// Texts of the pages of docs/census before the tables: how the census was computed, and how it compares.
import { column, heading, other, paragraph } from "./census-blocks.mjs";

const grouped = (number) => number.toLocaleString("en");

const LAWS = {
  en: "A finite theorem proves every period on this page: see [theory](../theory/period.md).",
  zh: "本页的每个周期都由有限判定定理证明：见[理论](../theory/period.zh-CN.md)。",
};

const made = (name, { proved, checked }) => {
  const certificates =
    proved === checked
      ? {
          en: `The independent checker replayed the certificates of all ${grouped(proved)} proofs.`,
          zh: `全部 ${grouped(proved)} 个证明都有证书，独立的检验程序已逐一重新计算。`,
        }
      : {
          en: `The independent checker replayed the certificates of ${checked} of the ${proved} proofs. The other ${proved - checked} have no stored certificate, because it would list more than 500,000 exceptions, or values of a period as long.`,
          zh: `${proved} 个证明中，${checked} 个有证书，独立的检验程序已逐一重新计算。其余 ${proved - checked} 个没有保存证书，因为要列出的例外或周期中的值超过 500,000 个。`,
        };
  return [
    paragraph(`${LAWS.en} ${certificates.en}`, `${LAWS.zh}${certificates.zh}`),
    paragraph(
      `Data: [${name}.csv](${name}.csv). Plan: [examples/${name}.yml](../../examples/${name}.yml). To make this page again: \`node scripts/census.mjs ${name}\`.`,
      `数据：[${name}.csv](${name}.csv)。计划：[examples/${name}.yml](../../examples/${name}.yml)。重新生成本页：\`node scripts/census.mjs ${name}\`。`,
    ),
  ];
};

/** Page about octal games. */
export function octal(_rows, verification, language, { rows, equal }) {
  const title = { en: "Octal games of up to three digits", zh: "三位以内的八进制游戏" }[language];
  const before = [
    other("octal-3"),
    paragraph(
      "This census covers all 1,024 octal codes with up to three digits after the point and 0 or 4 before it. Values go up to heap 100,000, and beyond it where a published period needs more heaps for its proof.",
      "小数点后至多三位、小数点前为 0 或 4 的八进制代码共 1,024 个，全部计算。堆的大小到 100,000；周期已发表的游戏算到证明完成为止。",
    ),
    ...made("octal-3", verification),
    heading("Equal games", "相同的游戏"),
    paragraph(
      "Two codes count as one game when their moves prove it, in one of three ways:",
      "由走法就能证明相同的两个代码算作一个游戏，有三种情形：",
    ),
    paragraph(
      "- Counting every heap as one smaller turns one code into the other (Winning Ways, ch. 4).",
      "- 把每个堆都少算一个石子，一个代码就变成另一个（Winning Ways，第 4 章）。",
    ),
    paragraph(
      "- Each move of one code alone exists for a single heap size, and the values up to there agree.",
      "- 只属于其中一个代码的走法都只对一种大小的堆存在，而到那里为止的 SG 值都相同。",
    ),
    paragraph(
      "- The moves of one code alone add no value. For example, a move leaves one heap, and another move leaves that heap beside a heap of value 0.",
      "- 只属于其中一个代码的走法不增加新的值。例如，一个走法剩下一堆，另一个走法剩下这一堆和一个值为 0 的堆。",
    ),
    paragraph(
      "Codes that agree only in the computed range stand in a list of their own.",
      "只在已算范围内相同的代码另行列出。",
    ),
    heading("Comparison with published periods", "与已发表的周期对照"),
    paragraph(
      `${equal} of ${rows.length} published periods agree in period and preperiod. Heaps count from 0, so the preperiod is one more than the last exception. Sources: the table of T. Czajka (github.com/tczajka/octal-games, commit 57e893a9), the OEIS.`,
      `${rows.length} 个已发表的周期中，有 ${equal} 个的周期与前周期均一致。堆从 0 数起；前周期等于最后一个例外加 1。来源：T. Czajka 的表（github.com/tczajka/octal-games，提交 57e893a9）与 OEIS。`,
    ),
    {
      block: "table",
      head: [
        column("code", "game", "游戏"),
        column("text", "source", "来源"),
        column("number", "preperiod there", "其前周期"),
        column("number", "period there", "其周期"),
        column("number", "preperiod here", "本表前周期"),
        column("number", "period here", "本表周期"),
        column("text", "equal", "一致"),
      ],
      rows: rows.map(({ game, source, there, here, same }) => [
        game,
        source,
        ...there,
        ...here,
        { en: same ? "yes" : "no", zh: same ? "是" : "否" }[language],
      ]),
    },
    heading("Differences", "不同之处"),
    ...DIFFERENCES.map(([en, zh]) => paragraph(`- ${en}`, `- ${zh}`)),
    heading("Results", "结果"),
  ];
  return { title, before };
}

const DIFFERENCES = [
  [
    "`0.56`: A071436 gives 326637 as the last exception. Czajka's table and this census have 326639. The checker accepts the certificate and refuses any smaller preperiod.",
    "`0.56`：A071436 给出的最后一个例外是 326637；Czajka 的表和本表都是 326639。检验程序接受这份证书，并拒绝任何更小的前周期。",
  ],
  [
    "`0.161` and `0.36` are different games, although tables of Flammenkamp have them as one: they agree up to heap 518 and differ at 519.",
    "`0.161` 与 `0.36` 是不同的游戏，而 Flammenkamp 的表把它们当作同一个：SG 值到 n = 518 都相同，在 n = 519 处不同。",
  ],
  [
    "`0.27` equals `0.26`, not `0.06`, and `0.314` differs from `0.31`. The table of Winning Ways has both otherwise.",
    "`0.27` 等于 `0.26`，不等于 `0.06`；`0.314` 不等于 `0.31`。这两处与 Winning Ways 的表不同。",
  ],
  [
    "Czajka counts heap 0 as a rare heap, so his counts are one larger. Masks and last rare heaps agree.",
    "Czajka 把空堆也算作稀有堆，所以个数比本表多一。掩码和最后的稀有堆都一致。",
  ],
  [
    "Czajka's list has `4.344` and `4.364` as unsolved. They are proved periodic here: see the table of all games.",
    "`4.344` 和 `4.364` 在 Czajka 的列表中周期未定，本表已证明有周期：见全部游戏的表。",
  ],
];

/** Each published period with the one of the census for that game, which may be listed under another code. */
export function compared(rows, { games }, { periods }, { canonical, heapRules, parseGame, periodOf }) {
  const published = [
    ...games.map(({ code, preperiod, period }) => ({
      game: code,
      source: "Czajka",
      there: [preperiod, period],
    })),
    ...periods.map(({ oeis, game, shift, period, lastException }) => ({
      game,
      source: oeis,
      there: [lastException + 1 + shift, period],
    })),
  ];
  const beside = published
    .map((each) => {
      const here = periodHere(each.game);
      return { ...each, here, same: here.join() === each.there.join() };
    })
    .sort((a, b) => (a.game === b.game ? 0 : a.game < b.game ? -1 : 1));
  return { rows: beside, equal: beside.filter(({ same }) => same).length };

  function periodHere(code) {
    const row = rows.find(({ stands }) => stands.includes(code));
    const rules = heapRules(parseGame(code));
    const shift = canonical(rules).shift - canonical(heapRules(parseGame(row.game))).shift;
    if (shift === 0 || row.preperiod > 0) return [row.preperiod + shift, row.period];
    const found = periodOf(rules);
    return [found.preperiod, found.period];
  }
}

/** Page about subtraction games. */
export function subtraction(rows, verification, language) {
  const late = rows.filter(({ preperiod }) => preperiod > 0).length;
  const title = { en: "Subtraction games within {1..14}", zh: "{1..14} 内的减法游戏" }[language];
  const before = [
    other("subtraction-14"),
    paragraph(
      `There are 16,383 subtraction sets of numbers from 1 to 14. A multiple of another set is the same game with larger heaps, which leaves ${grouped(rows.length)} games. Of these, ${grouped(rows.length - late)} are periodic from heap 0 on. The other ${grouped(late)} have a preperiod above 0.`,
      `由 1 到 14 的数组成的可取集合共 16,383 个。一个集合若是另一个的倍数，就是堆更大的同一个游戏，去掉后剩 ${grouped(rows.length)} 个。其中 ${grouped(rows.length - late)} 个从 n = 0 起就有周期，另外 ${grouped(late)} 个的前周期大于 0。`,
    ),
    ...made("subtraction-14", verification),
  ];
  return { title, before };
}
