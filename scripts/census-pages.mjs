// What the pages of docs/census say before the tables: how the census was made, and how it compares.
import { column, heading, other, paragraph } from "./census-blocks.mjs";

const grouped = (number) => number.toLocaleString("en");

const LAWS = {
  en: "Every period here is proved by a finite theorem, not seen: see [theory](../theory/period.md).",
  zh: "此处的周期均由有限定理证明，而非观察所得：见[理论](../theory/period.zh-CN.md)。",
};

const made = (name, { proved, checked }) => {
  const certificates =
    proved === checked
      ? {
          en: `All ${grouped(proved)} proofs have certificates, which the independent checker replayed.`,
          zh: `全部 ${grouped(proved)} 个证明都有证书，并由独立的检验程序逐一重放。`,
        }
      : {
          en: `Of ${proved} proofs ${checked} have certificates, which the independent checker replayed; those of the other ${proved - checked} would list more than 500,000 exceptions each, or as long a period, and are not stored.`,
          zh: `${proved} 个证明中有 ${checked} 个附有证书，并由独立的检验程序逐一重放；其余 ${proved - checked} 个的证书须列出 500,000 个以上的例外，或同样长的周期，因而不予保存。`,
        };
  return [
    paragraph(`${LAWS.en} ${certificates.en}`, `${LAWS.zh}${certificates.zh}`),
    paragraph(
      `Data: [${name}.csv](${name}.csv). Plan: [examples/${name}.yml](../../examples/${name}.yml). Made again by \`node scripts/census.mjs ${name}\`.`,
      `数据：[${name}.csv](${name}.csv)。计划：[examples/${name}.yml](../../examples/${name}.yml)。可用 \`node scripts/census.mjs ${name}\` 重新生成。`,
    ),
  ];
};

/** The page on octal games. */
export function octal(_rows, verification, language, { rows, equal }) {
  const title = { en: "Octal games of up to three digits", zh: "三位以内的八进制游戏" }[language];
  const before = [
    other("octal-3"),
    paragraph(
      "All 1,024 octal codes of up to three digits after the point, with 0 or 4 before it, to heap 100,000; games of which a period is published, to its proof.",
      "小数点后至多三位、小数点前为 0 或 4 的全部 1,024 个八进制代码，计算到大小为 100,000 的堆；已有周期发表的游戏则计算到得证为止。",
    ),
    ...made("octal-3", verification),
    heading("Equal games", "相同的游戏"),
    paragraph(
      "Codes are one game when that follows from their moves: when counting every heap as one smaller turns one into the other (Winning Ways, ch. 4); when they differ only in moves from one heap size each, and the values up to there agree; or when they differ in moves that add no value, as taking some and leaving one heap, where another move leaves that heap and one of value 0. Codes that merely agree as far as they were computed are listed apart.",
      "由走法即可断定相同的代码算作一个游戏：把每个堆都少算一个后二者相同（Winning Ways，第 4 章）；二者只在个别堆大小上走法不同，而到那里为止的值都一致；或者二者之差只是不增添新值的走法，例如取走若干后剩一堆，而另有走法剩下该堆与一个值为 0 的堆。仅在已算范围内一致的代码另行列出。",
    ),
    heading("Compared with what is published", "与已发表结果对照"),
    paragraph(
      `${equal} of ${rows.length} published periods agree in period and preperiod. Heaps count from 0; a preperiod is one more than the last exception. Sources: the table of T. Czajka (github.com/tczajka/octal-games, commit 57e893a9), the OEIS.`,
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
    "`0.56`: A071436 gives 326637 as the last exception; it is 326639, as Czajka's table has it. The certificate replays, and the checker refuses any smaller preperiod.",
    "`0.56`：A071436 称最后一个例外为 326637；实为 326639，与 Czajka 的表一致。证书可重放，检验程序会拒绝任何更小的前周期。",
  ],
  [
    "`0.161` is not `0.36`, as tables of Flammenkamp have it: they agree to heap 518 and differ at 519 (see the twins below).",
    "`0.161` 并非 Flammenkamp 的表中所列的 `0.36`：二者到堆 518 都一致，在 519 处不同（见下文的孪生）。",
  ],
  [
    "`0.27` is `0.26`, not `0.06`, and `0.314` is not `0.31`, both unlike the table of Winning Ways.",
    "`0.27` 即 `0.26`，而非 `0.06`；`0.314` 也不是 `0.31`；这两处与 Winning Ways 的表不同。",
  ],
  [
    "Czajka counts heap 0 among the rare heaps, and so one more than here; masks and last rare heaps agree.",
    "Czajka 把堆 0 也算作稀有堆，因此比本表多一个；掩码与最后的稀有堆均一致。",
  ],
  [
    "`4.344` and `4.364`, which stand as unsolved in Czajka's list, are proved periodic here: see the table of all games.",
    "`4.344` 与 `4.364` 在 Czajka 的列表中尚未解决，此处已证明呈周期：见全部游戏的表。",
  ],
];

/** Each published period beside what the census has of that game, also when it stands under another code. */
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

/** The page on subtraction games. */
export function subtraction(rows, verification, language) {
  const late = rows.filter(({ preperiod }) => preperiod > 0).length;
  const title = { en: "Subtraction games within {1..14}", zh: "{1..14} 内的减法游戏" }[language];
  const before = [
    other("subtraction-14"),
    paragraph(
      `All 16,383 subtraction sets of numbers from 1 to 14; a set that is a multiple of another is the same game with larger heaps, which leaves ${grouped(rows.length)}. Of these ${grouped(rows.length - late)} are periodic from heap 0 on and ${grouped(late)} are not: in the data, those with a preperiod above 0.`,
      `由 1 到 14 的数构成的全部 16,383 个减集；某集合若为另一集合的倍数，便是堆更大的同一游戏，因此共有 ${grouped(rows.length)} 个。其中 ${grouped(rows.length - late)} 个从堆 0 起就呈周期，${grouped(late)} 个不然：即数据中前周期大于 0 者。`,
    ),
    ...made("subtraction-14", verification),
  ];
  return { title, before };
}
